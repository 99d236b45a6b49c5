// The typed calls about decks, and the deck that was brought last.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { AnkiContract } from '../contract.ts';

export const ankiApi = apiOf<AnkiContract>('anki');

export type DeckImport = NonNullable<InferContractRouterOutputs<AnkiContract>['latest']>;

export const isRunning = ({ status }: Pick<DeckImport, 'status'>) =>
  status === 'waiting' || status === 'running';

const POLL_MS = 1500;

/** Asked again for as long as the deck is being brought. */
export const latestImportQuery = queryOptions({
  queryKey: ['anki', 'latest'],
  queryFn: () => ankiApi.latest(),
  refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
});
