// What explains the sum of a cart: coupon prices, empty circles, one amount that was taken for the price.

import { expect, test } from 'vitest';
import { differenceOf, type ThingOfSum } from '../carts/explain-sum.ts';
import type { OtherPrice } from '../prices/choose-price.ts';
import { extractItems } from './extract-items.ts';

const thing = (yuan: number, count: number, ...otherPrices: readonly OtherPrice[]): ThingOfSum => ({
  fields: {
    unitPriceFen: { value: yuan * 100, source: 'picture', confidence: 0.9 },
    quantity: { value: count, source: 'picture', confidence: 0.9 },
  },
  otherPrices,
});
const said = (yuan: number): OtherPrice[] => [{ fen: yuan * 100, role: 'cart_total' }];

test('coupon prices, on each piece, of all things or of some', () => {
  const things = [
    thing(52, 3, { fen: 4600, role: 'coupon' }),
    thing(210, 1, { fen: 19_500, role: 'coupon' }),
    thing(33, 1),
  ];
  // 52 × 3 + 210 + 33 = 399; the first saves 18, the second 15.
  for (const [sum, saved] of [
    [381, 1800],
    [384, 1500],
    [366, 3300],
  ] as const)
    expect(differenceOf(things, said(sum))).toMatchObject({
      openFen: 0,
      steps: [{ role: 'cart_coupon', fen: saved }],
    });
  expect(differenceOf(things, said(380))).toMatchObject({ openFen: -1900, steps: [] });
});

test('things that are not ticked, whatever they cost', () => {
  const empty: OtherPrice = { fen: 0, role: 'cart_unticked' };
  const things = [thing(52, 1, empty), thing(210, 1), thing(33, 2, empty)];
  expect(differenceOf(things, said(210))).toMatchObject({ openFen: 0, unticked: [0, 2] });
  // A circle that only looks empty.
  expect(differenceOf(things, said(328))).toMatchObject({ openFen: 0, unticked: [] });
});

test('another amount of a thing, which is then in doubt; nothing is missing', () => {
  const things = [thing(15, 2, { fen: 17_600, role: 'price' }), thing(64, 1)];
  expect(differenceOf(things, said(416))).toMatchObject({ misread: { at: 0, fen: 17_600 } });
  expect(differenceOf(things, said(500))).toMatchObject({ openFen: 40_600 });
  expect(differenceOf(things, said(500))?.misread).toBeUndefined();
});

test('in a picture the price in doubt has a low confidence, and the other amount is offered', () => {
  const line = (text: string, x: number, y: number, height = 20) => ({
    text,
    x,
    y,
    width: [...text].length * 14,
    height,
    confidence: 1,
    isStruck: false,
  });
  const lines = [
    line('确认订单', 10, 15),
    line('羊毛混纺格子围巾加长加厚款', 110, 99),
    line('特价¥26', 110, 130),
    line('¥143', 240, 130),
    line('x1', 356, 130),
    line('手工黄铜书签镂空山水纹礼品', 110, 239),
    line('¥35', 110, 270),
    line('x1', 356, 270),
    line('合计', 26, 420),
    line('¥178', 300, 420),
  ];
  const [scarf, bookmark] = extractItems({ lines });
  expect(scarf?.fields.unitPriceFen).toMatchObject({ value: 2600, confidence: 0.4 });
  expect(scarf?.otherPrices).toContainEqual({ fen: 14_300, role: 'price' });
  expect(bookmark?.fields.unitPriceFen?.confidence).toBeGreaterThan(0.8);
});
