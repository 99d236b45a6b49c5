// Puts a page of messages as the server has them together with what the page has already.

import type { Message, ProgressView, Talk, TalkPage } from '../types.ts';

type Known = {
  readonly talk: Talk | null;
  readonly messages: readonly Message[];
  readonly earlierCursor: string | null;
  readonly progress: ProgressView;
  readonly lostIds: readonly string[];
};

/**
 * The newest page is right about everything from its first message on. What lies before is kept as long as the two
 * touch: an edit takes away from a message on to the end, so what is older than a message still there is there too.
 */
export function mergeNewest<State extends Known>(state: State, page: TalkPage): State {
  const messages = page.messages.map((message) => asExperienced(message, state));
  const first = messages[0];
  const seam = state.messages.findIndex(({ id }) => id === first?.id);
  const before = state.messages.slice(0, Math.max(0, seam));
  const inPage = new Set(messages.map(({ id }) => id));
  const keeps = before.length > 0 && page.earlierCursor !== null && !before.some(({ id }) => inPage.has(id));
  const now = { talk: page.talk, progress: { goals: page.goals, ended: page.ended } };
  if (!keeps) return { ...state, ...now, messages, earlierCursor: page.earlierCursor };
  return { ...state, ...now, messages: [...before, ...messages] };
}

/** Puts an older page in front; messages that are known already stay once. */
export function mergeEarlier<State extends Known>(state: State, page: TalkPage): State {
  const known = new Set(state.messages.map(({ id }) => id));
  const earlier = page.messages.filter(({ id }) => !known.has(id));
  return { ...state, messages: [...earlier, ...state.messages], earlierCursor: page.earlierCursor };
}

/**
 * How the learner experienced an answer whose connection broke: they stopped nothing, although the server had to think
 * so, and what they have read does not vanish when the server had not stored the last of it.
 */
function asExperienced(message: Message, { messages, lostIds }: Known): Message {
  if (!lostIds.includes(message.id) || message.state === 'complete') return message;
  const read = messages.find(({ id }) => id === message.id)?.text ?? '';
  const text = read.startsWith(message.text) ? read : message.text;
  if (message.state !== 'stopped') return { ...message, text };
  return { ...message, text, state: text === '' ? 'failed' : 'broken_off', failure: 'broken_off' };
}
