// What an order waits for from its buyer, and what the clock has said and will do.

import { expect, test } from 'vitest';
import { STAGES } from '../stages/stages.ts';
import { type AwaitedFacts, awaitedOf } from './awaited.ts';

const facts: AwaitedFacts = {
  stage: 'in_warehouse',
  stageSince: new Date('2026-11-02T00:00:00.000Z'),
  photoDecision: null,
  isPhotoHeld: false,
  returnChoice: null,
  addressAskedAt: null,
  warehouseSince: new Date('2026-11-01T00:00:00.000Z'),
  remindedDays: 0,
  payableUntil: new Date('2026-11-03T00:00:00.000Z'),
  estimateUntil: '2026-11-20',
};

/** What, until which day, and the days of its reminders, those that were sent with a mark. */
function found(changes: Partial<AwaitedFacts>) {
  const awaited = awaitedOf({ ...facts, ...changes });
  const day = (at: Date) => at.toISOString().slice(5, 10);
  return (
    awaited && [
      awaited.of,
      awaited.until && day(awaited.until),
      ...awaited.reminders.map(({ at, isSent }) => `${day(at)}${isSent ? '!' : ''}`),
    ]
  );
}

test('photos that nobody decides about count as accepted after seven days, without a reminder', () => {
  expect(found({})).toEqual(['photos', '11-08']);
});

test('where silence is no answer, the buyer is reminded, and it goes back at the end of its storage', () => {
  expect(found({ isPhotoHeld: true })).toEqual(['photos_held', '01-30', '12-01', '12-31', '01-20']);
  expect(found({ isPhotoHeld: true, remindedDays: 60 })).toEqual([
    'photos_held',
    '01-30',
    '12-01!',
    '12-31!',
    '01-20',
  ]);
});

test('what is accepted and not packed is reminded of at 60 and 80 days of storage', () => {
  expect(found({ photoDecision: 'accept', remindedDays: 60 })).toEqual([
    'storage',
    '01-30',
    '12-31!',
    '01-20',
  ]);
  expect(found({ photoDecision: 'return' })).toBeUndefined();
});

test('a balance and a price are reminded of, and end by themselves', () => {
  expect(found({ stage: 'awaiting_balance' })).toEqual(['balance', '01-31', '12-02', '01-01', '01-21']);
  expect(found({ stage: 'awaiting_price', remindedDays: 4 })).toEqual(['price', '11-09', '11-06!']);
  expect(found({ stage: 'dispatched' })).toEqual(['receipt', '12-05']);
  expect(found({ stage: 'needs_info' })).toEqual(['answer', null]);
});

test('every stage waits for a buyer, or for somebody else', () => {
  expect(STAGES.filter((stage) => awaitedOf({ ...facts, stage }) === undefined)).toEqual([
    'paid_review',
    'to_buy',
    'ordered',
    'packed',
    'customs',
    'delivered',
    'cancelled',
  ]);
});
