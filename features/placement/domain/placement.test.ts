import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookUp } from '../../../chinese/words/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { INVENTED } from './invented-words.ts';
import { type Answer, BANDS, ITEMS_MAX } from './item.ts';
import { isOver, nextItem } from './next-item.ts';
import { levelOf, resultOf } from './result.ts';

const SIZES = { 1: 500, 2: 750, 3: 950, 4: 970, 5: 1060, 6: 1120, 7: 5600 } as const;

/** Takes a placement with a way to answer. */
function take(isYes: (item: Omit<Answer, 'isYes'>, place: number) => boolean): Answer[] {
  const answers: Answer[] = [];
  while (!isOver(answers)) {
    const { kind, band, isInvented } = nextItem(answers);
    const item = { kind, word: String(answers.length), band: isInvented ? null : band };
    answers.push({ ...item, isYes: isYes(item, answers.length) });
  }
  return answers;
}

test('no invented word stands in the dictionary', () => {
  const lexicon = openLexicon();
  expect([...INVENTED].filter((word) => lookUp(lexicon, word) !== undefined)).toEqual([]);
});

test('it ends after 25 items at the latest, whatever is answered, and asks words that exist and words that do not', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: ITEMS_MAX, maxLength: ITEMS_MAX }), (yes) => {
      const answers = take((_, place) => yes[place] ?? false);
      expect(answers.length).toBeLessThanOrEqual(ITEMS_MAX);
      expect(answers.filter(({ band }) => band === null).length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 50 },
  );
});

test('no word is shown more than two bands above what was known', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: ITEMS_MAX, maxLength: ITEMS_MAX }), (yes) => {
      let highest = 0;
      for (const { band, isYes } of take((_, place) => yes[place] ?? false)) {
        expect(band ?? 0).toBeLessThanOrEqual(highest + 2);
        if (isYes && band !== null) highest = Math.max(highest, band);
      }
    }),
    { numRuns: 50 },
  );
});

test('who knows nothing is placed at the beginning and never sees more than the second band', () => {
  const answers = take(() => false);
  const result = resultOf(answers, SIZES);
  expect(result.band).toBe(0);
  expect(result.words).toBeLessThan(100);
  expect(levelOf(result)).toBe('zero');
  expect(answers.length).toBeLessThanOrEqual(15);
  expect(answers.every(({ band }) => (band ?? 0) <= 2)).toBe(true);
});

test('who knows all words and no invented one is placed at the top', () => {
  const result = resultOf(
    take(({ band }) => band !== null),
    SIZES,
  );
  expect(result.band).toBe(7);
  expect(result.invented.claimed).toBe(0);
});

test('who says yes to everything but knows no meaning is not believed', () => {
  const answers = take(({ kind }) => kind === 'claim');
  const result = resultOf(answers, SIZES);
  expect(result.band).toBeLessThanOrEqual(1);
  expect(result.invented.claimed).toBe(result.invented.asked);
});

test('each further word that is known places no lower, and the numbers lie around the middle', () => {
  const item = fc.record({
    kind: fc.constantFrom('claim' as const, 'meaning' as const),
    word: fc.string(),
    band: fc.constantFrom(...BANDS),
    isYes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), fc.constantFrom(...BANDS), (answers, band) => {
      const before = resultOf(answers, SIZES);
      const after = resultOf([...answers, { kind: 'meaning', word: 'x', band, isYes: true }], SIZES);
      expect(after.band).toBeGreaterThanOrEqual(before.band);
      expect(before.wordsLow).toBeLessThanOrEqual(before.wordsHigh);
    }),
    { numRuns: 100 },
  );
});

test('a result names all that was missed, the first unknown word, too, the easiest bands first', () => {
  // The deepest word that was asked lies well beyond what turned out to be known.
  const first = { kind: 'meaning', word: '远', band: 7, isYes: false } as const;
  const answers = [first, ...take(({ band }) => band !== null && band <= 3)];
  const result = resultOf(answers, SIZES);
  expect(result.band).toBeGreaterThanOrEqual(2);
  expect(result.band).toBeLessThanOrEqual(4);
  const missed = answers.filter(({ isYes, band }) => !isYes && band !== null);
  expect(result.missed.at(-1)).toBe('远');
  expect(result.missed).toEqual(
    missed.toSorted((a, b) => (a.band ?? 0) - (b.band ?? 0)).map(({ word }) => word),
  );
});

test('the first hundred words are level zero, and who knows more of the first band is a beginner', () => {
  expect(levelOf({ band: 0, words: 100 })).toBe('zero');
  expect(levelOf({ band: 0, words: 300 })).toBe('beginner');
  expect(levelOf({ band: 4, words: 3000 })).toBe('intermediate');
  expect(levelOf({ band: 7, words: 9000 })).toBe('advanced');
});

test('the number of words lies between its bounds, whatever is answered', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: ITEMS_MAX, maxLength: ITEMS_MAX }), (yes) => {
      const { words, wordsLow, wordsHigh } = resultOf(
        take((_, place) => yes[place] ?? false),
        SIZES,
      );
      expect(wordsLow).toBeLessThanOrEqual(words);
      expect(wordsHigh).toBeGreaterThanOrEqual(words);
    }),
    { numRuns: 50 },
  );
});
