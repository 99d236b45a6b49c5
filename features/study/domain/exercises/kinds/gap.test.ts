import { expect, test } from 'vitest';
import { createRandom } from '../seeded-random.ts';
import type { StudyWord } from '../words/study-word.ts';
import { clozeExercise, dialogueExercise } from './gap.ts';

const wordOf = (word: string, reading: string, pt: string, pos = ''): StudyWord => ({
  word,
  reading,
  senses: { en: [pt], pt: [pt] },
  band: 1,
  pos,
  synonyms: [],
  isReadOtherwise: false,
});
const YOU = wordOf('你', 'ni3', 'você');
const POOL = [
  wordOf('他', 'ta1', 'ele'),
  wordOf('我', 'wo3', 'eu'),
  wordOf('这', 'zhe4', 'este'),
  wordOf('她', 'ta1', 'ela'),
];
const paramsOf = (target: StudyWord) => ({
  target,
  pool: POOL,
  language: 'pt' as const,
  random: createRandom('x'),
  isYoung: false,
  confusedWith: [],
});
const thanks = (pt: string) => ({
  zh: '谢谢你！',
  en: pt,
  pt,
  pieces: ['谢谢', '你', '！'],
  readings: ['xie4 xie5', 'ni3', ''],
});

test('a gap is asked where the translation says the word, and not where another one could be right', () => {
  expect(clozeExercise(paramsOf(YOU), [thanks('Obrigado a você!')])?.options).toHaveLength(4);
  // 谢谢他 would be “Obrigado!”, too.
  expect(clozeExercise(paramsOf(YOU), [thanks('Obrigado!')])).toBeUndefined();
});

test('the line before an answer is another speaker’s', () => {
  const asked = (speaker: string) => ({
    ...thanks('Obrigado a você!'),
    speaker: '李月',
    before: {
      speaker,
      zh: '不客气。',
      en: 'De nada.',
      pt: 'De nada.',
      pieces: ['不客气', '。'],
      readings: ['bu4 ke4 qi5', '。'],
    },
  });
  expect(dialogueExercise(paramsOf(YOU), [asked('李月')])).toBeUndefined();
  expect(dialogueExercise(paramsOf(YOU), [asked('佩德罗')])?.before?.speaker).toBe('佩德罗');
});
