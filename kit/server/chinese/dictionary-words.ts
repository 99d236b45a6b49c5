// What listed words and places mean by the dictionary, in English: for what the learner's glosses do not explain.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { plainSense } from './gloss.ts';

const FILE = join(import.meta.dirname, '../../../chinese/data/dictionary.tsv.br');

export type DictionaryWord = {
  readonly zh: string;
  readonly pinyin: string;
  readonly en: string;
  /** Of the HSK standard; 0 for a place that is in none. */
  readonly band: number;
};

/** Senses of a word: later ones are rare. */
const SENSES_MAX = 2;
/** Hundredths: places that somebody may have heard of. */
const LEAST_ZIPF = 330;
/** Rare uses, and what only points to another word. */
const NO_SENSE =
  /^\((?:dialect|literary|archaic|old|bound form|Tw)\b|variant of|^abbr|^CL:|^surname |^see |^(?:old|former) name/;

let read: readonly DictionaryWord[] | undefined;

/** The most usual reading of each. Takes some tenths of a second the first time. */
export function dictionaryWords(): readonly DictionaryWord[] {
  read ??= readWords(brotliDecompressSync(readFileSync(FILE)).toString('utf8'));
  return read;
}

/** A line for the word (itself, band, frequency, parts of speech), then one for its first reading (pinyin, traditional, senses). */
const WORD = /^([^\t\n{]+)\t(\d+)\t(\d+)\t([^\t\n]*)[^\n]*\n\t([^\t\n]*)\t[^\t\n]*\t([^\n]*)/gm;

function readWords(source: string): DictionaryWord[] {
  return [...source.matchAll(WORD)].flatMap(
    ([, zh = '', band = '0', zipf = '0', pos = '', pinyin = '', senses = '']) => {
      const isPlace = pos.split(' ').includes('ns') && Number(zipf) >= LEAST_ZIPF;
      if (band === '0' && !isPlace) return [];
      const told = senses
        .split('\t')
        .filter((sense) => !NO_SENSE.test(sense))
        .slice(0, SENSES_MAX);
      const en = told.map((sense) => plainSense(sense).replaceAll(';', ',')).join('; ');
      return en === '' ? [] : [{ zh, pinyin: pinyin.toLowerCase(), en, band: Number(band) }];
    },
  );
}
