// Whatever is granted and refunded, in whatever order: nobody gets less than they paid for, and no refund takes more than is unused.

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, dayOfMonth } from './calendar.ts';
import { type Grant, lastEnd, layPeriods, type Period, unusedDays, withTaken } from './periods.ts';
import { refundableOfPacks, refundableOfPeriod, takeDays, takePacks } from './refunds.ts';

const START = Date.UTC(2026, 0, 1);
const HOUR_MS = 3600 * 1000;

const zone = fc.constantFrom(
  'Asia/Shanghai',
  'America/Sao_Paulo',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
);
const span = fc.oneof(
  fc.record({ months: fc.constantFrom(1, 3, 12) }),
  fc.record({ days: fc.integer({ min: 1, max: 30 }) }),
);
const moment = fc.integer({ min: 0, max: 24 * 400 }).map((hours) => new Date(START + hours * HOUR_MS));
const takenBack = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.constant({ cutAt: new Date(0), daysBefore: 0 }),
);

/** Ids by the place in the list, so that equal moments have an order of their own. */
const grantsWith = (taken: fc.Arbitrary<Grant['takenBack']>) =>
  fc
    .array(fc.record({ grantedAt: moment, span, zone, takenBack: taken }), { minLength: 1, maxLength: 8 })
    .map((rows) => rows.map((row, place): Grant => ({ ...row, id: `g${place}` })));

const paidGrants = grantsWith(fc.constant(0));
const anyGrants = grantsWith(takenBack);

it('no period overlaps another, none begins before it was granted, and none leaves a gap without need', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const grantedAt = new Map(grants.map((grant) => [grant.id, grant.grantedAt]));
      let end = new Date(0);
      for (const period of layPeriods(grants)) {
        const earliest = grantedAt.get(period.grantId) ?? end;
        expect(period.begin).toEqual(earliest > end ? earliest : end);
        expect(period.end >= period.begin).toBe(true);
        if (period.end > end) ({ end } = period);
      }
    }),
  );
});

it('no period is shorter than the months or days that were paid', () => {
  fc.assert(
    fc.property(paidGrants, (grants) => {
      const spans = new Map(grants.map((grant) => [grant.id, grant]));
      for (const { grantId, begin, end } of layPeriods(grants)) {
        const grant = spans.get(grantId);
        if (!grant) throw new Error('a period without its grant');
        const alone =
          'months' in grant.span
            ? addMonths(begin, grant.span.months, grant.zone, dayOfMonth(begin, grant.zone))
            : addDays(begin, grant.span.days, grant.zone);
        expect(end >= alone).toBe(true);
      }
    }),
  );
});

it('single months that follow one another end when as many months at once would', () => {
  fc.assert(
    fc.property(moment, zone, fc.integer({ min: 1, max: 24 }), (grantedAt, in_, months) => {
      const base = { grantedAt, zone: in_, takenBack: 0 } as const;
      const singles = Array.from(
        { length: months },
        (_, n): Grant => ({
          ...base,
          id: `g${String(n).padStart(2, '0')}`,
          span: { months: 1 },
        }),
      );
      const atOnce: Grant = { ...base, id: 'all', span: { months } };
      const [one, other] = [lastEnd(layPeriods(singles)), lastEnd(layPeriods([atOnce]))];
      // A change of the clock between may move the time of day where that hour is missing on one of the days.
      expect(Math.abs((one?.getTime() ?? 0) - (other?.getTime() ?? 1e15))).toBeLessThanOrEqual(HOUR_MS);
    }),
  );
});

it('the order in which grants are read changes nothing', () => {
  const shuffled = anyGrants.chain((grants) =>
    fc.tuple(fc.constant(grants), fc.shuffledSubarray(grants, { minLength: grants.length })),
  );
  fc.assert(
    fc.property(shuffled, ([grants, others]) => {
      expect(layPeriods(others)).toEqual(layPeriods(grants));
    }),
  );
});

