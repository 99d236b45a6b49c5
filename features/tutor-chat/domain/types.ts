// The shapes of talks as they travel, read off the contract.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { TutorChatContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;

export type Tutor = Outputs['listTutors'][number];
export type Talk = Outputs['readTalk']['talk'];
/** Who talks with the learner: a tutor, or a character of a role or scene. */
export type Partner = NonNullable<Talk['partner']>;
export type Message = Outputs['readTalk']['messages'][number];
/** Messages of a talk, oldest first, and the way to those before them. */
export type TalkPage = Outputs['readTalk'];
/** The goals of a play with how far each is, and whether it has come to its end. */
export type ProgressView = Pick<TalkPage, 'goals' | 'ended'>;
export type AnswerEvent = Outputs['postMessage'] extends AsyncIterator<infer Event> ? Event : never;
