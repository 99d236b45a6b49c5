// The learner's words on their way, as the browser keeps them until the server has confirmed them.

import { INPUTS } from '../limits.ts';
import type { Outgoing, Post } from './conversation.ts';

/** The code of the problem of words that a visit before this one sent without learning their fate. */
export const UNCONFIRMED = 'UNCONFIRMED';

/** `isWaiting`: the server has refused it for want of study time, so it was certainly not said. */
type StoredPost = Post & { readonly isWaiting: boolean };

/** The code of the problem of words that wait for study time; they are sent when there is some again. */
export const STUDY_TIME_OVER = 'STUDY_TIME_OVER';

/** What to store for a conversation; empty when nothing is on its way. */
export function writePost(outgoing: Outgoing | null): string {
  if (outgoing?.kind !== 'post') return '';
  const { id, text, input, replaces, at, problem } = outgoing;
  const isWaiting = problem?.code === STUDY_TIME_OVER;
  return JSON.stringify({ id, text, input, replaces, at, isWaiting } satisfies StoredPost);
}

/** What was on its way, as unsent until the talk has been read; null for anything that is no such thing. */
export function readPost(stored: string | null): Outgoing | null {
  const value = parse(stored ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const {
    id,
    text,
    input: means,
    replaces,
    at,
    isWaiting,
  } = value as Partial<Record<keyof StoredPost, unknown>>; // all are checked below
  const isPost = typeof id === 'string' && typeof text === 'string' && typeof at === 'string';
  if (!isPost || (replaces !== null && typeof replaces !== 'string')) return null;
  const code = isWaiting === true ? STUDY_TIME_OVER : UNCONFIRMED;
  const input = INPUTS.find((known) => known === means) ?? 'typed';
  return { kind: 'post', id, text, input, replaces, at, problem: { code, until: null } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Empty, not ours, or cut off: nothing was on its way.
  }
}
