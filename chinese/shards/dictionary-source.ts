/** The text that the dictionary's files are made from: one line per word, one per reading below it. */

import type { FormsShard } from '../dictionary/shards.ts';

export type Reading = {
  readonly pinyin: string;
  readonly traditional: string;
  readonly senses: readonly string[];
};

export type Entry = {
  readonly word: string;
  /** Most usual first. */
  readonly readings: readonly Reading[];
  readonly measures: readonly string[];
  /** HSK band 1–6, 7 for 7–9; 0 outside the list. */
  readonly band: number;
  /** log10 of the occurrences per billion words, 0 where nothing is known. */
  readonly zipf: number;
  readonly pos: readonly string[];
};

export type DictionarySource = { readonly entries: readonly Entry[]; readonly forms: FormsShard };

/** Zipf frequencies are kept in hundredths: finer differences order nothing. */
const ZIPF_STEPS = 100;

/** Writes the source; `readSource` reads it back. */
export function formatSource({ entries, forms }: DictionarySource): string {
  const lines = entries.flatMap(({ word, readings, measures, band, zipf, pos }) => [
    [word, band, Math.round(zipf * ZIPF_STEPS), pos.join(' '), measures.join(' ')].join('\t'),
    ...readings.map(({ pinyin, traditional, senses }) =>
      ['', pinyin, traditional === word ? '' : traditional, ...senses].join('\t'),
    ),
  ]);
  return `${JSON.stringify(forms)}\n${lines.join('\n')}\n`;
}

/** The inverse of `formatSource`. */
export function readSource(text: string): DictionarySource {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const entries: (Omit<Entry, 'readings'> & { readings: Reading[] })[] = [];
  for (const line of lines) {
    const [word = '', ...cells] = line.split('\t');
    const last = entries.at(-1);
    if (word !== '') entries.push({ ...readWord(word, cells), readings: [] });
    else if (last) last.readings.push(readReading(last.word, cells));
  }
  // The first line is what `formatSource` wrote.
  return { entries, forms: JSON.parse(first) as FormsShard };
}

function readWord(word: string, [band, zipf, pos = '', measures = '']: string[]): Omit<Entry, 'readings'> {
  const list = (cell: string) => (cell === '' ? [] : cell.split(' '));
  return {
    word,
    band: Number(band),
    zipf: Number(zipf) / ZIPF_STEPS,
    pos: list(pos),
    measures: list(measures),
  };
}

function readReading(word: string, [pinyin = '', traditional = '', ...senses]: string[]): Reading {
  return { pinyin, traditional: traditional || word, senses };
}
