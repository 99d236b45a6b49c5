// Words are taken as teachers type them.

import { expect, test } from 'vitest';
import { splitMeanings, splitWords } from './task-draft.ts';

test.each([
  ['苹果 香蕉', ['苹果', '香蕉']],
  ['苹果，香蕉、 西瓜；\n葡萄,', ['苹果', '香蕉', '西瓜', '葡萄']],
  ['  \n', []],
])('%j is read as %j', (typed, words) => expect(splitWords(typed)).toEqual(words));

test('meanings stand behind an equals sign, a word a line', () => {
  expect(splitMeanings('巴西人 = Brazilian\n\n红茶＝black tea = tea\n没有')).toEqual([
    { word: '巴西人', meaning: 'Brazilian' },
    { word: '红茶', meaning: 'black tea = tea' },
  ]);
});
