// Reads disputes: refunds that the payers' banks have taken.

import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { nameOf } from '../../../account/server/api.ts';
import { type DisputeState, REFUND_OF_DISPUTE } from '../../domain/states.ts';
import { paymentRefunds, payments } from '../tables.ts';
import type { ListedRefund } from './refunds-repo.ts';

type DisputesPage = PageRequest & { readonly state: DisputeState | undefined };

/** Of all payments, the newest first. */
export async function listDisputes(
  db: Executor,
  { state, before, limit }: DisputesPage,
): Promise<Omit<ListedRefund, 'actorName'>[]> {
  return db
    .select({ refund: paymentRefunds, number: payments.number, payerName: nameOf(payments.payerId) })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        eq(paymentRefunds.origin, 'dispute'),
        state && eq(paymentRefunds.state, REFUND_OF_DISPUTE[state]),
        olderThan(paymentRefunds, before),
      ),
    )
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
    .limit(limit);
}
