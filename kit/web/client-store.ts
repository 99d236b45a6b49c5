// Keeps the client state in the browser under the one product key; a hint for the first paint, never a right.

import { create } from 'zustand';
import { type ClientState, LOGGED_OUT, parseClientState } from '../core/client-state.ts';
import { readStored, store } from './storage.ts';

/** Where the client state is stored. */
const PRODUCT_KEY = 'yulu';

export const useClientState = create<ClientState>()(() => parseStored(readStored(PRODUCT_KEY)));

/** Applies one of the rules of `kit/core/client-state.ts` and stores the outcome. */
export function changeClientState(rule: (state: ClientState) => ClientState): void {
  const stored = readStored(PRODUCT_KEY);
  // Another tab may have stored since, such as a sign-out, which must not be written over.
  const changed = rule(stored === null ? useClientState.getState() : parseStored(stored));
  // Replaced as a whole: a field that the rule left out, such as the username at sign-out, must go.
  useClientState.setState(changed, true);
  // Of a guest there is nothing to keep. A sign-out is kept: it tells the other tabs.
  if (stored === null && !changed.isLoggedIn) return;
  store(PRODUCT_KEY, JSON.stringify(changed));
}

/** Whether the stored state, which all tabs share, says that somebody is signed in. */
export const isStoredLogin = (): boolean => parseStored(readStored(PRODUCT_KEY)).isLoggedIn;

/** Calls back when another tab has stored nobody, somebody else, or another role or membership. */
export function onStoredPersonChange(listener: () => void): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    // No key: everything was cleared.
    if (key === null || (key === PRODUCT_KEY && personIn(oldValue) !== personIn(newValue))) listener();
  });
}

function personIn(stored: string | null): string {
  const { isLoggedIn, role, membershipType, username } = parseStored(stored);
  return JSON.stringify([isLoggedIn, role, membershipType, username]);
}

function parseStored(stored: string | null): ClientState {
  try {
    return parseClientState(JSON.parse(stored ?? '{}'));
  } catch {
    // Not JSON: someone or something else wrote it, and the next change replaces it.
    return LOGGED_OUT;
  }
}
