// What was typed for a word: right, almost with the slip named, another word, or wrong.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { match } from '../../../../chinese/matching/index.ts';
import { loadSounds } from '../../../../chinese/sounds/index.ts';
import { loadLexicon, lookUp } from '../../../../chinese/words/index.ts';
import type { TypeExercise } from './exercise.ts';
import { judgeTyped } from './judge-typed.ts';

const DATA = join(import.meta.dirname, '../../../../chinese/data');
const bytes = (file: string) => new Uint8Array(readFileSync(join(DATA, file)));
const lexicon = loadLexicon(bytes('lexicon.bin'));
const sounds = loadSounds(bytes('polyphones.bin'));
const BY = {
  grade: (answer: string, accepted: readonly string[]) =>
    Promise.resolve(match(lexicon, sounds, answer, accepted)),
  isWord: (text: string) => lookUp(lexicon, text) !== undefined,
};

const asked = (word: string, reading: string, more: Partial<TypeExercise> = {}): TypeExercise => ({
  kind: 'type',
  skill: 'recall',
  target: {
    word,
    reading,
    senses: { en: [], pt: [] },
    band: 1,
    pos: 'n',
    synonyms: [],
    isReadOtherwise: false,
  },
  accepted: [word],
  characters: Array.from(word).length,
  alike: [],
  example: undefined,
  ...more,
});

it.each([
  ['苹果', 'ping2 guo3', 'píngguò', 'near', 'tone', 'guǒ'],
  ['苹果', 'ping2 guo3', 'pínguǒ', 'near', 'sound', 'píng'],
  ['苹果', 'ping2 guo3', 'pignguo', 'near', 'letter', undefined],
  ['苹果', 'ping2 guo3', 'pingguoo', 'near', 'letter', undefined],
  ['苹果', 'ping2 guo3', '平果', 'near', 'homophone', '苹'],
  ['火车站', 'huo3 che1 zhan4', '火车店', 'near', 'typo', '站'],
  // Two slips, half a word, another word, and what is too short for a slip.
  ['苹果', 'ping2 guo3', 'pnggou', 'wrong', 'different', undefined],
  ['苹果', 'ping2 guo3', 'pīngguoo', 'wrong', 'different', undefined],
  ['苹果', 'ping2 guo3', '糖果', 'wrong', 'different', undefined],
  ['火车站', 'huo3 che1 zhan4', '汽车站', 'wrong', 'different', undefined],
  ['火车站', 'huo3 che1 zhan4', '火车', 'wrong', 'different', undefined],
  ['花', 'hua1', 'hau', 'wrong', 'different', undefined],
  ['面条', 'mian4 tiao2', '面', 'wrong', 'different', undefined],
])('%s (%s), typed as %s: %s, %s, %s', async (word, reading, answer, verdict, why, slip) => {
  const told = await judgeTyped(asked(word, reading), answer, BY);
  expect([told.verdict, told.why, told.slip]).toEqual([verdict, why, slip]);
});

it('takes another word that lies one letter away for another word', async () => {
  const lamp = asked('灯', 'deng1');
  expect((await judgeTyped(lamp, 'dengg', BY)).verdict).toBe('near');
  const nose = asked('鼻子', 'bi2 zi5', { alike: ['beizi'] });
  expect((await judgeTyped(nose, 'beizi', BY)).verdict).toBe('wrong');
  expect((await judgeTyped(nose, 'bizzi', BY)).verdict).toBe('near');
});
