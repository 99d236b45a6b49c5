import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../study/domain/index.ts';
import { type Answer, BANDS, type Band, ITEMS_MAX } from './item.ts';
import { isOver, nextItem } from './next-item.ts';
import { KNOWN_SHARE, resultOf } from './result.ts';

const LEARNERS = 500;
const WORDS = 100;
const SIZES: Readonly<Record<Band, number>> = { 1: 506, 2: 750, 3: 953, 4: 972, 5: 1059, 6: 1123, 7: 5606 };

type Learner = { readonly known: ReadonlyMap<Band, readonly boolean[]>; readonly claims: number };

/** Learners of every depth, whose knowledge ends sharply or slowly, honest ones and others. Not the model's own. */
function learnerOf(random: Random): Learner {
  const depth = random() * 8 - 0.5;
  const steepness = 1.2 + 3 * random();
  const knows = (band: number, at: number) =>
    random() < 1 / (1 + Math.exp(-steepness * (depth - (band - 1 + at / WORDS))));
  const known = BANDS.map(
    (band) => [band, Array.from({ length: WORDS }, (_, at) => knows(band, at))] as const,
  );
  return { known: new Map(known), claims: claimsOf(random) };
}

function claimsOf(random: Random): number {
  const kind = random();
  if (kind < 0.7) return 0.1 * random();
  return kind < 0.9 ? 0.1 + 0.3 * random() : 0.4 + 0.4 * random();
}

const shareKnown = ({ known }: Learner, band: Band): number =>
  (known.get(band)?.filter(Boolean).length ?? 0) / WORDS;

/** The highest band that is known with all below it. */
const truthOf = (learner: Learner): number =>
  BANDS.reduce(
    (so: number, band) => (so === band - 1 && shareKnown(learner, band) >= KNOWN_SHARE ? band : so),
    0,
  );

function take(learner: Learner, random: Random): Answer[] {
  const answers: Answer[] = [];
  while (!isOver(answers)) {
    const { kind, band, isInvented } = nextItem(answers);
    const isKnown = !isInvented && learner.known.get(band)?.[Math.floor(random() * WORDS)] === true;
    const byLuck = kind === 'claim' ? learner.claims : 0.13;
    const isYes = random() < (isKnown ? 0.97 : byLuck);
    answers.push({ kind, word: String(answers.length), band: isInvented ? null : band, isYes });
  }
  return answers;
}

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
