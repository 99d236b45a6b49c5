/** Reads the sources from which the language data is built: CC-CEDICT, the jieba dictionary, the HSK list. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CedictLine } from './cedict-line.ts';
import { type CorrectedReading, withCorrectedReadings } from './corrected-readings.ts';

export type JiebaLine = { word: string; count: number; pos: string };

/** One word of the public HSK 3.0 standard; band 7 stands for 7 to 9. */
export type HskLine = {
  word: string;
  traditional: string;
  band: number;
  readings: string[];
  rank: number;
  pos: string[];
};

type RawCedict = {
  all: [string, string, string, string | string[], number[], number[]][];
  classifierLookup: [string, string, string][];
};

function packageFolder(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(name)));
}

/** All lines of CC-CEDICT, from the `cc-cedict` package's data file (CC BY-SA 4.0), with the readings of `corrected-readings.tsv`. */
export function readCedict(): CedictLine[] {
  const source = readFileSync(join(packageFolder('cc-cedict'), '..', 'data', 'all.js'), 'utf8');
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  // The package's data file has exactly this shape (its RawEntry type).
  const raw = JSON.parse(json) as RawCedict;
  const lines = raw.all.map(([traditional, simplified, pinyin, senses, variants, classifiers]) => ({
    traditional,
    simplified,
    pinyin,
    senses: typeof senses === 'string' ? [senses] : senses,
    measures: classifiers.flatMap((index) => raw.classifierLookup[index]?.[1] ?? []),
    variant: variants.length > 0,
  }));
  return withCorrectedReadings(lines, readCorrections());
}

/** The words, counts and parts of speech of jieba's dictionary (MIT). */
export function readJieba(): JiebaLine[] {
  const text = readFileSync(join(packageFolder('@node-rs/jieba'), 'dict.txt'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [word = '', count = '0', pos = 'x'] = line.split(' ');
      return { word, count: Number(count), pos };
    });
}

/**
 * The facts of the public HSK 3.0 standard, from a table with the columns simplified, traditional, band, HSK 2.0
 * level, readings (`|` between), frequency rank, parts of speech (`|` between).
 */
export function readHsk(file: string): HskLine[] {
  const text = readFileSync(file, 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [word = '', traditional = '', band = '0', , readings = '', rank = '0', pos = ''] =
        line.split('\t');
      return {
        word,
        traditional,
        band: Number(band),
        readings: readings.split('|').filter(Boolean),
        rank: Number(rank),
        pos: pos.split('|').filter(Boolean),
      };
    });
}

/** The lines of a table beside this script, split at tabs. */
function readTable(name: string): string[][] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

/** What CC-CEDICT reads wrongly, each with its reason in the last column. */
function readCorrections(): CorrectedReading[] {
  return readTable('corrected-readings.tsv').map(([word = '', wrong = '', right = '']) => ({
    word,
    wrong: wrong.split(' '),
    right: right.split(' '),
  }));
}

/** Words that CC-CEDICT lacks, most of them of the HSK list; readings and senses are our own. */
export function readOwnWords(): CedictLine[] {
  return readTable('own-words.tsv').map(([simplified = '', traditional = '', pinyin = '', senses = '']) => ({
    simplified,
    traditional,
    pinyin,
    senses: senses.split('; '),
    measures: [],
    variant: false,
  }));
}
