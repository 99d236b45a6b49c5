/** The 500 most common characters in everyday sentences: each is read as a teacher reads it. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLexicon } from '../../words/index.ts';
import { createReader } from './reader.ts';
import { loadSounds } from './sounds.ts';

const data = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url));
const reader = createReader(loadLexicon(data('lexicon.bin')), loadSounds(data('polyphones.bin')));

/** A sentence a line, then its readings, one per hanzi; `#` begins a comment. None of them is trained on. */
const sentences = readFileSync(new URL('everyday-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|'));
const common = readFileSync(new URL('common-characters.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('');

const hanziReadings = (text: string) =>
  reader.readings(text).filter((_, i) => /\p{Script=Han}/u.test([...text][i] ?? ''));

test('the set has 500 sentences and each of the 500 characters', () => {
  const all = sentences.map(([text]) => text).join('');
  expect(sentences.length).toBeGreaterThanOrEqual(500);
  expect(common).toHaveLength(500);
  expect([...common].filter((character) => !all.includes(character))).toEqual([]);
});

test('no reading is wrong', () => {
  const wrong = sentences.flatMap(([text = '', readings = '']) => {
    const given = hanziReadings(text).join(' ');
    return given === readings ? [] : [`${text} ${given}, not ${readings}`];
  });
  expect(wrong).toEqual([]);
});
