// One request for an answer: hands its events on, the pieces gathered so that the page draws some twenty times a second.

import type { AnswerEvent, Problem } from '../../domain/index.ts';
import { problemOf } from '../problem-of.ts';

const DRAW_EVERY_MS = 50;

type Stream = AsyncIterable<AnswerEvent>;

type AnswerRequestOptions = {
  readonly open: (signal: AbortSignal) => Promise<Stream>;
  readonly onEvent: (event: AnswerEvent) => void;
  /** The stream is over; with a problem unless its last event said how the answer ended. */
  readonly onOver: (problem: Problem | null) => void;
};

export class AnswerRequest {
  readonly #options: AnswerRequestOptions;
  readonly #aborter = new AbortController();
  #pieces = '';
  /** Whether the pieces take the place of all that was drawn. */
  #isRestart = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = Date.now();

  constructor(options: AnswerRequestOptions) {
    this.#options = options;
  }

  /** Milliseconds since anything was heard. */
  get silence(): number {
    return Date.now() - this.#heardAt;
  }

  /** Runs until the answer is over. Never throws. */
  async run(): Promise<void> {
    const { open, onOver } = this.#options;
    try {
      const isWhole = await this.#hear(await open(this.#aborter.signal));
      this.#draw();
      if (!this.#aborter.signal.aborted) onOver(isWhole ? null : { code: 'OFFLINE', until: null });
    } catch (error) {
      this.#draw();
      if (!this.#aborter.signal.aborted) onOver(problemOf(error));
    }
  }

  /** Ends the request: the server stops the answer and keeps what it has. Nothing more is handed on. */
  abort(): void {
    this.#draw();
    this.#aborter.abort();
  }

  async #hear(stream: Stream): Promise<boolean> {
    let isWhole = false;
    for await (const event of stream) {
      if (this.#aborter.signal.aborted) return false;
      this.#heardAt = Date.now();
      if (event.type === 'delta') this.#gather(event);
      else {
        this.#draw();
        this.#options.onEvent(event);
        isWhole = event.type === 'ended';
      }
    }
    return isWhole;
  }

  #gather({ text, restart }: Extract<AnswerEvent, { type: 'delta' }>): void {
    if (restart) this.#isRestart = true;
    this.#pieces = restart ? text : this.#pieces + text;
    this.#timer ??= setTimeout(() => this.#draw(), DRAW_EVERY_MS);
  }

  #draw(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#pieces;
    const isRestart = this.#isRestart;
    this.#pieces = '';
    this.#isRestart = false;
    if ((text === '' && !isRestart) || this.#aborter.signal.aborted) return;
    this.#options.onEvent({ type: 'delta', text, ...(isRestart ? { restart: true } : {}) });
  }
}
