// Takes back what a refund is for: VIP days that are not used, packs that are not applied, and the revenue.

import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import type { Line, PaidThing, SettledPayment, TakingBack } from '../../../payments/server/api.ts';
import { BOOSTER_SECONDS } from '../../../study-time/domain/index.ts';
import { localDay } from '../../../study-time/server/api.ts';
import { MEMBERSHIP_JOURNALS, type RefundFailure, withinPrice } from '../../domain/index.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { readMembership } from '../grants/read-membership.ts';
import { findTakeBack, insertTakeBack } from '../grants/take-backs-repo.ts';
import { writeLine } from './describe-purchase.ts';
import { move } from './fulfil.ts';
import { findPurchase } from './purchases-repo.ts';
import { readLeft, rightOf, shareOf } from './read-left.ts';
import { shortenedNotice, writeTaken } from './shortened-notice.ts';

/**
 * In the refund's transaction, once per refund: takes the goods and books the money back to `customer_prepaid`. Who did not
 * ask for it is told how long VIP runs now.
 */
export async function takeBack(
  postNotice: PostNotice,
  tx: Executor,
  payment: SettledPayment,
  refund: TakingBack,
): Promise<Result<void, RefundFailure>> {
  const { payerId: userId } = payment;
  const now = await lockMembership(tx, userId);
  if (await findTakeBack(tx, refund.id)) return ok(undefined);
  const purchase = await findPurchase(tx, payment.id);
  const left = purchase?.userId === userId ? await readLeft(tx, { purchase, userId, now }) : undefined;
  if (!purchase || !left) return err('more_than_unused', { refundableFen: 0 });
  const isByRight = refund.by === 'payer';
  const mostFen = isByRight ? rightOf(left, now) : withinPrice(left.paid);
  const isGoodwill = refund.origin === 'goodwill';
  const taken = shareOf(left, { fen: refund.amountFen, mostFen, isGoodwill, now });
  if (!taken.ok) return taken;
  const { packs, days } = taken.value;
  const { id, amountFen, actorId } = refund;
  await insertTakeBack(tx, {
    id,
    userId,
    purchaseId: purchase.id,
    amountFen,
    ...taken.value,
    isGoodwill,
    createdAt: now,
  });
  if (packs > 0) {
    await move(tx, {
      key: `refund:${id}:boosters`,
      kind: MEMBERSHIP_JOURNALS['boosters.taken_back'],
      from: { kind: 'minutes_boosters', owner: userId },
      to: { kind: 'minutes_issued', for: userId },
      amount: packs * BOOSTER_SECONDS,
      actorId,
    });
  }
  await move(tx, {
    key: `refund:${id}:taken_back`,
    kind: MEMBERSHIP_JOURNALS['membership.taken_back'],
    from: { kind: 'revenue' },
    to: { kind: 'customer_prepaid', owner: userId },
    amount: amountFen,
    actorId,
  });
  if (!isByRight && days > 0) {
    const content = shortenedNotice.of({
      days,
      ...(await readTaken(tx, { userId, isWhole: taken.value.isWhole, now })),
      refundId: id,
    });
    // The mail that the money has left says it too; of a dispute there is none.
    await postNotice(tx, { userId, eventId: id, content, isMailed: refund.origin === 'dispute' });
  }
  return ok(undefined);
}

type AfterRefund = { readonly userId: UserId; readonly isWhole: boolean; readonly now: Date };

/** How VIP stands after a refund. */
async function readTaken(tx: Executor, { userId, isWhole, now }: AfterRefund) {
  const { kind, vipUntil } = await readMembership(tx, userId, now);
  const { date: endsOn } = await localDay(tx, userId, vipUntil ?? now);
  return { endsOn, isWhole, hasEnded: kind === 'free' };
}

/** What a refund has taken of what was bought, for its mail; undefined where it took nothing. */
export async function tookBack(
  tx: Executor,
  { payerId: userId }: PaidThing,
  { id }: Pick<TakingBack, 'id'>,
): Promise<Line | undefined> {
  const row = await findTakeBack(tx, id);
  if (!row) return undefined;
  if (row.packs > 0) return writeLine('taken.packs', { count: row.packs });
  if (row.days === 0) return undefined;
  const taken = await readTaken(tx, { userId, isWhole: row.isWhole, now: new Date() });
  return { zh: writeTaken(taken, 'zh'), en: writeTaken(taken, 'en'), pt: writeTaken(taken, 'pt') };
}
