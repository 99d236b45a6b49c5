// Sends the answers of the wizard one change after another; what could not be sent stays and goes with the next.

import type { ProfileDraft } from '../../../domain/index.ts';

export type DraftChange = Partial<ProfileDraft>;
/** `unsaved`: the server has not taken the last change; it is kept here and sent again. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved';

type SaverOptions = {
  readonly send: (change: DraftChange) => Promise<unknown>;
  readonly onStatus: (status: SaveStatus) => void;
};

export class DraftSaver {
  readonly #options: SaverOptions;
  #unsent: DraftChange = {};
  #sending: Promise<boolean> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
  }

  /** Whether everything that was added is on the server. */
  get isIdle(): boolean {
    return this.#sending === undefined && Object.keys(this.#unsent).length === 0;
  }

  add(change: DraftChange): void {
    this.#unsent = { ...this.#unsent, ...change };
  }

  /** True once the server has everything. */
  async flush(): Promise<boolean> {
    while (this.#sending) await this.#sending;
    if (Object.keys(this.#unsent).length === 0) return true;
    this.#sending = this.#sendAll();
    const isSent = await this.#sending;
    this.#sending = undefined;
    // What was answered meanwhile goes next.
    return isSent ? this.flush() : false;
  }

  async #sendAll(): Promise<boolean> {
    const change = this.#unsent;
    this.#unsent = {};
    this.#options.onStatus('saving');
    try {
      await this.#options.send(change);
      this.#options.onStatus('saved');
      return true;
    } catch {
      // Newer answers to the same question win over what failed.
      this.#unsent = { ...change, ...this.#unsent };
      this.#options.onStatus('unsaved');
      return false;
    }
  }
}
