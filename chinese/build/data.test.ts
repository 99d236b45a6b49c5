/** The built files belong together: whoever changes a table of readings builds both the lexicon and the dictionary. */

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '../shards/index.ts';
import { loadLexicon, lookUp } from '../words/index.ts';
import { normalReading } from './readings/readings.ts';

const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));

test('the dictionary lists the readings of a character in the order of the lexicon', () => {
  const lexicon = loadLexicon(data('lexicon.bin'));
  const { entries } = readSource(brotliDecompressSync(data('dictionary.tsv.br')).toString('utf8'));
  const characters = entries.filter(({ word }) => word.length === 1);
  const others = characters.flatMap(({ word, readings }) => {
    const order = lookUp(lexicon, word)?.readings ?? [];
    const listed = [...new Set(readings.map(({ pinyin }) => normalReading(pinyin)))];
    const expected = order.filter((reading) => listed.includes(reading));
    const given = listed.filter((reading) => order.includes(reading));
    return given.join() === expected.join() ? [] : [`${word} ${given.join()}, not ${expected.join()}`];
  });
  expect(characters.length).toBeGreaterThan(9000);
  expect(others).toEqual([]);
});
