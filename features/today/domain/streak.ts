// Days of study in a row, with a rule that forgives.

const DAY_MS = 86_400_000;
/** A plan has five days of study in a week: two of any seven may be missed, one after the other, too. */
const FORGIVEN = { days: 2, of: 7 } as const;

/** `forgiven`: days that were missed within the run. */
export type Streak = { readonly days: number; readonly forgiven: number; readonly hasToday: boolean };

/**
 * The run of study days that reaches up to `today` or yesterday, over missed days as far as they are forgiven. `studied`:
 * calendar days, yyyy-mm-dd, in any order.
 */
export function streakOf(studied: readonly string[], today: string): Streak {
  const days = new Set(studied);
  const hasToday = days.has(today);
  const first = Date.parse(`${today}T00:00:00Z`) - (hasToday ? 0 : DAY_MS);
  const isStudied = (back: number) => days.has(new Date(first - back * DAY_MS).toISOString().slice(0, 10));
  let count = 0;
  let reach = 0;
  let missed: readonly number[] = [];
  for (let back = 0; ; back += 1) {
    if (isStudied(back)) {
      count += 1;
      reach = back + 1;
      continue;
    }
    missed = [...missed.filter((day) => back - day < FORGIVEN.of), back];
    if (missed.length > FORGIVEN.days) return { days: count, forgiven: reach - count, hasToday };
  }
}
