// The states of a payment and what leads from one to the next, as data.

export const PAYMENT_STATES = [
  'created',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'unknown',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * What can happen: the payer goes to a provider (`begin`), nobody knows what the provider did (`lose`), and what only a
 * provider's word, an admin's confirmation or the clock can tell.
 */
export const PAYMENT_EVENTS = [
  'begin',
  'lose',
  'fail',
  'expire',
  'capture',
  'refund_part',
  'refund_all',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

type Steps = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/** Where money is in, nothing but a refund changes the state: a late failure or expiry of another try means nothing. */
const PAID: Steps = { refund_part: 'partially_refunded', refund_all: 'refunded' };

export const TRANSITIONS: Readonly<Record<PaymentState, Steps>> = {
  created: { begin: 'processing', expire: 'expired', capture: 'succeeded', lose: 'unknown' },
  processing: {
    begin: 'processing',
    lose: 'unknown',
    fail: 'failed',
    expire: 'expired',
    capture: 'succeeded',
  },
  unknown: { begin: 'processing', lose: 'unknown', fail: 'failed', expire: 'expired', capture: 'succeeded' },
  failed: { begin: 'processing', lose: 'unknown', fail: 'failed', expire: 'expired', capture: 'succeeded' },
  // Money that comes after the time is money all the same; the fulfilment handler decides what becomes of it.
  expired: { capture: 'succeeded' },
  succeeded: PAID,
  partially_refunded: PAID,
  refunded: {},
};

/** The state after the event; undefined where it changes nothing. */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState | undefined =>
  TRANSITIONS[state][event];

/** Whether the payer's money for it has come in, whatever became of it since. */
export const isSettled = (state: PaymentState): boolean =>
  TRANSITIONS[state] === PAID || state === 'refunded';

/** What the payer sees at a moment: the time runs out by itself, except while a provider may still be paid. */
export function shownState(
  payment: { readonly state: PaymentState; readonly expiresAt: Date },
  now: Date,
): PaymentState {
  const isIdle = payment.state === 'created' || payment.state === 'failed';
  return isIdle && payment.expiresAt <= now ? 'expired' : payment.state;
}

/** The states of a refund: written, handed to the provider, and what the provider made of it. */
export const REFUND_STATES = ['created', 'submitted', 'unknown', 'succeeded', 'failed', 'reversed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundEvent = 'submit' | 'lose' | 'accept' | 'succeed' | 'fail' | 'absent' | 'retry' | 'reverse';

type RefundSteps = Readonly<Partial<Record<RefundEvent, RefundState>>>;

/**
 * `lose`: no answer, or none that says anything. `accept`: the provider has it and is at work. `absent`: the provider was asked and knows nothing of it, so it is handed
 * over again under the same key. `reverse`: a dispute was decided in our favour, and its money stays here. Money of a failed refund stays set aside until an admin tries again or pays by hand.
 */
export const REFUND_TRANSITIONS: Readonly<Record<RefundState, RefundSteps>> = {
  created: { submit: 'submitted', succeed: 'succeeded', fail: 'failed' },
  submitted: {
    lose: 'unknown',
    succeed: 'succeeded',
    fail: 'failed',
    absent: 'created',
    reverse: 'reversed',
  },
  unknown: { accept: 'submitted', succeed: 'succeeded', fail: 'failed', absent: 'created' },
  failed: { retry: 'created', succeed: 'succeeded' },
  succeeded: {},
  reversed: {},
};

export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState | undefined =>
  REFUND_TRANSITIONS[state][event];

/** How a dispute by the payer's bank stands, and the state of the refund that it is booked as. */
export const DISPUTE_STATES = ['open', 'lost', 'won'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
export const REFUND_OF_DISPUTE = {
  open: 'submitted',
  lost: 'succeeded',
  won: 'reversed',
} as const satisfies Record<DisputeState, RefundState>;

/** Undefined for the states that a dispute is never in. */
export const disputeState = (state: RefundState): DisputeState | undefined =>
  DISPUTE_STATES.find((known) => REFUND_OF_DISPUTE[known] === state);

/** A try to pay with one provider: written, open at the provider, and how it ended. */
export const ATTEMPT_STATES = ['opening', 'open', 'unknown', 'captured', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What became of the money: given for what was paid, or sent back because that is gone or was paid before. */
export const OUTCOMES = ['fulfilled', 'unfulfillable', 'duplicate'] as const;
export type Outcome = (typeof OUTCOMES)[number];
