// Whether single keys act: voice control types letters that nobody meant, so they can be turned off.

import { readStored, store } from '../storage.ts';

/** Under this key stands `off` for those who turned the keys off. */
const KEY = 'shortcuts';

export function shortcutsAreOn(): boolean {
  return readStored(KEY) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  store(KEY, on ? 'on' : 'off');
}
