// What the page knows of one talk, and how each thing that happens changes it.

import type { Input } from '../limits.ts';
import type {
  AnswerEvent,
  EndedEvent,
  Message,
  OfflineTurn,
  ProgressView,
  Talk,
  TalkPage,
} from '../types.ts';
import { mergeEarlier, mergeNewest } from './merge-pages.ts';

/** Why something the learner asked for did not happen: a code to show a text for, and from when on it may work. */
export type Problem = {
  readonly code: string;
  /** Milliseconds since 1970; null when trying again makes sense at once. */
  readonly until: number | null;
};

/** What the learner has asked for and the server has not confirmed; under way while `problem` is null. */
export type Outgoing =
  | {
      readonly kind: 'post';
      readonly id: string;
      readonly text: string;
      readonly input: Input;
      /** The learner's message that gives way, with all that follows it. */
      readonly replaces: string | null;
      /** ISO 8601. */
      readonly at: string;
      readonly problem: Problem | null;
    }
  | { readonly kind: 'retry'; readonly messageId: string; readonly problem: Problem | null };

export type Post = Omit<Extract<Outgoing, { kind: 'post' }>, 'kind' | 'problem'>;

export type Conversation = {
  readonly talk: Talk | null;
  /** As the server has them, oldest first, without gaps; the one with `liveId` grows here. */
  readonly messages: readonly Message[];
  readonly earlierCursor: string | null;
  readonly progress: ProgressView;
  readonly outgoing: Outgoing | null;
  /** The answer whose pieces this page receives right now. */
  readonly liveId: string | null;
  /** Answers that this page lost its connection to: for the server the learner had left, for the learner they broke off. */
  readonly lostIds: readonly string[];
  /** Taken in the page while the server could not be reached, oldest first; they wait to be sent. */
  readonly turns: readonly OfflineTurn[];
  /** Why the first of them was not taken by the server, other than that it could not be reached. */
  readonly turnsProblem: Problem | null;
  /** Answers that are others on the server than the learner had read in the page. */
  readonly changedIds: readonly string[];
};

export type Change =
  | { readonly type: 'read'; readonly page: TalkPage }
  | { readonly type: 'read-earlier'; readonly page: TalkPage }
  | { readonly type: 'posting'; readonly post: Post }
  | { readonly type: 'retrying'; readonly messageId: string }
  | { readonly type: 'heard'; readonly event: AnswerEvent }
  /** The answer's stream is over without having said so, or never began. */
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'stopped' }
  /** The learner takes back what was not sent. */
  | { readonly type: 'withdrawn' }
  /** The turns that wait now, as this browser keeps them. */
  | { readonly type: 'turns'; readonly turns: readonly OfflineTurn[] }
  /** A turn has been sent and taken by the server; `isSame`: as it was taken here. */
  | { readonly type: 'delivered'; readonly event: EndedEvent; readonly isSame: boolean }
  | { readonly type: 'turns-failed'; readonly problem: Problem | null };

export const NOTHING_YET: Conversation = {
  talk: null,
  messages: [],
  earlierCursor: null,
  progress: { goals: [], ended: false },
  outgoing: null,
  liveId: null,
  lostIds: [],
  turns: [],
  turnsProblem: null,
  changedIds: [],
};

/** The code of the problem when the learner stops before the server has confirmed anything. */
export const STOPPED_EARLY = 'STOPPED_EARLY';

/** The code of the problem when the server could not be reached. */
export const OFFLINE = 'OFFLINE';

/** Whether a request of this page for an answer is under way. */
export function isAsking({ outgoing, liveId }: Conversation): boolean {
  return liveId !== null || (outgoing !== null && outgoing.problem === null);
}

export function changeConversation(state: Conversation, change: Change): Conversation {
  switch (change.type) {
    case 'read':
      // What was asked for before the request would put back what the request has changed.
      return isAsking(state) ? state : settle(mergeNewest(state, change.page), state);
    case 'read-earlier':
      return mergeEarlier(state, change.page);
    case 'posting':
      return { ...state, outgoing: { kind: 'post', ...change.post, problem: null } };
    case 'retrying':
      return { ...state, outgoing: { kind: 'retry', messageId: change.messageId, problem: null } };
    case 'heard':
      return hear(state, change.event);
    case 'failed':
      return fail(state, change.problem);
    case 'stopped':
      return stop(state);
    case 'withdrawn':
      return { ...state, outgoing: null };
    case 'turns':
      return withTurns(state, change.turns);
    case 'delivered':
      return deliver(state, change.event, change.isSame);
    case 'turns-failed':
      return { ...state, turnsProblem: change.problem };
  }
}

