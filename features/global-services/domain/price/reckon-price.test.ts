// Sixty prices reckoned by hand, and one parcel for several orders.

import { expect, test } from 'vitest';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import type { QuoteRequest } from '../quote/shapes.ts';
import type { Tier } from '../quote/terms.ts';
import { type PriceTerms, reckonPrice } from './reckon-price.ts';
import { chargeable, shareParcel, shippingFen } from './weight.ts';

const terms: PriceTerms = {
  purchasing: purchasingArea.defaults,
  rates: currenciesArea.defaults.rates,
  rules: borderArea.defaults.rules,
  genuine: genuineArea.defaults,
  today: '2026-11-23',
};

type TipWord = 'none' | 'basic' | 'standard' | 'premium';
/** Things are `price × pieces @ grams`; lines are goods, service fee, tier, freight in China, shipping, tip. */
type Worked = readonly [
  country: string,
  tier: Tier,
  tip: TipWord | number,
  things: string,
  freight: number,
  lines: readonly number[],
  total: number,
  currency: string,
  shown: number,
];

const WORKED: readonly Worked[] = [
  ['US', 'standard', 'none', '1x1@1', 0, [1, 0, 1000, 0, 19000, 0], 20001, 'USD', 2817],
  ['US', 'express', 'none', '1990x2@500', 0, [3980, 119, 1500, 0, 23000, 0], 28599, 'USD', 4028],
  ['US', 'premium', 'basic', '30000x3@600', 600, [90000, 2700, 2000, 600, 29400, 1800], 126500, 'USD', 17817],
  ['US', 'standard', 'basic', '1x4@1001 99x1@1', 1250, [103, 3, 1000, 1250, 47800, 2], 50158, 'USD', 7065],
  ['US', 'express', 'standard', '1990x1@1501', 0, [1990, 60, 1500, 0, 27800, 100], 31450, 'USD', 4430],
  ['US', 'premium', 'standard', '30000x2@3049', 0, [60000, 1800, 2000, 0, 63800, 3000], 130600, 'USD', 18394],
  [
    'US',
    'standard',
    'premium',
    '1x3@499 99x4@1001',
    600,
    [399, 12, 1000, 600, 59800, 80],
    61891,
    'USD',
    8717,
  ],
  [
    'US',
    'express',
    'premium',
    '1990x4@550 12345x1@1501',
    1250,
    [20305, 609, 1500, 1250, 45400, 4061],
    73125,
    'USD',
    10299,
  ],
  ['US', 'premium', 0, '30000x1@1000', 0, [30000, 900, 2000, 0, 23000, 0], 55900, 'USD', 7873],
  ['US', 'standard', 1, '1x2@1500', 0, [2, 0, 1000, 0, 39000, 1], 40003, 'USD', 5634],
  ['JP', 'express', 'none', '1990x3@2500', 600, [5970, 179, 1500, 600, 60750, 0], 68999, 'JPY', 15333],
  [
    'JP',
    'premium',
    'none',
    '30000x4@100 500000x1@1000',
    1250,
    [620000, 18600, 2000, 1250, 21100, 0],
    662950,
    'JPY',
    147322,
  ],
  ['JP', 'standard', 'basic', '1x1@501', 0, [1, 0, 1000, 0, 15900, 0], 16901, 'JPY', 3756],
  [
    'JP',
    'express',
    'basic',
    '1990x2@999 12345x3@2500',
    0,
    [41015, 1230, 1500, 0, 73750, 820],
    118315,
    'JPY',
    26292,
  ],
  [
    'JP',
    'premium',
    'standard',
    '30000x3@1450',
    600,
    [90000, 2700, 2000, 600, 40600, 4500],
    140400,
    'JPY',
    31200,
  ],
  [
    'JP',
    'standard',
    'standard',
    '1x4@2000 99x1@501',
    1250,
    [103, 3, 1000, 1250, 67900, 5],
    70261,
    'JPY',
    15614,
  ],
  ['JP', 'express', 'premium', '1990x1@1', 0, [1990, 60, 1500, 0, 15250, 398], 19198, 'JPY', 4266],
  ['JP', 'premium', 'premium', '30000x2@500', 0, [60000, 1800, 2000, 0, 18500, 12000], 94300, 'JPY', 20956],
  ['JP', 'standard', 500, '1x3@600', 600, [3, 0, 1000, 600, 23700, 500], 25803, 'JPY', 5734],
  [
    'JP',
    'express',
    12345,
    '1990x4@1001 12345x1@1',
    1250,
    [20305, 609, 1500, 1250, 38650, 12345],
    74659,
    'JPY',
    16591,
  ],
  [
    'KR',
    'premium',
    'none',
    '30000x1@1501 500000x2@500',
    0,
    [1030000, 30900, 2000, 0, 25600, 0],
    1088500,
    'KRW',
    2093269,
  ],
  ['KR', 'standard', 'none', '1x2@3049', 0, [2, 0, 1000, 0, 46600, 0], 47602, 'KRW', 91542],
  ['KR', 'express', 'basic', '1990x3@499', 600, [5970, 179, 1500, 600, 19000, 119], 27368, 'KRW', 52631],
  [
    'KR',
    'premium',
    'basic',
    '30000x4@550 500000x1@1501',
    1250,
    [620000, 18600, 2000, 1250, 32800, 12400],
    687050,
    'KRW',
    1321250,
  ],
  ['KR', 'standard', 'standard', '1x1@1000', 0, [1, 0, 1000, 0, 16000, 0], 17001, 'KRW', 32694],
  ['KR', 'express', 'standard', '1990x2@1500', 0, [3980, 119, 1500, 0, 28000, 199], 33798, 'KRW', 64996],
  [
    'KR',
    'premium',
    'premium',
    '30000x3@2500',
    600,
    [90000, 2700, 2000, 600, 55000, 18000],
    168300,
    'KRW',
    323654,
  ],
  [
    'KR',
    'standard',
    'premium',
    '1x4@100 99x1@1000 3350x2@3049',
    1250,
    [6803, 204, 1000, 1250, 55000, 1361],
    65618,
    'KRW',
    126188,
  ],
  ['KR', 'express', 0, '1990x1@501', 0, [1990, 60, 1500, 0, 13600, 0], 17150, 'KRW', 32981],
  ['KR', 'premium', 1, '30000x2@999', 0, [60000, 1800, 2000, 0, 22000, 1], 85801, 'KRW', 165002],
  ['DE', 'standard', 'none', '1x3@1450', 600, [3, 0, 1000, 600, 57600, 0], 59203, 'EUR', 7739],
  [
    'DE',
    'express',
    'none',
    '1990x4@2000 12345x1@501',
    1250,
    [20305, 609, 1500, 1250, 95400, 0],
    119064,
    'EUR',
    15564,
  ],
  ['DE', 'premium', 'basic', '30000x1@1', 0, [30000, 900, 2000, 0, 22500, 600], 56000, 'EUR', 7320],
  ['DE', 'standard', 'basic', '1x2@500', 0, [2, 0, 1000, 0, 27000, 0], 28002, 'EUR', 3660],
  [
    'DE',
    'express',
    'standard',
    '1990x3@600 12345x4@2000',
    600,
    [55350, 1661, 1500, 600, 106200, 2768],
    168079,
    'EUR',
    21971,
  ],
  [
    'DE',
    'premium',
    'standard',
    '30000x4@1001 500000x1@1',
    1250,
    [620000, 18600, 2000, 1250, 54900, 31000],
    727750,
    'EUR',
    95131,
  ],
  ['DE', 'standard', 'premium', '1x1@1501', 0, [1, 0, 1000, 0, 32400, 0], 33401, 'EUR', 4366],
  ['DE', 'express', 'premium', '1990x2@3049', 0, [3980, 119, 1500, 0, 72900, 796], 79295, 'EUR', 10365],
  ['DE', 'premium', 500, '30000x3@499', 600, [90000, 2700, 2000, 600, 31500, 500], 127300, 'EUR', 16641],
  [
    'DE',
    'standard',
    12345,
    '1x4@550 99x1@1501',
    1250,
    [103, 3, 1000, 1250, 52200, 12345],
    66901,
    'EUR',
    8745,
  ],
  ['GB', 'express', 'none', '1990x1@1000', 0, [1990, 60, 1500, 0, 29500, 0], 33050, 'GBP', 3632],
  [
    'GB',
    'premium',
    'none',
    '30000x2@1500 500000x3@499',
    0,
    [1560000, 46800, 2000, 0, 62750, 0],
    1671550,
    'GBP',
    183687,
  ],
  ['GB', 'standard', 'basic', '1x3@2500', 600, [3, 0, 1000, 600, 91250, 0], 92853, 'GBP', 10204],
  [
    'GB',
    'express',
    'basic',
    '1990x4@100 12345x1@1000',
    1250,
    [20305, 609, 1500, 1250, 33300, 406],
    57370,
    'GBP',
    6304,
  ],
  ['GB', 'premium', 'standard', '30000x1@501', 0, [30000, 900, 2000, 0, 25700, 1500], 60100, 'GBP', 6604],
  ['GB', 'standard', 'standard', '1x2@999', 0, [2, 0, 1000, 0, 39000, 0], 40002, 'GBP', 4396],
  ['GB', 'express', 'premium', '1990x3@1450', 600, [5970, 179, 1500, 600, 61800, 1194], 71243, 'GBP', 7829],
  [
    'GB',
    'premium',
    'premium',
    '30000x4@2000 500000x1@501',
    1250,
    [620000, 18600, 2000, 1250, 101700, 124000],
    867550,
    'GBP',
    95335,
  ],
  ['GB', 'standard', 0, '1x1@1 99x2@999', 0, [199, 6, 1000, 0, 39000, 0], 40205, 'GBP', 4418],
  ['GB', 'express', 1, '1990x2@500', 0, [3980, 119, 1500, 0, 29500, 1], 35100, 'GBP', 3857],
  ['BR', 'premium', 'none', '30000x3@600', 600, [90000, 2700, 2000, 600, 39800, 0], 135100, 'BRL', 103130],
  ['BR', 'standard', 'none', '1x4@1001 99x1@1', 1250, [103, 3, 1000, 1250, 65100, 0], 67456, 'BRL', 51493],
  ['BR', 'express', 'basic', '1990x1@1501', 0, [1990, 60, 1500, 0, 37600, 40], 41190, 'BRL', 31443],
  ['BR', 'premium', 'basic', '30000x2@3049', 0, [60000, 1800, 2000, 0, 87100, 1200], 152100, 'BRL', 116107],
  ['BR', 'standard', 'standard', '1x3@499', 600, [3, 0, 1000, 600, 36500, 0], 38103, 'BRL', 29086],
  [
    'BR',
    'express',
    'standard',
    '1990x4@550 12345x1@1501 88850x2@500',
    1250,
    [198005, 5940, 1500, 1250, 72800, 9900],
    289395,
    'BRL',
    220912,
  ],
  ['BR', 'premium', 'premium', '30000x1@1000', 0, [30000, 900, 2000, 0, 31000, 6000], 69900, 'BRL', 53359],
  ['BR', 'standard', 'premium', '1x2@1500', 0, [2, 0, 1000, 0, 53000, 0], 54002, 'BRL', 41223],
  ['BR', 'express', 500, '1990x3@2500', 600, [5970, 179, 1500, 600, 102500, 500], 111249, 'BRL', 84923],
  [
    'BR',
    'premium',
    12345,
    '30000x4@100 500000x1@1000',
    1250,
    [620000, 18600, 2000, 1250, 35400, 12345],
    689595,
    'BRL',
    526408,
  ],
];

