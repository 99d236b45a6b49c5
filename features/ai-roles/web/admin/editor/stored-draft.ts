// What an admin has typed and not saved is kept in the browser, so that a reload or a closed tab loses nothing.

import { readStored, store } from '../../../../../kit/web/storage.ts';
import { emptyDraft, type RoleDraft } from '../../../domain/draft.ts';

type StoredDraft = {
  readonly draft: RoleDraft;
  /** The version that it was begun from; 0 for a new role. */
  readonly base: number;
  /** Of a new role: the id that was typed. */
  readonly id: string;
};

/** A change of what a draft is made of changes the key: what an older page kept is then not read. */
const keyOf = (role: string) => `yulu-role-draft-1:${role}`;

export function recallDraft(role: string): StoredDraft | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(role)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined; // No JSON: something else wrote it, and the next change replaces it.
  }
}

/** False when the browser keeps nothing. */
export function keepDraft(role: string, kept: StoredDraft): boolean {
  return store(keyOf(role), JSON.stringify(kept));
}

export function forgetDraft(role: string): void {
  store(keyOf(role), '');
}

/** As far as the form needs it to open; the server looks at all of it. */
function isKept(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('draft' in value && 'base' in value && 'id' in value)) return false;
  const { draft } = value;
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.keys(emptyDraft()).every((key) => key in draft);
}