type Refund = { readonly place: number; readonly share: number; readonly hoursLater: number };
const refunds = fc.array(
  fc.record({
    place: fc.nat({ max: 7 }),
    share: fc.integer({ min: 1, max: 100 }),
    hoursLater: fc.integer({ min: 0, max: 24 * 60 }),
  }),
  { maxLength: 12 },
);

/** The grants with one more refund of a share of what can be refunded, and what had been there before. */
function refund(
  grants: readonly Grant[],
  refunded: Map<string, number>,
  amountFen: number,
  step: Refund,
  now: Date,
) {
  const target = grants[step.place % grants.length];
  if (!target) throw new Error('no grant');
  const before = layPeriods(grants);
  const period = before.find(({ grantId }) => grantId === target.id);
  if (!period) throw new Error('no period');
  const paid = { amountFen, refundedFen: refunded.get(target.id) ?? 0, goodwillFen: 0 };
  const most =
    typeof target.takenBack !== 'number' ? 0 : refundableOfPeriod(paid, period, { now, isFull: false });
  const fen = Math.ceil((most * step.share) / 100);
  return { target, before, period, paid, most, fen };
}

const remainingOf = (periods: readonly Period[], id: string, now: Date) =>
  periods.filter(({ grantId }) => grantId === id).reduce((sum, period) => sum + unusedDays(period, now), 0);

it('a refund takes its own unused days and not one of another grant; all refunds together give back at most what was paid', () => {
  fc.assert(
    fc.property(paidGrants, refunds, fc.integer({ min: 500, max: 40_000 }), (first, steps, amountFen) => {
      let grants: readonly Grant[] = first;
      let now = new Date(Math.max(...first.map(({ grantedAt }) => grantedAt.getTime())));
      const refunded = new Map<string, number>();
      for (const step of steps) {
        now = new Date(now.getTime() + step.hoursLater * HOUR_MS);
        const { target, before, period, paid, most, fen } = refund(grants, refunded, amountFen, step, now);
        if (typeof target.takenBack !== 'number') continue;
        expect(takeDays(paid, { period, fen: most + 1, now, mostFen: most }).ok).toBe(false);
        if (fen === 0) continue;
        const taken = takeDays(paid, { period, fen, now, mostFen: most });
        if (!taken.ok) throw new Error('a refund within its bounds was refused');
        grants = withTaken(grants, target.id, { days: taken.value, now });
        refunded.set(target.id, paid.refundedFen + fen);
        const after = layPeriods(grants);
        const days = taken.value === 'whole' ? unusedDays(period, now) : taken.value;
        expect(days).toBeLessThanOrEqual(unusedDays(period, now));
        expect(remainingOf(after, target.id, now)).toBe(unusedDays(period, now) - days);
        expectOthersKept(
          before,
          after,
          grants.filter(({ id }) => id !== target.id),
          now,
        );
        expect(paid.refundedFen + fen).toBeLessThanOrEqual(amountFen);
      }
    }),
  );
});

/**
 * What is over stays as it was, and what is to come keeps its length: a month is a month from wherever it begins. So many
 * days as were taken stay taken; a month that came to begin where months are shorter has all of its days taken at most.
 */
function expectOthersKept(
  before: readonly Period[],
  after: readonly Period[],
  others: readonly Grant[],
  now: Date,
): void {
  for (const { id, takenBack } of others) {
    const isOf = ({ grantId }: Period) => grantId === id;
    const [old, fresh] = [before.find(isOf), after.find(isOf)];
    if (!old || !fresh) throw new Error('a grant without its period');
    if (old.end <= now) expect(fresh).toEqual(old);
    expect(fresh.takenDays).toBe(
      typeof takenBack === 'number' ? Math.min(takenBack, fresh.days) : fresh.days,
    );
    expect(Math.abs(fresh.days - old.days)).toBeLessThanOrEqual(3);
  }
}

