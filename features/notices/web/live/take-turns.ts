// Lets one tab at a time do what would be too much for all: by a lock that the tabs of a browser share.

type TurnOptions = {
  readonly name: string;
  /** Aborts when this tab is done for good. */
  readonly signal: AbortSignal;
  /** It is this tab's turn. */
  readonly lead: () => void;
  /** It no longer is. */
  readonly follow: () => void;
};

type Turns = {
  /** Takes the turn from a tab that does not answer any more. */
  readonly take: () => void;
};

/** Waits for its turn from now on. */
export function takeTurns(options: TurnOptions): Turns {
  return 'locks' in navigator ? byLock(options) : whileVisible(options);
}

function byLock({ name, signal, lead, follow }: TurnOptions): Turns {
  let waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());

  const hold = () =>
    new Promise<void>((resolve) => {
      lead();
      signal.addEventListener('abort', () => resolve());
    });

  const queue = async (isTaking: boolean): Promise<void> => {
    const attempt = new AbortController();
    waiting.abort();
    waiting = attempt;
    try {
      await navigator.locks.request(name, isTaking ? { steal: true } : { signal: attempt.signal }, hold);
    } catch (error) {
      // Another tab has taken it; or this one has left, or waits in another way.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      if (signal.aborted || waiting !== attempt) return;
      follow();
      void queue(false);
    }
  };
  void queue(false);
  return { take: () => void queue(true) };
}

/** Browsers have locks only on secure pages; without, each tab leads while somebody looks at it. */
function whileVisible({ signal, lead, follow }: TurnOptions): Turns {
  const look = () => (document.visibilityState === 'visible' ? lead() : follow());
  addEventListener('visibilitychange', look, { signal });
  look();
  return { take: lead };
}
