// What the learner's home page asks the server: the latest talks of every kind.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { placedLevelQuery } from '../../placement/web/api.ts';
import type { TutorChatContract } from '../../tutor-chat/contract.ts';

export type Talk = InferContractRouterOutputs<TutorChatContract>['listTalks']['talks'][number];

const api = apiOf<TutorChatContract>('tutorChat');

/** The latest talks with tutors, in roles and in scenes, newest first. Asked anew at every visit: people come here from a talk. */
export const latestTalks = queryOptions({
  queryKey: ['home', 'latest-talks'],
  queryFn: async (): Promise<readonly Talk[]> => (await api.listTalks({ kind: 'any' })).talks,
  staleTime: 0,
});

/** Whether a placement was taken over: whoever has one does not begin by saying hello. Asked where nothing else leads on. */
export function useIsPlaced(isAsked: boolean): boolean | undefined {
  const { data, error } = useQuery({ ...placedLevelQuery, enabled: isAsked }, queryClient);
  if (error) return false;
  return data === undefined ? undefined : data !== null;
}
