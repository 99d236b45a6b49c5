// How talks and messages appear in answers.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { TutorChatContract } from '../contract.ts';
import type { Message } from './messages-repo.ts';
import type { ListedTalk, Talk } from './talks-repo.ts';

type Outputs = InferContractRouterOutputs<TutorChatContract>;
export type TalkView = Outputs['readTalk']['talk'];
export type MessageView = Outputs['readTalk']['messages'][number];

export function toTalkView(
  talk: Talk | ListedTalk,
  preview = 'preview' in talk ? talk.preview : '',
): TalkView {
  return {
    id: talk.id,
    tutorId: talk.tutorId,
    language: talk.language,
    createdAt: talk.createdAt.toISOString(),
    lastMessageAt: talk.lastMessageAt.toISOString(),
    preview,
  };
}

/** A message whose writer died is shown as what it is: broken off when text had come, failed when none had. */
export function toMessageView(message: Message): MessageView {
  const isDead = message.state === 'streaming' && !message.isLive;
  const ended = message.text === '' ? 'failed' : 'broken_off';
  return {
    id: message.id,
    author: message.author,
    text: message.text,
    state: isDead ? ended : message.state,
    failure: isDead ? 'server_stopped' : message.failure,
    speaker: message.speaker,
    standIn: message.standIn,
    answers: message.answersId,
    createdAt: message.createdAt.toISOString(),
  };
}