it('what was refunded whole before it began is as if it had never been', () => {
  fc.assert(
    fc.property(paidGrants, fc.nat({ max: 7 }), (grants, place) => {
      const target = grants[place % grants.length];
      if (!target) throw new Error('no grant');
      const without = layPeriods(grants.filter(({ id }) => id !== target.id));
      const taken = layPeriods(withTaken(grants, target.id, { days: 'whole', now: new Date(0) }));
      expect(taken.filter(({ grantId }) => grantId !== target.id)).toEqual(without);
    }),
  );
});

it('a refund takes as few days as are worth it, in parts as at once, and the largest takes all that are unused', () => {
  const plan = fc.record({
    span: fc.record({ months: fc.constantFrom(1, 3, 12) }),
    amountFen: fc.integer({ min: 500, max: 40_000 }),
    hours: fc.integer({ min: 1, max: 24 * 40 }),
    shares: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(plan, zone, ({ span: months, amountFen, hours, shares }, in_) => {
      const grant = { id: 'g', grantedAt: new Date(START), span: months, zone: in_, takenBack: 0 } as const;
      const now = new Date(START + hours * HOUR_MS);
      const [fresh] = layPeriods([grant]);
      if (!fresh || fresh.end <= now) return;
      const most = refundableOfPeriod({ amountFen, refundedFen: 0, goodwillFen: 0 }, fresh, {
        now,
        isFull: false,
      });
      const whole = takeDays(
        { amountFen, refundedFen: 0, goodwillFen: 0 },
        { period: fresh, fen: most, now, mostFen: most },
      );
      expect(whole).toEqual({ ok: true, value: unusedDays(fresh, now) });
      let [takenSoFar, refundedFen] = [0, 0];
      for (const share of shares) {
        const [period] = layPeriods([{ ...grant, takenBack: takenSoFar }]);
        if (!period) throw new Error('no period');
        const paid = { amountFen, refundedFen, goodwillFen: 0 };
        const mostFen = refundableOfPeriod(paid, period, { now, isFull: false });
        const fen = Math.ceil((mostFen * share) / 100);
        if (fen === 0) break;
        const taken = takeDays(paid, { period, fen, now, mostFen });
        if (!taken.ok || taken.value === 'whole') throw new Error('a refund within its bounds was refused');
        [takenSoFar, refundedFen] = [takenSoFar + taken.value, refundedFen + fen];
        expect(refundedFen * period.days).toBeLessThanOrEqual(amountFen * takenSoFar);
        expect(refundedFen * period.days).toBeGreaterThan(amountFen * (takenSoFar - 1));
      }
    }),
  );
});

it('packs: refunds take no applied pack, and give back at most what was paid', () => {
  const plan = fc.record({
    unitFen: fc.integer({ min: 1, max: 2000 }),
    bought: fc.integer({ min: 1, max: 20 }),
    applied: fc.nat({ max: 20 }),
    shares: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(plan, ({ unitFen, bought, applied, shares }) => {
      const amountFen = unitFen * bought;
      let [takenSoFar, refundedFen, owned] = [0, 0, Math.max(0, bought - applied)];
      for (const share of shares) {
        const packs = { unitFen, bought, takenBack: takenSoFar, owned };
        const paid = { amountFen, refundedFen, goodwillFen: 0 };
        const most = refundableOfPacks(paid, packs);
        expect(takePacks(paid, packs, { fen: most + 1, mostFen: most }).ok).toBe(false);
        const fen = Math.ceil((most * share) / 100);
        const taken = takePacks(paid, packs, { fen, mostFen: most });
        if (!taken.ok) throw new Error('a refund within its bounds was refused');
        [takenSoFar, refundedFen, owned] = [takenSoFar + taken.value, refundedFen + fen, owned - taken.value];
        expect(owned).toBeGreaterThanOrEqual(0);
        expect(takenSoFar * unitFen).toBeGreaterThanOrEqual(refundedFen);
      }
      expect(refundedFen).toBeLessThanOrEqual(Math.max(0, bought - applied) * unitFen);
    }),
  );
});
