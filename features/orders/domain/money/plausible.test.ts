// What is believed as it was typed, and what is asked about once more.

import { expect, test } from 'vitest';
import { doubtDearer, doubtPurchase, doubtWeight } from './plausible.ts';

test.each([
  [1000, 1000, true],
  [1500, 1000, true],
  [1501, 1000, false],
  [667, 1000, true],
  [666, 1000, false],
  [1, 1000, false],
])('%i g where %i g were estimated: believed %s', (grams, estimated, isBelieved) => {
  expect(doubtWeight(grams, estimated) === undefined).toBe(isBelieved);
});

test.each([
  [10_000, 0, 10_000, 0, true],
  [13_000, 0, 10_000, 0, true],
  [13_001, 0, 10_000, 0, false],
  [7000, 0, 10_000, 0, true],
  [6999, 0, 10_000, 0, false],
  [0, 0, 10_000, 0, false],
  [0, 0, 0, 0, false],
  [10_000, 3000, 10_000, 0, true],
  [10_000, 3001, 10_000, 0, false],
  [10_000, 900, 10_000, 800, true],
])('%i + %i fen for what was sold at %i + %i: believed %s', (goods, freight, sold, sent, isBelieved) => {
  const paid = { goodsFen: goods, freightFen: freight };
  expect(doubtPurchase(paid, { goodsFen: sold, freightFen: sent }) === undefined).toBe(isBelieved);
});

test.each([
  [12_900, 0, undefined],
  [14_889, 0, undefined],
  [14_890, 0, { of: 'dearer', given: 14_890, expected: 12_900 }],
  [12_900, 1990, { of: 'dearer', given: 14_890, expected: 12_900 }],
  [9000, 0, undefined],
])(
  '%i + %i fen for what 12900 of 39787 were paid for: asked about before it is bought',
  (goodsFen, freightFen, doubt) => {
    expect(
      doubtDearer(
        { goodsFen, freightFen },
        { goodsFen: 12_900, freightFen: 0 },
        { totalFen: 39_787, besidesFen: 0 },
      ),
    ).toEqual(doubt);
  },
);

test('what the buyer has agreed to and paid besides is no more asked about', () => {
  const dearer = { goodsFen: 20_000, freightFen: 0 };
  const sold = { goodsFen: 12_900, freightFen: 0 };
  const of = (besidesFen: number) => doubtDearer(dearer, sold, { totalFen: 39_787, besidesFen });
  expect(of(0)).toMatchObject({ given: 20_000, expected: 12_900 });
  expect(of(7100)).toBeUndefined();
});
