// Keeps the client state in the browser under the one product key; a hint for the first paint, never a right.

import { create } from 'zustand';
import { type ClientState, LOGGED_OUT, parseClientState } from '../core/client-state.ts';
import { readStored, store } from './storage.ts';

/** Where the client state is stored. */
export const PRODUCT_KEY = 'yulu';

export const useClientState = create<ClientState>()(() => readState());

/** Applies one of the rules of `kit/core/client-state.ts` and stores the outcome. */
export function changeClientState(rule: (state: ClientState) => ClientState): void {
  const changed = rule(useClientState.getState());
  // Replaced as a whole: a field that the rule left out, such as the username at sign-out, must go.
  useClientState.setState(changed, true);
  store(PRODUCT_KEY, JSON.stringify(changed));
}

function readState(): ClientState {
  try {
    return parseClientState(JSON.parse(readStored(PRODUCT_KEY) ?? '{}'));
  } catch {
    // Not JSON: someone or something else wrote it, and the next change replaces it.
    return LOGGED_OUT;
  }
}
