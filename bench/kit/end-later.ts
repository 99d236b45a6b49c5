// Registers what a bench must end: when it finishes, fails or is interrupted.

type End = () => Promise<void> | void;

const ends: End[] = [];

/** Has `end` called once: by what is returned, or when the bench is stopped. */
export function endLater(end: End): () => Promise<void> {
  ends.push(end);
  return async () => {
    const place = ends.indexOf(end);
    if (place < 0) return;
    ends.splice(place, 1);
    await end();
  };
}

/** Ends everything that still runs, the newest first; one that cannot be ended keeps no other from it. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}
