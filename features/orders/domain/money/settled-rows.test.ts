// The table of what was quoted and what it really costs: its rows add up, and fees stay as they were.

import { expect, test } from 'vitest';
import { settledRows } from './settled-rows.ts';

const PRICE = [
  { kind: 'goods', fen: 30_000 },
  { kind: 'service_fee', fen: 900 },
  { kind: 'tier_fee', fen: 1000 },
  { kind: 'domestic_freight', fen: 0 },
  { kind: 'shipping', fen: 27_000 },
  { kind: 'tip', fen: 0 },
] as const;

test('goods and weight are what they really were, the fee is as quoted, what goes together is a row of its own', () => {
  const { rows, total } = settledRows(PRICE, [
    { kind: 'goods', quotedFen: 30_000, realFen: 28_000 },
    { kind: 'domestic_freight', quotedFen: 0, realFen: 800 },
    { kind: 'weight', quotedFen: 27_000, realFen: 26_100 },
    { kind: 'consolidation', quotedFen: 26_100, realFen: 8100 },
  ]);
  expect(rows).toEqual([
    { kind: 'goods', quotedFen: 30_000, realFen: 28_000, differenceFen: -2000 },
    { kind: 'service_fee', quotedFen: 900, realFen: 900, differenceFen: 0 },
    { kind: 'tier_fee', quotedFen: 1000, realFen: 1000, differenceFen: 0 },
    { kind: 'domestic_freight', quotedFen: 0, realFen: 800, differenceFen: 800 },
    { kind: 'shipping', quotedFen: 27_000, realFen: 26_100, differenceFen: -900 },
    { kind: 'consolidation', quotedFen: null, realFen: null, differenceFen: -18_000 },
  ]);
  expect(total).toEqual({ quotedFen: 58_900, realFen: 38_800, differenceFen: -20_100 });
});
