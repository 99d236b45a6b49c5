// The learner's words on their way, as the browser keeps them until the server has confirmed them.

import type { Outgoing, Post } from './conversation.ts';

/** The code of the problem of words that a visit before this one sent without learning their fate. */
export const UNCONFIRMED = 'UNCONFIRMED';

/** What to store for a conversation; empty when nothing is on its way. */
export function writePost(outgoing: Outgoing | null): string {
  if (outgoing?.kind !== 'post') return '';
  const { id, text, replaces, at } = outgoing;
  return JSON.stringify({ id, text, replaces, at } satisfies Post);
}

/** What was on its way, as unsent until the talk has been read; null for anything that is no such thing. */
export function readPost(stored: string | null): Outgoing | null {
  const value = parse(stored ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const { id, text, replaces, at } = value as Partial<Record<keyof Post, unknown>>; // every field is checked below
  const isPost = typeof id === 'string' && typeof text === 'string' && typeof at === 'string';
  if (!isPost || (replaces !== null && typeof replaces !== 'string')) return null;
  return { kind: 'post', id, text, replaces, at, problem: { code: UNCONFIRMED, until: null } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Empty, not ours, or cut off: nothing was on its way.
  }
}
