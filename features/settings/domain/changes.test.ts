import { expect, test } from 'vitest';
import { listChanges } from './changes.ts';

test('a value, a rate and a cell are told each by its place', () => {
  const before = {
    fee: 300,
    rates: { USD: '7.1', EUR: '7.65' },
    shipping: [
      { id: 'US', baseFen: 15_000, perKgFen: 8000 },
      { id: 'JP', baseFen: 12_000, perKgFen: 6500 },
    ],
  };
  const after = {
    fee: 250,
    rates: { USD: '7.2' },
    shipping: [
      { id: 'BR', baseFen: 1, perKgFen: 2 },
      { id: 'US', baseFen: 15_000, perKgFen: 8100 },
    ],
  };
  expect(listChanges(before, after)).toEqual([
    { key: 'fee', entry: null, column: null, from: 300, to: 250 },
    { key: 'rates', entry: 'EUR', column: null, from: '7.65', to: null },
    { key: 'rates', entry: 'USD', column: null, from: '7.1', to: '7.2' },
    { key: 'shipping', entry: 'US', column: 'perKgFen', from: 8000, to: 8100 },
    { key: 'shipping', entry: 'JP', column: 'baseFen', from: 12_000, to: null },
    { key: 'shipping', entry: 'JP', column: 'perKgFen', from: 6500, to: null },
    { key: 'shipping', entry: 'BR', column: 'baseFen', from: null, to: 1 },
    { key: 'shipping', entry: 'BR', column: 'perKgFen', from: null, to: 2 },
  ]);
});

test('rows in another order change nothing', () => {
  const rows = [
    { id: 'US', baseFen: 1 },
    { id: 'JP', baseFen: 2 },
  ];
  expect(listChanges({ shipping: rows }, { shipping: rows.toReversed() })).toEqual([]);
});
