// What a guest has typed or pasted, kept in this browser as their pictures are, so that it is still there after signing up.

import { readStored, store } from '../../../../kit/web/storage.ts';
import { KEPT_MS } from './kept-pictures.ts';

const KEY = 'yulu.guest-items';

/** Empty, too, once it is older than pictures are kept. */
export function readGuestText(): string {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'text' in kept && 'keptAt' in kept;
    return isKept && Number(kept.keptAt) > Date.now() - KEPT_MS ? String(kept.text) : '';
  } catch {
    return ''; // Written by another release.
  }
}

/** An empty one takes it away. */
export const keepGuestText = (text: string): boolean =>
  store(KEY, JSON.stringify(text === '' ? null : { text, keptAt: Date.now() }));
