// What lies within a learner's level: the bands, and which words a learner of a band understands.

import { levelOfWord } from '../../chinese/levels/index.ts';
import { lookUp, type Word } from '../../chinese/words/index.ts';
import type { Level } from '../../content/schema/levels.ts';
import type { Core } from '../state/types.ts';

/** The highest HSK 3.0 band that a learner of the level is at home in. */
export const BANDS: Readonly<Record<Level, number>> = {
  zero: 1,
  preschool: 2,
  beginner: 2,
  intermediate: 4,
  advanced: 6,
};

/** Whether a learner at home in `band` understands a word; names, which have no level, never stand in the way. */
export function isWithin(
  { lexicon, glossed }: Pick<Core, 'lexicon' | 'glossed'>,
  word: Word,
  band: number,
): boolean {
  const own = glossed.get(word.simplified);
  if (own) return own.name === true || own.band <= band;
  const level = levelOfWord(lexicon, word);
  if (level === undefined || level.band <= band) return true;
  return (
    !level.isListed && [...word.simplified].every((character) => isListedWithin(lexicon, character, band))
  );
}

/** A word outside the HSK list is clear where each of its characters is a word that the learner knows: 听懂, 真棒. */
function isListedWithin(lexicon: Core['lexicon'], character: string, band: number): boolean {
  const listed = lookUp(lexicon, character)?.band;
  return listed !== undefined && listed <= band;
}
