import { expect, it } from 'vitest';
import { earliestEnd } from './deletion.ts';

const dueAt = new Date('2026-12-15T10:00:00Z');
const due = (from: string, until: string) => ({
  orders: [{ id: 'o', number: 'YL1', expected: { from, until } }],
});

it('no account goes before what is on its way can have arrived', () => {
  expect(earliestEnd(dueAt, [])).toEqual({ at: dueAt });
  expect(earliestEnd(dueAt, [due('2026-12-10', '2026-12-20')])).toEqual({ at: dueAt });
  expect(
    earliestEnd(dueAt, [due('2027-01-02', '2027-01-09'), due('2026-12-20', '2026-12-24'), { orders: [] }]),
  ).toEqual({ day: '2027-01-02' });
});
