// What the page of the placement reads and tells.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { PlacementContract } from '../contract.ts';
import { t } from './texts.ts';

export type Placement = InferContractRouterOutputs<PlacementContract>['finish'];

export const placementApi = apiOf<PlacementContract>('placement');

export const latestQuery = queryOptions({
  queryKey: ['placement'],
  queryFn: async () => (await placementApi.read()).latest,
});

/** What holds: the latest that was taken over, whatever was taken since; null without one. */
export const placedLevelQuery = queryOptions({
  queryKey: ['placement', 'placedLevel'],
  queryFn: async () => (await placementApi.read()).inForce,
});

const OWN_CODES = ['NOT_OVER', 'UNKNOWN_WORD'] as const;

/** What the server will not work out however often it is told; undefined for what may pass. */
export function refusalText(code: string): string | undefined {
  const own = OWN_CODES.find((known) => known === code);
  return own && t(`errors.${own}`);
}
