// What is named in Chinese, looked for in English and Portuguese.

import { expect, test } from 'vitest';
import { chineseOf } from './chinese-of.ts';

test.each([
  ['shoes', '跑步鞋'],
  ['Shoe', '跑步鞋'],
  ['tênis', '跑步鞋'],
  ['tenis', '跑步鞋'],
  ['tea', '茶具'],
  ['chá', '茶具'],
  ['mug', '马克杯'],
  ['black', '黑色'],
])('%s may be %s', (typed, chinese) => {
  expect(chineseOf(typed)).toContain(chinese);
});

test.each(['te', 'qqq', '茶', '20261123', 'YL261130-TDE8GJ', 'a-b(c', '.*', ''])(
  '%j is no word of a shop',
  (typed) => {
    expect(chineseOf(typed)).toEqual([]);
  },
);

test('a word within another is none', () => {
  expect(chineseOf('hoe')).toEqual([]);
});
