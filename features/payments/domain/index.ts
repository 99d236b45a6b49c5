// The public face of the rules of payments.

export type { AttemptFact, DisputeFact, Fact, RefundFact } from './facts.ts';
export {
  type PaymentId,
  paymentIdSchema,
  type RefundId,
  type RefundRequestId,
  refundRequestIdSchema,
} from './ids.ts';
export { PAYMENTS_JOURNALS } from './journals.ts';
export {
  isOfPrice,
  isPayable,
  PAYMENT_KINDS,
  type PaymentKind,
  PROVIDERS,
  type ProviderName,
  type PurposeOrigin,
  REFUND_ORIGINS,
  type RefundOrigin,
} from './kinds.ts';
export { paymentNumber } from './number.ts';
export { type CountedRefund, type Receipt, type Refundable, refundable } from './refundable.ts';
export { paymentsArea } from './settings.ts';
export {
  ATTEMPT_STATES,
  type AttemptState,
  isSettled,
  nextRefundState,
  nextState,
  OUTCOMES,
  type Outcome,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  REFUND_STATES,
  type RefundEvent,
  type RefundState,
  shownState,
} from './states.ts';
