// When a parcel that leaves today will probably arrive.

import type { Order } from '../orders/orders-repo.ts';

const DAY_MS = 86_400_000;
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Counted anew from the day that it is sent: how long it waited before is no promise of the carrier's. A parcel arrives
 * once, at the speed of whoever in it has paid for the fastest.
 */
export function estimateOf(parcel: readonly Order[], now: Date) {
  const deliveries = parcel.map(({ price: { delivery } }) => delivery);
  return {
    estimateFrom: dayAfter(now, Math.min(...deliveries.map(({ min }) => min))),
    estimateUntil: dayAfter(now, Math.min(...deliveries.map(({ max }) => max))),
  };
}
