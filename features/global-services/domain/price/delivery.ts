// When something will probably arrive: the days of preparation and the range of its country, shorter by tier.

import type { Tier } from '../quote/terms.ts';

/** In hundredths of the country's days. */
const PACE: Readonly<Record<Tier, number>> = { standard: 100, express: 75, premium: 50 };
const DAY_MS = 86_400_000;

/** How much of the usual time a speed takes, in hundredths. */
export const paceOf = (tier: Tier): number => PACE[tier];

export type DayRange = { readonly minDays: number; readonly maxDays: number };
export type Delivery = {
  readonly min: number;
  readonly max: number;
  readonly from: string;
  readonly until: string;
};

/** Days until a parcel leaves, whatever its speed: buying, the way to the warehouse, photos and packing. */
export type Preparation = { readonly preparationMinDays: number; readonly preparationMaxDays: number };

/**
 * `today` is a date; both ends are rounded up to whole days. `min` and `max` are the days under way; the dates count from
 * today, with what comes before.
 */
export function deliveryOf(
  { minDays, maxDays }: DayRange,
  { preparationMinDays, preparationMaxDays }: Preparation,
  { tier, today }: { readonly tier: Tier; readonly today: string },
): Delivery {
  const paced = (days: number) => Math.ceil((days * PACE[tier]) / 100);
  const [min, max] = [paced(minDays), paced(maxDays)];
  const before = Math.max(preparationMinDays, preparationMaxDays);
  return { min, max, from: addDays(today, preparationMinDays + min), until: addDays(today, before + max) };
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
