// When something will probably arrive: the range of its country, shorter by tier.

import type { Tier } from '../quote/terms.ts';

/** In hundredths of the country's days. */
const PACE: Readonly<Record<Tier, number>> = { standard: 100, express: 75, premium: 50 };
const DAY_MS = 86_400_000;

export type DayRange = { readonly minDays: number; readonly maxDays: number };
export type Delivery = {
  readonly min: number;
  readonly max: number;
  readonly from: string;
  readonly until: string;
};

/** `today` is a date; both ends are rounded up to whole days. */
export function deliveryOf({ minDays, maxDays }: DayRange, tier: Tier, today: string): Delivery {
  const paced = (days: number) => Math.ceil((days * PACE[tier]) / 100);
  const [min, max] = [paced(minDays), paced(maxDays)];
  return { min, max, from: addDays(today, min), until: addDays(today, max) };
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
