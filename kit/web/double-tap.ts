// The second tap of a double one falls on whatever has just come to lie below the finger, and means what lay there before.

import type { MouseEvent } from 'react';

const DOUBLE_TAP_MS = 600;
/** How far apart two taps of a finger on one place come down, in CSS pixels. */
const SAME_PLACE = 40;

type Press = { readonly at: number; readonly x: number; readonly y: number; readonly on: EventTarget | null };

/** The last press of a finger or a mouse, and the one before it. */
let presses: readonly Press[] = [];

// Outside of a page nobody taps.
globalThis.document?.addEventListener(
  'pointerdown',
  ({ timeStamp, clientX, clientY, target }) => {
    presses = [{ at: timeStamp, x: clientX, y: clientY, on: target }, ...presses.slice(0, 1)];
  },
  { capture: true, passive: true },
);

/**
 * Whether a tap is the second one on a place, and falls on something else than the first because the page changed
 * between them; `changedAt` in milliseconds, as `performance.now()` gives them. Browsers do not count the taps of a
 * finger alike, so that places and times tell it. Never one of a key.
 */
export function isSecondTap({ detail, timeStamp }: MouseEvent, changedAt: number): boolean {
  const [last, before] = presses;
  if (detail === 0 || timeStamp - changedAt >= DOUBLE_TAP_MS || !last || !before || last.on === before.on)
    return false;
  const apart = Math.hypot(last.x - before.x, last.y - before.y);
  return last.at - before.at < DOUBLE_TAP_MS && apart <= SAME_PLACE;
}
