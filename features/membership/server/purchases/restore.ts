// Gives again what was taken back for a dispute that was then decided for the platform.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { correctNotices, type PostNotice } from '../../../notices/server/api.ts';
import type { RefundId } from '../../../payments/domain/index.ts';
import type { SettledPayment } from '../../../payments/server/api.ts';
import { BOOSTER_SECONDS } from '../../../study-time/domain/index.ts';
import { localDay } from '../../../study-time/server/api.ts';
import { MEMBERSHIP_JOURNALS } from '../../domain/index.ts';
import { grantVip } from '../grants/grant-vip.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { readMembership } from '../grants/read-membership.ts';
import { findTakeBack } from '../grants/take-backs-repo.ts';
import { move } from './fulfil.ts';
import { restoredNotice, shortenedNotice } from './shortened-notice.ts';

/**
 * In the transaction that ends the dispute; the money lies in `customer_prepaid`. Once per taking back. Who was told that
 * VIP is shorter is told that it is not.
 */
export async function restore(
  postNotice: PostNotice,
  tx: Executor,
  { payerId }: SettledPayment,
  { id }: { readonly id: RefundId },
): Promise<void> {
  const now = await lockMembership(tx, payerId);
  const taken = await findTakeBack(tx, id);
  if (!taken) return;
  const { amountFen, days, packs } = taken;
  await move(tx, {
    key: `refund:${id}:restored`,
    kind: MEMBERSHIP_JOURNALS['membership.restored'],
    from: { kind: 'customer_prepaid', owner: payerId },
    to: { kind: 'revenue' },
    amount: amountFen,
    actorId: null,
  });
  if (days > 0) {
    const key = `restored:${id}`;
    await grantVip(tx, { userId: payerId, span: { days }, key, source: 'restored', actorId: null });
  }
  if (packs > 0) {
    await move(tx, {
      key: `refund:${id}:boosters_restored`,
      kind: MEMBERSHIP_JOURNALS['boosters.bought'],
      from: { kind: 'minutes_issued', for: payerId },
      to: { kind: 'minutes_boosters', owner: payerId },
      amount: packs * BOOSTER_SECONDS,
      actorId: null,
    });
  }
  if (days > 0) await tellRestored(postNotice, tx, { userId: payerId, id, days, now });
}

type Restored = {
  readonly userId: UserId;
  readonly id: RefundId;
  readonly days: number;
  readonly now: Date;
};

async function tellRestored(
  postNotice: PostNotice,
  tx: Executor,
  { userId, id, days, now }: Restored,
): Promise<void> {
  const { vipUntil } = await readMembership(tx, userId, now);
  const { date: endsOn } = await localDay(tx, userId, vipUntil ?? now);
  await correctNotices(tx, {
    people: [userId],
    kind: shortenedNotice,
    data: { refundId: id },
    correction: { restoredUntil: endsOn },
  });
  await postNotice(tx, { userId, eventId: id, content: restoredNotice.of({ days, endsOn }) });
}
