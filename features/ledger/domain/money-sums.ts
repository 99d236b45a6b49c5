// What the books say of the money of a day, and of what stands open now.

/** Sums of what was booked on days. */
export const DAY_SUMS = ['received', 'paid_to_sellers', 'paid_to_carriers', 'refunded', 'income'] as const;
export type DaySum = (typeof DAY_SUMS)[number];

/** Sums that stand at this moment. */
export const OPEN_SUMS = ['held', 'paid_ahead', 'due_to_carriers', 'balances_asked', 'prices_asked'] as const;
export type OpenSum = (typeof OPEN_SUMS)[number];

export const isDaySum = (name: string): name is DaySum => DAY_SUMS.some((known) => known === name);
