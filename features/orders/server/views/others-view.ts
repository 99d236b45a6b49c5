// The other orders of a buyer that are not over: what could go into one parcel with this one, and what it would wait for.

import { and, arrayOverlaps, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { can, isFinal, STAGES } from '../../domain/index.ts';
import type { By } from '../orders/change-order.ts';
import { factsOf } from '../orders/facts.ts';
import { readMinds } from '../orders/minds.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orders } from '../tables.ts';

const PAID = STAGES.filter((stage) => !isFinal(stage) && stage !== 'awaiting_payment');
const MOST = 20;

const SHOWN = { id: orders.id, number: orders.number, product: orders.product, stage: orders.stage };

/** Those whose parcel waits are in `together` of the operator's view as well. */
export async function listOthers(db: Executor, { id, userId }: Order) {
  if (userId === null) return [];
  const found = await db
    .select({ ...SHOWN, unansweredSince: orders.unansweredSince })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.stage, PAID), ne(orders.id, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  return found.map(({ unansweredSince, ...other }) => ({ ...other, isUnanswered: unansweredSince !== null }));
}

/** What goes to the same address and may go elsewhere with it; what lies in its parcel goes anyway. */
export async function listSameAddress(db: Executor, { id, addressId, userId, parcelId }: Order, by: By) {
  if (addressId === null || userId === null) return [];
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.addressId, addressId), eq(orders.userId, userId), ne(orders.id, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  return found
    .filter((other) => parcelId === null || other.parcelId !== parcelId)
    .filter((other) => can(by, 'change_address', factsOf(other)).reason === null)
    .map(({ id: other, number, product, version }) => ({ id: other, number, product, version }));
}

/** What could be packed with it. */
export async function listTogether(db: Executor, { id, stage, addressId, userId }: Order, locale: Locale) {
  if (stage !== 'in_warehouse' || addressId === null || userId === null) return [];
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.addressId, addressId),
        eq(orders.userId, userId),
        eq(orders.stage, 'in_warehouse'),
        eq(orders.photoDecision, 'accept'),
        isNull(orders.addressAskedAt),
        ne(orders.id, id),
      ),
    )
    .limit(MOST);
  const minds = await readMinds(db, found, locale);
  return found.map(({ id: other, number, product, version, giftCard }) => ({
    id: other,
    number,
    product,
    version,
    giftCard,
    minds: [...(minds.get(other) ?? [])],
  }));
}

/** Whoever types a number twice has probably taken it from the wrong order. */
export async function listSameShopOrder(db: Executor, { id, shopOrders }: Order) {
  const numbers = shopOrders.filter((number) => number !== '');
  if (numbers.length === 0) return [];
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(arrayOverlaps(orders.shopOrders, numbers), ne(orders.id, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
}
