// What of a conversation is seen: stored messages, the learner's words on their way, and what can be done with each.

import { type Conversation, isAsking, type Problem } from './conversation.ts';
import { STUDY_TIME_OVER } from './stored-post.ts';
import type { Message } from './types.ts';

export type ShownMessage = {
  readonly message: Message;
  /** `sending`: on its way for the first time; `unsent`: it did not get there, see `problem`. */
  readonly delivery: 'stored' | 'sending' | 'unsent';
  readonly problem: Problem | null;
  /** This page receives it right now. */
  readonly isLive: boolean;
};

/** Everything to show, oldest first. Nothing that the server refused or never got disappears. */
export function shownMessages(state: Conversation): readonly ShownMessage[] {
  const { outgoing, liveId } = state;
  const stored = staying(state).map(
    (message): ShownMessage => ({
      message,
      delivery: 'stored',
      problem: null,
      isLive: message.id === liveId,
    }),
  );
  if (outgoing?.kind !== 'post') return stored;
  const { id, text, at, problem } = outgoing;
  const delivery = problem === null ? 'sending' : 'unsent';
  return [...stored, { message: learnerMessage(id, text, at), delivery, problem, isLive: false }];
}

/** While an edit or a retry is under way, what it replaces is gone already; when it fails, it is back. */
function staying({ messages, outgoing }: Conversation): readonly Message[] {
  if (outgoing === null || outgoing.problem !== null) return messages;
  if (outgoing.kind === 'retry') {
    const { messageId } = outgoing;
    return messages.filter(({ answers }) => answers !== messageId);
  }
  const end = messages.findIndex(({ id }) => id === outgoing.replaces);
  return end < 0 ? messages : messages.slice(0, end);
}

function learnerMessage(id: string, text: string, createdAt: string): Message {
  return {
    id,
    author: 'learner',
    text,
    state: 'complete',
    failure: null,
    speaker: null,
    standIn: null,
    answers: null,
    corrections: [],
    hardWords: [],
    createdAt,
  };
}

/** Whether the tutor is about to speak and nothing of it can be seen yet. */
export function isWaiting(state: Conversation): boolean {
  if (state.liveId === null) return isAsking(state);
  return state.messages.find(({ id }) => id === state.liveId)?.text === '';
}

/** Whether words of the learner's wait to be sent again or taken back; nothing else is said before. */
export function hasUnsent({ outgoing }: Conversation): boolean {
  return outgoing?.kind === 'post' && outgoing.problem !== null;
}

/** Whether another device or window of the same person receives an answer right now. */
export function isAnsweredElsewhere(state: Conversation): boolean {
  return state.liveId === null && state.messages.at(-1)?.state === 'streaming';
}

/** The learner's message that can be answered anew: the newest, when nothing is being said. */
export function retriable(state: Conversation): string | null {
  if (isAsking(state) || isAnsweredElsewhere(state) || state.outgoing?.kind === 'post') return null;
  const newest = state.messages.at(-1);
  return newest?.author === 'learner' ? newest.id : (newest?.answers ?? null);
}

/** Whether words were refused for want of study time, and can be sent as soon as there is some. */
export function waitsForTime({ talk, outgoing }: Conversation): boolean {
  return talk !== null && outgoing?.kind === 'post' && outgoing.problem?.code === STUDY_TIME_OVER;
}
