// What payments and their refunds are called in the ledger: by the number of the payment.

import { eq, inArray } from 'drizzle-orm';
import type { Subject, SubjectNamer } from '../../../ledger/server/api.ts';
import type { PaymentId, RefundId } from '../../domain/ids.ts';
import { paymentRefunds, payments } from '../tables.ts';

/** What was bought has the id of its payment. */
export const paymentSubjects: SubjectNamer = {
  words: ['payment', 'purchase'],
  find: async (db, ids) => {
    const found = await db
      .select({ id: payments.id, number: payments.number })
      .from(payments)
      // Ids of any kind, of which those of payments are found.
      .where(
        inArray(
          payments.id,
          ids.map((id) => id as PaymentId),
        ),
      );
    return new Map(found.map(({ id, number }) => [id, toSubject(id, number)]));
  },
};

export const refundSubjects: SubjectNamer = {
  words: ['refund'],
  find: async (db, ids) => {
    const found = await db
      .select({ id: paymentRefunds.id, paymentId: payments.id, number: payments.number })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      // As above.
      .where(
        inArray(
          paymentRefunds.id,
          ids.map((id) => id as RefundId),
        ),
      );
    return new Map(found.map(({ id, paymentId, number }) => [id, toSubject(paymentId, number)]));
  },
  idsOf: async (db, name) => {
    const found = await db
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(eq(payments.number, name.toUpperCase()));
    return found.map(({ id }) => id);
  },
};

const toSubject = (id: string, number: string): Subject => ({ name: number, to: `/admin/payments/${id}` });
