// Lets the browser show what has changed before longer work begins, so that a key or a tap is answered at once.

/** A page out of sight paints nothing: it waits no longer than this. */
const LONGEST_MS = 100;

export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    // What is asked for in a frame runs before it is painted; a task of its own runs after.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
