// Rows of kept words, a page at a time.

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import type { KeptWord } from '../queries.ts';
import { KeptRow } from './kept-row.tsx';

type KeptRowsProps = {
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly words: readonly KeptWord[];
};

export function KeptRows({ query, words }: KeptRowsProps) {
  return (
    <>
      <ul className="border-b border-line">
        {words.map((word) => (
          <KeptRow key={word.id} kept={word} />
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
      />
    </>
  );
}
