// Dropping a thing of a price: what is left is what would have been reckoned without it, but for the rounding of a share.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import type { Item, QuoteRequest } from '../quote/shapes.ts';
import { dropThing } from './drop-thing.ts';
import { borderOf, type Price, type PriceTerms, reckonPrice } from './reckon-price.ts';

const terms: PriceTerms = {
  purchasing: purchasingArea.defaults,
  rates: currenciesArea.defaults.rates,
  rules: borderArea.defaults.rules,
  genuine: genuineArea.defaults,
  today: '2026-11-23',
};

const thing = (priceFen: number, quantity: number, weightGrams: number): Item => ({
  name: '布偶',
  priceFen,
  quantity,
  category: 'toys',
  weightGrams,
  variant: '',
  shop: '',
  link: null,
  pictureId: null,
  declared: [],
  explanation: '',
  sources: { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' },
});

function reckoned(items: readonly Item[], more: Partial<QuoteRequest> = {}): Price {
  const base = {
    country: 'BR',
    tier: 'express',
    tip: { kind: 'standard' },
    domesticFreightFen: 800,
  } as const;
  const price = reckonPrice({ ...base, currency: null, ...more, items: [...items] }, terms);
  if (!price.ok) throw new Error(price.error.code);
  return price.value;
}

test('by hand: of two things one goes, with its share of the fee and the tip and its weight', () => {
  const price = reckoned([thing(10_000, 1, 700), thing(5000, 2, 300)]);
  const dropped = dropThing(price, 1);
  // 100 of goods, 3 of fee, 5 of tip, and 1.3 kg become 0.7 at 110 a kilogram.
  expect(dropped?.lessFen).toBe(10_000 + 300 + 500 + 6600);
  expect(dropped?.price.lines).toEqual(reckoned([thing(10_000, 1, 700)]).lines);
  expect(dropped?.less).toEqual([
    { kind: 'goods', fen: 10_000 },
    { kind: 'service_fee', fen: 300 },
    { kind: 'shipping', fen: 6600 },
    { kind: 'tip', fen: 500 },
  ]);
});

test('the last one stays, and what is not there cannot go', () => {
  expect(dropThing(reckoned([thing(10_000, 1, 700)]), 0)).toBeUndefined();
  expect(dropThing(reckoned([thing(10_000, 1, 700), thing(1, 1, 1)]), 2)).toBeUndefined();
});

test('whatever is dropped, the lines sum to the total, and it is the price of the rest to a fen a share', () => {
  const things = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5000 }),
    ),
    { minLength: 2, maxLength: 6 },
  );
  const tip = fc.constantFrom<QuoteRequest['tip']>(
    { kind: 'none' },
    { kind: 'premium' },
    { kind: 'custom', fen: 1234 },
  );
  fc.assert(
    fc.property(things, tip, fc.nat(5), (rows, given, which) => {
      // Every second one is of another heading.
      const items = rows.map((row, index) => ({
        ...thing(...row),
        category: index % 2 === 0 ? 'toys' : 'books',
      }));
      const at = which % items.length;
      const price = reckoned(items, { tip: given });
      const dropped = dropThing(price, at);
      const rest = reckoned(
        items.filter((_, index) => index !== at),
        { tip: given },
      );
      expect(dropped?.price.lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(dropped?.price.totalFen);
      expect(dropped?.less.reduce((sum, { fen }) => sum + fen, 0)).toBe(dropped?.lessFen);
      expect(price.totalFen - (dropped?.lessFen ?? 0)).toBe(dropped?.price.totalFen);
      expect(Math.abs((dropped?.price.totalFen ?? 0) - rest.totalFen)).toBeLessThanOrEqual(2);
      expect(dropped?.price.weight).toEqual(rest.weight);
      if (!dropped) throw new Error('one of several was not dropped');
      const left = items.filter((_, index) => index !== at);
      expect(borderOf(left, dropped.price, terms)).toEqual(rest.border);
    }),
  );
});
