// The square that hanzi are practised in, with its dashed cross and diagonals.

import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';

/** The side of the square in the units of all that is drawn in it. */
export const SIDE = 1024;

const HALF = SIDE / 2;

export function Grid({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden="true"
      className={classNames('absolute inset-0 size-full text-line', className)}
    >
      <path
        d={`M${HALF} 0V${SIDE}M0 ${HALF}H${SIDE}M0 0L${SIDE} ${SIDE}M${SIDE} 0L0 ${SIDE}`}
        stroke="currentColor"
        strokeWidth={3}
        strokeDasharray="14 18"
        fill="none"
      />
    </svg>
  );
}

/** What every square of this size looks like; it stays within the card and within a hand's reach. */
export const SQUARE =
  'relative mx-auto aspect-square w-full max-w-72 rounded-[0.25rem] border border-line-strong bg-ground';

/** How thick a stroke is drawn. */
export const PEN = 34;
