// What the pages of the scenarios read.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { ScenariosContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<ScenariosContract>;
export type Scenario = Outputs['listScenarios'][number];
export type Scene = Outputs['readScene'];
export type Place = Scenario['id'];

const api = apiOf<ScenariosContract>('scenarios');

/** Shipped with the server: they change with a release. */
const STALE_MS = 10 * 60_000;

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios', 'list'],
  queryFn: () => api.listScenarios(),
  staleTime: STALE_MS,
});

export const sceneQuery = (place: Place, id: string) =>
  queryOptions({
    queryKey: ['scenarios', 'scene', place, id],
    queryFn: () => api.readScene({ place, id }),
    staleTime: STALE_MS,
  });
