// What an order really cost, what a cancellation gives back, and whose share of the fee goes with it.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderFacts } from '../stages/can.ts';
import { cancelRight, shareHeld } from './cancel-right.ts';
import { settle, shareOfFee } from './settle.ts';

const quoted = { goodsFen: 30_000, freightFen: 1000, shippingFen: 27_000 };
const settled = (real: Partial<typeof quoted>, sharedFen?: number, besidesFen = 0, givenBackFen = 0) => {
  const costs = { ...quoted, ...real };
  return settle({
    quoted,
    totalFen: 60_000,
    real: costs,
    sharedFen: sharedFen ?? costs.shippingFen,
    besidesFen,
    givenBackFen,
  });
};

test('a lower cost goes back, whichever line it is of, and lines are weighed against each other', () => {
  expect(settled({ goodsFen: 28_000, shippingFen: 28_000 })).toMatchObject({ refundFen: 1000, excessFen: 0 });
});

test('what went back before counts against the saving, and is never asked for again', () => {
  const back = (goodsFen: number, givenBackFen: number) => settled({ goodsFen }, undefined, 0, givenBackFen);
  expect(back(28_000, 2000)).toMatchObject({ refundFen: 0, excessFen: 0 });
  expect(back(28_000, 500)).toMatchObject({ refundFen: 1500, excessFen: 0 });
  expect(back(28_000, 9000)).toMatchObject({ refundFen: 0, excessFen: 0, isBalanceNeeded: false });
  expect(back(31_000, 9000)).toMatchObject({ refundFen: 0, excessFen: 1000, isBalanceNeeded: false });
});

test('up to 5 % more is borne, beyond that all of it is asked for', () => {
  expect(settled({ goodsFen: 33_000 })).toMatchObject({ excessFen: 3000, isBalanceNeeded: false });
  expect(settled({ goodsFen: 33_001 })).toMatchObject({ excessFen: 3001, isBalanceNeeded: true });
});

test('what was paid besides is no more asked for, and what one parcel then saves goes back', () => {
  expect(settled({ goodsFen: 34_000 }, undefined, 4000)).toMatchObject({
    excessFen: 0,
    refundFen: 0,
    isBalanceNeeded: false,
  });
  expect(settled({ goodsFen: 34_000 }, 26_000, 4000)).toMatchObject({ refundFen: 1000 });
});

test('what one parcel saves has a line of its own', () => {
  expect(settled({}, 9000)).toMatchObject({ refundFen: 18_000 });
  expect(settled({}, 9000).lines.at(-1)).toEqual({ kind: 'consolidation', quotedFen: 27_000, realFen: 9000 });
  expect(settled({}).lines.map(({ kind }) => kind)).toEqual(['goods', 'domestic_freight', 'weight']);
});

const order: OrderFacts = {
  stage: 'paid_review',
  claimedBy: null,
  photos: 0,
  scalePhotos: 0,
  photoDecision: null,
  returnChoice: null,
  isCancelAsked: false,
  hasOpenClaim: false,
  isAddressAsked: false,
  hasGoodsLeft: false,
  isPacked: false,
  undoable: null,
};
const held = { escrowFen: 60_000, statedFen: 5000, freightFen: 20_000 };

test.each([
  [{ stage: 'awaiting_payment' }, 'cancel', 0],
  [{ stage: 'paid_review' }, 'cancel', 60_000],
  [{ stage: 'needs_info' }, 'cancel', 60_000],
  [{ stage: 'to_buy' }, 'cancel', 60_000],
  [{ stage: 'to_buy', claimedBy: 'somebody' }, 'ask', 55_000],
  [{ stage: 'to_buy', claimedBy: 'somebody', isCancelAsked: true }, 'none', 0],
  [{ stage: 'awaiting_price', claimedBy: 'somebody' }, 'cancel', 60_000],
  [{ stage: 'ordered' }, 'ask', 55_000],
  [{ stage: 'ordered', isCancelAsked: true }, 'none', 0],
  [{ stage: 'in_warehouse' }, 'none', 0],
  [{ stage: 'awaiting_balance' }, 'cancel', 55_000],
  [{ stage: 'packed' }, 'none', 0],
  [{ stage: 'delivered' }, 'none', 0],
] as const)('%j: %s, %i back', (facts, right, refundFen) => {
  const money = facts.stage === 'awaiting_payment' ? { ...held, escrowFen: 0 } : held;
  expect(cancelRight({ ...order, ...facts }, money)).toMatchObject({ right, refundFen });
});

test('what is kept and what goes back are all that is held, whatever was stated', () => {
  const fen = fc.integer({ min: 0, max: 1_000_000 });
  const rule = fc.constantFrom('none', 'full', 'less_costs', 'less_freight', 'difference');
  fc.assert(
    fc.property(rule, fc.record({ escrowFen: fen, statedFen: fen, freightFen: fen }), (by, money) => {
      const { keptFen, refundFen } = shareHeld(by, money);
      expect(keptFen + refundFen).toBe(money.escrowFen);
      expect(Math.min(keptFen, refundFen)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the fee goes with its share of what is given back, never more than all of it', () => {
  expect(shareOfFee(900, 30_000, 60_000)).toBe(450);
  expect(shareOfFee(900, 90_000, 60_000)).toBe(900);
});