/** Words that have become a turn here are no longer on their way by themselves. */
function withTurns(state: Conversation, turns: readonly OfflineTurn[]): Conversation {
  const { outgoing, turnsProblem } = state;
  const isTaken = outgoing?.kind === 'post' && turns.some(({ id }) => id === outgoing.id);
  return {
    ...state,
    turns,
    outgoing: isTaken ? null : outgoing,
    turnsProblem: turns.length === 0 ? null : turnsProblem,
  };
}

/** The server's turn takes the place of the one that was taken here. */
function deliver(state: Conversation, event: EndedEvent, isSame: boolean): Conversation {
  const { message, answer, goals, ended } = event;
  const others = state.messages.filter(({ id, answers }) => id !== message.id && answers !== message.id);
  const at = state.messages.findIndex(({ id }) => id === message.id);
  const before = at < 0 ? others : others.slice(0, at);
  return {
    ...state,
    messages: [...before, message, answer, ...others.slice(before.length)],
    progress: { goals, ended },
    turns: state.turns.filter(({ id }) => id !== message.id),
    turnsProblem: null,
    changedIds: isSame ? state.changedIds : [...state.changedIds, answer.id],
  };
}

/** Forgets what was asked for once the server shows that it, or something later, has happened. */
function settle(state: Conversation, before: Conversation): Conversation {
  const { outgoing, messages } = state;
  if (outgoing === null) return state;
  const happened =
    outgoing.kind === 'post'
      ? messages.some(({ id }) => id === outgoing.id)
      : messages.at(-1)?.id !== before.messages.at(-1)?.id;
  return happened ? { ...state, outgoing: null } : state;
}

function hear(state: Conversation, event: AnswerEvent): Conversation {
  switch (event.type) {
    case 'started':
      return start(state, event);
    case 'delta':
      return withLive(state, ({ text, ...answer }) => ({
        ...answer,
        text: event.restart ? event.text : text + event.text,
      }));
    case 'ended':
      return {
        ...withQuestion(
          withLive(state, () => event.answer),
          event,
        ),
        liveId: null,
      };
  }
}

function start(state: Conversation, { message, answer }: Extract<AnswerEvent, { type: 'started' }>) {
  const before = messagesBefore(state, message.id, answer.id);
  return { ...state, messages: [...before, message, answer], outgoing: null, liveId: answer.id };
}

/** What stays in front of a confirmed message: an edit takes the replaced one and all after it away. */
function messagesBefore(
  { messages, outgoing }: Conversation,
  id: string,
  answerId: string,
): readonly Message[] {
  const replaced = outgoing?.kind === 'post' ? outgoing.replaces : null;
  const end = messages.findIndex((message) => message.id === id || message.id === replaced);
  const kept = end < 0 ? messages : messages.slice(0, end);
  return kept.filter((message) => message.id !== answerId);
}

/** The learner's message has its corrections now, and the goals are where this turn has brought them. */
function withQuestion(state: Conversation, event: Extract<AnswerEvent, { type: 'ended' }>): Conversation {
  const { message, goals, ended } = event;
  const messages = state.messages.map((each) => (each.id === message.id ? message : each));
  return { ...state, messages, progress: { goals, ended } };
}

function withLive(state: Conversation, change: (answer: Message) => Message): Conversation {
  const messages = state.messages.map((message) => (message.id === state.liveId ? change(message) : message));
  return { ...state, messages };
}

function fail(state: Conversation, problem: Problem): Conversation {
  if (state.liveId === null) return withProblem(state, problem);
  const broken = withLive(state, (answer) => ({
    ...answer,
    state: answer.text === '' ? 'failed' : 'broken_off',
    failure: 'broken_off',
  }));
  return { ...broken, liveId: null, lostIds: [...state.lostIds, state.liveId] };
}

function stop(state: Conversation): Conversation {
  if (state.liveId === null) return withProblem(state, { code: STOPPED_EARLY, until: null });
  return { ...withLive(state, (answer) => ({ ...answer, state: 'stopped' })), liveId: null };
}

function withProblem(state: Conversation, problem: Problem): Conversation {
  return state.outgoing === null ? state : { ...state, outgoing: { ...state.outgoing, problem } };
}
