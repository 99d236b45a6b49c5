// The public face of the membership's rules.

export { MEMBERSHIP_JOURNALS } from './journals.ts';
export {
  ALIKE_MS,
  BOOSTERS_AT_ONCE,
  membershipArea,
  type Offer,
  PLAN_MONTHS,
  PLANS,
  type Plan,
  type Price,
  type PurchaseChoice,
  priceOf,
} from './offers.ts';
export {
  daysLeft,
  type Grant,
  isCutShort,
  lastEnd,
  layPeriods,
  type Period,
  type Span,
  withTaken,
} from './periods.ts';
export {
  type FullRefundTerms,
  isFullyRefundable,
  type Packs,
  type Paid,
  type RefundFailure,
  refundableOfPacks,
  refundableOfPeriod,
  takeDays,
  takePacks,
  withinPrice,
} from './refunds.ts';
