// The expected day of arrival: what it is made of at each stage, and how it moves as stages pass.

import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const DAYS: Parameters<typeof arrivalOf>[1] = {
  preparationMinDays: 5,
  preparationMaxDays: 9,
  warehouseMinDays: 2,
  warehouseMaxDays: 4,
  packingMinDays: 1,
  packingMaxDays: 2,
};
const NOW = new Date('2026-12-01T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const of = (
  stage: Parameters<typeof arrivalOf>[0]['stage'],
  passed = 0,
  isBuyersTurn = false,
  photoDecision: Parameters<typeof arrivalOf>[0]['photoDecision'] = null,
) =>
  arrivalOf(
    {
      stage,
      photoDecision,
      isBuyersTurn,
      since: daysAgo(passed),
      delivery: { min: 15, max: 30 },
      sent: null,
    },
    DAYS,
    NOW,
  );

test('from the day of payment it is all stages and the carrier, the same as was quoted', () => {
  expect(of('paid_review')).toEqual({
    from: '2026-12-21',
    until: '2027-01-09',
    parts: [
      { of: 'buying', min: 2, max: 3 },
      { of: 'to_warehouse', min: 2, max: 4 },
      { of: 'packing', min: 1, max: 2 },
      { of: 'carrier', min: 15, max: 30 },
    ],
    isBuyersTurn: false,
    isLate: false,
  });
});

test('days that have passed come off the stage it is in, and stages that are over are gone', () => {
  expect(of('ordered', 1)).toMatchObject({
    from: '2026-12-18',
    until: '2027-01-05',
    parts: [
      { of: 'to_warehouse', min: 1, max: 3 },
      { of: 'packing', min: 1, max: 2 },
      { of: 'carrier', min: 15, max: 30 },
    ],
  });
  expect(of('packed', 1)).toMatchObject({ from: '2026-12-16', until: '2027-01-01' });
});

test('a stage that takes longer is said to be late, and the days move on with it', () => {
  expect(of('ordered', 9)).toMatchObject({ from: '2026-12-17', until: '2027-01-03', isLate: true });
});

test('while the buyer has to answer it counts as if they did so today', () => {
  expect(of('in_warehouse', 6, true)).toMatchObject({
    from: '2026-12-17',
    until: '2027-01-02',
    isBuyersTurn: true,
    isLate: false,
  });
});

test('once sent it is what was counted from that day', () => {
  const sent = { from: '2026-11-28', until: '2026-11-30' };
  const facts = {
    photoDecision: null,
    isBuyersTurn: false,
    since: NOW,
    delivery: { min: 15, max: 30 },
    sent,
  };
  expect(arrivalOf({ ...facts, stage: 'dispatched' }, DAYS, NOW)).toMatchObject({ ...sent, isLate: true });
});

test.each(['awaiting_payment', 'returned', 'delivered', 'cancelled'] as const)('%s has none', (stage) => {
  expect(of(stage)).toBeNull();
});

test.each(['return', 'exchange'] as const)(
  'what the buyer wants to %s is not expected at the door',
  (decision) => {
    expect(of('in_warehouse', 1, false, decision)).toBeNull();
    expect(of('in_warehouse', 1, false, 'accept')).not.toBeNull();
  },
);
