// What the border will probably ask for, by dated rules of each country.

import { expect, test } from 'vitest';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { estimateBorder } from './estimate-border.ts';

const terms = {
  rules: borderArea.defaults.rules,
  rates: currenciesArea.defaults.rates,
  today: '2026-11-23',
};
const parcel = {
  country: 'DE',
  goodsFen: 30_000,
  inlandFen: 0,
  shippingFen: 27_000,
  headings: 1,
  goodsBy: {},
};
const linesOf = (country: string, goodsFen: number, more: object = {}) =>
  estimateBorder({ ...parcel, country, goodsFen, ...more }, terms).lines.map(({ rule, fen }) => [rule, fen]);

test('the EU asks 3 EUR for each tariff heading up to 150 EUR, and VAT on all of it', () => {
  // 3 EUR = 22.95 CNY. VAT: 19 % of 300 + 270 + 22.95 = 592.95 CNY = 112.66 CNY.
  expect(linesOf('DE', 30_000)).toEqual([
    ['EU-heading', 2295],
    ['DE-vat', 11_266],
  ]);
  expect(linesOf('DE', 30_000, { headings: 3 })[0]).toEqual(['EU-heading', 6885]);
});

test('every country of the EU has its own VAT, to be checked by the operator', () => {
  const vatOf = (country: string) =>
    estimateBorder({ ...parcel, country }, terms).lines.find(({ rule }) => rule === `${country}-vat`);
  // 592.95 CNY with duty, as in Germany: 20, 25.5 and 27 % of it, in euros.
  expect(['FR', 'FI', 'HU'].map((country) => vatOf(country)?.amount?.amount)).toEqual([1550, 1976, 2093]);
  const eu = terms.rules.find(({ id }) => id === 'EU-duty')?.countries.split(' ') ?? [];
  expect(eu).toHaveLength(27);
  for (const country of eu) expect(vatOf(country)).toMatchObject({ isUnchecked: true });
});

test('above 150 EUR the duty depends on the item: from nothing to a share of the whole value', () => {
  // 150 EUR = 1,147.50 CNY.
  expect(linesOf('DE', 114_750)[0]).toEqual(['EU-heading', 2295]);
  const border = estimateBorder({ ...parcel, goodsFen: 114_760 }, terms);
  // 1,147.60 + 270 CNY, 17 % = 240.99 CNY; VAT, 19 %, of 1,417.60 and of 1,658.59 CNY.
  expect(border.lines.map(({ rule, fen, mostFen }) => [rule, fen, mostFen])).toEqual([
    ['EU-duty', 0, 24_099],
    ['DE-vat', 26_934, 31_513],
  ]);
  expect(border).toMatchObject({ knownFen: 26_934, mostFen: 55_612, hasUnknown: false });
});

/** 147 USD: the freight inside China decides. 1 USD = 7.1 CNY. */
const tea = { ...parcel, country: 'KR', goodsFen: 104_370, shippingFen: 10_000 };

test('Korea counts the freight inside China to its limit, says how near it is, and above taxes the whole', () => {
  const below = estimateBorder(tea, terms);
  expect(below).toMatchObject({ mostFen: 0, hasUnknown: false });
  expect(below.lines.map(({ rule }) => rule)).toEqual(['KR-relief']);
  expect(below.limit).toEqual({
    currency: 'USD',
    worth: 14_700,
    limit: 15_000,
    state: 'near',
    freight: 'inland',
  });
  const above = estimateBorder({ ...tea, inlandFen: 2500, shippingFen: 12_500 }, terms);
  expect(above.limit).toMatchObject({ worth: 15_052, state: 'above' });
  // 1,043.70 + 125 = 1,168.70 CNY: duty to 13 %, VAT 10 % of that and of 1,320.63 CNY.
  expect(above.lines.map(({ rule, fen, mostFen }) => [rule, fen, mostFen])).toEqual([
    ['KR-duty', 0, 15_193],
    ['KR-vat', 11_687, 13_206],
  ]);
  expect(above).toMatchObject({ knownFen: 11_687, mostFen: 28_399 });
});

test('the EU and the United Kingdom count no freight to their limits', () => {
  const limitOf = (country: string) =>
    estimateBorder({ ...parcel, country, inlandFen: 100_000, shippingFen: 127_000 }, terms).limit;
  // 300 CNY = 39.22 EUR = 32.97 GBP.
  expect(limitOf('DE')).toMatchObject({ worth: 3922, limit: 15_000, state: 'below', freight: 'none' });
  expect(limitOf('GB')).toMatchObject({ worth: 3297, limit: 13_500, state: 'below', freight: 'none' });
});

test('a country that levies from the first dollar has no limit', () => {
  expect(estimateBorder({ ...parcel, country: 'US' }, terms).limit).toBeNull();
});

test('the United Kingdom asks no VAT on books, and on other things beside them only their part', () => {
  const vat = (goodsBy: Readonly<Record<string, number>>) => linesOf('GB', 30_000, { goodsBy })[1];
  const whole = vat({ toys: 30_000 })?.[1];
  expect(vat({ books: 30_000 })).toEqual(['GB-vat', 0]);
  expect(Number(vat({ books: 15_000, toys: 15_000 })?.[1])).toBeCloseTo(Number(whole) / 2, -1);
});

test('the United States ask from the first dollar, how much nobody here knows', () => {
  const border = estimateBorder({ ...parcel, country: 'US', goodsFen: 100 }, terms);
  expect(border).toMatchObject({ isKnown: true, hasUnknown: true, knownFen: 0 });
});

