/** Gives a text its level and names the words that make it hard or lie beyond a learner. */

import { type Lexicon, segment, type Word } from '../words/index.ts';
import { type Band, type Cefr, cefrOf } from './bands.ts';
import { levelOfWord, type WordLevel } from './word-level.ts';

/** A word of a text with its level. */
export type LevelledWord = Word & WordLevel;

export type TextLevel = {
  readonly band: Band;
  readonly cefr: Cefr;
  /** Words of this band and above, each once, hardest first, then as they come; in band 1 what few lie above it. */
  readonly hardWords: readonly LevelledWord[];
};

/** The share of running words a reader must know to understand a text without help. */
const ENOUGH = 0.95;
const BANDS: readonly Band[] = [1, 2, 3, 4, 5, 6, 7];

function levelled(lexicon: Lexicon, words: readonly Word[]): LevelledWord[] {
  return words.flatMap((word) => {
    const level = levelOfWord(lexicon, word);
    return level === undefined ? [] : [{ ...word, ...level }];
  });
}

function once(words: readonly LevelledWord[]): LevelledWord[] {
  const seen = new Set<number>();
  return words.filter(({ index }) => (seen.has(index) ? false : seen.add(index)));
}

/**
 * The lowest band whose reader knows 95 % of the running words; undefined for a text without words that have a
 * level. Takes the text, or the words that `segment` has already cut it into.
 */
export function levelOfText(lexicon: Lexicon, text: string | readonly Word[]): TextLevel | undefined {
  const words = levelled(lexicon, typeof text === 'string' ? segment(lexicon, text) : text);
  if (words.length === 0) return undefined;
  const known = (limit: Band) => words.filter(({ band }) => band <= limit).length;
  const band = BANDS.find((limit) => known(limit) >= ENOUGH * words.length) ?? 7;
  const hard = band === 1 ? words.filter((word) => word.band > 1) : words.filter((word) => word.band >= band);
  return { band, cefr: cefrOf(band), hardWords: once(hard).toSorted((a, b) => b.band - a.band) };
}

/** The words of a text that lie above a learner's band, each once, as they come. */
export function beyond(lexicon: Lexicon, text: string | readonly Word[], limit: Band): LevelledWord[] {
  const words = levelled(lexicon, typeof text === 'string' ? segment(lexicon, text) : text);
  return once(words.filter(({ band }) => band > limit));
}
