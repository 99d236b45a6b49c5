// What a placement comes to: the bands that are probably known, and how many words that is.

import { type LearnerLevel, levelKnowing } from '../../learner-settings/domain/index.ts';
import { type Belief, beliefAfter, chanceKnown, depthAt, shares } from './belief.ts';
import { type Answer, BANDS, type Band } from './item.ts';

export type Result = {
  /** The highest band that is probably known, with all below it; 0 for none. */
  readonly band: Band | 0;
  /** How many words of the HSK list are probably known, and between which numbers that very likely lies. */
  readonly words: number;
  readonly wordsLow: number;
  readonly wordsHigh: number;
  /** Invented words that were said to be known, and how many there were. */
  readonly invented: { readonly claimed: number; readonly asked: number };
  /** Words that were missed, the easiest bands first: none lies far beyond what was known. */
  readonly missed: readonly string[];
};

/** Who knows so many words has begun, though no band is known yet: level zero is the first hundred. */
const BEGUN_WORDS = 150;

export const levelOf = ({ band, words }: Pick<Result, 'band' | 'words'>): LearnerLevel =>
  band === 0 && words >= BEGUN_WORDS ? 'beginner' : levelKnowing(band);

/** Who probably knows so many of a band's words knows the band. */
export const KNOWN_SHARE = 0.6;
/** Between these places of what is believed somebody very likely stands. */
export const LOW = 0.1;
export const HIGH = 0.9;

/** How many words each band has. */
type Sizes = Readonly<Record<Band, number>>;

export function resultOf(answers: readonly Answer[], sizes: Sizes): Result {
  const belief = beliefAfter(answers);
  const band = highestBand(belief);
  const invented = answers.filter((answer) => answer.band === null);
  const words = wordsOfBelief(belief, sizes);
  return {
    band,
    words,
    // A mean may lie beyond a bound where a few deep places weigh much.
    wordsLow: Math.min(words, wordsLowOf(belief, sizes)),
    wordsHigh: Math.max(words, wordsAt(depthAt(belief, HIGH), sizes)),
    invented: { claimed: invented.filter(({ isYes }) => isYes).length, asked: invented.length },
    missed: answers
      .filter((answer) => !answer.isYes && answer.band !== null)
      .toSorted((a, b) => (a.band ?? 0) - (b.band ?? 0))
      .map(({ word }) => word),
  };
}

/** So many words are likely known. */
export const wordsOfBelief = (belief: Belief, sizes: Sizes): number =>
  Math.round(shares(belief).reduce((sum, each) => sum + sizes[each.band] * each.share, 0));

/** So many words are very likely known, whichever they are. */
const wordsLowOf = (belief: Belief, sizes: Sizes): number => wordsAt(depthAt(belief, LOW), sizes);

const wordsAt = (depth: number, sizes: Sizes): number =>
  Math.round(BANDS.reduce((sum, band) => sum + sizes[band] * chanceKnown(depth, band), 0));

function highestBand(belief: Belief): Band | 0 {
  const known = shares(belief).filter(({ share }) => share >= KNOWN_SHARE);
  return known.at(-1)?.band ?? 0;
}
