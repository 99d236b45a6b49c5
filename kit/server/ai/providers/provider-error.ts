// The one error that a call to a language model throws: a code for the page, a short detail for the log.

export type ProviderErrorCode =
  | 'unauthorized'
  | 'rate_limited'
  | 'overloaded'
  | 'bad_request'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'content_filtered'
  /** Nothing was sent: the model sees no pictures, or they are too many or too large. */
  | 'pictures_unsupported'
  | 'picture_refused'
  | 'aborted'
  | 'broken_off';

const worthRetrying: ReadonlySet<ProviderErrorCode> = new Set([
  'rate_limited',
  'overloaded',
  'timeout',
  'unreachable',
  'malformed',
]);

export type ProviderErrorFacts = {
  readonly code: ProviderErrorCode;
  /** Codes and numbers only, fit for a log: no text of the learner, no body of the provider, no key. */
  readonly detail: string;
  readonly retryAfterMs?: number | undefined;
  readonly afterFirstToken?: boolean;
  /** What the provider wrote, shortened and without the key. See `messageForAdmin`. */
  readonly providerMessage?: string | undefined;
  /** False when the same request would fail the same way, whatever the code says. */
  readonly retryable?: boolean;
};

/**
 * Why an answer did not come, or did not come whole.
 * `unauthorized` covers a wrong key and a spent balance; `broken_off` means text had arrived before it failed.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly detail: string;
  readonly retryAfterMs: number | undefined;
  readonly afterFirstToken: boolean;
  readonly retryable: boolean;
  // Private, so that no logger which walks an error's fields can write it out: it may quote the learner.
  readonly #providerMessage: string | undefined;

  constructor(facts: ProviderErrorFacts) {
    super(`${facts.code}: ${facts.detail}`);
    this.code = facts.code;
    this.detail = facts.detail;
    this.retryAfterMs = facts.retryAfterMs;
    this.afterFirstToken = facts.afterFirstToken ?? false;
    this.retryable = (facts.retryable ?? true) && !this.afterFirstToken && worthRetrying.has(facts.code);
    this.#providerMessage = facts.providerMessage;
  }

  /** What the provider wrote, at most 300 characters, for an admin who tests the settings. Never for learners or logs. */
  messageForAdmin(): string | undefined {
    return this.#providerMessage;
  }

  /** The same failure once text has been shown: everything but an abort and a filter becomes `broken_off`. */
  onceTextWasShown(): ProviderError {
    const keeps = this.code === 'aborted' || this.code === 'content_filtered' || this.code === 'broken_off';
    return new ProviderError({
      code: keeps ? this.code : 'broken_off',
      detail: keeps ? this.detail : `${this.code}, ${this.detail}`,
      afterFirstToken: true,
      providerMessage: this.#providerMessage,
    });
  }
}
