// Each point of the course can be practised by the exercises that the page makes of the shipped lessons.

import { expect, test } from 'vitest';
import { points } from '../../../chinese/grammar/index.ts';
import { loadCore } from '../../../content/check.ts';
import { shippedContent } from '../../../content/load.ts';
import { createRandom, type Sentence, type StudyWord } from '../../study/domain/index.ts';
import { chooseRight, orderExample, withNames } from './grammar-exercises.ts';
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

const withoutSigns = (text: string): string => text.replaceAll(/[\p{P}\s]/gu, '');

test('nobody is asked about signs alone', () => {
  const ofSigns = taught.flatMap(({ lesson, point }) =>
    point.pairs
      .filter(({ wrong, right }) => withoutSigns(wrong) === withoutSigns(right))
      .map(({ right }) => `${lesson.id} ${right}`),
  );
  expect(ofSigns).toEqual([]);
});

test('at level zero each point is asked in words that were met by then, and what is right is translated', () => {
  const met = new Set<string>();
  const strange = lessons
    .filter(({ level }) => level === 'zero')
    .flatMap(({ id, words, dialogue, grammar }) => {
      for (const { zh } of words) met.add(zh);
      for (const { zh } of [...dialogue, ...grammar.flatMap(({ examples }) => examples)])
        for (const piece of cut({ zh, en: '', pt: '' }).pieces) met.add(piece);
      return grammar.flatMap(({ pairs }) =>
        pairs.flatMap(({ wrong, right, meaning }) => [
          ...(meaning ? [] : [`${id} ${right}: no translation`]),
          ...cut({ zh: right, en: '', pt: '' })
            .pieces.filter((piece) => withoutSigns(piece) !== '' && !met.has(piece))
            .map((piece) => `${id} ${right}: ${piece}`),
          // What is wrong is cut anyhow: its characters were met.
          ...Array.from(withoutSigns(wrong))
            .filter((character) => !Array.from(met).some((word) => word.includes(character)))
            .map((character) => `${id} ${wrong}: ${character}`),
        ]),
      );
    });
  expect(strange).toEqual([]);
});

test('of several mistakes one in a sentence that the learner can read is shown, else any', () => {
  const [point] = taught.map((each) => each.point);
  if (!point) throw new Error('no point');
  const pairs = [
    { wrong: '甲。', right: '一。' },
    { wrong: '乙。', right: '二。' },
  ];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const shown = chooseRight({ ...point, pairs }, createRandom(seed), (zh) => zh === '二。');
    expect(shown?.options.toSorted()).toEqual(['乙。', '二。'].toSorted());
  }
  expect(chooseRight({ ...point, pairs }, createRandom('a'), () => false)?.options).toHaveLength(2);
});

test('a name that is cut into characters is one word, a title after a surname stays one of its own', () => {
  const named = (zh: string) => withNames(cut({ zh, en: '', pt: '' }), ['张天', '陈老师']);
  expect(named('张天是学生。')).toMatchObject({
    pieces: ['张天', '是', '学生', '。'],
    readings: ['zhang1 tian1', 'shi4', 'xue2 sheng5', '。'],
  });
  expect(named('陈老师好！').pieces).toContain('老师');
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
