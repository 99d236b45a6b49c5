// The shapes of talks as they travel, read off the contract.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { HintStep } from '../../../tutor-engine/state/help.ts';
import type { TutorChatContract } from '../contract.ts';
import type { Input } from './limits.ts';
import type { Progress } from './turn/progress.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;

export type Tutor = Outputs['listTutors'][number];
export type Talk = Outputs['readTalk']['talk'];
/** Who talks with the learner: a tutor, or a character of a role or scene. */
export type Partner = NonNullable<Talk['partner']>;
export type Message = Outputs['readTalk']['messages'][number];
/** Messages of a talk, oldest first, and the way to those before them. */
export type TalkPage = Outputs['readTalk'];
/** What a play comes to. */
export type Review = Outputs['reviewTalk'];
/** The goals of a play with how far each is, and whether it has come to its end. */
export type ProgressView = Pick<TalkPage, 'goals' | 'ended'>;
export type AnswerEvent = Outputs['postMessage'] extends AsyncIterator<infer Event> ? Event : never;
export type EndedEvent = Extract<AnswerEvent, { readonly type: 'ended' }>;
/** Where a talk stands on the server, as the embedded teacher in the page goes on from it. */
export type TalkSnapshot = Outputs['readSnapshot'];
/** What a talk is about, without what its level talks about. */
export type SituationView = Outputs['readSituation'];

/** A turn that the page took while the server could not be reached. Plain JSON. */
export type OfflineTurn = {
  /** Of the learner's message, as it will be sent. */
  readonly id: string;
  readonly text: string;
  readonly input?: Input | undefined;
  /** When it was said: ISO 8601. */
  readonly at: string;
  /** Steps of help that were asked for just before it, in their order. */
  readonly hints: readonly HintStep[];
  readonly corrections: Message['corrections'];
  readonly understood: Message['understood'];
  readonly answer: Pick<Message, 'id' | 'text' | 'hardWords' | 'teaching'> & {
    readonly translation: { readonly en: string; readonly pt: string };
    readonly memory: unknown;
  };
  /** How far the play is with this turn: as it is shown, and as the next turn goes on from it. */
  readonly progress: ProgressView;
  readonly stored: Progress;
};
