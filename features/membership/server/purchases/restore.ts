// Gives again what was taken back for a dispute that was then decided for the platform.

import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RefundId } from '../../../payments/domain/index.ts';
import type { SettledPayment } from '../../../payments/server/api.ts';
import { BOOSTER_SECONDS } from '../../../study-time/domain/index.ts';
import { MEMBERSHIP_JOURNALS } from '../../domain/index.ts';
import { grantVip } from '../grants/grant-vip.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { findTakeBack } from '../grants/take-backs-repo.ts';
import { move } from './fulfil.ts';

/** In the transaction that ends the dispute; the money lies in `customer_prepaid`. Once per taking back. */
export async function restore(
  tx: Executor,
  { payerId }: SettledPayment,
  { id }: { readonly id: RefundId },
): Promise<void> {
  await lockMembership(tx, payerId);
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
}
