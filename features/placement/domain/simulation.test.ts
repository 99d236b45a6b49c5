import { expect, test } from 'vitest';
import { createRandom } from '../../study/domain/index.ts';
import { type Learner, learnerOf, take, WORDS, wordAt } from '../testing/simulated-learner.ts';
import { BANDS, type Band, ITEMS_MAX } from './item.ts';
import { probableWords } from './probable-words.ts';
import { KNOWN_SHARE, resultOf } from './result.ts';

const LEARNERS = 500;
const SIZES: Readonly<Record<Band, number>> = { 1: 506, 2: 750, 3: 953, 4: 972, 5: 1059, 6: 1123, 7: 5606 };

const shareKnown = ({ known }: Learner, band: Band): number =>
  (known.get(band)?.filter(Boolean).length ?? 0) / WORDS;

/** The highest band that is known with all below it. */
const truthOf = (learner: Learner): number =>
  BANDS.reduce(
    (so: number, band) => (so === band - 1 && shareKnown(learner, band) >= KNOWN_SHARE ? band : so),
    0,
  );

test('of 500 learners of known vocabulary 95 % are placed right within one band, half of them by at most 18 items', () => {
  const random = createRandom('500 learners');
  const taken = Array.from({ length: LEARNERS }, () => {
    const learner = learnerOf(random);
    const answers = take(learner, random);
    const far = Math.abs(resultOf(answers, SIZES).band - truthOf(learner));
    return { items: answers.length, far, truth: truthOf(learner) };
  });
  expect(taken.filter(({ far }) => far <= 1).length / LEARNERS).toBeGreaterThanOrEqual(0.95);
  const items = taken.map((each) => each.items).toSorted((a, b) => a - b);
  expect(items[LEARNERS / 2]).toBeLessThanOrEqual(18);
  expect(items.at(-1)).toBeLessThanOrEqual(ITEMS_MAX);
  // Learners of every band were among them.
  expect(new Set(taken.map(({ truth }) => truth)).size).toBe(BANDS.length + 1);
});

/** Of simulated learners, what is taken for known word by word, and what is known. */
function wordsTaken(learners: number) {
  const random = createRandom('words taken');
  const all = BANDS.map((band) => Array.from({ length: WORDS }, (_, at) => wordAt(band, at)));
  return Array.from({ length: learners }, () => {
    const learner = learnerOf(random);
    const answers = take(learner, random);
    const known = new Set(
      BANDS.flatMap((band, place) => (all[place] ?? []).filter((_, at) => learner.known.get(band)?.[at])),
    );
    const taken = probableWords(answers, (band) => all[band - 1] ?? []);
    const { band } = resultOf(answers, SIZES);
    return { known, taken, band, right: taken.filter((word) => known.has(word)).length };
  });
}

test('what is taken for known is known nine times of ten, and mostly so for who knows less than a band', () => {
  const found = wordsTaken(300);
  const shareRight = (some: typeof found) =>
    some.reduce((sum, { right }) => sum + right, 0) / some.reduce((sum, { taken }) => sum + taken.length, 0);
  const beginners = found.filter(({ band, known }) => band === 0 && known.size >= 40);
  expect(shareRight(found)).toBeGreaterThan(0.9);
  expect(beginners.length).toBeGreaterThan(5);
  expect(shareRight(beginners)).toBeGreaterThan(0.6);
  expect(beginners.filter(({ taken }) => taken.length > 0).length).toBeGreaterThan(beginners.length / 2);
});

test('who is told of so many words is taught as many fewer, but for what was missed', () => {
  const random = createRandom('at least');
  const even: Readonly<Record<Band, number>> = {
    1: WORDS,
    2: WORDS,
    3: WORDS,
    4: WORDS,
    5: WORDS,
    6: WORDS,
    7: WORDS,
  };
  const placed = Array.from({ length: 200 }, () => take(learnerOf(random), random))
    .map((answers) => ({ answers, ...resultOf(answers, even) }))
    .filter(({ words }) => words >= 15);
  expect(placed.length).toBeGreaterThan(100);
  for (const { answers, words } of placed) {
    const missed = answers.filter(({ isYes, band }) => !isYes && band !== null).length;
    const taken = probableWords(answers, (band) =>
      Array.from({ length: WORDS }, (_, at) => wordAt(band, at)),
    );
    expect(taken.length + missed).toBeGreaterThanOrEqual(words);
  }
});

test('a word that was asked goes by its own answer: missed, it is not known; met by its meaning, it is', () => {
  const random = createRandom('asked');
  const learner = learnerOf(random);
  const answers = take(learner, random).map((answer) => ({ ...answer, kind: 'meaning' as const }));
  const words = new Set(
    probableWords(answers, (band) => Array.from({ length: WORDS }, (_, at) => wordAt(band, at))),
  );
  expect(answers.some(({ word, isYes, band }) => !isYes && band !== null && words.has(word))).toBe(false);
  const easy = answers.filter(({ isYes, band }) => isYes && band === 1);
  expect(easy.every(({ word }) => words.has(word))).toBe(true);
});

test('of as many words those are taken for known that either list has first: who learnt by other lists met 苹果 early', () => {
  const learner = learnerOf(createRandom('lists'));
  const answers = take(learner, createRandom('answers')).map((answer) => ({
    ...answer,
    word: `asked ${answer.word}`,
  }));
  const wordsOf = (band: Band) => Array.from({ length: WORDS }, (_, at) => wordAt(band, at));
  const before = probableWords(answers, wordsOf);
  const early = wordAt(7, WORDS - 1);
  const after = probableWords(answers, wordsOf, [early]);
  expect(before.length).toBeGreaterThan(0);
  expect(before).not.toContain(early);
  expect(after).toContain(early);
  expect(after).toHaveLength(before.length);
});
