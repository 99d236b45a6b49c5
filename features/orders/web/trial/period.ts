// Of which days orders are tried: the latest ones, or those of days of this browser's zone.

export const PERIODS = ['latest', 'yesterday', 'week', 'month', 'own'] as const;
export type Period = (typeof PERIODS)[number];

export type Chosen = {
  readonly period: Period;
  /** Days of one's own, both included; `yyyy-mm-dd`, or empty. */
  readonly from: string;
  readonly until: string;
};

type Moments = { readonly from: string; readonly until: string };

/** The moments of the period; null: the latest orders, undefined: its days are not all there, or turned round. */
export function momentsOf({ period, from, until }: Chosen, now: Date): Moments | null | undefined {
  if (period === 'latest') return null;
  if (period === 'yesterday') return between(dayAt(now, -1), dayAt(now, 0));
  if (period === 'week') return between(dayAt(now, -7), dayAt(now, 1));
  if (period === 'month') return between(dayAt(now, -30), dayAt(now, 1));
  const [first, last] = [dayOf(from), dayOf(until)];
  return first && last && first <= last ? between(first, dayAt(last, 1)) : undefined;
}

const between = (from: Date, until: Date): Moments => ({
  from: from.toISOString(),
  until: until.toISOString(),
});

const dayAt = (day: Date, later: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + later);

function dayOf(text: string): Date | undefined {
  const [year, month, date] = text.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date);
}
