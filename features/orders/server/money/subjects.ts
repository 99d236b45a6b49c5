// What orders are called in the ledger: their escrow's owner, and what the keys of their journals name.

import { eq, inArray } from 'drizzle-orm';
import type { Subject, SubjectNamer } from '../../../ledger/server/api.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { orderBalances, orders } from '../tables.ts';

/** By the order's own id, and by that of a balance, which is paid under its own. */
export const orderSubjects: SubjectNamer = {
  words: ['order'],
  find: async (db, given) => {
    // Ids of any kind, of which those of orders are found.
    const ids = given.map((id) => id as PaymentId);
    const [own, asked] = await Promise.all([
      db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids)),
      db
        .select({ id: orderBalances.id, orderId: orders.id, number: orders.number })
        .from(orderBalances)
        .innerJoin(orders, eq(orders.id, orderBalances.orderId))
        .where(inArray(orderBalances.id, ids)),
    ]);
    return new Map<string, Subject>([
      ...asked.map(({ id, orderId, number }) => [id, toSubject(orderId, number)] as const),
      ...own.map(({ id, number }) => [id, toSubject(id, number)] as const),
    ]);
  },
  idsOf: async (db, name) => {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, name.toUpperCase()));
    return found.map(({ id }) => id);
  },
};

const toSubject = (id: string, number: string): Subject => ({
  name: number,
  to: `/admin/global-orders/${id}`,
});
