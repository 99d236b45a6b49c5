// What a change of mind will come to is told before paying, by the rules that hold afterwards.

import { expect, test } from 'vitest';
import { cancelTerms } from './cancel-terms.ts';

test('all until it is bought, freight abroad and tip at the least until it is packed, then nothing', () => {
  const lines = [
    { kind: 'goods', fen: 19_900 },
    { kind: 'service_fee', fen: 597 },
    { kind: 'tier_fee', fen: 1000 },
    { kind: 'shipping', fen: 28_800 },
    { kind: 'tip', fen: 400 },
  ] as const;
  expect(cancelTerms({ totalFen: 50_697, lines })).toEqual([
    { stage: 'paid_review', right: 'cancel', leastFen: 50_697 },
    { stage: 'to_buy', right: 'cancel', leastFen: 50_697 },
    { stage: 'ordered', right: 'ask', leastFen: 29_200 },
    { stage: 'in_warehouse', right: 'return', leastFen: 29_200 },
    { stage: 'packed', right: 'none', leastFen: 0 },
  ]);
});
