// Gaps in sentences.

import { expect, test } from 'vitest';
import { clozeOf, mixed } from './cloze.ts';

const sentence = (zh: string) => ({ zh, meaning: zh });

test('the gap stands where the word was, in a sentence that has it once', () => {
  const sentences = [sentence('看看看看。'), sentence('苹果'), sentence('我吃苹果。')];
  expect(clozeOf('苹果', sentences)).toEqual({
    word: '苹果',
    before: '我吃',
    after: '。',
    meaning: '我吃苹果。',
  });
  expect(clozeOf('看', sentences)).toBeUndefined();
  expect(clozeOf('西瓜', sentences)).toBeUndefined();
});

test('the order is the same each time, and loses nothing', () => {
  const clozes = ['苹果', '西瓜', '香蕉', '梨'].map((word) => ({ word, before: '', after: '', meaning: '' }));
  expect(mixed(clozes)).toEqual(mixed(clozes.toReversed()));
  expect(mixed(clozes).toSorted()).toHaveLength(4);
});
