// Gaps in sentences.

import { expect, test } from 'vitest';
import { clozeOf, mixed } from './cloze.ts';

const sentence = (zh: string) => ({ zh, meaning: zh });
const isWord = (text: string) => ['你好', '好吗', '苹果', '我', '吃'].includes(text);

test('the gap stands where the word was, in a sentence that has it once', () => {
  const sentences = [sentence('看看看看。'), sentence('苹果'), sentence('我吃苹果。')];
  expect(clozeOf('苹果', sentences, isWord)).toEqual({
    word: '苹果',
    before: '我吃',
    after: '。',
    meaning: '我吃苹果。',
  });
  expect(clozeOf('看', sentences, isWord)).toBeUndefined();
  expect(clozeOf('西瓜', sentences, isWord)).toBeUndefined();
});

test('a word whose characters belong to others there is none: 你好吗 is no 你好', () => {
  const asked = sentence('今天你好吗，忙不忙？');
  const greeted = sentence('老师，你好！');
  expect(clozeOf('你好', [asked, greeted], isWord)?.before).toBe('老师，');
  expect(clozeOf('你好', [asked], isWord)).toBeUndefined();
});

test('the order is the same each time, and loses nothing', () => {
  const clozes = ['苹果', '西瓜', '香蕉', '梨'].map((word) => ({ word, before: '', after: '', meaning: '' }));
  expect(mixed(clozes)).toEqual(mixed(clozes.toReversed()));
  expect(mixed(clozes).toSorted()).toHaveLength(4);
});
