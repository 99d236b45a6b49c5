// What its owner and admins do to a withdrawal, and what that does to its money.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction, openAccount } from '../../ledger/server/api.ts';
import {
  type DeedFailure,
  DISTRIBUTION_JOURNALS,
  FUNDS,
  nextState,
  type WithdrawalAction,
  type WithdrawalState,
} from '../domain/index.ts';
import type { DistributionDeps } from './deps.ts';
import { mailWithdrawal } from './mails.ts';
import { book, incomeFrom, lockPockets, openPockets } from './pockets.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  recordWithdrawalEvent,
  updateWithdrawal,
  type Withdrawal,
} from './withdrawals-repo.ts';

export type Deed = {
  readonly id: string;
  readonly actorId: string;
  readonly action: WithdrawalAction;
  /** Why; shown to the owner where money comes back or is in doubt. */
  readonly note?: string | undefined;
  /** Of a payment that went out. */
  readonly payout?: { readonly reference: string; readonly on: string } | undefined;
};

type ActFailure = DeedFailure | Failure<'not_found'>;

/** One deed, whole or not at all. Two at once: the second meets the state that the first has left. */
export async function act(deps: DistributionDeps, deed: Deed): Promise<Result<Withdrawal, ActFailure>> {
  return inLedgerTransaction(deps.db, async (tx) => {
    const known = await findWithdrawal(tx, deed.id);
    if (!known) return err('not_found');
    await lockPockets(tx, known.personId);
    const withdrawal = await lockWithdrawal(tx, deed.id);
    if (!withdrawal) return err('not_found');
    const { secondApprovalFen } = await deps.readTerms(tx, new Date());
    const next = nextState(withdrawal, { ...deed, secondApprovalFen });
    if (!next.ok) return next;
    const changed = await updateWithdrawal(tx, deed.id, changeOf(withdrawal, deed, next.value));
    await recordWithdrawalEvent(tx, {
      withdrawalId: deed.id,
      actorId: deed.actorId,
      action: deed.action,
      state: next.value,
      note: deed.note ?? '',
    });
    await moveFunds(tx, changed, deed.actorId);
    if (changed.state !== withdrawal.state) await mailWithdrawal(tx, deps, changed);
    return ok(changed);
  });
}

/** Deeds whose reason the distributor reads; the note of any other is for the history alone. */
const TOLD: ReadonlySet<WithdrawalAction> = new Set(['reject', 'fail', 'doubt']);

function changeOf(withdrawal: Withdrawal, { action, actorId, note, payout }: Deed, state: WithdrawalState) {
  const isSecond = withdrawal.firstApprovedBy !== null;
  return {
    state,
    ...(action === 'approve' ? { [isSecond ? 'secondApprovedBy' : 'firstApprovedBy']: actorId } : {}),
    ...(TOLD.has(action) && note !== undefined ? { reason: note } : {}),
    // What was in doubt or failed is so no more; why it was stays in the history.
    ...(action === 'pay' ? { reason: null } : {}),
    ...(action === 'pay' && payout !== undefined
      ? { payoutReference: payout.reference, payoutOn: payout.on }
      : {}),
  };
}

/** Empties the withdrawal's account when its end is known: out of the house, or back to its owner. */
async function moveFunds(tx: Executor, withdrawal: Withdrawal, actorId: string): Promise<void> {
  const { id, personId, amountFen, state, method } = withdrawal;
  const funds = FUNDS[state];
  if (funds === 'held') return;
  const from = await openAccount(tx, { kind: 'withdrawal_in_flight', owner: id });
  const outside = await openAccount(tx, { kind: 'provider_clearing', owner: method });
  await book(tx, {
    key: `withdrawal:${id}:${funds}`,
    kind: DISTRIBUTION_JOURNALS[`withdrawal.${funds}`],
    actorId,
    transfers:
      funds === 'paid'
        ? [{ from, to: outside, amount: amountFen }]
        : incomeFrom(from, amountFen, await openPockets(tx, personId)),
  });
}
