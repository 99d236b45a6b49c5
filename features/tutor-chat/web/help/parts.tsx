// The words of a message as buttons, to ask about one of them or about a stretch.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import type { Explanation, Part } from '../../domain/index.ts';
import { t } from '../texts.ts';

type PartsProps = {
  readonly text: string;
  readonly words: Explanation['words'];
  readonly part: Part | undefined;
  readonly onPick: (word: Part) => void;
};

export function Parts({ text, words, part, onPick }: PartsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-small text-muted">{t('help.parts')}</legend>
      <div className="flex flex-wrap gap-1">
        {words.map(({ start, end }) => {
          const isPicked = part !== undefined && part.start <= start && end <= part.end;
          return (
            <button
              key={start}
              type="button"
              aria-pressed={isPicked}
              onClick={() => onPick({ start, end })}
              className={classNames(
                'min-h-11 min-w-11 rounded-soft border px-2 text-lead transition-colors',
                isPicked ? 'border-ink bg-ink text-ground' : 'border-line hover:border-ink',
              )}
            >
              <Chinese text={text.slice(start, end)} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
