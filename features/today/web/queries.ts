// What the page asks about today, and which plays are finished.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import type { TodayContract } from '../contract.ts';
import { todayApi } from './today-api.ts';

export type Today = InferContractRouterOutputs<TodayContract>['read'];

/** Asked anew at every visit: people come here from studying. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => todayApi.read(),
  staleTime: 0,
});

export const finishedQuery = queryOptions({
  queryKey: ['today', 'finished'],
  queryFn: () => todayApi.listFinished(),
  staleTime: 0,
});