function requestOf([country, tier, tip, things, freight, , , currency]: Worked): QuoteRequest {
  return {
    country,
    tier,
    tip: typeof tip === 'number' ? { kind: 'custom', fen: tip } : { kind: tip },
    domesticFreightFen: freight,
    currency,
    items: things.split(' ').map((thing) => {
      const [priceFen = 0, quantity = 0, weightGrams = 0] = thing.split(/[x@]/).map(Number);
      return {
        name: '布偶',
        priceFen,
        quantity,
        weightGrams,
        variant: '',
        shop: '',
        link: null,
        category: 'toys',
        pictureId: null,
        declared: [],
        explanation: '',
        sources: { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' },
      };
    }),
  };
}

test('there are sixty of them, for six countries and currencies', () => {
  expect(WORKED).toHaveLength(60);
  expect(new Set(WORKED.map(([country]) => country)).size).toBe(6);
});

test.each(WORKED)('%s %s tip %s: %s', (...worked) => {
  const [, , , , , lines, total, currency, shown] = worked;
  const price = reckonPrice(requestOf(worked), terms);
  if (!price.ok) throw new Error(price.error.code);
  expect(price.value.lines.map(({ fen }) => fen)).toEqual(lines);
  expect(price.value.totalFen).toBe(total);
  expect(price.value.shown).toMatchObject({ currency, amount: shown });
});

test('a weight counts from half a kilogram, in steps of a tenth, upwards', () => {
  const weighed = [1, 499, 500, 501, 600, 601, 1000, 1001].map(chargeable);
  expect(weighed).toEqual([500, 500, 500, 600, 600, 700, 1000, 1100]);
});

const GERMANY = { baseFen: 18_000, perKgFen: 9000 };

test('two orders in one parcel pay the base once', () => {
  // 1.0 kg and 2.0 kg alone: 270 and 360 yuan. Together 180 + 3 × 90 = 450.
  expect(shareParcel([1000, 2000].map((grams) => ({ ...GERMANY, grams })))).toEqual([27_000, 18_000]);
});

test('three light orders in one parcel pay the base once and the weight of all together', () => {
  // 200 g each: alone 180 + 0.5 × 90 = 225, three times. Together 600 g: 180 + 0.6 × 90 = 234.
  const shares = shareParcel([200, 200, 200].map((grams) => ({ ...GERMANY, grams })));
  expect(shares).toEqual([22_500, 0, 900]);
  expect(shippingFen(600, GERMANY)).toBe(23_400);
});

test('delivery is sooner by tier, rounded up to whole days, and the dates count the preparation', () => {
  const price = reckonPrice(requestOf(['US', 'express', 'none', '100x1@500', 0, [], 0, 'USD', 0]), terms);
  expect(price).toMatchObject({
    value: {
      delivery: { min: 8, max: 12, from: '2026-12-06', until: '2026-12-14' },
      tiers: [
        { tier: 'standard', delivery: { min: 10, max: 15 } },
        { tier: 'express', delivery: { min: 8, max: 12 } },
        { tier: 'premium', delivery: { min: 5, max: 8 } },
      ],
    },
  });
});

test('what cannot be reckoned is said, never guessed', () => {
  const base: Worked = ['US', 'standard', 'none', '100x1@500', 0, [], 0, 'USD', 0];
  const request = requestOf(base);
  const codeOf = (changed: object, more: object = {}) => {
    const price = reckonPrice({ ...request, ...changed }, { ...terms, ...more });
    return price.ok ? 'ok' : price.error.code;
  };
  expect(codeOf({ country: 'AQ' })).toBe('country_unknown');
  expect(codeOf({ currency: 'XYZ' })).toBe('currency_unknown');
  expect(codeOf({}, { rates: { EUR: '7.65' } })).toBe('currency_unknown');
  expect(codeOf({ items: request.items.map((item) => ({ ...item, category: 'moons' })) })).toBe(
    'category_unknown',
  );
  const dear = request.items.map((item) => ({ ...item, priceFen: 100_000_000 }));
  expect(codeOf({ items: dear })).toBe('too_expensive');
});
