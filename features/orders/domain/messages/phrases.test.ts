// Sentences of the trade: the same slots in each language, filled as each language writes them.

import { expect, test } from 'vitest';
import { LOCALES } from '../../../../kit/core/locale.ts';
import {
  isSaid,
  PHRASE_IDS,
  PHRASES,
  phrasesOf,
  readyFor,
  slotsOf,
  withGaps,
  writePhrase,
} from './phrases.ts';

const slotsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

test.each(PHRASE_IDS)('%s has its slots in every language, each once', (id) => {
  const names = slotsOf(id).map(([name]) => name);
  for (const locale of LOCALES) expect(slotsIn(PHRASES[id][locale]), locale).toEqual(names.toSorted());
});

test('both sides have sentences, each its own', () => {
  const [operator, buyer] = [phrasesOf('operator'), phrasesOf('buyer')];
  expect(operator.length).toBeGreaterThanOrEqual(15);
  expect(buyer.length).toBeGreaterThanOrEqual(10);
  expect(operator.filter((id) => buyer.includes(id))).toEqual([]);
});

test('each sentence of the list is offered somewhere, and some with each step; slots stand as gaps', () => {
  const STEPS = [
    'enquiry',
    'ask_info',
    'ask_address',
    'ask_price',
    'ask_balance',
    'decline_cancel',
    'return',
    'withdraw_balance',
    'cancel',
  ] as const;
  for (const step of STEPS) expect(readyFor(step).length, step).toBeGreaterThanOrEqual(2);
  const offered = [...phrasesOf('operator'), ...phrasesOf('buyer'), ...STEPS.flatMap(readyFor)];
  expect([...new Set(offered)].toSorted()).toEqual(PHRASE_IDS.toSorted());
  expect(withGaps('held_by_customs', 'en')).toBe(
    'Customs did not let it through: ____. The parcel came back.',
  );
  // What belongs to a step is no message.
  expect(isSaid({ id: 'borne_by_us', slots: {} }, 'operator')).toBe(false);
});

test('money, days and numbers are written as each reader writes them', () => {
  const dearer = { id: 'dearer', slots: { price: '12950' } } as const;
  expect(writePhrase(dearer, 'zh')).toBe('卖家涨价了，现在卖 ¥129.50。你还要买吗？');
  expect(writePhrase(dearer, 'pt')).toMatch(/agora custa CN¥\s129,50\. /);
  const look = { id: 'look_at_photos', slots: { until: '2026-12-06' } } as const;
  expect(writePhrase(look, 'en')).toContain('by 6 December 2026.');
  expect(writePhrase(look, 'zh')).toContain('2026年12月6日');
});

test.each([
  [{ id: 'slow_seller', slots: { days: '5' } }, true],
  [{ id: 'slow_seller', slots: { days: '0' } }, false],
  [{ id: 'slow_seller', slots: { days: 'five' } }, false],
  [{ id: 'slow_seller', slots: {} }, false],
  [{ id: 'slow_seller', slots: { days: '5', more: 'x' } }, false],
  [{ id: 'dearer', slots: { price: '-1' } }, false],
  [{ id: 'dearer', slots: { price: '12.5' } }, false],
  [{ id: 'holiday', slots: { until: '2026-02-24' } }, true],
  [{ id: 'holiday', slots: { until: '24/02/2026' } }, false],
  [{ id: 'other_sizes', slots: { choices: '38、39' } }, true],
  [{ id: 'other_sizes', slots: { choices: ' ' } }, false],
  [{ id: 'other_sizes', slots: { choices: 'x'.repeat(121) } }, false],
  // What the buyer says is not the desk's to say.
  [{ id: 'agreed', slots: {} }, false],
] as const)('%j said by the desk: %s', (phrase, is) => {
  expect(isSaid(phrase, 'operator')).toBe(is);
});
