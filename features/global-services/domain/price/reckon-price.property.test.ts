// Whatever is asked for: the lines sum to the total, the border never changes a fen, and one parcel never costs more.

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import type { QuoteRequest } from '../quote/shapes.ts';
import { TIERS } from '../quote/terms.ts';
import { type PriceTerms, reckonPrice } from './reckon-price.ts';
import { shareParcel, shippingFen } from './weight.ts';

const { categories, shipping } = purchasingArea.defaults;
const terms: PriceTerms = {
  purchasing: purchasingArea.defaults,
  rates: currenciesArea.defaults.rates,
  rules: borderArea.defaults.rules,
  genuine: genuineArea.defaults,
  today: '2026-11-23',
};
const sources = { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' } as const;

const item = fc.record({
  name: fc.constantFrom('布偶', '耐克鞋', '充电宝', '复刻包', '香水 50ml'),
  priceFen: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  category: fc.constantFrom(...categories.map(({ id }) => id)),
  weightGrams: fc.option(fc.integer({ min: 1, max: 5000 })),
  variant: fc.constant(''),
  shop: fc.constant(''),
  link: fc.constant(null),
  pictureId: fc.constant(null),
  declared: fc.constant<string[]>([]),
  explanation: fc.constant(''),
  sources: fc.constant(sources),
});
const request: fc.Arbitrary<QuoteRequest> = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  country: fc.constantFrom(...shipping.map(({ id }) => id)),
  tier: fc.constantFrom(...TIERS),
  tip: fc.oneof(
    fc.constantFrom(...(['none', 'basic', 'standard', 'premium'] as const)).map((kind) => ({ kind })),
    fc.integer({ min: 0, max: 100_000 }).map((fen) => ({ kind: 'custom' as const, fen })),
  ),
  domesticFreightFen: fc.integer({ min: 0, max: 10_000 }),
  currency: fc.constantFrom('USD', 'JPY', 'KRW', 'EUR', 'GBP', 'BRL', null),
});

it('sums its lines to the total, each whole and none negative, for every tier', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const price = reckonPrice(asked, terms);
      if (!price.ok) throw new Error(price.error.code);
      const { lines, totalFen, tiers, tier } = price.value;
      expect(lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(totalFen);
      expect(lines.every(({ fen }) => Number.isSafeInteger(fen) && fen >= 0)).toBe(true);
      expect(tiers.find((each) => each.tier === tier)?.totalFen).toBe(totalFen);
    }),
  );
});

it('is the same to the fen with other border rules, or none', () => {
  fc.assert(
    fc.property(request, fc.integer({ min: 0, max: 15 }), (asked, count) => {
      const [one, other] = [terms, { ...terms, rules: terms.rules.slice(0, count) }].map((held) => {
        const price = reckonPrice(asked, held);
        if (!price.ok) throw new Error(price.error.code);
        const { border: _, ...rest } = price.value;
        return rest;
      });
      expect(one).toEqual(other);
    }),
  );
});

it('lets no order of a parcel pay more than alone, and all together what the parcel costs', () => {
  const grams = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(grams, fc.constantFrom(...shipping), (weights, rate) => {
      const orders = weights.map((each) => ({ ...rate, grams: each }));
      const shares = shareParcel(orders);
      for (const [place, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(shippingFen(weights[place] ?? 0, rate));
        expect(share).toBeGreaterThanOrEqual(0);
      }
      const whole = shippingFen(
        weights.reduce((sum, each) => sum + each, 0),
        rate,
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
    }),
  );
});
