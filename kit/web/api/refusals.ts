// Notifies the page of refusals that concern all of it: no session, no role, no study time.

type Listener = (code: string) => void;
const listeners = new Set<Listener>();

/** Codes that somebody may want to act on, whatever call they come from. */
const PAGE_WIDE_CODES = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'STUDY_TIME_OVER']);

/** Calls back with the code of each such refusal; returns the way to stop listening. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellRefusal(code: string): void {
  if (!PAGE_WIDE_CODES.has(code)) return;
  for (const listener of listeners) listener(code);
}
