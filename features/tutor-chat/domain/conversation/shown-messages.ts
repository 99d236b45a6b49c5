// What of a conversation is seen: stored messages, the learner's words on their way, and what can be done with each.

import type { Message, OfflineTurn, ProgressView } from '../types.ts';
import { type Conversation, isAsking, OFFLINE, type Post, type Problem } from './conversation.ts';
import { STUDY_TIME_OVER, UNCONFIRMED } from './stored-post.ts';

export type ShownMessage = {
  readonly message: Message;
  /**
   * `sending`: on its way for the first time; `unsent`: it did not get there, see `problem`; `waiting`: said and answered
   * in the page, to be sent as soon as the server can be reached.
   */
  readonly delivery: 'stored' | 'sending' | 'unsent' | 'waiting';
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
  const shown = [...stored, ...state.turns.flatMap((turn, index) => offline(turn, index === 0, state))];
  if (outgoing?.kind !== 'post') return shown;
  const { problem } = outgoing;
  const delivery = problem === null ? 'sending' : 'unsent';
  return [...shown, { message: learnerMessage(outgoing), delivery, problem, isLive: false }];
}

/** A turn taken in the page, as its two messages. */
function offline(turn: OfflineTurn, isFirst: boolean, { turnsProblem }: Conversation): ShownMessage[] {
  const { id, at, corrections, answer } = turn;
  const problem = isFirst ? turnsProblem : null;
  const said = { ...learnerMessage(turn), corrections, understood: turn.understood };
  const heard: Message = {
    ...learnerMessage({ ...answer, at }),
    author: 'tutor',
    speaker: 'engine',
    answers: id,
    hardWords: answer.hardWords,
    translations: answer.translation,
    teaching: answer.teaching,
  };
  return [
    { message: said, delivery: problem === null ? 'waiting' : 'unsent', problem, isLive: false },
    { message: heard, delivery: 'waiting', problem: null, isLive: false },
  ];
}

/** The goals as the newest turn leaves them, wherever it was taken. */
export function shownProgress({ turns, progress }: Conversation): ProgressView {
  return turns.at(-1)?.progress ?? progress;
}

/** While an edit or a retry is under way, what it replaces is gone already; when it fails, it is back. */
function staying({ messages: stored, outgoing, turns }: Conversation): readonly Message[] {
  // What the server has of a turn that was taken here gives way to it until it has been sent.
  const taken = new Set(turns.map(({ id }) => id));
  const messages =
    taken.size === 0
      ? stored
      : stored.filter(({ id, answers }) => !taken.has(id) && !taken.has(answers ?? ''));
  if (outgoing === null || outgoing.problem !== null) return messages;
  if (outgoing.kind === 'retry') {
    const { messageId } = outgoing;
    return messages.filter(({ answers }) => answers !== messageId);
  }
  const end = messages.findIndex(({ id }) => id === outgoing.replaces);
  return end < 0 ? messages : messages.slice(0, end);
}

type Words = Pick<OfflineTurn, 'id' | 'text' | 'input' | 'at'>;

function learnerMessage({ id, text, input = 'typed', at }: Words): Message {
  return {
    id,
    author: 'learner',
    text,
    input,
    state: 'complete',
    failure: null,
    speaker: null,
    standIn: null,
    answers: null,
    corrections: [],
    hardWords: [],
    translations: {},
    teaching: null,
    understood: null,
    createdAt: at,
  };
}

/** Whether the tutor is about to speak and nothing of it can be seen yet. */
export function isWaiting(state: Conversation): boolean {
  if (state.liveId === null) return isAsking(state);
  return state.messages.find(({ id }) => id === state.liveId)?.text === '';
}

/** Whether words of the learner's wait to be sent again or taken back; nothing else is said before. */
export function hasUnsent({ outgoing, turnsProblem }: Conversation): boolean {
  return turnsProblem !== null || (outgoing?.kind === 'post' && outgoing.problem !== null);
}

/** Whether another device or window of the same person receives an answer right now. */
export function isAnsweredElsewhere(state: Conversation): boolean {
  return state.liveId === null && state.messages.at(-1)?.state === 'streaming';
}

/** The learner's message that can be answered anew: the newest, when nothing is being said. */
export function retriable(state: Conversation): string | null {
  if (isAsking(state) || isAnsweredElsewhere(state) || state.outgoing?.kind === 'post') return null;
  if (state.turns.length > 0) return null;
  const newest = state.messages.at(-1);
  return newest?.author === 'learner' ? newest.id : (newest?.answers ?? null);
}

/** Words that the embedded teacher may answer in the page: they, or the answer to them, were lost with the connection. */
export function lostPost({ messages, outgoing, liveId, lostIds }: Conversation): Post | null {
  if (outgoing?.kind === 'post') {
    const { kind: _, problem, ...post } = outgoing;
    const isLost = problem?.code === OFFLINE || problem?.code === UNCONFIRMED;
    return isLost && post.replaces === null ? post : null;
  }
  const [question, answer] = messages.slice(-2);
  if (outgoing !== null || liveId !== null || !question || !answer) return null;
  if (!lostIds.includes(answer.id) || answer.answers !== question.id || answer.state === 'complete')
    return null;
  const { id, text, input, createdAt } = question;
  return { id, text, input, replaces: null, at: createdAt };
}

/** Whether words were refused for want of study time, and can be sent as soon as there is some. */
export function waitsForTime({ talk, outgoing, turnsProblem }: Conversation): boolean {
  const problem = turnsProblem ?? (outgoing?.kind === 'post' ? outgoing.problem : null);
  return talk !== null && problem?.code === STUDY_TIME_OVER;
}
