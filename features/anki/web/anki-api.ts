// The typed calls about decks, and those that were brought last.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import type { AnkiContract } from '../contract.ts';

export const ankiApi = apiOf<AnkiContract>('anki');

export type DeckImport = InferContractRouterOutputs<AnkiContract>['listImports'][number];

export const isRunning = ({ status }: Pick<DeckImport, 'status'>) =>
  status === 'waiting' || status === 'running';

const POLL_MS = 1500;

/** The latest first; asked again for as long as that one is being brought. */
export const importsQuery = queryOptions({
  queryKey: ['anki', 'imports'],
  queryFn: () => ankiApi.listImports(),
  refetchInterval: ({ state }) => (state.data?.[0] && isRunning(state.data[0]) ? POLL_MS : false),
});

/** Shows a deck that is being brought before the list is read again. */
export const importBegun = (begun: DeckImport): void => {
  queryClient.setQueryData(importsQuery.queryKey, (known = []) => [
    begun,
    ...known.filter(({ id }) => id !== begun.id),
  ]);
};
