// Pieces of text on their way from the task that writes an answer to the learner's stream.

import type { TextChunk } from '../responders/responder.ts';

export class ChunkQueue {
  #waiting: TextChunk | undefined;
  #isEnded = false;
  #wake: (() => void) | undefined;

  put(piece: TextChunk): void {
    const before = this.#waiting;
    this.#waiting = !before || piece.restart ? piece : { ...before, text: before.text + piece.text };
    this.#wake?.();
  }

  end(): void {
    this.#isEnded = true;
    this.#wake?.();
  }

  /** Everything that has come since the last time in one piece; undefined at the end. */
  async take(): Promise<TextChunk | undefined> {
    while (this.#waiting === undefined) {
      if (this.#isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const piece = this.#waiting;
    this.#waiting = undefined;
    return piece;
  }
}
