// Lets first words go before records: while turns begin, are decided and put to a model, the storing of finished ones waits a
// moment, and so does the counting of study time and of a model's calls.

/** An answer's end waits no longer than this for turns that begin slowly. Fifty that begin at once take about 400 ms on two cores. */
const PATIENCE_MS = 600;

export class FirstWords {
  #beginning = 0;
  readonly #waiting = new Set<() => void>();

  /** Does a part of a turn that its first words wait for. */
  async before<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#beginning += 1;
    try {
      return await work();
    } finally {
      this.#beginning -= 1;
      // A turn that has begun is decided next, and one that is decided is put to a model.
      if (this.#beginning === 0) setImmediate(() => this.#goOn());
    }
  }

  /** Resolves when no turn is about to begin, at the latest after `patienceMs`: longer for what nobody sees. */
  async gone(patienceMs = PATIENCE_MS): Promise<void> {
    if (this.#beginning === 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, patienceMs);
      this.#waiting.add(goOn);
    });
  }

  /** One after the other: first words that a model says meanwhile go between them. */
  #goOn(): void {
    const [goOn] = this.#waiting;
    if (this.#beginning > 0 || goOn === undefined) return;
    goOn();
    setImmediate(() => this.#goOn());
  }
}
