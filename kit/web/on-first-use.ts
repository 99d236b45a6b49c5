// Puts work off until the person does something on the page: what is fetched for their next step then delays no first paint.

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'click'] as const;

/** Calls back once, at the first sign of use after this call; returns the way to call it off. */
export function onFirstUse(work: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    work();
  };
  for (const sign of SIGNS)
    addEventListener(sign, begin, { signal: listening.signal, passive: true, capture: true });
  return () => listening.abort();
}
