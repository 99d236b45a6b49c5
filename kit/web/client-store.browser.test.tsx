// The client state with another tab beside: nothing is written over, and only a change of the person is told.

import { expect, test, vi } from 'vitest';
import { setLearningTime } from '../core/client-counts.ts';
import { LOGGED_OUT, logIn, logOut } from '../core/client-state.ts';
import { changeClientState, onStoredPersonChange, useClientState } from './client-store.ts';

const KEY = 'yulu';
const SIGNED_IN = logIn(LOGGED_OUT, { role: 'student', membershipType: 'free', username: 'xiaoyu' });

/** As another tab does it: the storage changes, and this page hears of it. */
function storeElsewhere(state: object): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = JSON.stringify(state);
  localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}

test('minutes that arrive after a sign-out in another tab do not bring the person back', () => {
  changeClientState(() => SIGNED_IN);
  storeElsewhere(logOut());
  changeClientState((state) => setLearningTime(state, 12, '2026-11-22'));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(LOGGED_OUT);
  expect(useClientState.getState()).toEqual(LOGGED_OUT);
});

test('a guest leaves nothing on the device', () => {
  localStorage.removeItem(KEY);
  useClientState.setState(LOGGED_OUT, true);
  changeClientState(logOut);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('another tab’s minutes ask for no session, its sign-out does', () => {
  const listener = vi.fn();
  changeClientState(() => SIGNED_IN);
  onStoredPersonChange(listener);
  storeElsewhere(setLearningTime(SIGNED_IN, 12, '2026-11-22'));
  expect(listener).not.toHaveBeenCalled();
  storeElsewhere(logOut());
  expect(listener).toHaveBeenCalledTimes(1);
});
