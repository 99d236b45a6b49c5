// The options of an exercise as large targets, each with its key; after the answer what was right and what was chosen.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { placeOf, usePageKeys } from '../use-page-keys.ts';

export type Option = { readonly key: string; readonly content: ReactNode };

type OptionListProps = {
  readonly label: string;
  readonly options: readonly Option[];
  /** `hanzi`: short and large, two in a row. */
  readonly look: 'hanzi' | 'text';
  readonly onChoose: (place: number) => void;
  /** Undefined until it is answered. */
  readonly answered: { readonly right: number; readonly chosen: number | undefined } | undefined;
};

export function OptionList({ label, options, look, onChoose, answered }: OptionListProps) {
  usePageKeys(answered === undefined, (key) => {
    const place = placeOf(key, options.length);
    if (place !== undefined) onChoose(place);
    return place !== undefined;
  });
  return (
    <ul
      aria-label={label}
      className={classNames('grid', answered ? 'gap-2' : 'gap-3', look === 'hanzi' && 'grid-cols-2')}
    >
      {options.map(({ key, content }, place) => (
        <li key={key} className="grid">
          <button
            type="button"
            aria-disabled={answered !== undefined}
            onClick={() => {
              if (!answered) onChoose(place);
            }}
            className={classNames(
              'flex items-center gap-3 rounded-soft border px-4 text-start transition-colors',
              // Makes room for what is said about the answer.
              answered ? 'min-h-11 py-1.5' : 'min-h-16 py-3',
              look === 'hanzi' ? 'text-hanzi' : 'text-body',
              lookOf(place, answered),
            )}
          >
            <OptionSign place={place} answered={answered} />
            <span className="min-w-0 grow">{content}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function lookOf(place: number, answered: OptionListProps['answered']): string {
  if (!answered) return 'border-line-strong bg-surface hover:border-ink hover:bg-raised';
  if (place === answered.right) return 'border-good bg-good-ground';
  return place === answered.chosen ? 'border-wrong bg-wrong-ground' : 'border-line bg-surface text-muted';
}

type OptionSignProps = { readonly place: number; readonly answered: OptionListProps['answered'] };

/** The key that chooses it; then how it went, never by colour alone. */
function OptionSign({ place, answered }: OptionSignProps) {
  if (answered?.right === place)
    return <Check aria-hidden="true" size={20} className="w-6 shrink-0 text-good" />;
  if (answered?.chosen === place)
    return <X aria-hidden="true" size={20} className="w-6 shrink-0 text-wrong" />;
  return (
    <kbd
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-soft border border-line font-sans text-caption text-muted"
    >
      {place + 1}
    </kbd>
  );
}
