// The sum at the door: what is shown adds up, is marked by how sure it is, and is in one currency.

import { expect, it } from 'vitest';
import type { PriceView } from '../quote/shapes.ts';
import { doorTotal } from './door-total.ts';

type Given = Parameters<typeof doorTotal>[0];
const shown: PriceView['shown'] = { currency: 'BRL', amount: 48_855, rate: '1.31', rateSince: null };
const line = { rule: 'br-icms' } as Given['border']['lines'][number]; // of a line, only that it is there counts
const border = {
  isKnown: true,
  lines: [line],
  knownFen: 20_000,
  mostFen: 20_000,
  hasUnknown: false,
  limit: null,
  papers: [],
  paying: [],
};
const given = (changes: Partial<Given> = {}): Given => ({ totalFen: 64_000, shown, border, ...changes });

it('adds both parts in the currency of the reader, each rounded first', () => {
  expect(doorTotal(given())).toEqual({
    kind: 'about',
    paid: 48_855,
    due: 15_267,
    mostDue: 15_267,
    cardTax: 0,
    sum: 64_122,
    mostSum: 64_122,
    currency: 'BRL',
  });
});

it('is in yuan where no currency is chosen', () => {
  expect(doorTotal(given({ shown: null }))).toMatchObject({ sum: 84_000, currency: 'CNY' });
});

it('says “at least” where a levy has no amount, and nothing where none is known', () => {
  expect(doorTotal(given({ border: { ...border, hasUnknown: true } })).kind).toBe('at_least');
  expect(doorTotal(given({ border: { ...border, hasUnknown: true, knownFen: 0, mostFen: 0 } })).kind).toBe(
    'unknown',
  );
  expect(
    doorTotal(given({ border: { ...border, isKnown: false, lines: [], knownFen: 0, mostFen: 0 } })).kind,
  ).toBe('unknown');
  expect(doorTotal(given({ border: { ...border, lines: [], knownFen: 0, mostFen: 0 } })).kind).toBe('none');
});

it('is a range where a duty is one, each end added', () => {
  expect(doorTotal(given({ border: { ...border, mostFen: 40_000 } }))).toMatchObject({
    kind: 'range',
    sum: 64_122,
    mostDue: 30_534,
    mostSum: 79_389,
  });
});

it('counts what the bank adds to a payment by card, of what is paid to us alone', () => {
  const taxOf = (amount: number) => Math.round(amount * 0.035);
  expect(doorTotal(given(), taxOf)).toMatchObject({
    paid: 48_855,
    cardTax: 1710,
    sum: 65_832,
    mostSum: 65_832,
  });
});
