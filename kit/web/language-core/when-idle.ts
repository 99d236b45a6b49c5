// Puts work off until the browser has nothing better to do.

const LATEST_MS = 3000;
/** For browsers that do not tell when they are idle. */
const DELAY_MS = 300;

/** Calls back once; returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, DELAY_MS);
  return () => clearTimeout(timer);
}
