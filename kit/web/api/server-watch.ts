// Waits for a server that does not answer: one polling loop for the whole page, with growing pauses.

/** Before the first look; each further pause is twice as long, up to the longest. */
const FIRST_MS = 1500;
const LONGEST_MS = 60_000;
/** Who was back for less than this has not come back: the pauses go on growing. */
const STEADY_MS = 60_000;

type Probe = () => Promise<unknown>;
type Listener = () => void;

let probe: Probe | undefined;
const backListeners = new Set<Listener>();
const stateListeners = new Set<Listener>();

let isAway = false;
let isLooking = false;
let looks = 0;
let backAt = Number.NEGATIVE_INFINITY;
/** Until when the server asked not to be asked (`Retry-After`). */
let notBefore = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says which cheap call tells that the server is there again; it fails while it is not. Call once, at the start. */
export function watchServer(ask: Probe): void {
  probe = ask;
  addEventListener('online', () => void lookNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookNow();
    else clearTimeout(timer);
  });
}

/** A call got no answer, or one that says that nobody is there (502, 503, 504). */
export function noteAbsence(retryAfterSeconds = 0): void {
  notBefore = Math.max(notBefore, Date.now() + Math.min(LONGEST_MS, retryAfterSeconds * 1000));
  if (isAway) return;
  setAway(true);
  if (Date.now() - backAt > STEADY_MS) looks = 0;
  lookLater();
}

/** Looks at once, for a person who does not want to wait, or a browser that is online again; false when nobody is away. */
export function lookNow(): boolean {
  if (isAway) void look();
  return isAway;
}

/** Calls back each time the server is there again; returns the way to stop listening. */
export function onServerBack(listener: Listener): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

export function isServerAway(): boolean {
  return isAway;
}

/** Calls back when the server goes away or is back; returns the way to stop listening. */
export function onServerState(listener: Listener): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

function setAway(away: boolean): void {
  isAway = away;
  for (const listener of stateListeners) listener();
}

function lookLater(): void {
  clearTimeout(timer);
  // Nobody waits behind a page that is not seen; it looks as soon as it is.
  if (document.visibilityState === 'hidden') return;
  timer = setTimeout(() => void look(), pauseBefore(looks, notBefore - Date.now()));
}

/** Thousands of pages notice an absence at once; they must not come back at once too. */
function pauseBefore(look: number, askedMs: number): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** look);
  return Math.max(askedMs, 0) + pause * (0.5 + Math.random() / 2);
}

async function look(): Promise<void> {
  if (isLooking || !probe) return;
  clearTimeout(timer);
  isLooking = true;
  looks += 1;
  try {
    await probe();
    setAway(false);
    backAt = Date.now();
    for (const listener of backListeners) listener();
  } catch {
    lookLater();
  } finally {
    isLooking = false;
  }
}
