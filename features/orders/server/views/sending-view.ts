// What sending an order that waits in the warehouse costs: alone, and in one parcel with the others that wait for it.

import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { shareParcel, shippingFen } from '../../../global-services/domain/index.ts';
import type { OrderView } from '../../contract/shapes.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orders } from '../tables.ts';

/** Paid, and not in the warehouse yet. */
const UNDER_WAY = ['paid_review', 'needs_info', 'to_buy', 'awaiting_price', 'ordered'] as const;

/** Null in other stages, while it is not weighed, and where it goes back. */
export async function readSending(db: Executor, order: Order): Promise<OrderView['sending']> {
  const { id, stage, addressId, userId, realGrams, photoDecision, price, carrierBillFen } = order;
  const isWaiting = stage === 'in_warehouse' && (photoDecision === null || photoDecision === 'accept');
  if (!isWaiting || realGrams === null) return null;
  const sameAddress =
    addressId === null || userId === null
      ? undefined
      : and(eq(orders.addressId, addressId), eq(orders.userId, userId), ne(orders.id, id));
  const isAccepted = and(eq(orders.stage, 'in_warehouse'), eq(orders.photoDecision, 'accept'));
  const isNotAccepted = or(
    inArray(orders.stage, UNDER_WAY),
    and(eq(orders.stage, 'in_warehouse'), isNull(orders.photoDecision)),
  );
  const others =
    sameAddress === undefined
      ? []
      : await db
          .select({ number: orders.number, grams: orders.realGrams, price: orders.price })
          .from(orders)
          .where(and(sameAddress, isAccepted, isNotNull(orders.realGrams)))
          .orderBy(orders.createdAt)
          .limit(20);
  const notAccepted =
    sameAddress === undefined
      ? []
      : await db
          .select({ number: orders.number, stage: orders.stage })
          .from(orders)
          .where(and(sameAddress, isNotAccepted))
          .orderBy(orders.createdAt)
          .limit(20);
  const all = [{ grams: realGrams, price }, ...others].map(({ grams, price: { weight } }) => ({
    ...weight,
    grams: grams ?? 0,
  }));
  const numbersOf = (isHere: boolean) =>
    notAccepted.flatMap((each) => ((each.stage === 'in_warehouse') === isHere ? [each.number] : []));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, fen) => total + fen, 0);
  return {
    aloneFen: carrierBillFen ?? shippingFen(realGrams, price.weight),
    baseFen: price.weight.baseFen,
    others: others.map(({ number }) => number),
    underWay: numbersOf(false),
    undecided: numbersOf(true),
    apartFen: sum(all.map((each) => shippingFen(each.grams, each))),
    togetherFen: sum(shareParcel(all)),
  };
}
