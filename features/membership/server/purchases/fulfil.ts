// Gives what was paid for, once: VIP behind all that the person has, or booster packs.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { AccountName, JournalKind } from '../../../ledger/domain/index.ts';
import { openAccount, post } from '../../../ledger/server/api.ts';
import type { SettledPayment } from '../../../payments/server/api.ts';
import { BOOSTER_SECONDS } from '../../../study-time/domain/index.ts';
import { localDay, sumStudied } from '../../../study-time/server/api.ts';
import { MEMBERSHIP_JOURNALS, PLAN_MONTHS } from '../../domain/index.ts';
import { grantVip } from '../grants/grant-vip.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { findPurchase, markFulfilled, type Purchase } from './purchases-repo.ts';

type Move = {
  readonly key: string;
  readonly kind: JournalKind;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: number;
  readonly actorId: UserId | null;
};

/** Books one transfer, once per key; throws where the ledger refuses, since all that is asked of it here is there. */
export async function move(tx: Executor, { from, to, amount, ...words }: Move): Promise<void> {
  const transfers = [{ from: await openAccount(tx, from), to: await openAccount(tx, to), amount }];
  const posted = await post(tx, { ...words, transfers });
  if (!posted.ok) throw new Error(`${words.key} was refused: ${posted.error.code}`);
}

/** In the payment's transaction; the money lies in the payer's `customer_prepaid`. */
export async function fulfil(tx: Executor, payment: SettledPayment): Promise<'fulfilled' | 'unfulfillable'> {
  const { payerId, amountFen } = payment;
  const purchase = await findPurchase(tx, payment.id);
  if (purchase?.userId !== payerId || purchase.amountFen !== amountFen) return 'unfulfillable';
  const now = await lockMembership(tx, payerId);
  const { date } = await localDay(tx, payerId, now);
  const studiedBefore = await sumStudied(tx, payerId, { from: date });
  if (!(await markFulfilled(tx, purchase.id, { at: now, studiedBefore }))) return 'fulfilled';
  await move(tx, {
    key: `purchase:${purchase.id}:earned`,
    kind: MEMBERSHIP_JOURNALS['membership.sold'],
    from: { kind: 'customer_prepaid', owner: payerId },
    to: { kind: 'revenue' },
    amount: amountFen,
    actorId: payerId,
  });
  await give(tx, { purchase, payerId });
  return 'fulfilled';
}

type Giving = { readonly purchase: Purchase; readonly payerId: UserId };

async function give(tx: Executor, { purchase, payerId }: Giving) {
  const { id, plan, quantity } = purchase;
  if (plan !== null) {
    await grantVip(tx, {
      userId: payerId,
      span: { months: PLAN_MONTHS[plan] },
      key: `purchase:${id}`,
      source: 'purchase',
      actorId: payerId,
      purchaseId: id,
    });
    return;
  }
  await move(tx, {
    key: `purchase:${id}:boosters`,
    kind: MEMBERSHIP_JOURNALS['boosters.bought'],
    from: { kind: 'minutes_issued', for: payerId },
    to: { kind: 'minutes_boosters', owner: payerId },
    amount: quantity * BOOSTER_SECONDS,
    actorId: payerId,
  });
}
