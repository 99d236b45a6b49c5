// Which words a placement takes for known: each by how likely it is, and by what a wrong claim costs.

import { type Belief, beliefAfter, chanceOfAsked, chanceOfPlace } from './belief.ts';
import { type Answer, BANDS, type Band } from './item.ts';
import { wordsOfBelief } from './result.ts';

/**
 * What a mistake costs a learner, in seconds. A word that is taken for known and is not comes in no lesson and no plan: it
 * is met without a meaning, is looked up, and from then on learnt like any other. A word that is asked though it is known
 * is shown once, answered right twice, and then rests.
 */
const COST = { wrongClaim: 30, wrongDoubt: 20 } as const;
/** From this chance on it costs less to take a word for known than to ask it: six of ten, as of a whole band. */
const SURE_ENOUGH = COST.wrongClaim / (COST.wrongClaim + COST.wrongDoubt);

/** Who probably knows so many of a lesson's words goes on to what builds on it, as who has learnt them here. */
const ENOUGH_WORDS = 0.8;

/** The words of a band, the easiest first. */
type WordsOf = (band: Band) => readonly string[];

/**
 * The easiest first. What was asked goes by its own answer, all else by where it lies in the bands: as many words as are
 * likely there. Which these are, both lists say. `listed`: the words of the exam, the easiest first; 苹果 is of its first
 * level and of the third band, and whoever has learnt by other lists met it early.
 */
export function probableWords(
  answers: readonly Answer[],
  wordsOf: WordsOf,
  listed: readonly string[] = [],
): string[] {
  const belief = beliefAfter(answers);
  // Who is told how many words they know is taught none of these as new, though one by itself may be unlikely: study asks
  // them unshown, and a miss makes a word new again.
  const told = wordsOfBelief(belief, sizesOf(wordsOf));
  const end = Math.max(placeOf(belief, SURE_ENOUGH), placeOfCount(told, wordsOf));
  const asked = new Map(answers.map((answer) => [answer.word, chanceOfAsked(belief, answer)]));
  const count = BANDS.reduce((sum, band) => sum + wordsBefore(end, band, wordsOf(band).length), 0);
  return [...easiestFirst(BANDS.flatMap(wordsOf), listed)].flatMap((word, place) => {
    const chance = asked.get(word);
    return (chance === undefined ? place < count : chance >= SURE_ENOUGH) ? [word] : [];
  });
}

/** How many words of a band lie before a place. */
const wordsBefore = (end: number, band: Band, size: number): number =>
  Math.min(size, Math.max(0, Math.ceil((end - band + 1) * size - 0.5)));

/** A word is as easy as the list says that has it sooner. */
function easiestFirst(ofBands: readonly string[], listed: readonly string[]): Iterable<string> {
  const sooner = new Map(listed.map((word, place) => [word, place]));
  const words = [...new Set(ofBands)];
  const places = new Map(words.map((word, at) => [word, Math.min(at, sooner.get(word) ?? at)]));
  return words.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Before the first band, and behind the last. */
const [FIRST, LAST] = [-1, BANDS.length];
const HALVINGS = 20;

/** Up to where words are known with a chance: the deeper one lies, the less likely it is known. */
function placeOf(belief: Belief, chance: number): number {
  let from: number = FIRST;
  let to: number = LAST;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (from + to) / 2;
    if (chanceOfPlace(belief, middle) >= chance) from = middle;
    else to = middle;
  }
  return from;
}

const sizesOf = (wordsOf: WordsOf): Readonly<Record<Band, number>> => ({
  1: wordsOf(1).length,
  2: wordsOf(2).length,
  3: wordsOf(3).length,
  4: wordsOf(4).length,
  5: wordsOf(5).length,
  6: wordsOf(6).length,
  7: wordsOf(7).length,
});

/** Up to where the easiest words are so many. */
function placeOfCount(count: number, wordsOf: WordsOf): number {
  let left = count;
  for (const band of BANDS) {
    const { length } = wordsOf(band);
    if (left <= length) return length === 0 ? band - 1 : band - 1 + left / length;
    left -= length;
  }
  return LAST;
}

/** Whether a lesson is behind somebody: `words` are those of it that a placement could ask. */
export function isLessonCovered(words: readonly string[], probable: ReadonlySet<string>): boolean {
  const known = words.filter((word) => probable.has(word)).length;
  return words.length > 0 && known >= words.length * ENOUGH_WORDS;
}
