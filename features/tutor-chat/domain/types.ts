// The shapes of talks as they travel, read off the contract.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { TutorChatContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;

export type Tutor = Outputs['listTutors'][number];
export type Talk = Outputs['readTalk']['talk'];
export type Message = Outputs['readTalk']['messages'][number];
/** Messages of a talk, oldest first, and the way to those before them. */
export type TalkPage = Outputs['readTalk'];
export type AnswerEvent = Outputs['postMessage'] extends AsyncIterator<infer Event> ? Event : never;
