// What is kept of a talk in this browser tab: drafts and words on their way. It is gone with the tab, as private words should.

import { forgetKept } from './offline/stored-talks.ts';

type Kind = 'draft' | 'post';

const keyOf = (kind: Kind, talkId: string) => `yulu.${kind}.${talkId}`;

/** The stored text, or null when there is none or storage is blocked. */
export function recall(kind: Kind, talkId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(kind, talkId));
  } catch {
    return null; // Blocked by the browser's settings: nothing survives a reload then.
  }
}

/** Stores a text; an empty one is removed. */
export function keep(kind: Kind, talkId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(kind, talkId));
    else sessionStorage.setItem(keyOf(kind, talkId), text);
  } catch {
    // Blocked or full: the words are still on the screen.
  }
}

/** Nothing of a deleted talk stays. */
export function forgetTalk(talkId: string): void {
  keep('draft', talkId, '');
  keep('post', talkId, '');
  forgetKept(talkId);
}
