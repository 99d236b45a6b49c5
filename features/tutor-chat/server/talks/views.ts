// How talks and messages appear in answers.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { TutorChatContract } from '../../contract.ts';
import type { Progress } from '../../domain/turn/progress.ts';
import {
  toProgressView as playProgressView,
  toCorrectionView,
  toHardWordView,
  toTeachingView,
} from '../../domain/turn/turn-views.ts';
import type { ShownMessage } from './messages-repo.ts';
import { partnerOf, playOf, type Subject } from './subjects/subjects.ts';
import type { TalkWithPreview } from './talks-repo.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;
export type TalkView = Outputs['readTalk']['talk'];
export type ReviewView = Outputs['reviewTalk'];
export type ProgressView = Pick<Outputs['readTalk'], 'goals' | 'ended'>;
export type SituationView = Outputs['readSituation'];
export type SnapshotView = Outputs['readSnapshot'];
export type MessageView = Outputs['readTalk']['messages'][number];

export function toTalkView(talk: TalkWithPreview, subject: Subject | undefined): TalkView {
  return {
    id: talk.id,
    kind: talk.kind,
    subject: talk.subject,
    subjectVersion: talk.subjectVersion,
    partner: subject ? partnerOf(subject) : null,
    language: talk.language,
    createdAt: talk.createdAt.toISOString(),
    lastMessageAt: talk.lastMessageAt.toISOString(),
    preview: talk.preview,
  };
}

/** The goals of a play with how far each is; none in a tutor's talk, and when the play is no longer there. */
export function toProgressView(progress: Progress, subject: Subject | undefined): ProgressView {
  return playProgressView(progress, subject && playOf(subject));
}

/** A message whose writer died is shown as what it is: broken off when text had come, failed when none had. */
export function toMessageView(message: ShownMessage): MessageView {
  const isDead = message.state === 'streaming' && !message.isLive;
  const ended = message.text === '' ? 'failed' : 'broken_off';
  return {
    id: message.id,
    author: message.author,
    text: message.text,
    state: isDead ? ended : message.state,
    failure: isDead ? 'server_stopped' : message.failure,
    speaker: message.speaker,
    input: message.input,
    standIn: message.standIn,
    answers: message.answersId,
    corrections: (message.corrections ?? []).map(toCorrectionView),
    hardWords: (message.hardWords ?? []).map(toHardWordView),
    translations: message.translations,
    teaching: toTeachingView(message.teaching),
    understood: message.understood,
    createdAt: message.createdAt.toISOString(),
  };
}
