// What an admin has typed and not saved is kept in the browser, so that a reload or a closed tab loses nothing.

import { readStored, store } from '../../../../kit/web/storage.ts';

type StoredDraft<Draft> = {
  readonly draft: Draft;
  /** The version that it was begun from; 0 for something new. */
  readonly base: number;
  /** Of something new: the id that was typed. */
  readonly id: string;
};

/** A change of what a draft is made of changes the key: what an older page kept is then not read. */
const keyOf = (key: string) => `yulu-draft-1:${key}`;

/** `like`: a draft whose parts what is kept must have. */
export function recallDraft<Draft extends object>(key: string, like: Draft): StoredDraft<Draft> | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(key)) ?? 'null');
    return isKept(kept, like) ? kept : undefined;
  } catch {
    return undefined; // No JSON: something else wrote it, and the next change replaces it.
  }
}

/** False when the browser keeps nothing. */
export function keepDraft<Draft>(key: string, kept: StoredDraft<Draft>): boolean {
  return store(keyOf(key), JSON.stringify(kept));
}

export function forgetDraft(key: string): void {
  store(keyOf(key), '');
}

/** As far as the form needs it to open; the server looks at all of it. */
function isKept<Draft extends object>(value: unknown, like: Draft): value is StoredDraft<Draft> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('draft' in value && 'base' in value && 'id' in value)) return false;
  const { draft } = value;
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.keys(like).every((key) => key in draft);
}
