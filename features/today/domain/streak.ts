// Days of study in a row, with a rule that forgives.

const DAY_MS = 86_400_000;
/** At most one missed day in so many is forgiven. */
const FORGIVEN_EVERY_DAYS = 7;

export type Streak = { readonly days: number; readonly hasToday: boolean };

/**
 * The run of study days that reaches up to `today` or yesterday. A single missed day does not end it, unless another one
 * was missed less than a week later. `studied`: calendar days, yyyy-mm-dd, in any order.
 */
export function streakOf(studied: readonly string[], today: string): Streak {
  const days = new Set(studied);
  const hasToday = days.has(today);
  const first = Date.parse(`${today}T00:00:00Z`) - (hasToday ? 0 : DAY_MS);
  const isStudied = (back: number) => days.has(new Date(first - back * DAY_MS).toISOString().slice(0, 10));
  let count = 0;
  let forgivenAt = Number.NEGATIVE_INFINITY;
  for (let back = 0; ; back += 1) {
    if (isStudied(back)) {
      count += 1;
      continue;
    }
    const isForgiven = isStudied(back + 1) && back - forgivenAt >= FORGIVEN_EVERY_DAYS;
    if (!isForgiven) return { days: count, hasToday };
    forgivenAt = back;
  }
}
