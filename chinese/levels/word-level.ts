/** Gives a word its level: from the HSK list, else estimated from its parts and its frequency. */

import { entryOf, type Lexicon, type LexiconEntry, lookUp, type Word } from '../words/index.ts';
import { type Band, toBand } from './bands.ts';

export type WordLevel = {
  readonly band: Band;
  /** False where the HSK list does not have the word and the band is our estimate. */
  readonly isListed: boolean;
};

/** Zipf frequency from which a word outside the list counts as known at a band; our own judgement. */
const FREQUENT: readonly (readonly [zipf: number, band: Band])[] = [
  [5.2, 2],
  [4.8, 3],
  [4.5, 4],
  [4.1, 5],
  [3.7, 6],
];
const HARDEST: Band = 7;

function harder(a: Band, b: Band): Band {
  return a > b ? a : b;
}

function bandByUse(entry: LexiconEntry): Band {
  return FREQUENT.find(([zipf]) => entry.zipf >= zipf)?.[1] ?? HARDEST;
}

function listedBand(lexicon: Lexicon, word: string): Band | undefined {
  return toBand(lookUp(lexicon, word)?.band);
}

/** The band of a word made of two listed ones, the longer of which is itself a word (火车|站, 早上|好). */
function bandByParts(lexicon: Lexicon, word: string): Band | undefined {
  const bands: Band[] = [];
  for (let at = 1; at < word.length; at++) {
    if (word.length < 3 && !isPlainPair(word)) break;
    const head = listedBand(lexicon, word.slice(0, at));
    const tail = listedBand(lexicon, word.slice(at));
    if (head !== undefined && tail !== undefined) bands.push(harder(head, tail));
  }
  return bands.length === 0 ? undefined : bands.reduce((a, b) => (a < b ? a : b));
}

/** Two characters mean what they say only where one of them counts or points: 这个, 两天, 你好. */
function isPlainPair(word: string): boolean {
  return /^[一二三四五六七八九十两几这那哪每某各我你您他她它]/.test(word);
}

function estimate(lexicon: Lexicon, entry: LexiconEntry): Band {
  const parts = bandByParts(lexicon, entry.word);
  const use = bandByUse(entry);
  return parts === undefined || use < parts ? use : parts;
}

/** The level of a dictionary entry. */
export function levelOfEntry(lexicon: Lexicon, entry: LexiconEntry): WordLevel {
  const listed = toBand(entry.band);
  return listed === undefined
    ? { band: estimate(lexicon, entry), isListed: false }
    : { band: listed, isListed: true };
}

/** The level of a word given alone, simplified or traditional; undefined if it is not in the dictionary. */
export function levelOf(lexicon: Lexicon, word: string): WordLevel | undefined {
  const entry = lookUp(lexicon, word);
  return entry && levelOfEntry(lexicon, entry);
}

/** The level of a word of `segment`; undefined for names, numbers, signs and what no dictionary has. */
export function levelOfWord(lexicon: Lexicon, word: Word): WordLevel | undefined {
  const entry = entryOf(lexicon, word);
  return entry && !isName(entry) ? levelOfEntry(lexicon, entry) : undefined;
}

/** Names of people and places that the list does not teach make no text harder. */
function isName({ band, pos }: LexiconEntry): boolean {
  return band === undefined && ['nr', 'nrt', 'ns'].includes(pos[0] ?? '');
}
