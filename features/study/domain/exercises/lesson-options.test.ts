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

it('wrong options are of the level of the learner or of the word, or were met; what lies above makes up the number', () => {
  const at = (band: number | undefined, word: string, reading: string, pt: string): StudyWord => ({
    ...wordOf(word, reading, pt),
    band,
  });
  const target = at(1, '水果', 'shui3 guo3', 'fruta');
  const easy = [
    at(1, '学校', 'xue2 xiao4', 'escola'),
    at(1, '手机', 'shou3 ji1', 'celular'),
    at(1, '早上', 'zao3 shang5', 'manhã'),
  ];
  // They look and sound like the word.
  const hard = [
    at(4, '水分', 'shui3 fen4', 'umidade'),
    at(5, '结果', 'jie2 guo3', 'resultado'),
    at(3, '水平', 'shui3 ping2', 'nível'),
  ];
  const unlisted = at(undefined, '水锅', 'shui3 guo1', 'caldeira');
  const optionsOf = (pool: readonly StudyWord[], more: object = {}) =>
    SEEDS.flatMap((seed) => {
      const made = makeExercise({
        ...card,
        target,
        pool: [target, ...pool],
        skill: 'recognise',
        random: createRandom(seed),
        known: 1,
        ...more,
      });
      return made && 'options' in made ? made.options.map(({ word }) => word) : [];
    });
  const words = (some: readonly StudyWord[]) => some.map(({ word }) => word);
  const all = [...hard, unlisted, ...easy];
  expect(new Set(optionsOf(all))).toEqual(new Set(words([target, ...easy])));
  // What was met stands beside it, whatever its level; so does the level that the learner has.
  expect(optionsOf(all, { familiar: new Set(['水平']) })).toContain('水平');
  expect(optionsOf(all, { known: 4 })).toContain('水分');
  expect(optionsOf(all, { confusedWith: ['结果'] })).toContain('结果');
  // Rather than no question, one with a harder word.
  expect(optionsOf([...easy.slice(1), ...hard]).filter((word) => words(hard).includes(word))).not.toEqual([]);
  // Of a harder word its own level is near.
  const harder = optionsOf([...hard.slice(1), ...easy], { target: hard[0] });
  expect(harder).toContain('水平');
  expect(harder).not.toContain('结果');
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
