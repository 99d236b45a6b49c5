// What a key means on every screen: the list of keys, or a page to go to. Fetched with the first key, which most visits never press.

import { isPageKey } from './page-keys.ts';

/** `g` and then one of these goes to a page. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  h: '/',
  s: '/study',
  r: '/ai-roles',
  c: '/scenarios',
  w: '/words',
  p: '/profile',
};
/** How long `g` waits for its second key. */
const SEQUENCE_MS = 1200;

let lastG = Number.NEGATIVE_INFINITY;

/** `?` for the list, the path of a page, or undefined for a key that means nothing here. */
export function readShortcut(event: KeyboardEvent): string | undefined {
  if (!isPageKey(event)) return undefined;
  const path = event.timeStamp - lastG < SEQUENCE_MS ? DESTINATIONS[event.key] : undefined;
  lastG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
  return event.key === '?' ? event.key : path;
}
