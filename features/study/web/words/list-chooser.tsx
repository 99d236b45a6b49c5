// The lists to choose from, by kind; on a phone one field, elsewhere all of them beside the words.

import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import type { WordList } from '../queries.ts';
import { t } from '../texts.ts';
import { listName } from './list-names.ts';

const KINDS = ['mine', 'deck', 'hsk', 'topic', 'lesson', 'scene', 'role', 'pack'] as const;

type ListChooserProps = {
  readonly lists: readonly WordList[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

export function ListChooser({ lists, chosen, onChoose }: ListChooserProps) {
  return (
    <>
      <div className="tablet:hidden">
        <Select label={t('words.lists')} value={chosen} onChange={onChoose} options={toOptions(lists)} />
      </div>
      <nav aria-label={t('words.lists')} className="grid content-start gap-5 max-tablet:hidden">
        {KINDS.map((kind) => {
          const own = lists.filter((list) => list.kind === kind);
          return own.length === 0 ? null : (
            <div key={kind}>
              <p className="mb-1 text-small font-bold text-muted">{t(`words.kinds.${kind}`)}</p>
              <ul>
                {own.map((list) => (
                  <ListLink key={list.id} list={list} isChosen={list.id === chosen} />
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </>
  );
}

/** What is on first, to be found again; then all by their kind. */
function toOptions(lists: readonly WordList[]) {
  const optionOf = (list: WordList, group: string) => ({ value: list.id, label: listName(list), group });
  return [
    ...lists.filter(({ isOn }) => isOn).map((list) => optionOf(list, t('words.isOn'))),
    ...KINDS.flatMap((kind) =>
      lists
        .filter((list) => list.kind === kind && !list.isOn)
        .map((list) => optionOf(list, t(`words.kinds.${kind}`))),
    ),
  ];
}

function ListLink({ list, isChosen }: { readonly list: WordList; readonly isChosen: boolean }) {
  return (
    <li>
      <Link
        to={`/study/words?list=${encodeURIComponent(list.id)}`}
        aria-current={isChosen ? 'page' : undefined}
        preventScrollReset
        className={classNames(
          'flex min-h-11 items-center justify-between gap-3 rounded-soft px-3 transition-colors hover:bg-raised',
          isChosen && 'bg-raised font-medium',
        )}
      >
        <span className="min-w-0">{listName(list)}</span>
        {list.isOn ? (
          <span className="flex shrink-0 items-center gap-1 text-caption text-good">
            <Check aria-hidden="true" size={14} strokeWidth={3} />
            {t('words.isOn')}
          </span>
        ) : (
          <span className="shrink-0 text-caption text-muted tabular-nums">{list.words}</span>
        )}
      </Link>
    </li>
  );
}
