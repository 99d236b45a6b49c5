// Keeps the client state in the browser under the one product key; a hint for the first paint, never a right.

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type ClientState, LOGGED_OUT, parseClientState } from '../core/client-state.ts';

/** Where the client state is stored. */
export const PRODUCT_KEY = 'yulu';

export const useClientState = create<ClientState>()(
  persist(() => LOGGED_OUT, { name: PRODUCT_KEY, merge: (stored) => parseClientState(stored) }),
);

/** Applies one of the rules of `kit/core/client-state.ts` and stores the outcome. */
export function changeClientState(rule: (state: ClientState) => ClientState): void {
  // Replaced as a whole: a field that the rule left out, such as the username at sign-out, must go.
  useClientState.setState(rule, true);
}
