// What a placement comes to in levels of the HSK exam, whose lists are other ones than the bands that are asked.

import { beliefAfter, chanceKnown, depthAt, shares } from './belief.ts';
import { type Answer, BANDS, type Band } from './item.ts';
import { HIGH, LOW } from './result.ts';

/** Who knows more than so much of a level's words knows most of them. */
const MOST = 0.5;

/** Of each level of the exam, HSK 1 first, how many of its words are of each band. */
export type ExamMix = readonly Readonly<Record<Band, number>>[];

export type ExamResult = {
  /** The highest level of whose words most are probably known, with all below it; 0 for none. */
  readonly level: number;
  /** Levels of which the answers do not say whether they are known. */
  readonly unsure: readonly number[];
};

export function examResultOf(answers: readonly Answer[], mix: ExamMix): ExamResult {
  const belief = beliefAfter(answers);
  const known = new Map(shares(belief).map(({ band, share }) => [band, share]));
  const isKnown = (counts: Readonly<Record<Band, number>>, chanceOf: (band: Band) => number) => {
    const size = BANDS.reduce((sum, band) => sum + counts[band], 0);
    return BANDS.reduce((sum, band) => sum + counts[band] * chanceOf(band), 0) > MOST * size;
  };
  const isKnownAt = (counts: Readonly<Record<Band, number>>, place: number) =>
    isKnown(counts, (band) => chanceKnown(depthAt(belief, place), band));
  const unknown = mix.findIndex((counts) => !isKnown(counts, (band) => known.get(band) ?? 0));
  return {
    level: unknown === -1 ? mix.length : unknown,
    unsure: mix.flatMap((counts, at) => (isKnownAt(counts, LOW) === isKnownAt(counts, HIGH) ? [] : [at + 1])),
  };
}
