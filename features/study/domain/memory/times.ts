// Lengths of time, in milliseconds.

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** What lies closer together still rings in the ear: it says nothing of memory. */
export const APART_MS = DAY_MS / 2;

/** A missed card comes back in the session that missed it, when it no longer rings in the ear. */
export const AGAIN_MS = 10 * MINUTE_MS;
