// How the page reads lists page by page: spread into a query, whose `queryFn` passes `pageParam` to the call.

type PageParam = { readonly cursor?: string };
type Page = { readonly nextCursor: string | null };
// The first page has no cursor.
const initialPageParam: PageParam = {};

export const paging = {
  initialPageParam,
  getNextPageParam: ({ nextCursor }: Page): PageParam | undefined =>
    nextCursor === null ? undefined : { cursor: nextCursor },
};
