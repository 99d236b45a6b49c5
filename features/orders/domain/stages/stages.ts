// The stages of an order, the status that everybody sees of each, and who acts on it.

export const STATUSES = ['processing', 'purchasing', 'shipping', 'delivered', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

export const STAGES = [
  'awaiting_payment',
  'paid_review',
  'needs_info',
  'to_buy',
  'awaiting_price',
  'ordered',
  'in_warehouse',
  'awaiting_balance',
  'packed',
  'dispatched',
  'customs',
  'returned',
  'delivered',
  'cancelled',
] as const;
export type Stage = (typeof STAGES)[number];

/** The parcel is with its carrier, or was: what the carrier asks for it can be known. */
export const SENT_STAGES = ['dispatched', 'customs', 'delivered'] as const satisfies readonly Stage[];

const STATUS_OF: Readonly<Record<Stage, Status>> = {
  awaiting_payment: 'processing',
  paid_review: 'processing',
  needs_info: 'processing',
  to_buy: 'purchasing',
  awaiting_price: 'purchasing',
  ordered: 'purchasing',
  in_warehouse: 'purchasing',
  awaiting_balance: 'purchasing',
  packed: 'shipping',
  dispatched: 'shipping',
  customs: 'shipping',
  returned: 'shipping',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

export const statusOf = (stage: Stage): Status => STATUS_OF[stage];

/** What a list can be narrowed to: what waits for its payment is looked for most, and is of no status of its own. */
export const STATUS_FILTERS = ['awaiting_payment', ...STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const stagesOf = (filter: StatusFilter): readonly Stage[] =>
  STAGES.filter((stage) => stage === filter || STATUS_OF[stage] === filter);

export const isFinal = (stage: Stage): boolean => stage === 'delivered' || stage === 'cancelled';

/** Who can move an order: its buyer, an operator, a verified payment event, the clock. */
export const ACTORS = ['buyer', 'operator', 'payment', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** What a buyer can decide about the photos from the warehouse; `accepted` by the clock after 7 days. */
export const PHOTO_DECISIONS = ['accept', 'return', 'exchange'] as const;
export type PhotoDecision = (typeof PHOTO_DECISIONS)[number];

/** What a buyer can decide about a parcel that came back. */
export const RETURN_CHOICES = ['resend', 'refund'] as const;
export type ReturnChoice = (typeof RETURN_CHOICES)[number];

export const CLAIM_REASONS = ['not_arrived', 'damaged', 'wrong_thing', 'missing_part', 'other'] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];
export const CLAIM_STATES = ['open', 'granted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
