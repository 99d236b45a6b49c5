// The life of a withdrawal as data: what may be done in which state, by whom, and where its money is.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';

export const WITHDRAWAL_STATES = [
  'requested',
  'approved_once',
  'approved',
  'submitted',
  'unknown',
  'paid',
  'failed',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** `held` in an account of its own; it leaves that once, to be paid or to come back. */
export const FUNDS: Readonly<Record<WithdrawalState, 'held' | 'paid' | 'returned'>> = {
  requested: 'held',
  approved_once: 'held',
  approved: 'held',
  submitted: 'held',
  // Nobody knows whether the money went out: it stays where it is until somebody does.
  unknown: 'held',
  paid: 'paid',
  failed: 'returned',
  rejected: 'returned',
  cancelled: 'returned',
};

export const ADMIN_ACTIONS = ['approve', 'reject', 'submit', 'doubt', 'pay', 'fail'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];
export type WithdrawalAction = AdminAction | 'cancel';

type Rule = {
  readonly from: readonly WithdrawalState[];
  readonly by: 'owner' | 'admin';
  readonly to: WithdrawalState;
};

/** Approving leads to `approved_once` first where a second admin is needed. */
export const ACTIONS: Readonly<Record<WithdrawalAction, Rule>> = {
  cancel: { from: ['requested'], by: 'owner', to: 'cancelled' },
  approve: { from: ['requested', 'approved_once'], by: 'admin', to: 'approved' },
  reject: { from: ['requested', 'approved_once', 'approved'], by: 'admin', to: 'rejected' },
  submit: { from: ['approved'], by: 'admin', to: 'submitted' },
  doubt: { from: ['submitted'], by: 'admin', to: 'unknown' },
  pay: { from: ['submitted', 'unknown'], by: 'admin', to: 'paid' },
  fail: { from: ['submitted', 'unknown'], by: 'admin', to: 'failed' },
};

type Withdrawal = {
  readonly state: WithdrawalState;
  readonly personId: string;
  readonly amountFen: number;
  readonly firstApprovedBy: string | null;
};

type Deed = {
  readonly action: WithdrawalAction;
  readonly actorId: string;
  readonly secondApprovalFen: number;
};

export type DeedFailure =
  /** The state has moved on; it comes along. */
  | Failure<'not_now', { readonly state: WithdrawalState }>
  /** Nobody decides about their own money. */
  | Failure<'own_withdrawal'>
  /** The second pair of eyes must be somebody else's. */
  | Failure<'same_admin'>;

/** The state after a deed, or why it may not be done. That the actor is an admin is checked where the call comes in. */
export function nextState(
  { state, personId, amountFen, firstApprovedBy }: Withdrawal,
  { action, actorId, secondApprovalFen }: Deed,
): Result<WithdrawalState, DeedFailure> {
  const rule = ACTIONS[action];
  if ((rule.by === 'owner') !== (actorId === personId)) return err('own_withdrawal');
  if (!rule.from.includes(state)) return err('not_now', { state });
  if (action !== 'approve') return ok(rule.to);
  if (state === 'requested') return ok(amountFen > secondApprovalFen ? 'approved_once' : 'approved');
  return firstApprovedBy === actorId ? err('same_admin') : ok('approved');
}

/** What the history of a withdrawal can hold besides deeds. */
const EVENT_ACTIONS = [...ADMIN_ACTIONS, 'cancel', 'request', 'read_payee'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

export function isEventAction(action: string): action is EventAction {
  return EVENT_ACTIONS.some((known) => known === action);
}
