// Reads and writes the browser's local storage, which may be blocked or full.

/** The stored text, or null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked by the browser's settings: the page works with its defaults.
    return null;
  }
}

/** Stores a text; false when the browser refuses, so that the caller can still act for this visit. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Leaves a note for the next page load in this tab. */
export function leaveNote(key: string): void {
  try {
    sessionStorage.setItem(key, '');
  } catch {
    // Blocked by the browser's settings: the next load does without.
  }
}

/** Whether a note was left; it stays. */
export function hasNote(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether a note was left; it counts once. */
export function takeNote(key: string): boolean {
  try {
    const wasLeft = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return wasLeft;
  } catch {
    return false;
  }
}

/** Begins the keys of what is only a copy of what the server has for a person; it goes when they go, in this tab as well. */
export const COPIES = 'yulu.copy.';

/** Begins the keys of copies of talks, with what was known of the learner then. */
export const TALK_COPIES = `${COPIES}talk.`;

/** The ends of the keys that begin with `prefix`. */
export function storedUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return []; // Blocked by the browser's settings.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked by the browser's settings: then nothing was stored either.
  }
}

export function forgetUnder(prefix: string): void {
  for (const rest of storedUnder(prefix)) forgetStored(prefix + rest);
}
