// The figures of words: each is the count of the words that it opens.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WORD_STATES } from '../../study/domain/index.ts';
import { BANDS, isMeant, withProbable, wordFigures } from './words.ts';

const SINCE = new Date('2026-11-16T00:00:00Z');
const word = fc.record({
  word: fc.string(),
  reading: fc.string(),
  state: fc.constantFrom(...WORD_STATES),
  isKept: fc.boolean(),
  isPlaced: fc.boolean(),
  firstAt: fc.option(
    fc.date({ min: new Date('2026-11-01'), max: new Date('2026-11-23'), noInvalidDate: true }),
  ),
  band: fc.option(fc.constantFrom(...BANDS), { nil: undefined }),
});

test('every number is the count of the words that it opens, and states and levels cover all words once', () => {
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom(SINCE, null), (words, since) => {
      const figures = wordFigures(words, since);
      const opened = (filter: Parameters<typeof isMeant>[1]) =>
        words.filter((each) => isMeant(each, filter)).length;
      expect(figures.met).toBe(opened({ metSince: since }));
      expect(figures.metAndKept).toBe(opened({ metSince: since, state: 'kept' }));
      for (const { state, count } of figures.states) expect(count).toBe(opened({ state }));
      for (const { band, taken } of figures.bands) expect(taken).toBe(opened({ band }));
      const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
      expect(sum(figures.states.map(({ count }) => count))).toBe(words.length);
      expect(sum(figures.bands.map(({ taken }) => taken))).toBe(words.length);
      expect(sum(figures.bands.map(({ known }) => known))).toBe(figures.known);
    }),
  );
});

test('a level of which words are only probable stands among the levels', () => {
  const bands = [{ band: 1, known: 3, taken: 5 }] as const;
  expect(withProbable(bands, [1, 2, 2])).toEqual([
    { band: 1, known: 3, taken: 5, probable: 1 },
    { band: 2, known: 0, taken: 0, probable: 2 },
  ]);
});

test('a word that was counted as known before is not new when it is met', () => {
  const met = {
    word: '茶',
    reading: 'chá',
    state: 'learning',
    isKept: false,
    firstAt: SINCE,
    band: 1,
  } as const;
  const words = [
    { ...met, isPlaced: false },
    { ...met, word: '饭', isPlaced: true },
  ];
  expect(wordFigures(words, SINCE).met).toBe(1);
  expect(words.filter((each) => isMeant(each, { metSince: SINCE })).map(({ word: own }) => own)).toEqual([
    '茶',
  ]);
});
