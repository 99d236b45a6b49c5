// Reads a talk again whenever something may have changed it elsewhere, and when a server that was away is back.

import { isAbsence } from '../../../../kit/web/api/api.ts';
import { UnreachableError } from '../../../../kit/web/api/call-server.ts';
import { onServerBack } from '../../../../kit/web/api/server-watch.ts';
import type { Problem, TalkPage } from '../../domain/index.ts';
import { problemOf } from '../problem-of.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';

const POLL_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Asking again would be answered alike. */
const FINAL = new Set(['NOT_FOUND', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN']);

type TalkReaderOptions = {
  readonly talkId: string;
  readonly onPage: (page: TalkPage) => void;
  /** `isCutOff`: nothing came at all; anything that the server says, errors included, is a sign of it. */
  readonly onProblem: (problem: Problem, isCutOff: boolean) => void;
  /** Whether another device is being answered, so that the talk goes on changing. */
  readonly isMoving: () => boolean;
};

export class TalkReader {
  readonly #options: TalkReaderOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isOutdated = false;
  #isClosed = false;
  #failures = 0;
  #stopWaiting: (() => void) | undefined;

  constructor(options: TalkReaderOptions) {
    this.#options = options;
  }

  open(): void {
    this.#isClosed = false;
    this.#stopWaiting = onServerBack(() => this.readIn(0));
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaiting?.();
    clearTimeout(this.#timer);
  }

  /** Reads after a while, or at once; a reading that is planned already moves. */
  readIn(ms: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), ms);
  }

  /** The page knows something newer than what is being read now, which would put it back: it is read once more instead. */
  outdate(): void {
    this.#isOutdated = this.#isReading;
  }

  async #read(): Promise<void> {
    if (this.#isReading) return this.readIn(POLL_MS);
    this.#isReading = true;
    try {
      const page = await tutorChatApi.readTalk({ id: this.#options.talkId });
      if (this.#isClosed) return;
      if (this.#isOutdated) return this.readIn(0);
      this.#failures = 0;
      this.#options.onPage(page);
      if (this.#options.isMoving()) this.readIn(POLL_MS);
    } catch (error) {
      if (this.#isClosed) return;
      const problem = problemOf(error);
      this.#options.onProblem(problem, error instanceof UnreachableError);
      // For a server that is away the whole page waits in one loop, which tells when it is back.
      if (FINAL.has(problem.code) || isAbsence(error)) return;
      this.#failures += 1;
      this.readIn(Math.min(LONGEST_WAIT_MS, POLL_MS * 2 ** this.#failures));
    } finally {
      this.#isReading = false;
      this.#isOutdated = false;
    }
  }
}
