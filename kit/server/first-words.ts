// Lets first words go before records: while turns begin and are decided, the storing of finished ones waits a moment, and so
// does the counting of study time.

/** Nobody waits longer than this for turns that begin slowly. Fifty that begin at once take about 400 ms on two cores. */
const PATIENCE_MS = 600;

export class FirstWords {
  #beginning = 0;
  #waiting: (() => void)[] = [];

  /** Does a part of a turn that its first words wait for. */
  async before<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#beginning += 1;
    try {
      return await work();
    } finally {
      this.#beginning -= 1;
      // A turn that has begun is decided next.
      if (this.#beginning === 0) setImmediate(() => this.#goOn());
    }
  }

  /** Resolves when no turn is about to begin, at the latest after 600 ms. */
  async gone(): Promise<void> {
    if (this.#beginning === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #goOn(): void {
    if (this.#beginning > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }
}
