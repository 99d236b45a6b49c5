// Where a placement puts somebody among the levels of the HSK exam, whose lists are other ones than the bands that are asked.

import { beliefAfter, chanceKnown, depthAt, shares } from './belief.ts';
import { type Answer, BANDS, type Band } from './item.ts';
import { HIGH, LOW } from './result.ts';

/** Who knows more than so much of a level's words knows most of them. */
const MOST = 0.5;

/** Of each level of the exam, HSK 1 first, how many of its words are of each band. */
export type ExamMix = readonly Readonly<Record<Band, number>>[];

/**
 * Levels of the exam of whose words most are known, each with all below it; 0 for none. What every page says of a level
 * comes from here: where `low` and `high` are one, it is sure.
 */
export type PlacedLevel = {
  /** Very likely so much at least: words and lessons up to it are behind. */
  readonly low: number;
  /** What is most probable. */
  readonly exam: number;
  /** Very likely no more. */
  readonly high: number;
};

export function placedLevelOf(answers: readonly Answer[], mix: ExamMix): PlacedLevel {
  const belief = beliefAfter(answers);
  const known = new Map(shares(belief).map(({ band, share }) => [band, share]));
  const levelBy = (chanceOf: (band: Band) => number) => {
    const unknown = mix.findIndex((counts) => {
      const size = BANDS.reduce((sum, band) => sum + counts[band], 0);
      return BANDS.reduce((sum, band) => sum + counts[band] * chanceOf(band), 0) <= MOST * size;
    });
    return unknown === -1 ? mix.length : unknown;
  };
  const levelAt = (place: number) => levelBy((band) => chanceKnown(depthAt(belief, place), band));
  const exam = levelBy((band) => known.get(band) ?? 0);
  return { low: Math.min(exam, levelAt(LOW)), exam, high: Math.max(exam, levelAt(HIGH)) };
}
