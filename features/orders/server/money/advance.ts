// What was paid to the sellers of an order: booked on the day on which it is paid, and charged to the order's escrow at its end.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { findBalances } from '../../../ledger/server/api.ts';
import { ORDER_JOURNALS } from '../../domain/index.ts';
import type { By } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';
import { book } from './book.ts';

export const advanceName = (orderId: string) => ({ kind: 'purchases_advanced', owner: orderId }) as const;
const PAID = { kind: 'purchases_paid' } as const;

/** What sellers have got for an order that no escrow has borne yet; lock the order first where it is to be divided. */
export async function advancedOf(db: Executor, orderId: string): Promise<number> {
  const [balance = 0] = await findBalances(db, [advanceName(orderId)]);
  return 0 - balance;
}

type Paying = { readonly order: Order; readonly by: By; readonly paidFen: number };

/** Books what sellers have got in all, as far as it is not booked: the purchase itself, or the difference of a correction. */
export async function bookBought(tx: Executor, { order, by, paidFen }: Paying): Promise<void> {
  const more = paidFen - (await advancedOf(tx, order.id));
  const isFirst = order.goodsFen === null;
  const booking = {
    key: `order:${order.id}:bought:${order.version}`,
    kind: ORDER_JOURNALS[isFirst ? 'order.bought' : 'order.costs_corrected'],
    actorId: by.id,
    note: order.number,
  };
  const advance = advanceName(order.id);
  await book(tx, booking, [
    more > 0 ? { from: advance, to: PAID, amount: more } : { from: PAID, to: advance, amount: -more },
  ]);
}

type Left = { readonly order: Order; readonly by: By; readonly backFen: number };

/** Goods that no buyer pays for: what the seller gave back for them, and what of the rest the house has lost. */
export async function bookGotBack(tx: Executor, { order: { id, number }, by, backFen }: Left): Promise<void> {
  const advance = advanceName(id);
  const lostFen = (await advancedOf(tx, id)) - backFen;
  const of = (name: 'order.got_back' | 'order.written_off') => ({
    key: `order:${id}:${name}`,
    kind: ORDER_JOURNALS[name],
    actorId: by.id,
    note: number,
  });
  await book(tx, of('order.got_back'), [{ from: PAID, to: advance, amount: backFen }]);
  await book(tx, of('order.written_off'), [{ from: { kind: 'revenue' }, to: advance, amount: lostFen }]);
}
