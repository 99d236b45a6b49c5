// When a person's VIP runs: every grant laid behind the one before, each in whole days or calendar months.

import { addDays, addMonths, dayOfMonth, wholeDays } from './calendar.ts';

/** How much VIP one grant gives. */
export type Span = { readonly months: number } | { readonly days: number };

export type Grant = {
  readonly id: string;
  readonly grantedAt: Date;
  readonly span: Span;
  /** The learner's zone when it was granted: whose calendar counts. */
  readonly zone: string;
  /**
   * What refunds have taken of its end, in days; or all that was left at a moment, also of one not begun, after so many
   * days had been taken before.
   */
  readonly takenBack: number | { readonly cutAt: Date; readonly daysBefore: number };
};

/** A grant's place in time; begin and end are equal when nothing of it is left. */
export type Period = {
  readonly grantId: string;
  readonly begin: Date;
  readonly end: Date;
  /** How many days it has, those that were taken back included. */
  readonly days: number;
  readonly takenDays: number;
  readonly zone: string;
};

/** The day of the month that months are counted from, as long as one grant follows another without a gap. */
type Anchor = { readonly zone: string; readonly day: number };
type Run = { readonly end: Date; readonly anchor: Anchor | undefined };

/**
 * The periods of a person's grants, in the order of granting. Each begins when it was granted or where the one before
 * ends, whichever is later; so what is taken back of one draws forward all that follow, and nothing else. Months of one
 * run are counted from its first day: 31 January and twice a month is 31 March, as two months at once would be.
 */
export function layPeriods(grants: readonly Grant[]): Period[] {
  const periods: Period[] = [];
  let run: Run | undefined;
  for (const grant of grants.toSorted(byGranting)) {
    const { period, anchor } = layPeriod(grant, run);
    periods.push(period);
    if (period.end > period.begin || typeof grant.takenBack === 'number') run = { end: period.end, anchor };
  }
  return periods;
}

/** By moment; equal moments by id, so that the order in which they are read changes nothing. */
function byGranting(one: Grant, other: Grant): number {
  return one.grantedAt.getTime() - other.grantedAt.getTime() || (one.id < other.id ? -1 : 1);
}

function layPeriod(grant: Grant, run: Run | undefined) {
  const { id: grantId, grantedAt, span, zone, takenBack } = grant;
  const isFollowing = run !== undefined && run.end >= grantedAt;
  const begin = isFollowing ? run.end : grantedAt;
  const anchor =
    isFollowing && run.anchor?.zone === zone ? run.anchor : { zone, day: dayOfMonth(begin, zone) };
  const full = endOf(begin, span, anchor);
  const days = wholeDays(begin, full, zone);
  const takenDays = Math.min(typeof takenBack === 'number' ? takenBack : takenBack.daysBefore, days);
  const cut = takenDays === 0 ? full : addDays(full, -takenDays, zone);
  // Where the clock was put forward in between, the same time of day may fall a little before the begin.
  const end = takenDays === days || cut < begin ? begin : cut;
  if (typeof takenBack !== 'number') {
    const left = takenBack.cutAt < end ? takenBack.cutAt : end;
    const period = { grantId, begin, end: left < begin ? begin : left, days, takenDays: days, zone };
    return { period, anchor: undefined };
  }
  const isWholeMonths = 'months' in span && takenDays === 0;
  return {
    period: { grantId, begin, end, days, takenDays, zone },
    anchor: isWholeMonths ? anchor : undefined,
  };
}

function endOf(begin: Date, span: Span, { zone, day }: Anchor): Date {
  return 'months' in span ? addMonths(begin, span.months, zone, day) : addDays(begin, span.days, zone);
}

/** The grants as they are once days, or all that was left at that moment, were taken of one of them. */
export function withTaken(
  grants: readonly Grant[],
  id: string,
  { days, now }: { readonly days: number | 'whole'; readonly now: Date },
): Grant[] {
  return grants.map((grant) => {
    const { takenBack } = grant;
    if (grant.id !== id || typeof takenBack !== 'number') return grant;
    return {
      ...grant,
      takenBack: days === 'whole' ? { cutAt: now, daysBefore: takenBack } : takenBack + days,
    };
  });
}

/** The end of all VIP that was granted; undefined when there was none. Whether it runs is a matter of the date alone. */
export function lastEnd(periods: readonly Period[]): Date | undefined {
  return periods.reduce<Date | undefined>(
    (latest, { begin, end }) => (end > begin && (!latest || end > latest) ? end : latest),
    undefined,
  );
}

/** The days that go with all that is left of a period, as people count them: with the one under way. */
export function daysLeft(period: Period, now: Date): number {
  const { begin, end, zone } = period;
  const whole = unusedDays(period, now);
  if (end <= now || now <= begin) return whole;
  return addDays(now, whole, zone) < end ? whole + 1 : whole;
}

/** Whether VIP ended before its time, since the rest of what was given last was taken back. */
export function isCutShort(grants: readonly Grant[]): boolean {
  const periods = layPeriods(grants);
  const last = periods.findLast(
    ({ begin, end }) => end > begin && end.getTime() === lastEnd(periods)?.getTime(),
  );
  const grant = grants.find(({ id }) => id === last?.grantId);
  return grant !== undefined && typeof grant.takenBack !== 'number';
}

/** What can still be taken back of a period: nothing of one that is over, whole days to come of one that runs. */
export function unusedDays({ begin, end, days, takenDays, zone }: Period, now: Date): number {
  if (end <= now) return 0;
  const left = days - takenDays;
  return now <= begin ? left : Math.min(left, Math.max(0, wholeDays(now, end, zone)));
}
