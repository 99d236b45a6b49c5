// Tells the page that the server refused a call for want of a session or a role, so that it can ask anew who is signed in.

const listeners = new Set<() => void>();

/** Calls back at each refusal; returns the way to stop listening. */
export function onAccessRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellAccessRefused(): void {
  for (const listener of listeners) listener();
}
