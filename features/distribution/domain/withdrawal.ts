// The life of a withdrawal as data: what may be done in which state, by whom, and where its money is.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';

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

/** What may be asked for, each with what it needs: a reason where money comes back or is in doubt, or what was paid. */
export type WithdrawalCommand =
  | { readonly kind: 'cancel' | 'approve' | 'submit'; readonly note?: string | undefined }
  | { readonly kind: 'reject' | 'doubt' | 'fail'; readonly note: string }
  | {
      readonly kind: 'pay';
      readonly note?: string | undefined;
      readonly payout: { readonly reference: string; readonly on: string };
    };

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
  readonly personId: UserId;
  readonly firstApprovedBy: UserId | null;
};

type WithdrawalChange = {
  readonly action: WithdrawalAction;
  readonly actorId: UserId;
  /** Whether so much goes to this person within a week that two admins must approve. */
  readonly needsTwo: boolean;
  /** Of who acts, and of who approved before; looked at only where two must approve. */
  readonly mayApprove: (adminId: UserId) => boolean;
};

/** So long an admin does not count as one of two after their role, mail address, password or payout was changed. */
export const SETTLING_HOURS = 24;
/** Within so many days what goes to one person counts together. */
export const COUNTED_DAYS = 7;

export type ActionFailure =
  /** The state has moved on; it comes along. */
  | Failure<'not_now', { readonly state: WithdrawalState }>
  /** Nobody decides about their own money. */
  | Failure<'own_withdrawal'>
  /** The second pair of eyes must be somebody else's. */
  | Failure<'same_admin'>
  /** Somebody who was made an admin, or whose account changed hands in some way, a short while ago. */
  | Failure<'fresh_admin'>;

/** The state after a change, or why it may not be done. That the actor is an admin is checked where the call comes in. */
export function nextState(
  withdrawal: Withdrawal,
  change: WithdrawalChange,
): Result<WithdrawalState, ActionFailure> {
  const { state, personId } = withdrawal;
  const { action, actorId } = change;
  const rule = ACTIONS[action];
  if ((rule.by === 'owner') !== (actorId === personId)) return err('own_withdrawal');
  if (!rule.from.includes(state)) return err('not_now', { state });
  return action === 'approve' ? approve(withdrawal, change) : ok(rule.to);
}

function approve(
  { firstApprovedBy }: Withdrawal,
  { actorId, needsTwo, mayApprove }: WithdrawalChange,
): Result<'approved_once' | 'approved', ActionFailure> {
  if (!needsTwo && firstApprovedBy === null) return ok('approved');
  if (!mayApprove(actorId)) return err('fresh_admin');
  if (firstApprovedBy === actorId) return err('same_admin');
  // Whoever approved first may have been changed since: then this approval is the first.
  return ok(firstApprovedBy !== null && mayApprove(firstApprovedBy) ? 'approved' : 'approved_once');
}

/** What the history of a withdrawal can hold besides changes. */
const EVENT_ACTIONS = [...ADMIN_ACTIONS, 'cancel', 'request', 'read_payee'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

export function isEventAction(action: string): action is EventAction {
  return EVENT_ACTIONS.some((known) => known === action);
}
