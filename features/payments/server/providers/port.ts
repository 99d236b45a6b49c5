// The port that payment providers implement: open, query and close an attempt; make and query a refund.

import type { PaymentId } from '../../domain/ids.ts';
import type { Fact, ProviderName } from '../../domain/index.ts';

export type AttemptToOpen = {
  /** Also the key under which opening it again is the same try. */
  readonly id: string;
  readonly paymentId: PaymentId;
  readonly number: string;
  readonly title: string;
  readonly amountFen: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

export type KnownAttempt = {
  readonly id: string;
  readonly paymentId: PaymentId;
  readonly providerRef: string | null;
  readonly amountFen: number;
  readonly expiresAt: Date;
};

/** `refused` is certain; `unknown` is a timeout, a server's error, an answer that says nothing. */
export type Opened =
  | { readonly status: 'open'; readonly providerRef: string | null; readonly url: string | null }
  | { readonly status: 'refused'; readonly failure: string }
  | { readonly status: 'unknown' };

/** Something said, to be kept as an event like what comes by itself. */
export type ProviderEvent = { readonly eventId: string; readonly type: string; readonly body: string };

export type RefundToMake = {
  readonly id: string;
  readonly tries: number;
  readonly amountFen: number;
  readonly providerPayment: string | null;
};

export type RefundUpdate =
  | { readonly status: 'succeeded' | 'pending'; readonly providerRefund: string | null }
  | { readonly status: 'failed'; readonly failure: string; readonly providerRefund?: string | null }
  /** `absent`: asked, and the provider knows nothing of it. */
  | { readonly status: 'unknown' | 'absent' };

export type Provider = {
  readonly name: ProviderName;
  open(attempt: AttemptToOpen): Promise<Opened>;
  /** What became of a try; undefined when there is nothing new, or no answer. */
  ask(attempt: KnownAttempt, now: Date): Promise<ProviderEvent | undefined>;
  /** Ends a try that nobody needs any more, as far as the provider can. */
  close(attempt: KnownAttempt): Promise<void>;
  /** What a verified message says; undefined for what is not about us. Throws for what it cannot be. */
  read(body: string): Fact | undefined;
  refund(refund: RefundToMake): Promise<RefundUpdate>;
  askRefund(refund: RefundToMake): Promise<RefundUpdate>;
};
