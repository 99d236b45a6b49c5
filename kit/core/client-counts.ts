// What the client state keeps of a member's minutes and booster packs; apart from it, since guests have none of both.

import type { ClientState } from './client-state.ts';

/** Keeps what the server has counted today: another day's minutes are replaced. `today` is yyyy-mm-dd. */
export function setLearningTime(state: ClientState, minutes: number, today: string): ClientState {
  // An answer may come after a sign-out, which leaves nothing of anybody's.
  if (!state.isLoggedIn) return state;
  return { ...state, dailyLearningTime: minutes, lastLearningDate: today };
}

/** Keeps how many booster packs a person owns and, where the server has said it, has used this month. */
export function setBoosterPacks(state: ClientState, owned: number, used?: number): ClientState {
  if (!state.isLoggedIn) return state;
  return { ...state, boosterPacks: owned, boosterPacksUsed: used ?? state.boosterPacksUsed };
}
