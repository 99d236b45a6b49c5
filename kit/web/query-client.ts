// The one cache of what the server said.

import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from './call-server.ts';

const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Only an answer that did not come is worth asking for again; a refusal stays one.
      retry: (failures, error) => error instanceof UnreachableError && failures < RETRIES,
    },
    mutations: { retry: false },
  },
});
