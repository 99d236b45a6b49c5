// What its owner and admins do to a withdrawal, and what that does to its money.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { findRecipient, listSettledAdmins } from '../../../account/server/api.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import { inLedgerTransaction, openAccount } from '../../../ledger/server/api.ts';
import {
  type ActionFailure,
  type AdminAction,
  DISTRIBUTION_JOURNALS,
  FUNDS,
  nextState,
  SETTLING_HOURS,
  type WithdrawalCommand,
  type WithdrawalState,
} from '../../domain/index.ts';
import { book, incomeFrom, lockBalances, openBalances } from '../balances/balances.ts';
import type { DistributionDeps } from '../deps.ts';
import { postWithdrawal } from '../notices.ts';
import {
  findWithdrawal,
  listRequestersSince,
  lockWithdrawal,
  recordWithdrawalEvent,
  sumWeekOf,
  updateWithdrawal,
  type Withdrawal,
} from './withdrawals-repo.ts';

const HOUR_MS = 3600 * 1000;

export type WithdrawalChange = {
  readonly id: string;
  readonly actor: AuditActor;
  readonly command: WithdrawalCommand;
};

type ChangeFailure = ActionFailure | Failure<'not_found'>;

/** One change, whole or not at all. Two at once: the second meets the state that the first has left. */
export async function changeWithdrawal(
  deps: DistributionDeps,
  change: WithdrawalChange,
): Promise<Result<Withdrawal, ChangeFailure>> {
  return inLedgerTransaction(deps.db, async (tx) => {
    const known = await findWithdrawal(tx, change.id);
    if (!known) return err('not_found');
    await lockBalances(tx, known.personId);
    const withdrawal = await lockWithdrawal(tx, change.id);
    if (!withdrawal) return err('not_found');
    const { actor, command } = change;
    const { kind: action, note } = command;
    const next = nextState(withdrawal, {
      action,
      actorId: actor.id,
      ...(await readEyes(tx, deps, withdrawal, change)),
    });
    if (!next.ok) return next;
    const changed = await updateWithdrawal(tx, change.id, changeOf(withdrawal, change, next.value));
    await recordWithdrawalEvent(tx, {
      withdrawalId: change.id,
      actorId: actor.id,
      action,
      state: next.value,
      note: note ?? '',
    });
    if (action !== 'cancel') await audit(tx, { before: withdrawal, after: changed, actor, action, note });
    await moveFunds(tx, changed, actor.id);
    if (changed.state !== withdrawal.state) await postWithdrawal(tx, deps, changed);
    return ok(changed);
  });
}

/** Whether two must approve, and who of those concerned may be one of them. */
async function readEyes(
  tx: Executor,
  deps: DistributionDeps,
  { id, payeeKey, firstApprovedBy }: Withdrawal,
  { actor, command }: WithdrawalChange,
) {
  if (command.kind !== 'approve') return { needsTwo: false, mayApprove: () => true };
  // Another account of the same payee may be decided about at the same time.
  await lockBalances(tx, payeeKey);
  const now = new Date();
  const since = new Date(now.getTime() - SETTLING_HOURS * HOUR_MS);
  const needsTwo = (await sumWeekOf(tx, id, now)) > (await readLimit(tx, deps, now));
  const admins = [actor.id, ...(firstApprovedBy === null ? [] : [firstApprovedBy])];
  // One after the other: a transaction has one connection.
  const settled = needsTwo ? await listSettledAdmins(tx, admins, since) : admins;
  const requesters = needsTwo ? await listRequestersSince(tx, admins, since) : [];
  return {
    needsTwo,
    mayApprove: (adminId: UserId) => settled.includes(adminId) && !requesters.includes(adminId),
  };
}

/** A limit that was raised a short while ago does not hold yet. */
export async function readLimit(
  db: Executor,
  deps: Pick<DistributionDeps, 'readTermsOf'>,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - SETTLING_HOURS * HOUR_MS);
  const all = await deps.readTermsOf(db, since, now);
  return Math.min(...all.map(({ secondApprovalFen }) => secondApprovalFen));
}

const AUDITED = {
  approve: 'withdrawal_approved',
  reject: 'withdrawal_rejected',
  submit: 'withdrawal_submitted',
  doubt: 'withdrawal_doubted',
  pay: 'withdrawal_paid',
  fail: 'withdrawal_failed',
} as const;

type Audited = Pick<WithdrawalChange, 'actor'> & {
  readonly action: AdminAction;
  readonly note: string | undefined;
  readonly before: Withdrawal;
  readonly after: Withdrawal;
};

async function audit(tx: Executor, { actor, action, note, before, after }: Audited): Promise<void> {
  const { personId, amountFen, id, payoutReference } = after;
  await recordAudit(tx, {
    actor,
    action: AUDITED[action],
    subject: { kind: 'person', id: personId, name: (await findRecipient(tx, personId))?.name ?? '' },
    before: { state: before.state },
    after: { state: after.state, amountFen, withdrawal: id, ...(payoutReference ? { payoutReference } : {}) },
    reason: note,
  });
}

function changeOf(
  { firstApprovedBy }: Withdrawal,
  { command, actor }: WithdrawalChange,
  state: WithdrawalState,
) {
  // An approval that leaves another one to be given is the first, also where it takes the place of one.
  const isSecond = firstApprovedBy !== null && state === 'approved';
  return {
    state,
    ...(command.kind === 'approve' ? { [isSecond ? 'secondApprovedBy' : 'firstApprovedBy']: actor.id } : {}),
    ...reasonAndPayout(command),
  };
}

/** What its owner reads; the note of anything else is for the history alone. */
function reasonAndPayout(command: WithdrawalCommand) {
  switch (command.kind) {
    case 'reject':
    case 'doubt':
    case 'fail':
      return { reason: command.note };
    case 'pay':
      // What was in doubt or failed is so no more; why it was stays in the history.
      return { reason: null, payoutReference: command.payout.reference, payoutOn: command.payout.on };
    case 'approve':
    case 'submit':
    case 'cancel':
      return {};
  }
}

/** Empties the withdrawal's account when its end is known: out of the platform, or back to its owner. */
async function moveFunds(tx: Executor, withdrawal: Withdrawal, actorId: UserId): Promise<void> {
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
        : incomeFrom(from, amountFen, await openBalances(tx, personId)),
  });
}
