// Content keeps to its level: nearly all running words lie within the band of its learners.

import type { Word } from '../../chinese/words/index.ts';
import { BANDS, isWithin } from '../../tutor-engine/authoring/index.ts';
import type { Level } from '../schema/levels.ts';
import { type Knowledge, wordsOf } from './core.ts';
import { linesIn, type Source } from './lines.ts';

export type Limit = {
  /** The highest HSK 3.0 band that a learner of the level is at home in. */
  readonly band: number;
  /** The share of a file's running words that must lie within it. */
  readonly share: number;
};

/**
 * At most one word in twenty beyond the level is what a reader can guess or look up and still follow (Laufer 1989 gives
 * 95 % known words). Preschool has the limit of beginners: it is measured in children's words, which `words/` puts into
 * their band. Advanced asks for a little less, since idioms that educated adults use stand in no band below 7.
 */
export const LIMITS: Readonly<Record<Level, Limit>> = {
  zero: { band: BANDS.beginner, share: 0.95 },
  preschool: { band: BANDS.preschool, share: 0.95 },
  beginner: { band: BANDS.beginner, share: 0.95 },
  intermediate: { band: BANDS.intermediate, share: 0.95 },
  advanced: { band: BANDS.advanced, share: 0.92 },
};
/** Fewer words say nothing about a file. */
const FEWEST = 30;
/** A line in which more than half of at least so many words are too hard cannot be followed at all. */
const SHORT_LINE = 4;

/** Each problem is one line that begins with its place. `taught`: words that the level explains itself. */
export function levelProblems(core: Knowledge, source: Source, taught: ReadonlySet<string>): string[] {
  if (source.level === undefined) return [];
  const limit = LIMITS[source.level];
  const hard: string[] = [];
  let count = 0;
  const tooHard: string[] = [];
  for (const { place, line } of linesIn(source.value, source.place)) {
    const words = wordsOf(core, line.zh).filter((word) => word.kind === 'word');
    const beyond = words.filter((word) => !taught.has(word.simplified) && !isWithin(core, word, limit.band));
    if (words.length >= SHORT_LINE && beyond.length * 2 > words.length)
      tooHard.push(`${place}: far beyond ${source.level}: ${line.zh} (${list(beyond)})`);
    hard.push(...beyond.map(({ text }) => text));
    count += words.length;
  }
  const held = count < FEWEST || hard.length <= (1 - limit.share) * count;
  return held ? tooHard : [...tooHard, beyondLevel(source, hard, count)];
}

function beyondLevel({ place, level }: Source, hard: readonly string[], count: number): string {
  const share = ((100 * hard.length) / count).toFixed(1);
  return `${place} ${share} % of ${count} words lie beyond ${level}: ${[...new Set(hard)].join(' ')}`;
}

function list(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
