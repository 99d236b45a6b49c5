// The desk: what can be the number of a parcel, and what is due when.

import { expect, test } from 'vitest';
import { STAGES } from '../stages/stages.ts';
import { DUE_TERMS, type DueFacts, dueOf, urgentAt } from './due.ts';
import { isTrackingNumber, withoutBlanks } from './tracking-number.ts';

test.each([
  ['EE123456789CN', true],
  [' 1Z 999 AA1 01 2345 6784 ', true],
  ['420-5555', true],
  ['!!!???', false],
  ['ABCDEFG', false],
  ['1234', false],
  ['12--3456', false],
  ['单号123456', false],
])('%s is the number of a parcel: %s', (typed, is) => {
  expect(isTrackingNumber(typed)).toBe(is);
});

test('a number printed in groups is the one without', () => {
  expect(withoutBlanks(' 1Z 999 AA1 01 2345 6784 ')).toBe('1Z999AA10123456784');
});

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-28T06:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const facts: Parameters<typeof urgentAt>[0] = {
  stage: 'paid_review',
  stageSince: ago(10),
  tier: 'standard',
  photoDecision: null,
  returnChoice: null,
  decidedAt: null,
  cancelAskedAt: null,
  claimedSince: null,
  unansweredSince: null,
  addressAskedAt: null,
  leftoverSince: null,
  carrierBillFen: 20_000,
  createdAt: ago(100),
  awaitedUntil: null,
};
/** What is due, and in how many hours from now. */
function found(changes: Partial<DueFacts>) {
  const due = dueOf({ ...facts, ...changes });
  return due && [due.of, (due.at.getTime() - now.getTime()) / HOUR_MS];
}

test('a speed that was paid for shortens what is ours to do, and nothing else', () => {
  expect(found({})).toEqual(['paid_review', 14]);
  expect(found({ tier: 'express' })).toEqual(['paid_review', 8]);
  expect(found({ tier: 'premium' })).toEqual(['paid_review', 2]);
  expect(found({ stage: 'customs', tier: 'premium' })).toEqual(['customs', 230]);
});

test('what is over is never urgent by a message or a speed', () => {
  for (const stage of ['cancelled', 'delivered'] as const)
    expect(found({ stage, tier: 'premium', unansweredSince: ago(100) })).toBeUndefined();
  expect(found({ stage: 'dispatched', unansweredSince: ago(30) })).toEqual(['messages', -6]);
});

test('who was asked is asked again after three days, and what waits for an address is not packed', () => {
  expect(found({ stage: 'needs_info', tier: 'premium' })).toEqual(['needs_info', 62]);
  const accepted = { stage: 'in_warehouse', photoDecision: 'accept', decidedAt: ago(5) } as const;
  expect(found(accepted)).toEqual(['to_pack', 43]);
  expect(found({ ...accepted, addressAskedAt: ago(2) })).toEqual(['address', 70]);
  expect(found({ ...accepted, photoDecision: 'return', addressAskedAt: ago(2) })).toEqual(['to_return', 43]);
});

test('a request to cancel counts from when it was made, whatever the stage since', () => {
  const asked = { cancelAskedAt: ago(11.5) };
  expect(found({ stage: 'to_buy', ...asked })).toEqual(['cancels', 0.5]);
  expect(found({ stage: 'ordered', stageSince: ago(1), ...asked })).toEqual(['cancels', 0.5]);
  expect(found({ stage: 'cancelled', ...asked })).toBeUndefined();
  // However late the stage's own work is.
  expect(found({ stage: 'to_buy', stageSince: ago(100), ...asked })).toEqual(['cancels', 0.5]);
  expect(found({ stage: 'ordered', stageSince: ago(8 * 24), ...asked })).toEqual(['cancels', 0.5]);
});

test('what the buyer has decided counts from the decision, and what waits for the buyer is not due', () => {
  const stored = { stage: 'in_warehouse', stageSince: ago(100) } as const;
  expect(found(stored)).toBeUndefined();
  expect(found({ ...stored, photoDecision: 'accept', decidedAt: ago(1) })).toEqual(['to_pack', 47]);
  // The balance was paid since.
  expect(found({ ...stored, stageSince: ago(2), photoDecision: 'accept', decidedAt: ago(90) })).toEqual([
    'to_pack',
    46,
  ]);
  expect(found({ ...stored, photoDecision: 'exchange', decidedAt: ago(1) })).toEqual(['to_return', 47]);
  expect(found({ stage: 'returned' })).toBeUndefined();
  expect(found({ stage: 'returned', returnChoice: 'refund' })).toEqual(['to_return', 38]);
  expect(found({ stage: 'cancelled', leftoverSince: ago(20) })).toEqual(['leftovers', 100]);
  expect(found({ stage: 'delivered', claimedSince: ago(50) })).toEqual(['claims', -2]);
});

test('a parcel that is on its way or at the door waits for the bill of its carrier', () => {
  for (const stage of ['dispatched', 'customs', 'delivered'] as const) {
    expect(found({ stage, carrierBillFen: null })).toEqual(['bill_missing', 110]);
    expect(found({ stage })?.[0]).not.toBe('bill_missing');
  }
  expect(found({ stage: 'packed', carrierBillFen: null })).toEqual(['packed', 14]);
  expect(found({ stage: 'cancelled', carrierBillFen: null })).toBeUndefined();
});

test('each stage has a term, or waits for somebody else', () => {
  const idle = STAGES.filter((stage) => dueOf({ ...facts, stage }) === undefined);
  expect(idle).toEqual([
    'awaiting_payment',
    'awaiting_price',
    'in_warehouse',
    'awaiting_balance',
    'dispatched',
    'returned',
    'delivered',
    'cancelled',
  ]);
  for (const { hours } of Object.values(DUE_TERMS)) expect(hours).toBeGreaterThan(0);
});

test('what is due first comes first, then what a buyer must do soonest, and what was cancelled at the end', () => {
  const rows = [
    { ...facts, stage: 'cancelled', createdAt: ago(1) },
    { ...facts, stage: 'dispatched', awaitedUntil: ago(-900) },
    { ...facts, stage: 'in_warehouse', awaitedUntil: ago(-100) },
    { ...facts, stage: 'delivered', createdAt: ago(50) },
    { ...facts, stage: 'delivered', createdAt: ago(20) },
    { ...facts, tier: 'premium' },
    { ...facts, unansweredSince: ago(30) },
    facts,
  ] as const;
  const sorted = rows.toSorted((one, other) => urgentAt(one).getTime() - urgentAt(other).getTime());
  expect(sorted).toEqual([6, 5, 7, 2, 1, 4, 3, 0].map((at) => rows[at]));
});
