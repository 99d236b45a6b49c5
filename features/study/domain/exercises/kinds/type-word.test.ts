// A word that is typed: asked in a sentence where we have one, and what else could be meant is no miss.

import { expect, it } from 'vitest';
import type { Sentence } from '../exercise.ts';
import { createRandom } from '../seeded-random.ts';
import type { StudyWord } from '../words/study-word.ts';
import { typeWord } from './type-word.ts';

const wordOf = (word: string, en: string, pt: string, more: Partial<StudyWord> = {}): StudyWord => ({
  word,
  reading: '',
  senses: { en: en.split('; '), pt: pt.split('; ') },
  band: 1,
  pos: '',
  synonyms: [],
  isReadOtherwise: false,
  ...more,
});
const SIT = wordOf('坐', 'to sit; to take (a bus, plane)', 'sentar-se; ir de (transporte)', {
  reading: 'zuo4',
});
const POOL = [
  SIT,
  wordOf('拿', 'to take', 'pegar'),
  wordOf('去', 'to go', 'ir'),
  wordOf('坐下', 'to sit down', 'sentar-se'),
  wordOf('乘', 'to ride', 'ir de (transporte)'),
];

const asked = (target: StudyWord, sentences: readonly Sentence[] = [], language: 'en' | 'pt' = 'pt') =>
  typeWord(
    { target, pool: POOL, language, random: createRandom('s'), isYoung: false, confusedWith: [] },
    sentences,
  );

const BUS = {
  zh: '我坐公共汽车。',
  en: 'By bus.',
  pt: 'Vou de ônibus.',
  pieces: ['我', '坐', '公共汽车', '。'],
  readings: ['wo3', 'zuo4', 'gong1 gong4 qi4 che1', ''],
};
const SEAT = {
  zh: '请坐这儿。',
  en: 'Please sit here.',
  pt: 'Sente-se aqui.',
  pieces: ['请', '坐', '这儿', '。'],
  readings: ['qing3', 'zuo4', 'zhe4 r5', ''],
};

it('stands in the sentence whose translation says it most clearly, and is left out there', () => {
  expect(asked(SIT, [BUS, SEAT], 'en')?.example).toEqual({ sentence: SEAT, place: 1 });
  expect(asked(SIT)?.example).toBeUndefined();
  // A sentence that holds it twice would tell it.
  const twice = { ...BUS, zh: '坐坐坐。', pieces: ['坐', '坐坐', '。'], readings: ['', '', ''] };
  expect(asked(SIT, [twice])?.example).toBeUndefined();
});

it('takes for another answer what says one of the senses that are asked, and the dictionary’s synonyms', () => {
  expect(asked(SIT)?.accepted).toEqual(['坐', '坐下', '乘']);
  // “to take (a bus)” is not “to take”, and “ir de” is not “ir”.
  expect(asked(SIT, [], 'en')?.accepted).toEqual(['坐']);
  expect(asked({ ...SIT, synonyms: ['乘坐'] }, [], 'en')?.accepted).toEqual(['坐', '乘坐']);
});

it('asks for a particle in a sentence, and never by what its gloss says of it', () => {
  const of = wordOf('的', 'of; (links a description to a noun)', '(liga uma descrição ao nome)', {
    reading: 'de5',
    pos: 'u',
  });
  const book = {
    zh: '我的书。',
    en: 'My book.',
    pt: 'Meu livro.',
    pieces: ['我', '的', '书', '。'],
    readings: ['wo3', 'de5', 'shu1', ''],
  };
  expect(asked(of)).toBeUndefined();
  expect(asked(of, [book])?.example).toEqual({ sentence: book, place: 1 });
});
