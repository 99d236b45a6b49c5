// Gaps in sentences.

import { expect, test } from 'vitest';
import { type Cloze, chooseClozes, inGroups, tieMarks } from './cloze.ts';

/** Words with bars between them. */
const sentence = (words: string, rank: 0 | 1 | 2 = 1) => ({
  zh: words.replaceAll('|', ''),
  meaning: words,
  pieces: words.split('|').map((text) => ({ text, syllables: [] })),
  rank,
});
const isWord = (text: string) => ['你好', '好吗', '苹果', '我', '吃'].includes(text);
const choose = (...asked: Parameters<typeof chooseClozes>[0][number][]) => chooseClozes(asked, isWord);
const shown = (clozes: readonly Cloze[]) =>
  clozes.map(({ before, gap, after }) =>
    [before, gap, after].map((part) => part.map(({ text }) => text).join('')).join('_'),
  );

test('the gap stands where the word was, in a sentence that has it once and says more than it', () => {
  const sentences = ['看|看|看|看|。', '苹果|！', '我|吃|苹果|。'].map((words) => sentence(words));
  expect(shown(choose({ word: '苹果', sentences }))).toEqual(['我吃_苹果_。']);
  expect(choose({ word: '看', sentences })).toEqual([]);
  expect(choose({ word: '西瓜', sentences })).toEqual([]);
});

test('a word whose characters belong to others there is none: 你好吗 is no 你好, 大门 no 门', () => {
  const asked = sentence('今天|你|好|吗|，|忙|不|忙|？');
  const greeted = sentence('老师|，|你好|！');
  expect(shown(choose({ word: '你好', sentences: [asked, greeted] }))).toEqual(['老师，_你好_！']);
  expect(choose({ word: '你好', sentences: [asked] })).toEqual([]);
  expect(choose({ word: '门', sentences: [sentence('大门|很|高|。')] })).toEqual([]);
  expect(shown(choose({ word: '看一看', sentences: [sentence('我|看|一|看|。')] }))).toEqual([
    '我_看一看_。',
  ]);
});

test('a sentence has one gap, and who has no other sentence gets it', () => {
  const both = sentence('我|喝|茶|。');
  const clozes = choose(
    { word: '喝', sentences: [both, sentence('他|喝|水|。')] },
    { word: '茶', sentences: [both] },
  );
  expect(shown(clozes).toSorted()).toEqual(['他_喝_水。', '我喝_茶_。'].toSorted());
});

test('sentences of the lesson itself go before all others, and no word is left out that has one', () => {
  const words = [...'一二三四五六七八九十东西南北'];
  const clozes = choose(
    ...words.map((word) => ({
      word,
      sentences: [
        sentence(`这|是|${word}|。`),
        ...('西南'.includes(word) ? [sentence(`在|${word}|边|。`, 0)] : []),
      ],
    })),
  );
  expect(clozes).toHaveLength(words.length);
  // No more than ten to choose from at once, and no group of four behind one of ten.
  expect(inGroups(clozes).map(({ length }) => length)).toEqual([7, 7]);
  expect(shown(clozes)).toEqual(expect.arrayContaining(['在_西_边。', '在_南_边。']));
});

test('the order is the same each time', () => {
  const asked = ['苹果', '西瓜', '香蕉', '梨'].map((word) => ({
    word,
    sentences: [sentence(`我|要|${word}|。`)],
  }));
  expect(choose(...asked)).toEqual(choose(...asked.toReversed()));
});

test('what the class cannot read is taken where there is nothing else', () => {
  const hard = sentence('人|山|人海|。', 2);
  const easy = sentence('苹果|好吃|。');
  const harder = sentence('苹果|累累|。', 2);
  const clozes = choose({ word: '山', sentences: [hard] }, { word: '苹果', sentences: [harder, easy] });
  expect(shown(clozes).toSorted()).toEqual(['_苹果_好吃。', '人_山_人海。'].toSorted());
});

test('marks stay with the gap: no line begins with a full stop or ends with an opening quote', () => {
  const [quoted] = choose({ word: '苹果', sentences: [sentence('我|说|：|“|苹果|”|，|好吃|！')] });
  if (!quoted) throw new Error('no gap');
  const tied = tieMarks(quoted);
  const texts = Object.values(tied).map((pieces) => pieces.map(({ text }) => text).join(''));
  expect(texts).toEqual(['我说：', '“', '”，', '好吃！']);
});
