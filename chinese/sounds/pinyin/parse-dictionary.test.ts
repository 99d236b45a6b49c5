// Every word of the dictionary, written together, is read back to its own syllables or is told to be ambiguous.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isSyllable, SYLLABLES } from './inventory.ts';
import { parsePinyin } from './parse-pinyin.ts';
import { spellWord } from './syllable.ts';

const SYLLABLE = /^([a-z]+)[1-5]$/;
const isReading = (syllables: readonly string[]) =>
  syllables.length > 1 && syllables.every((one) => isSyllable(SYLLABLE.exec(one)?.[1] ?? ''));

/** The readings of words that are heard or asked for, each once: others are made of the same syllables. */
function readingsOfWords(): readonly (readonly string[])[] {
  const table = brotliDecompressSync(readFileSync('chinese/data/dictionary.tsv.br')).toString();
  const readings = new Set<string>();
  let isCommon = false;
  for (const line of table.split('\n').slice(1)) {
    const [word, first = '', zipf = ''] = line.split('\t');
    if (word) isCommon = Number(first) > 0 || Number(zipf) >= COMMON;
    else if (isCommon) readings.add(first.toLowerCase());
  }
  return Array.from(readings, (reading) => reading.split(' ')).filter(isReading);
}

/** Zipf, in hundredths. */
const COMMON = 350;

const waysOf = (text: string, isToned = true) =>
  parsePinyin(text).map(({ syllables }) =>
    syllables.map(({ base, tone }) => (isToned ? `${base}${tone ?? 5}` : base)).join(' '),
  );

const READINGS = readingsOfWords();

test.each([
  ['by the orthography', (word: readonly string[]) => spellWord(word)],
  ['with digits', (word: readonly string[]) => word.join('')],
])('%s, words have one reading before all others', (_, write) => {
  expect(READINGS.length).toBeGreaterThan(8_000);
  const misread = READINGS.filter((word) => waysOf(write(word))[0] !== word.join(' '));
  // An r behind an e, and an er: both are written so.
  expect(misread.filter((word) => word.at(-1) !== 'r5')).toEqual([]);
  expect(misread.length).toBeLessThan(5);
});

test.each([
  ['without apostrophes', (word: readonly string[]) => spellWord(word).replaceAll("'", ''), true],
  ['without tones', (word: readonly string[]) => spellWord(word, { tones: 'none' }), false],
])('%s, their reading is among those that are told', (_, write, isToned) => {
  const own = (word: readonly string[]) => (isToned ? word : word.map((one) => one.slice(0, -1))).join(' ');
  expect(READINGS.filter((word) => !waysOf(write(word), isToned).includes(own(word)))).toEqual([]);
});

test('no pair of syllables loses a y to the n before it', () => {
  const ending = SYLLABLES.filter((base) => base.endsWith('n'));
  const beginning = SYLLABLES.filter((base) => base.startsWith('y'));
  const pairs = ending.flatMap((one) => beginning.map((other) => `${one}4 ${other}3`.split(' ')));
  expect(pairs.filter((word) => waysOf(spellWord(word))[0] !== word.join(' '))).toEqual([]);
});
