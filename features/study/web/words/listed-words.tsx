// The words of a list, a page at a time, to be searched and changed together.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { SEARCH_MAX, WORDS_MAX } from '../../domain/bounds.ts';
import { type ListedWord, wordsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListedWordRow } from './listed-word-row.tsx';

const keyOf = ({ word, reading }: ListedWord): string => `${word} ${reading}`;

function reasonOf(error: Error): string {
  const code = errorCode(error);
  return code === 'LIST_UNKNOWN' ? t('words.unknown') : errorText(code);
}

type ListedWordsProps = {
  readonly listId: string;
  readonly initialSearch: string;
  /** False where the page has a field of its own: then one comes with the first tag that is chosen. */
  readonly hasField?: boolean;
};

export function ListedWords({ listId, initialSearch, hasField = true }: ListedWordsProps) {
  const [typed, setTyped] = useState(initialSearch);
  const search = useDeferredValue(typed.trim().slice(0, SEARCH_MAX));
  const query = useInfiniteQuery(wordsQuery(listId, search));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(Date.now);
  const select = (listed: ListedWord, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(keyOf(listed));
    else next.delete(keyOf(listed));
    setSelected(next);
  };
  return (
    <div className="grid gap-3">
      {hasField || typed !== '' ? (
        <SearchField
          label={t('words.search')}
          hint={t('words.searchHint')}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      <QueryPart query={query} failed={t('words.wordsFailed')} explain={reasonOf} lines={8}>
        {({ pages }) => {
          const words = pages.flatMap((page) => page.words);
          const chosen = words.filter((word) => selected.has(keyOf(word))).slice(0, WORDS_MAX);
          if (words.length === 0)
            return (
              <p className="py-6 text-muted">
                {t(search === '' && listId === 'mine' ? 'words.emptyMine' : 'words.none')}
              </p>
            );
          return (
            <div>
              <div className="-ms-2">
                <Button look="ghost" onClick={() => setSelected(new Set(words.map(keyOf)))}>
                  {t('words.selectAll', { count: words.length })}
                </Button>
              </div>
              <ul className="border-b border-line">
                {words.map((listed) => (
                  <ListedWordRow
                    key={keyOf(listed)}
                    listed={listed}
                    isSelected={selected.has(keyOf(listed))}
                    onSelect={(isSelected) => select(listed, isSelected)}
                    onTag={(tag) => setTyped(`#${tag}`)}
                    now={now}
                  />
                ))}
              </ul>
              <LoadMore
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
              />
              <NoticePlace />
              {chosen.length > 0 ? <BulkBar selected={chosen} onDone={() => setSelected(new Set())} /> : null}
            </div>
          );
        }}
      </QueryPart>
    </div>
  );
}
