import { expect, test } from 'vitest';
import { type LastAnswer, progressOf } from './progress.ts';

const words = ['你好', '老师', '学生', '名字', '谢谢'].map((zh) => ({ zh, pinyin: `${zh} 1` }));
const lesson = { words, points: ['age', 'money'] };
const word = (zh: string, isRight = true): LastAnswer => ({
  kind: 'word',
  key: zh,
  reading: `${zh} 1`,
  isRight,
});
const point = (key: string, isRight = true): LastAnswer => ({ kind: 'grammar', key, reading: '', isRight });

test('a lesson without an answer is new', () => {
  expect(progressOf(lesson, [])).toEqual({ state: 'new', wordsKnown: 0, pointsKnown: 0 });
});

test('a wrong answer begins a lesson and makes nothing known', () => {
  expect(progressOf(lesson, [word('你好', false)])).toEqual({
    state: 'begun',
    wordsKnown: 0,
    pointsKnown: 0,
  });
});

test('four of five words and every point complete it', () => {
  const four = words.slice(0, 4).map(({ zh }) => word(zh));
  expect(progressOf(lesson, [...four, point('age'), point('money')]).state).toBe('completed');
  expect(progressOf(lesson, [...four, point('age'), point('money', false)]).state).toBe('begun');
  expect(progressOf(lesson, [...four.slice(1), point('age'), point('money')]).state).toBe('begun');
});

test('a word in another reading is another word', () => {
  const other = { ...word('你好'), reading: 'ni3 hao4' };
  expect(progressOf(lesson, [other]).wordsKnown).toBe(0);
});
