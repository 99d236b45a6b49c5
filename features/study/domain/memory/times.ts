// Lengths of time, in milliseconds.

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A missed card comes back in the session that missed it, when it no longer rings in the ear. */
export const AGAIN_MS = 10 * MINUTE_MS;
