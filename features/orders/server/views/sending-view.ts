// What sending an order that waits in the warehouse costs: alone, and in one parcel with the others that wait for it.

import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { shareParcel, shippingFen } from '../../../global-services/domain/index.ts';
import type { OrderView } from '../../contract/shapes.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orders } from '../tables.ts';

/** Null in other stages, while it is not weighed, and where it goes back. */
export async function readSending(db: Executor, order: Order): Promise<OrderView['sending']> {
  const { id, stage, addressId, userId, realGrams, photoDecision, price } = order;
  const isWaiting = stage === 'in_warehouse' && (photoDecision === null || photoDecision === 'accept');
  if (!isWaiting || realGrams === null) return null;
  const others =
    addressId === null || userId === null
      ? []
      : await db
          .select({ number: orders.number, grams: orders.realGrams, price: orders.price })
          .from(orders)
          .where(
            and(
              eq(orders.addressId, addressId),
              eq(orders.userId, userId),
              eq(orders.stage, 'in_warehouse'),
              eq(orders.photoDecision, 'accept'),
              isNotNull(orders.realGrams),
              ne(orders.id, id),
            ),
          )
          .orderBy(orders.createdAt)
          .limit(20);
  const all = [{ grams: realGrams, price }, ...others].map(({ grams, price: { weight } }) => ({
    ...weight,
    grams: grams ?? 0,
  }));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, fen) => total + fen, 0);
  return {
    aloneFen: shippingFen(realGrams, price.weight),
    baseFen: price.weight.baseFen,
    others: others.map(({ number }) => number),
    apartFen: sum(all.map((each) => shippingFen(each.grams, each))),
    togetherFen: sum(shareParcel(all)),
  };
}
