// The public face of the rules of distribution.

export { COMMISSION_SOURCES } from './commission.ts';
export { PAYOUT_METHODS } from './payee.ts';
export { WITHDRAWAL_STATES } from './withdrawal.ts';
