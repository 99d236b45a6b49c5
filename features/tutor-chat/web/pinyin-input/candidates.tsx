// The row above the field: ways to write what was typed in pinyin, chosen by number, space or tap.

import { X } from 'lucide-react';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { t } from '../texts.ts';
import type { PinyinInput } from './use-pinyin-input.ts';

type CandidatesProps = {
  readonly input: PinyinInput;
  readonly listId: string;
  /** After a tap: back to the field. */
  readonly onChosen: () => void;
};

export function Candidates({ input, listId, onChosen }: CandidatesProps) {
  const { candidates, active, choose, turnOff } = input;
  if (candidates.length === 0) return null;
  return (
    <div className="mb-2 flex items-center gap-1">
      <div
        id={listId}
        // A select takes the focus, which is to stay in the field.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t('pinyinInput.title')}
        className="flex min-w-0 grow gap-1 overflow-x-auto overscroll-x-contain py-0.5 [scrollbar-width:none]"
      >
        {candidates.map((candidate, at) => (
          // The field keeps the focus and names the active one; the keys are the field's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={candidate}
            id={optionId(listId, at)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={at === active}
            ref={at === active ? intoView : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choose(candidate);
              onChosen();
            }}
            className={classNames(
              'flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-soft border px-3 text-lead',
              at === active ? 'border-ink bg-raised' : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            <span aria-hidden="true" className="text-caption text-muted">
              {at + 1}
            </span>
            <span lang="zh-Hans" className="whitespace-nowrap">
              {candidate}
            </span>
          </div>
        ))}
      </div>
      <IconButton label={t('pinyinInput.turnOff')} onClick={turnOff}>
        <X aria-hidden="true" size={18} />
      </IconButton>
      <output className="sr-only">
        {t('pinyinInput.found', { first: candidates[active] ?? '', count: candidates.length })}
      </output>
    </div>
  );
}

/** On a phone not all of them fit: arrows may choose one that is out of sight. */
const intoView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}
