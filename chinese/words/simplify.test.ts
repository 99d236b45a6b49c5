/** Simplified forms, in text of either script. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTraditional, loadLexicon, toSimplified } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

test.each([
  ['這裡的頭髮乾了，後面還有麵條', '这里的头发干了，后面还有面条'],
  ['皇后在後面', '皇后在后面'],
  ['他笑著說：你別著急', '他笑着说：你别着急'],
  ['著名作家', '著名作家'],
  ['乾隆皇帝說', '乾隆皇帝说'],
  ['什么宁静的夜晚', '什么宁静的夜晚'],
  ['hello 😀', 'hello 😀'],
])('%s becomes %s', (text, simplified) => {
  expect(toSimplified(lexicon, text)).toBe(simplified);
});

test('a text is traditional where its own characters say so', () => {
  expect(isTraditional(lexicon, '我喜歡這個')).toBe(true);
  expect(isTraditional(lexicon, '我喜欢这个')).toBe(false);
  expect(isTraditional(lexicon, '你好')).toBe(false);
});
