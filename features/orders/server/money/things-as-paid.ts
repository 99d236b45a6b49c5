// The things of an order as they were when it was paid for: what its buyer has changed or taken out since is undone.

import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaidThing } from '../../../payments/server/api.ts';
import type { Order, OrderEvent } from '../orders/orders-repo.ts';
import { orderEvents } from '../tables.ts';

export type ThingAsPaid = {
  readonly name: string;
  readonly variant: string;
  readonly quantity: number;
  readonly isTakenOut: boolean;
};
type LoggedEvent = Pick<OrderEvent, 'action' | 'note' | 'data'>;

const wishesChanged = z.object({ before: z.object({ variants: z.array(z.string()) }) });
/** What the log keeps of a thing that was dropped, beside its name as the note. */
const thingDropped = z.object({
  item: z.int().nonnegative(),
  thing: z.object({ variant: z.string(), quantity: z.int() }),
});
const paid = z.object({ amountFen: z.int() });

/** In the order in which they were ordered. */
export async function thingsAsPaid(
  db: Executor,
  { id, request }: Pick<Order, 'id' | 'request'>,
  payment: Pick<PaidThing, 'kind' | 'amountFen'>,
): Promise<readonly ThingAsPaid[]> {
  const events = await db
    .select({ action: orderEvents.action, note: orderEvents.note, data: orderEvents.data })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.version), asc(orderEvents.createdAt), asc(orderEvents.id));
  const now = request.items.map(({ name, variant, quantity }) => ({
    name,
    variant,
    quantity,
    isTakenOut: false,
  }));
  const paidAt = events.findLastIndex((event) => isOfPayment(event, payment));
  // What was dropped before is no part of it; what is not paid yet is as it is now.
  return paidAt === -1 ? now : events.slice(paidAt + 1).reduceRight(undo, now);
}

const isOfPayment = (
  { action, data }: LoggedEvent,
  { kind, amountFen }: Pick<PaidThing, 'kind' | 'amountFen'>,
): boolean =>
  action === (kind === 'order' ? 'pay' : 'pay_balance') && paid.safeParse(data).data?.amountFen === amountFen;

function undo(things: readonly ThingAsPaid[], { action, note, data }: LoggedEvent): readonly ThingAsPaid[] {
  if (action === 'drop_thing') {
    const dropped = thingDropped.safeParse(data).data;
    return dropped
      ? placed(things, dropped.item, { name: note, ...dropped.thing, isTakenOut: true })
      : things;
  }
  const variants =
    action === 'change_wishes' ? wishesChanged.safeParse(data).data?.before.variants : undefined;
  if (!variants) return things;
  // Those that were taken out later were there then; those before it had no place in it.
  return things.map((thing, at) => ({ ...thing, variant: variants[at] ?? thing.variant }));
}

const placed = (things: readonly ThingAsPaid[], at: number, thing: ThingAsPaid): readonly ThingAsPaid[] =>
  things.toSpliced(at, 0, thing);
