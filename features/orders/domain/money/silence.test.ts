// To what a buyer's silence agrees: a share of what was paid, and never more than a sum.

import { expect, test } from 'vitest';
import { isAgreedBySilence } from './silence.ts';

test.each([
  [0, 58_900, true],
  [17_670, 58_900, true],
  // More than 30 % of what was paid, to the fen.
  [17_671, 58_900, false],
  [20_000, 100_000, true],
  // More than ¥200, whatever was paid.
  [20_001, 1_000_000, false],
  // All of it was given back meanwhile.
  [1, 0, false],
])('%i fen more beside %i paid: %s', (balanceFen, paidFen, isAgreed) => {
  expect(isAgreedBySilence({ balanceFen, paidFen }, { silentShare: 3000, silentFen: 20_000 })).toBe(isAgreed);
});
