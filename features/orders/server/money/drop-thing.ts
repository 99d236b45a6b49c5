// A buyer drops one of several things that nobody has begun to buy: the order goes on without it, and its money comes back.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { borderOf, dropThing } from '../../../global-services/domain/index.ts';
import { readTerms } from '../../../global-services/server/api.ts';
import type { OrderView } from '../../contract/shapes.ts';
import { can } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { ChangeFailure, Effect, Step } from '../orders/change-order.ts';
import { factsOf } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';
import { escrowOf } from './book.ts';
import { giveBack, type RequestId } from './give-back.ts';

type Dropping = {
  readonly act: { readonly item: number; readonly refundFen: number };
  readonly buyer: UserId;
};
type Refusal =
  | Extract<ChangeFailure, { readonly code: 'not_allowed' }>
  | Failure<'refund_changed', { readonly refundFen: number }>;

/** What of an order's things can be dropped now, and what comes back for each. */
export async function dropsOf(db: Executor, order: Order): Promise<OrderView['drops']> {
  if (can({ actor: 'buyer', id: null }, 'drop_thing', factsOf(order)).reason !== null) return [];
  const heldFen = await escrowOf(db, order.id);
  return order.price.items.flatMap((_, item) => {
    const dropped = dropThing(order.price, item);
    return dropped ? [{ item, refundFen: Math.min(dropped.lessFen, heldFen), lines: dropped.less }] : [];
  });
}

/** `requestId`: of the refund, to be submitted after the commit. */
export async function dropOne(
  tx: Executor,
  deps: OrdersDeps,
  { order }: Step,
  { act, buyer }: Dropping,
): Promise<Result<Effect & { readonly requestId: RequestId | undefined }, Refusal>> {
  const dropped = dropThing(order.price, act.item);
  if (!dropped) return err('not_allowed', { reason: 'last_thing', stage: order.stage });
  const refundFen = Math.min(dropped.lessFen, await escrowOf(tx, order.id));
  if (refundFen !== act.refundFen) return err('refund_changed', { refundFen });
  const thing = order.request.items[act.item];
  const name = thing?.name ?? '';
  const items = order.request.items.filter((_, at) => at !== act.item);
  // By the rules that held when it was ordered.
  const { terms } = await readTerms(tx, order.createdAt);
  const price = { ...dropped.price, border: borderOf(items, dropped.price, terms) };
  const requestId = await giveBack(tx, deps, {
    order,
    amountFen: refundFen,
    origin: 'thing_dropped',
    reason: name,
    actorId: buyer,
  });
  return ok({
    requestId,
    set: {
      request: { ...order.request, items },
      price,
      totalFen: price.totalFen,
      product: items[0]?.name ?? order.product,
      refundedFen: order.refundedFen + refundFen,
    },
    note: name,
    data: {
      refundFen,
      item: act.item,
      thing: { variant: thing?.variant ?? '', quantity: thing?.quantity ?? 0 },
    },
    news: [
      { to: 'operator', key: 'thing_dropped', thing: name },
      { to: 'buyer', key: 'thing_dropped', amountFen: refundFen, thing: name },
    ],
  });
}
