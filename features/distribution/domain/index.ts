// The public face of the rules of distribution.

export { daysRange } from './calendar.ts';
export {
  COMMISSION_SOURCES,
  type CommissionSource,
  commissionOf,
  divideClawback,
  divideIncome,
  reversalOf,
} from './commission.ts';
export { DISTRIBUTION_JOURNALS } from './journals.ts';
export { maskAccount, PAYOUT_METHODS, type Payee, type PayoutMethod } from './payee.ts';
export { distributionArea } from './settings.ts';
export * as shapes from './shapes.ts';
export { addDays, type DistributionTerms, isEarning } from './terms.ts';
export {
  type ActionFailure,
  type AdminAction,
  COUNTED_DAYS,
  type EventAction,
  FUNDS,
  nextState,
  SETTLING_HOURS,
  WITHDRAWAL_STATES,
  type WithdrawalCommand,
  type WithdrawalState,
} from './withdrawal.ts';
