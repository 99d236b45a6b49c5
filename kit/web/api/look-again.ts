// How often a query is asked again by itself: not while nobody answers, since then the whole page waits in one loop.

type Polled = { readonly state: { readonly status: 'pending' | 'error' | 'success' } };

/** For `refetchInterval`: every so many milliseconds while the last answer came. */
export const lookAgain =
  (everyMs: number) =>
  ({ state: { status } }: Polled): number | false =>
    status === 'success' ? everyMs : false;
