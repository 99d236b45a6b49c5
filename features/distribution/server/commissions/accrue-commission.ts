// Commission comes with a payment and goes with its refund; both once, in the payment's own transaction.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { findPeople } from '../../../account/server/api.ts';
import { openAccount } from '../../../ledger/server/api.ts';
import { isCertainlyOwn } from '../../../referral/domain/index.ts';
import { type Invitation, reviewInvitation } from '../../../referral/server/api.ts';
import {
  addDays,
  type CommissionSource,
  commissionOf,
  DISTRIBUTION_JOURNALS,
  type DistributionTerms,
  divideClawback,
  isEarning,
  reversalOf,
} from '../../domain/index.ts';
import { book, lockBalances, moved, openBalances } from '../balances/balances.ts';
import { haveOnePayee } from '../balances/payees.ts';
import type { DistributionDeps } from '../deps.ts';
import {
  type Commission,
  findCommission,
  insertCommission,
  insertReversal,
  listOfInvited,
  updateCommission,
} from './commissions-repo.ts';

export type Accrual = {
  /** Whose payment it is. */
  readonly invitedId: UserId;
  readonly source: CommissionSource;
  /** The payment or order, which earns once. */
  readonly reference: string;
  /** What the rate is taken of, in fen. */
  readonly baseFen: number;
  /** When it was paid, or delivered: the hold begins here. */
  readonly at: Date;
};

const rateOf = (source: CommissionSource, terms: DistributionTerms): number =>
  source === 'order_fee' ? terms.orderFeeRate : terms.membershipRate;

/** Books the commission of a payment, where it earns any; says whether it did. */
export async function accrueCommission(
  { readTerms }: Pick<DistributionDeps, 'readTerms'>,
  tx: Executor,
  { invitedId, source, reference, baseFen, at }: Accrual,
): Promise<boolean> {
  const invitation = await reviewInvitation(tx, invitedId);
  if (!invitation || !(await doesEarn(tx, invitation))) return false;
  const terms = await readTerms(tx, at);
  const rate = rateOf(source, terms);
  const amountFen = commissionOf(baseFen, rate);
  if (amountFen === 0 || !isEarning(invitation.createdAt, at, terms)) return false;
  const { inviterId: distributorId } = invitation;
  const commission = await insertCommission(tx, {
    id: newId(),
    distributorId,
    invitedId,
    source,
    reference,
    baseFen,
    rate,
    amountFen,
    availableAt: addDays(at, terms.holdDays),
  });
  if (!commission) return false;
  const cost = await openAccount(tx, { kind: 'commission_cost' });
  const pending = await openAccount(tx, { kind: 'commission_pending', owner: distributorId });
  await book(tx, {
    key: `commission:${commission.id}:accrued`,
    kind: DISTRIBUTION_JOURNALS['commission.accrued'],
    actorId: null,
    transfers: [{ from: cost, to: pending, amount: amountFen }],
  });
  return true;
}

/** Came by a distributor's link, is not known to be made up or the inviter, who is a distributor still. */
async function doesEarn(tx: Executor, invitation: Invitation): Promise<boolean> {
  const { invitedId, inviterId, verdict, signals } = invitation;
  if (!invitation.isByDistributor || verdict === 'rejected') return false;
  // One's own purchase earns nothing; what only looks like it waits in the hold for an admin.
  if (verdict !== 'approved' && isCertainlyOwn(signals)) return false;
  if (await haveOnePayee(tx, invitedId, inviterId)) return false;
  const inviter = (await findPeople(tx, [inviterId])).get(inviterId);
  return inviter?.role === 'distributor' && inviter.bannedAt === null;
}

export type Reversal = {
  /** The refund, which takes back once. */
  readonly key: string;
  readonly source: CommissionSource;
  readonly reference: string;
  /** What is refunded now of what the rate was taken of, in fen. */
  readonly refundedFen: number;
};

/** Takes back the share of a refund, where its payment has earned. */
export async function reverseCommission(
  tx: Executor,
  { key, source, reference, refundedFen }: Reversal,
): Promise<void> {
  const known = await findCommission(tx, source, reference);
  if (!known) return;
  await lockBalances(tx, known.distributorId);
  // Anew: what was read before the lock may have changed while waiting for it.
  const commission = await findCommission(tx, source, reference);
  if (commission) await takeBack(tx, commission, { key, refundedFen, actorId: null });
}

/** Takes back all commission for somebody whose invitation was found to be made up. */
export async function reverseAllOf(
  tx: Executor,
  { invitedId, actorId }: { readonly invitedId: UserId; readonly actorId: UserId },
): Promise<void> {
  const [first] = await listOfInvited(tx, invitedId);
  if (!first) return;
  await lockBalances(tx, first.distributorId);
  for (const commission of await listOfInvited(tx, invitedId)) {
    const { id, baseFen, refundedFen } = commission;
    await takeBack(tx, commission, { key: `rejected:${id}`, refundedFen: baseFen - refundedFen, actorId });
  }
}

type Taking = { readonly key: string; readonly refundedFen: number; readonly actorId: UserId | null };

async function takeBack(
  tx: Executor,
  commission: Commission,
  { key, actorId, ...now }: Taking,
): Promise<void> {
  const { id, distributorId, baseFen, amountFen, reversedFen, maturedAt } = commission;
  const refundedFen = Math.min(baseFen, commission.refundedFen + now.refundedFen);
  const taken = reversalOf({ amountFen, reversedFen, baseFen, refundedFen });
  const balances = await openBalances(tx, distributorId);
  const { fromAvailable, toOwe } = divideClawback(maturedAt ? taken : 0, balances.availableFen);
  const reversal = { key, commissionId: id, amountFen: taken, owedFen: toOwe };
  if (!(await insertReversal(tx, reversal))) return;
  await updateCommission(tx, id, { refundedFen, reversedFen: reversedFen + taken });
  if (taken === 0) return;
  const to = await openAccount(tx, { kind: 'commission_cost' });
  await book(tx, {
    key: `commission:${id}:reversed:${key}`,
    kind: DISTRIBUTION_JOURNALS['commission.reversed'],
    actorId,
    transfers: moved([
      { from: balances.pending, to, amount: maturedAt ? 0 : taken },
      { from: balances.available, to, amount: fromAvailable },
      { from: balances.debt, to, amount: toOwe },
    ]),
  });
}
