// What is kept as long as a tab is open: drafts that nobody else at this device may see later.

/** The text kept in this tab, or null when there is none or storage is blocked. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Blocked by the browser's settings.
  }
}

/** Keeps a text as long as this tab is open; null takes it away. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: what was typed is still on the screen.
  }
}

/** Takes away what this tab keeps under keys that begin with `prefix`. */
export function forgetInTab(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Blocked by the browser's settings: then nothing was kept either.
  }
}
