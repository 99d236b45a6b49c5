// What the learner's home page asks the server: the latest talks, and who the tutors are.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api.ts';
import type { TutorChatContract } from '../../tutor-chat/contract.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;
export type Talk = Outputs['listTalks']['talks'][number];
export type Tutor = Outputs['listTutors'][number];
/** `tutor` is undefined when this installation no longer has the tutor of an old talk. */
export type TalkWithTutor = { readonly talk: Talk; readonly tutor: Tutor | undefined };

const api = apiOf<TutorChatContract>('tutorChat');

/** The latest talks, newest first, each with its tutor. Asked anew at every visit: people come here from a talk. */
export const latestTalks = queryOptions({
  queryKey: ['home', 'latest-talks'],
  queryFn: async (): Promise<readonly TalkWithTutor[]> => {
    const [{ talks }, tutors] = await Promise.all([api.listTalks({}), api.listTutors({})]);
    return talks.map((talk) => ({ talk, tutor: tutors.find(({ id }) => id === talk.tutorId) }));
  },
  staleTime: 0,
});
