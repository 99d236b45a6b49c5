/** Levels of words and texts. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { beyond, cefrOf, levelOf, levelOfText, toBand } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

describe('the level of a word', () => {
  test('is its band in the HSK list', () => {
    expect(levelOf(lexicon, '喜欢')).toEqual({ band: 1, isListed: true });
    expect(levelOf(lexicon, '圖書館')).toEqual({ band: 1, isListed: true });
    expect(levelOf(lexicon, '措施')).toEqual({ band: 4, isListed: true });
  });

  test('outside the list is no higher than that of the words it is plainly made of', () => {
    expect(levelOf(lexicon, '火车站')).toEqual({ band: 1, isListed: false });
    expect(levelOf(lexicon, '早上好')).toEqual({ band: 1, isListed: false });
    expect(levelOf(lexicon, '你好')).toEqual({ band: 1, isListed: false });
  });

  test('is high for a rare word and undefined for none', () => {
    expect(levelOf(lexicon, '博大精深')?.band).toBe(7);
    expect(levelOf(lexicon, 'hello')).toBeUndefined();
  });
});

describe('the level of a text', () => {
  test('is 1 where all words are', () => {
    expect(levelOfText(lexicon, '我是学生，我喜欢学习汉语。')).toEqual({
      band: 1,
      cefr: 'A1',
      hardWords: [],
    });
  });

  test('rises with its words and names them, hardest first', () => {
    const level = levelOfText(lexicon, '政府采取措施，促进经济发展。');
    expect(level?.band).toBe(4);
    expect(level?.hardWords.map(({ text }) => text)).toEqual(['政府', '措施', '促进']);
  });

  test('is not raised by names and numbers', () => {
    expect(levelOfText(lexicon, '王小明住在北京，他25岁。')?.band).toBe(1);
  });

  test('is undefined without Chinese words', () => {
    expect(levelOfText(lexicon, 'hello, 123!')).toBeUndefined();
    expect(levelOfText(lexicon, '')).toBeUndefined();
  });
});

test('words beyond a learner are those above the band, each once', () => {
  const words = beyond(lexicon, '措施很好，我们需要措施。', 2);
  expect(words.map(({ text, start }) => [text, start])).toEqual([
    ['措施', 0],
    ['需要', 7],
  ]);
  expect(beyond(lexicon, '措施很好', 4)).toEqual([]);
});

test('bands are 1 to 7 and have a level beside them', () => {
  expect([0, 1, 7, 8, 1.5, undefined].map(toBand)).toEqual([
    undefined,
    1,
    7,
    undefined,
    undefined,
    undefined,
  ]);
  expect(([1, 2, 3, 4, 5, 6, 7] as const).map(cefrOf)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C1', 'C2']);
});
