// What is for sale: VIP for a month, a quarter or a year, and booster packs; and what VIP gives.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

/** The plans of VIP, and how many calendar months each runs. */
export const PLAN_MONTHS = { month: 1, quarter: 3, year: 12 } as const;
export type Plan = keyof typeof PLAN_MONTHS;
export const PLANS = ['month', 'quarter', 'year'] as const satisfies readonly Plan[];

export const BOOSTERS_AT_ONCE = 20;

/** Who buys the same again within this time is asked whether they mean to. Packs are bought in a row more readily. */
export const ALIKE_MS = { plan: 24 * 3600 * 1000, packs: 10 * 60 * 1000 } as const;

export type PurchaseChoice =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'boosters'; readonly count: number };

const fen = z.int().min(1).max(1_000_000);
const packs = z.int().min(0).max(100);

/**
 * What an admin may change: prices in fen, how many knowledge packs may be kept at a time, how many booster packs may be
 * applied in a month, and for how long and how little use VIP is given back in full.
 */
const schema = z.strictObject({
  month: fen,
  quarter: fen,
  year: fen,
  booster: fen,
  packsFree: packs,
  packsVip: packs,
  boostersPerMonth: packs,
  fullRefundDays: z.int().min(0).max(366),
  fullRefundMinutes: z.int().min(0).max(10_000),
});
export type Offer = Readonly<z.infer<typeof schema>>;

export const membershipArea = defineArea({
  area: 'membership',
  schema,
  // Until an admin sets something else.
  defaults: {
    month: 3_900,
    quarter: 9_900,
    year: 35_800,
    booster: 600,
    packsFree: 1,
    packsVip: 2,
    boostersPerMonth: 3,
    fullRefundDays: 14,
    fullRefundMinutes: 60,
  },
  fields: {
    month: 'money',
    quarter: 'money',
    year: 'money',
    booster: 'money',
    packsFree: 'count',
    packsVip: 'count',
    boostersPerMonth: 'count',
    fullRefundDays: 'count',
    fullRefundMinutes: 'count',
  },
});

/** In fen. */
export type Price = { readonly unitFen: number; readonly quantity: number; readonly amountFen: number };

export function priceOf(choice: PurchaseChoice, offer: Offer): Price {
  if (choice.kind === 'plan') {
    return { unitFen: offer[choice.plan], quantity: 1, amountFen: offer[choice.plan] };
  }
  return { unitFen: offer.booster, quantity: choice.count, amountFen: offer.booster * choice.count };
}
