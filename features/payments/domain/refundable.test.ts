// Never more is given back than came in, whatever is asked for and in whatever order.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedRefund, refundable } from './refundable.ts';

test('of the price and of the surplus each has its own room', () => {
  const receipt = { capturedFen: 5000, isSettling: true };
  expect(refundable(3900, receipt, [])).toEqual({ priceFen: 3900, surplusFen: 1100 });
  expect(refundable(3900, receipt, [{ origin: 'requested', amountFen: 900 }])).toEqual({
    priceFen: 3000,
    surplusFen: 1100,
  });
  expect(refundable(3900, receipt, [{ origin: 'surplus', amountFen: 1000 }])).toEqual({
    priceFen: 3900,
    surplusFen: 100,
  });
});

test('what came in for nothing is surplus as a whole', () => {
  expect(refundable(3900, { capturedFen: 2000, isSettling: false }, [])).toEqual({
    priceFen: 0,
    surplusFen: 2000,
  });
});

test('refunds that were allowed one after another never exceed what came in', () => {
  const wish = fc.record({
    isSurplus: fc.boolean(),
    amountFen: fc.integer({ min: 1, max: 6000 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 8000 }),
      fc.boolean(),
      fc.array(wish, { maxLength: 20 }),
      (amountFen, capturedFen, wasSettling, wishes) => {
        const receipt = { capturedFen, isSettling: wasSettling && capturedFen >= amountFen };
        const refunds: CountedRefund[] = [];
        for (const { isSurplus, amountFen: asked } of wishes) {
          const { priceFen, surplusFen } = refundable(amountFen, receipt, refunds);
          if (asked <= (isSurplus ? surplusFen : priceFen)) {
            refunds.push({ origin: isSurplus ? 'surplus' : 'requested', amountFen: asked });
          }
        }
        const given = refunds.reduce((sum, refund) => sum + refund.amountFen, 0);
        expect(given).toBeLessThanOrEqual(capturedFen);
      },
    ),
  );
});
