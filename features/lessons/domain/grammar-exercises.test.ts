// Each point of the course can be practised by the exercises that the page makes of the shipped lessons.

import { expect, test } from 'vitest';
import { points } from '../../../chinese/grammar/index.ts';
import { loadCore } from '../../../content/check.ts';
import { shippedContent } from '../../../content/load.ts';
import { createRandom, type Sentence, type StudyWord } from '../../study/domain/index.ts';
import { chooseRight, orderExample } from './grammar-exercises.ts';
import { type LessonFile, toLessonFile } from './lesson-file.ts';

const { reader } = loadCore();
const lessons = shippedContent().lessons.map((lesson) => toLessonFile(lesson, points));
const taught = lessons.flatMap((lesson) => lesson.grammar.map((point) => ({ lesson, point })));

const cut = ({ zh, en, pt }: { readonly zh: string; readonly en: string; readonly pt: string }): Sentence => {
  const words = reader.annotate(zh);
  return {
    zh,
    en,
    pt,
    pieces: words.map(({ text }) => text),
    readings: words.map(({ readings }) => readings.join(' ')),
  };
};

const wordsOf = ({ words }: LessonFile): StudyWord[] =>
  words.map(({ zh, pinyin, en, pt }) => ({
    word: zh,
    reading: pinyin,
    senses: { en: [en], pt: [pt] },
    band: undefined,
    pos: '',
    synonyms: [],
    isReadOtherwise: false,
  }));

test('each point has a mistake to be told from what is right', () => {
  const without = taught.filter(({ point }) => !chooseRight(point, createRandom(point.id)));
  expect(without.map(({ lesson, point }) => `${lesson.id} ${point.id}`)).toEqual([]);
});

test('each point has an example with a word of its lesson that can be put in order', () => {
  const without = taught.filter(
    ({ lesson, point }) =>
      !orderExample(point.examples.map(cut), wordsOf(lesson), createRandom(`${lesson.id} ${point.id} order`)),
  );
  expect(without.map(({ lesson, point }) => `${lesson.id} ${point.id}`)).toEqual([]);
});

test('each taught word stands in its lesson as a word of its own, in the reading that is taught', () => {
  const missing = lessons.flatMap(({ id, words, dialogue, grammar }) => {
    const sentences = [...dialogue, ...grammar.flatMap(({ examples }) => examples)].map(cut);
    const met = new Set(
      sentences.flatMap(({ pieces, readings }) => pieces.map((piece, at) => `${piece} ${readings[at]}`)),
    );
    return words.filter(({ zh, pinyin }) => !met.has(`${zh} ${pinyin}`)).map(({ zh }) => `${id} ${zh}`);
  });
  expect(missing).toEqual([]);
});

test('of an example with a comma and one without, the one without is asked', () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  const line = (zh: string) => cut({ zh, en: 'one', pt: 'um' });
  const made = orderExample(
    [line('我是学生，他是老师。'), line('她也是老师。')],
    wordsOf(lesson),
    createRandom('s'),
  );
  expect(made?.sentence.zh).toBe('她也是老师。');
});
