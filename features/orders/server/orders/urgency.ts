// Until when something is due of a stored order, as it is sorted by and shown.

import { type AwaitedFacts, awaitedOf, type DueFacts, dueOf, urgentAt } from '../../domain/index.ts';
import type { orders } from '../tables.ts';

/** What of a stored order decides until when something is due. */
type Timed = Omit<DueFacts, 'tier'> & Pick<typeof orders.$inferSelect, 'price' | 'createdAt'>;

/** And what it waits for from its buyer. */
type Sorted = Timed & AwaitedFacts;

const timesOf = (order: Timed): DueFacts => ({ ...order, tier: order.price.tier });

export const urgencyOf = (order: Sorted): Date =>
  urgentAt({
    ...timesOf(order),
    createdAt: order.createdAt,
    awaitedUntil: awaitedOf(order)?.until ?? null,
  });

/** What it waits for from its buyer. */
export function awaitedIn(order: AwaitedFacts) {
  const awaited = awaitedOf(order);
  if (!awaited) return null;
  const { of, since, until, reminders } = awaited;
  return {
    of,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    reminders: reminders.map(({ at, isSent }) => ({ at: at.toISOString(), isSent })),
  };
}

/** What an operator has to do first, and until when. `isBalanceNeeded`: what is packed waits for a difference that nobody has asked for. */
export function dueIn(order: Timed, isBalanceNeeded = false) {
  const due = dueOf(timesOf(order));
  return due
    ? {
        of: due.of === 'to_pack' && isBalanceNeeded ? ('to_ask' as const) : due.of,
        since: due.since.toISOString(),
        at: due.at.toISOString(),
      }
    : null;
}
