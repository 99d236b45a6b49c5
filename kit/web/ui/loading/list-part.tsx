// A part of a page that is a list read page by page: the rows so far, the way to more, or a word when there are none.

import type { ReactNode } from 'react';
import { LoadMore } from './load-more.tsx';
import { QueryPart } from './query-part.tsx';

type ListPartProps<Page, Item> = {
  /** What `useInfiniteQuery` gives. */
  readonly query: {
    readonly data: { readonly pages: readonly Page[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly itemsOf: (page: Page) => readonly Item[];
  /** Stands in the list's place when it is empty. */
  readonly empty: ReactNode;
  /** A sentence in front of the reason: what could not be read. */
  readonly failed: string;
  /** The reason in the person's language, where a feature has texts for codes of its own. */
  readonly explain?: (error: Error) => string;
  /** Of what reads upwards, the newest last: the way to more stands above. */
  readonly isUpwards?: boolean;
  readonly children: (items: readonly Item[]) => ReactNode;
};

export function ListPart<Page, Item>(props: ListPartProps<Page, Item>) {
  const { query, itemsOf, empty, failed, explain, isUpwards = false, children } = props;
  return (
    <QueryPart query={query} failed={failed} {...(explain === undefined ? {} : { explain })}>
      {({ pages }) => {
        const items = pages.flatMap((page) => itemsOf(page));
        if (items.length === 0) return empty;
        const more = (
          <LoadMore
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        );
        return (
          <>
            {isUpwards ? more : null}
            {children(isUpwards ? items.toReversed() : items)}
            {isUpwards ? null : more}
          </>
        );
      }}
    </QueryPart>
  );
}
