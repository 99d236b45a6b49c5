// Commissions, clawbacks and maturing in any order: sums are right, and nothing falls below its floor.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, divideClawback, divideIncome, reversalOf } from './commission.ts';

const fen = fc.integer({ min: 1, max: 100_000_00 });
const rate = fc.integer({ min: 1, max: 10_000 });

test.each([
  [3900, 2000, 780],
  [9900, 2000, 1980],
  [35_800, 2000, 7160],
  [600, 2000, 120],
  [25, 1000, 3],
  [24, 1000, 2],
  [4, 1000, 0],
  [5, 1000, 1],
  [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
])('of %i fen at %i hundredths of a percent it is %i', (base, at, amount) => {
  expect(commissionOf(base, at)).toBe(amount);
});

test('a commission is within half a fen of the exact share', () => {
  fc.assert(
    fc.property(fen, rate, (base, at) => {
      const doubled = 2 * (commissionOf(base, at) * 10_000 - base * at);
      expect(doubled).toBeGreaterThan(-10_000);
      expect(doubled).toBeLessThanOrEqual(10_000);
    }),
  );
});

test('refunds take back their share, together exactly the whole, in whatever parts they come', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, rate, fc.nat(11), (refunds, at, until) => {
      const baseFen = refunds.reduce((sum, part) => sum + part, 0);
      const amountFen = commissionOf(baseFen, at);
      let [reversedFen, refundedFen] = [0, 0];
      for (const refund of refunds.slice(0, until + 1)) {
        refundedFen += refund;
        const back = reversalOf({ amountFen, reversedFen, baseFen, refundedFen });
        expect(back).toBeGreaterThanOrEqual(0);
        reversedFen += back;
        expect(Math.abs(reversedFen - (amountFen * refundedFen) / baseFen)).toBeLessThanOrEqual(0.5);
      }
      if (refundedFen === baseFen) expect(reversedFen).toBe(amountFen);
    }),
  );
});

test('more refunds than were paid take back no more than the commission', () => {
  expect(reversalOf({ amountFen: 780, reversedFen: 700, baseFen: 3900, refundedFen: 9999 })).toBe(80);
  expect(reversalOf({ amountFen: 780, reversedFen: 780, baseFen: 3900, refundedFen: 3900 })).toBe(0);
});

type Sum = { readonly do: 'accrue' | 'withdraw'; readonly amount: number };
type Pick = { readonly do: 'mature' | 'refund' | 'return'; readonly which: number };
type Step = Sum | Pick;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('accrue' as const, 'withdraw' as const), amount: fen }),
  fc.record({
    do: fc.constantFrom('mature' as const, 'refund' as const, 'return' as const),
    which: fc.nat(9),
  }),
);

/** A distributor's balances, moved by the same divisions that the server books. */
class Balances {
  pending = 0;
  available = 0;
  owed = 0;
  cost = 0;
  readonly inFlight: number[] = [];
  readonly commissions: { left: number; isMatured: boolean }[] = [];

  apply(step: Step): void {
    if ('amount' in step) {
      if (step.do === 'accrue') this.accrue(step.amount);
      else this.withdraw(step.amount);
    } else if (step.do === 'return') this.income(this.inFlight.splice(step.which, 1)[0] ?? 0);
    else this.touch(step.do, step.which);
  }
  accrue(amount: number): void {
    this.cost += amount;
    this.pending += amount;
    this.commissions.push({ left: amount, isMatured: false });
  }
  withdraw(amount: number): void {
    if (amount > this.available) return;
    this.available -= amount;
    this.inFlight.push(amount);
  }
  income(amount: number): void {
    const { toDebt, toAvailable } = divideIncome(amount, this.owed);
    this.owed -= toDebt;
    this.available += toAvailable;
  }
  touch(what: 'mature' | 'refund', which: number): void {
    const commission = this.commissions[which];
    if (!commission) return;
    if (what === 'mature' && !commission.isMatured) {
      this.pending -= commission.left;
      this.income(commission.left);
      commission.isMatured = true;
    }
    if (what === 'refund') {
      this.cost -= commission.left;
      if (commission.isMatured) {
        const { fromAvailable, toOwe } = divideClawback(commission.left, this.available);
        this.available -= fromAvailable;
        this.owed += toOwe;
      } else this.pending -= commission.left;
      commission.left = 0;
    }
  }
}

test('whatever happens in whatever order, nothing is lost, nothing goes below zero, and nobody owes while they have', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const balances = new Balances();
      for (const one of steps) {
        balances.apply(one);
        const { pending, available, owed, cost, inFlight, commissions } = balances;
        const flying = inFlight.reduce((sum, amount) => sum + amount, 0);
        expect(pending + available + flying - owed).toBe(cost);
        expect(Math.min(pending, available, owed)).toBeGreaterThanOrEqual(0);
        expect(Math.min(available, owed)).toBe(0);
        const waiting = commissions.filter(({ isMatured }) => !isMatured);
        expect(pending).toBe(waiting.reduce((sum, { left }) => sum + left, 0));
      }
    }),
  );
});
