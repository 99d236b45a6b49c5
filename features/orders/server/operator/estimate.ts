// When a parcel that leaves today will probably arrive.

import type { Order } from '../orders/orders-repo.ts';

const DAY_MS = 86_400_000;
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Counted anew from the day that it is sent: how long it waited before is no promise of the carrier's. */
export const estimateFrom = ({ price: { delivery } }: Order, now: Date) => ({
  estimateFrom: dayAfter(now, delivery.min),
  estimateUntil: dayAfter(now, delivery.max),
});
