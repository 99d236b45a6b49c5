// For how long somebody talked, told from when the messages were said.

const MINUTE_MS = 60_000;
/** A longer silence is an absence, of which so much is counted. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Whole minutes, at least one where anything was said to and fro. `moments`: milliseconds since 1970, oldest first. */
export function minutesOf(moments: readonly number[]): number {
  const talked = moments
    .slice(1)
    .reduce((sum, at, index) => sum + Math.min(PAUSE_MS, Math.max(0, at - (moments[index] ?? at))), 0);
  return moments.length < 2 ? 0 : Math.max(1, Math.round(talked / MINUTE_MS));
}
