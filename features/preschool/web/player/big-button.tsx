// A control for small fingers: 64 px and more (56 on a telephone held sideways), a picture first, its name for those who do not see it.

import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';

type BigButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  /** Whether what it turns on is on; undefined for what only acts. */
  readonly pressed?: boolean;
  /** The one that is mostly wanted. */
  readonly isMain?: boolean;
};

export function BigButton({ icon: Icon, label, onClick, pressed, isMain = false }: BigButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full transition-colors',
        isMain ? 'size-20 max-tablet:size-16 bg-seal text-on-seal hover:bg-seal-hover' : 'size-16',
        'short:size-14',
        !isMain &&
          (pressed === true
            ? 'bg-ink text-ground'
            : 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised'),
      )}
    >
      <Icon aria-hidden="true" size={isMain ? 36 : 28} />
    </button>
  );
}
