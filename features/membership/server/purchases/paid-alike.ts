// The same thing bought shortly before: VIP for as long within a day, as many packs within ten minutes.

import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import type { PaidThing } from '../../../payments/server/api.ts';
import { ALIKE_MS } from '../../domain/index.ts';
import { membershipPurchases } from '../tables.ts';
import { findPurchase } from './purchases-repo.ts';

/** The newest such purchase that was given at this moment or before it. */
export async function paidAlike(
  executor: Executor,
  { id, payerId }: PaidThing,
  at: Date,
): Promise<PaymentId | undefined> {
  const purchase = await findPurchase(executor, id);
  if (!purchase) return undefined;
  const { plan, quantity } = purchase;
  const { userId, fulfilledAt, ...columns } = membershipPurchases;
  const [alike] = await executor
    .select({ id: columns.id })
    .from(membershipPurchases)
    .where(
      and(
        eq(userId, payerId),
        ne(columns.id, id),
        plan === null ? isNull(columns.plan) : eq(columns.plan, plan),
        eq(columns.quantity, quantity),
        gt(fulfilledAt, new Date(at.getTime() - ALIKE_MS[plan === null ? 'packs' : 'plan'])),
        lte(fulfilledAt, at),
      ),
    )
    .orderBy(desc(fulfilledAt))
    .limit(1);
  return alike?.id;
}
