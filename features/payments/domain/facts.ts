// What a provider can say, in our words, whoever the provider is.

import type { RefundId } from './ids.ts';

/** About one try to pay. Amounts in minor units of the currency, which is a lower-case code. */
export type AttemptFact = {
  readonly about: 'attempt';
  readonly attemptId: string;
  readonly status: 'paid' | 'failed' | 'expired' | 'pending';
  readonly amount: number;
  readonly currency: string;
  /** The provider's names for the try and for the money. */
  readonly providerRef: string | null;
  readonly providerPayment: string | null;
  /** Why it failed. */
  readonly failure: string | null;
};

/** About one refund; ours by `refundId`, which we gave along. */
export type RefundFact = {
  readonly about: 'refund';
  readonly refundId: RefundId | null;
  readonly status: 'succeeded' | 'failed' | 'pending';
  readonly amount: number;
  readonly currency: string;
  readonly providerRefund: string;
  /** The provider's name for the money that goes back. */
  readonly providerPayment: string | null;
  readonly failure: string | null;
};

/** About the payer's bank taking the money back: while it is argued about, and how that ended. */
export type DisputeFact = {
  readonly about: 'dispute';
  readonly status: 'open' | 'lost' | 'won';
  readonly amount: number;
  readonly currency: string;
  readonly providerDispute: string;
  readonly providerPayment: string | null;
  /** Why, by the provider's word for it. */
  readonly reason: string | null;
  /** Until when the bank waits for an answer; null where it waits for none, or has it. */
  readonly answerBy: Date | null;
};

export type Fact = AttemptFact | RefundFact | DisputeFact;
