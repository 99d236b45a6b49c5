// What the parts of the clock share: which orders are due, and how each is asked about once more under its lock.

import { and, inArray, type SQL } from 'drizzle-orm';
import { err } from '../../../../kit/core/result.ts';
import type { Stage } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Request, Step } from '../orders/change-order.ts';
import { orders } from '../tables.ts';

export const BY_CLOCK = { actor: 'clock', id: null } as const;
const PAGE = 200;

/** Ids of orders in some stages for which a condition holds. */
export async function findDue(
  { db }: Pick<OrdersDeps, 'db'>,
  stages: readonly Stage[],
  due: SQL | undefined,
): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.stage, [...stages]), due))
    .orderBy(orders.stageSince)
    .limit(PAGE);
  return found.map(({ id }) => id);
}

export const byClock = (orderId: string, action: Request['action']): Request => ({
  orderId,
  by: BY_CLOCK,
  action,
});

/** Somebody was faster, or it is not due after all: nothing is to be done. */
export const notDue = ({ order }: Pick<Step, 'order'>) =>
  err('not_allowed', { reason: 'not_in_this_stage', stage: order.stage } as const);
export type NotDue = ReturnType<typeof notDue>['error'];
