// What an exercise leaves out: meanings that a lesson gives the word in a sentence, other senses than the taught one, what
// cannot be heard, and sentences for who wants none.

import { expect, it } from 'vitest';
import { makeExercise } from './make-exercise.ts';
import { createRandom } from './seeded-random.ts';
import { couldMeanTheSame } from './words/same-meaning.ts';
import { meaningOf, type StudyWord, taughtAs } from './words/study-word.ts';

const wordOf = (word: string, reading: string, pt: string): StudyWord => ({
  word,
  reading,
  senses: { en: [pt], pt: [pt] },
  band: 1,
  pos: '',
  synonyms: [],
  isReadOtherwise: false,
});

const SORRY = wordOf('对不起', 'dui4 bu5 qi3', 'desculpe');
const OTHERS = [
  wordOf('请问一', 'qing3 wen4 yi1', 'com licença'),
  wordOf('图书馆', 'tu2 shu1 guan3', 'biblioteca'),
  wordOf('火车站', 'huo3 che1 zhan4', 'estação'),
  wordOf('服务员', 'fu2 wu4 yuan2', 'garçom'),
];
const card = {
  target: SORRY,
  stage: 'known',
  language: 'pt',
  pool: [SORRY, ...OTHERS],
  confusedWith: [],
  hasVoice: false,
  sentences: [],
  dialogues: [],
} as const;
const SEEDS = Array.from({ length: 20 }, (_, at) => `seed ${at}`);

it('no option says what a sentence of the lesson translates the word by', () => {
  const optionsWith = (translations: readonly string[]) =>
    SEEDS.flatMap((seed) => {
      const made = makeExercise({ ...card, skill: 'recognise', random: createRandom(seed), translations });
      return made && 'options' in made ? made.options.map(({ word }) => word) : [];
    });
  expect(optionsWith([])).toContain('请问一');
  const fair = optionsWith(['Com licença, onde fica o banheiro?']);
  expect(fair).toContain('图书馆');
  expect(fair).not.toContain('请问一');
});

it('who does not practise sentences is asked for a word that a talk has missed from its meaning', () => {
  const sentence = {
    zh: '对不起，我不知道。',
    en: 'Sorry, I don’t know.',
    pt: 'Lamento, não sei.',
    pieces: ['对不起', '，', '我', '不', '知道', '。'],
    readings: ['dui4 bu5 qi3', '', 'wo3', 'bu4', 'zhi1 dao4', ''],
  };
  const use = { ...card, skill: 'use', sentences: [sentence], isPlanned: true } as const;
  const kindOf = (isInSentences: boolean) =>
    makeExercise({ ...use, isInSentences, random: createRandom('use') })?.kind;
  expect(kindOf(false)).toBe('type');
  expect(['cloze', 'order']).toContain(kindOf(true));
});

it('a word that is taught in one of its senses is shown in it, and never stands beside a word of another', () => {
  const noodles = {
    ...wordOf('面', 'mian4', 'rosto'),
    senses: { en: ['face', 'noodles'], pt: ['rosto', 'macarrão'] },
  };
  const taught = taughtAs(noodles, { en: ['noodles'], pt: ['macarrão'] });
  expect(meaningOf(taught, 'en')).toBe('noodles');
  const face = { ...wordOf('脸', 'lian3', 'rosto'), senses: { en: ['face'], pt: ['rosto'] } };
  expect(couldMeanTheSame(taught, face)).toBe(true);
});

it('a listening card waits where nothing can be said', () => {
  const make = (hasVoice: boolean) =>
    makeExercise({ ...card, skill: 'listening', random: createRandom(''), translations: [], hasVoice });
  expect(make(true)?.kind).toBe('listen');
  expect(make(false)).toBeUndefined();
});
