// Notices that this page is older than the server's: by the header on every answer, or by a missing chunk.

/** The header that carries the server's build id on every answer. */
const BUILD_HEADER = 'x-yulu-build';

let stale = false;
const listeners = new Set<() => void>();

export function isStale(): boolean {
  return stale;
}

/** Calls back when the page turns out to be stale; returns the way to stop listening. */
export function onStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Compares an answer's build with this page's. Answers without the header, and a page without a stamp, say nothing. */
export function compareBuild(headers: Headers): void {
  const theirs = headers.get(BUILD_HEADER);
  const ours = document.querySelector<HTMLMetaElement>('meta[name="yulu-build"]')?.content;
  if (theirs !== null && ours !== undefined && theirs !== ours) markStale();
}

/** Watches for chunks that a deploy has replaced under this page; a chunk that a bad network lost is no such sign. */
export function watchForLostChunks(): void {
  addEventListener('vite:preloadError', () => void askForBuild());
}

async function askForBuild(): Promise<void> {
  try {
    compareBuild((await fetch('/build.json', { cache: 'no-store' })).headers);
  } catch {
    // The server is away: the error page says what to do, and nothing is known of its build.
  }
}

function markStale(): void {
  if (stale) return;
  stale = true;
  for (const listener of listeners) listener();
}
