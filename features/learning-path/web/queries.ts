// What the pages of the learning path read.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { LearningPathContract } from '../contract.ts';

export type LearningPath = InferContractRouterOutputs<LearningPathContract>['read'];
export type PathNode = LearningPath['nodes'][number];
export type Reason = LearningPath['recommendations'][number]['reasons'][number];

const api = apiOf<LearningPathContract>('learningPath');

/** Asked anew at every visit: people come here from what they have just done. */
export const pathQuery = queryOptions({
  queryKey: ['learning-path'],
  queryFn: () => api.read(),
  staleTime: 0,
});