test('the United Kingdom asks no duty up to 135 GBP, until the relief ends', () => {
  expect(linesOf('GB', 30_000)[0]).toEqual(['GB-relief', 0]);
  const later = estimateBorder({ ...parcel, country: 'GB' }, { ...terms, today: '2029-04-01' });
  expect(later.lines.map(({ rule }) => rule)).toEqual(['GB-vat']);
});

/** An operator has checked that what they send goes by a certified sender. */
const certified = {
  ...terms,
  rules: terms.rules.map((rule) =>
    rule.sender === 'certified' ? { ...rule, state: 'checked' as const } : rule,
  ),
};

test('Brazil asks 60 % of everything while nobody has checked that the sender is certified', () => {
  // 60 % of 300 CNY; nothing is deducted above 50 USD either.
  const low = estimateBorder({ ...parcel, country: 'BR', shippingFen: 0 }, terms);
  expect(low.lines[0]).toMatchObject({ rule: 'BR-duty', fen: 18_000, isUnchecked: true });
  const high = estimateBorder({ ...parcel, country: 'BR', goodsFen: 71_000, shippingFen: 0 }, terms);
  expect(high.lines.map(({ rule }) => rule)).toEqual(['BR-duty', 'BR-icms']);
  expect(high.lines[0]).toMatchObject({ fen: 42_600, amount: { currency: 'USD', amount: 6000 } });
});

test('Brazil asks 20 % up to 50 USD and 60 % less 20 USD above of a certified sender, ICMS inside, and the CPF', () => {
  // 50 USD = 355 CNY. Goods 300 + shipping 0: 20 % = 60 CNY.
  const low = estimateBorder({ ...parcel, country: 'BR', shippingFen: 0 }, certified);
  expect(low.lines[0]).toMatchObject({ rule: 'BR-duty-low', fen: 6000 });
  // ICMS: (300 + 60) ÷ 0.83 × 0.17 = 73.73 CNY, to ÷ 0.8 × 0.2 = 90 CNY.
  expect(low.lines[1]).toMatchObject({ rule: 'BR-icms', fen: 7373, mostFen: 9000 });
  expect(low.papers.map(({ rule }) => rule)).toEqual(['BR-cpf']);
  // 710 CNY = 100 USD: 60 − 20 = 40 USD = 284 CNY.
  const high = estimateBorder({ ...parcel, country: 'BR', goodsFen: 71_000, shippingFen: 0 }, certified);
  expect(high.lines[0]).toMatchObject({
    rule: 'BR-duty-high',
    fen: 28_400,
    amount: { currency: 'USD', amount: 4000 },
  });
});

test('Brazil asks nothing on books, and above 3,000 USD more than anybody here knows', () => {
  const brazil = { ...parcel, country: 'BR', shippingFen: 0 };
  const books = estimateBorder({ ...brazil, goodsBy: { books: 30_000 } }, terms);
  expect(books).toMatchObject({ isKnown: true, hasUnknown: false, mostFen: 0 });
  // 3,000 USD = 21,300 CNY; of a limit that far away a small parcel is told nothing.
  expect(estimateBorder(brazil, terms)).toMatchObject({ hasUnknown: false, limit: null });
  const large = estimateBorder({ ...brazil, goodsFen: 2_130_100 }, terms);
  expect(large).toMatchObject({ hasUnknown: true, limit: { limit: 300_000, state: 'above' } });
});

test('Brazil counts the freight to its bound of 50 USD of a certified sender', () => {
  // 300 + 360.30 CNY = 93 USD, of which the goods are 42.25: 60 % less 20 is 35.80 USD = 254.18 CNY.
  const border = estimateBorder({ ...parcel, country: 'BR', shippingFen: 36_030 }, certified);
  expect(border.lines.map(({ rule }) => rule)).toEqual(['BR-duty-high', 'BR-icms']);
  expect(border.lines[0]).toMatchObject({ fen: 25_418, amount: { currency: 'USD', amount: 3580 } });
  // 355 CNY are 50 USD and no more.
  const at = (shippingFen: number) =>
    estimateBorder({ ...parcel, country: 'BR', shippingFen }, certified).lines[0]?.rule;
  expect([at(5500), at(5600)]).toEqual(['BR-duty-low', 'BR-duty-high']);
});

test('a country without rules is unknown, never free', () => {
  const border = estimateBorder({ ...parcel, country: 'CA' }, terms);
  expect(border).toEqual({
    isKnown: false,
    lines: [],
    knownFen: 0,
    mostFen: 0,
    hasUnknown: false,
    limit: null,
    papers: [],
    paying: [],
  });
});

test('how a country is paid is told beside its levies, and knows nothing of them', () => {
  const of = (country: string) => estimateBorder({ ...parcel, country }, terms);
  expect(of('BR').paying).toMatchObject([{ rule: 'BR-paying', source: 'Correios: Minhas Importações' }]);
  expect(of('DE').paying).toHaveLength(1);
  expect(of('JP')).toMatchObject({ isKnown: false, lines: [], paying: [{ rule: 'JP-paying' }] });
});

test('a rule that was checked more than 90 days ago says so, and one that nobody has checked as well', () => {
  const [first] = estimateBorder(parcel, { ...terms, today: '2027-02-14' }).lines;
  expect(first).toMatchObject({ isOld: true, isUnchecked: true, checkedOn: '2026-11-15' });
  const [before] = estimateBorder(parcel, { ...terms, today: '2027-02-13' }).lines;
  expect(before?.isOld).toBe(false);
});

test('a rule holds from its day', () => {
  const before = estimateBorder(parcel, { ...terms, today: '2026-06-30' });
  expect(before.lines.map(({ rule }) => rule)).toEqual(['DE-vat']);
});
