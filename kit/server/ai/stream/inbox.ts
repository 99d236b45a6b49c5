// Queues text from the socket's events for the one reader that waits for it, many pieces at a time.

export type Inbox = {
  readonly push: (text: string) => void;
  readonly finish: () => void;
  readonly fail: (error: Error) => void;
  /** All text since the last call; undefined once finished. Text that had arrived comes before the failure. */
  readonly take: () => Promise<string | undefined>;
};

/** An unbounded buffer: the writer limits its size (see `maxAnswerBytes`). */
export function createInbox(): Inbox {
  let pending = '';
  let outcome: { readonly error: Error | undefined } | undefined;
  let wake: (() => void) | undefined;

  function notify(): void {
    wake?.();
    wake = undefined;
  }

  function settle(error: Error | undefined): void {
    outcome ??= { error };
    notify();
  }

  return {
    push: (text) => {
      pending += text;
      notify();
    },
    finish: () => settle(undefined),
    fail: (error) => settle(error),
    take: async () => {
      if (pending === '' && outcome === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (pending !== '') {
        const text = pending;
        pending = '';
        return text;
      }
      if (outcome?.error !== undefined) throw outcome.error;
      return undefined;
    },
  };
}
