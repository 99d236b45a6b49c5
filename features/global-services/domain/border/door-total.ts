// The price and what the border probably asks for, in one sum and one currency: an estimate that nothing is charged by.

import { convertFen, isCurrency } from '../../../settings/domain/index.ts';
import type { PriceView } from '../quote/shapes.ts';

export type DoorTotal = {
  /** `at_least`: something is due besides whose amount nobody knows; `none`: nothing is expected. */
  readonly kind: 'about' | 'at_least' | 'none' | 'unknown';
  /** In minor units of `currency`. */
  readonly paid: number;
  readonly due: number;
  readonly sum: number;
  readonly currency: string;
};

/** In the currency that the price is shown in; the parts are rounded first, so that what stands there adds up. */
export function doorTotal({
  totalFen,
  shown,
  border,
}: Pick<PriceView, 'totalFen' | 'shown' | 'border'>): DoorTotal {
  const { isKnown, knownFen, hasUnknown } = border;
  const isOpen = !isKnown || (hasUnknown && knownFen === 0);
  const kind = isOpen ? 'unknown' : knownFen === 0 ? 'none' : hasUnknown ? 'at_least' : 'about';
  const due = shown && isCurrency(shown.currency) ? inShown(knownFen, shown, shown.currency) : undefined;
  if (!shown || due === undefined)
    return { kind, paid: totalFen, due: knownFen, sum: totalFen + knownFen, currency: 'CNY' };
  return { kind, paid: shown.amount, due, sum: shown.amount + due, currency: shown.currency };
}

function inShown(
  fen: number,
  { rate }: { readonly rate: string },
  currency: Parameters<typeof convertFen>[1],
): number | undefined {
  const converted = convertFen(fen, currency, { [currency]: rate });
  return converted.ok ? converted.value.amount : undefined;
}
