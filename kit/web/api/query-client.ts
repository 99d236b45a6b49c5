// The one cache of what the server said.

import { QueryClient } from '@tanstack/react-query';
import { isAbsence } from './api.ts';
import { onServerBack } from './server-watch.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Nothing is asked again by itself but by the one loop of the server's watch, below.
      retry: false,
      // A part that joins a page where its question has failed shows the failure: it does not ask again, whoever
      // mounts and unmounts it.
      retryOnMount: false,
      // Without a connection a call fails at once and says so, instead of waiting unseen.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onServerBack(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isAbsence(state.error),
  });
});

/** A failure that nobody shows any more is forgotten: who comes to the page again asks again. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.state.status !== 'error') return;
  // Later, for the next page may take it over in the same moment.
  setTimeout(() => {
    const { status, data } = query.state;
    if (query.getObserversCount() === 0 && status === 'error' && data === undefined)
      queryClient.getQueryCache().remove(query);
  });
});
