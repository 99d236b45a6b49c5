// What was given back as goodwill took nothing, and no refund after it takes anything for it.

import { expect, test } from 'vitest';
import { layPeriods } from './periods.ts';
import { refundableOfPeriod, takeDays, takePacks, withinPrice } from './refunds.ts';

const now = new Date('2026-05-11T00:00:00Z');
const grant = {
  id: 'g',
  grantedAt: new Date('2026-05-01T00:00:00Z'),
  zone: 'UTC',
  span: { days: 30 },
  takenBack: 0,
};
const [period] = layPeriods([grant]);
if (!period) throw new Error('no period');

test('a refund after goodwill takes the days that its own money is worth', () => {
  const paid = { amountFen: 3000, refundedFen: 900, goodwillFen: 900 };
  const mostFen = withinPrice(paid);
  expect(takeDays(paid, { period, fen: 500, now, mostFen })).toEqual({ ok: true, value: 5 });
  expect(takeDays({ ...paid, goodwillFen: 0 }, { period, fen: 500, now, mostFen })).toEqual({
    ok: true,
    value: 14,
  });
  // With the last of the price goes all that is left; more than the price goes to nobody.
  expect(takeDays(paid, { period, fen: 2100, now, mostFen })).toEqual({ ok: true, value: 'whole' });
  expect(takeDays(paid, { period, fen: 2101, now, mostFen }).ok).toBe(false);
  expect(refundableOfPeriod(paid, period, { now, isFull: false })).toBe(1100);
});

test('of packs, too', () => {
  const packs = { unitFen: 1000, bought: 3, takenBack: 0, owned: 3 };
  const paid = { amountFen: 3000, refundedFen: 1000, goodwillFen: 1000 };
  expect(takePacks(paid, packs, { fen: 1000, mostFen: 2000 })).toEqual({ ok: true, value: 1 });
});
