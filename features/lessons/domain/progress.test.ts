import { expect, test } from 'vitest';
import {
  itemKey,
  type LastAnswer,
  progressOf,
  rightKeys,
  type UnheardAnswer,
  withKnownWords,
  withUnheard,
} from './progress.ts';

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

test('a word that is known by its cards is right, begins no lesson, and takes no answer away', () => {
  const known = new Set(['你好', '老师', '船']);
  const credited = withKnownWords(lesson, [word('你好', false), word('谢谢')], known);
  expect(rightKeys(credited)).toEqual(new Set([word('谢谢'), word('你好'), word('老师')].map(itemKey)));
  expect(progressOf(lesson, credited)).toEqual({ state: 'begun', wordsKnown: 3, pointsKnown: 0 });
  expect(progressOf(lesson, withKnownWords(lesson, [], known))).toEqual({
    state: 'new',
    wordsKnown: 2,
    pointsKnown: 0,
  });
});

test('a word in another reading is another word', () => {
  const other = { ...word('你好'), reading: 'ni3 hao4' };
  expect(progressOf(lesson, [other]).wordsKnown).toBe(0);
});

test('what the server has not heard of counts above what it knows, and what was taken back counts not', () => {
  const known = rightKeys([word('你好'), word('老师')]);
  const unheard = (id: string, answer: LastAnswer, undoes?: string): UnheardAnswer => ({
    ...answer,
    id,
    undoes,
  });
  const right = (...answers: UnheardAnswer[]) => [...withUnheard(known, answers)];
  expect(right()).toEqual([itemKey(word('你好')), itemKey(word('老师'))]);
  expect(right(unheard('1', word('学生')), unheard('2', word('你好', false)))).toEqual([
    itemKey(word('老师')),
    itemKey(word('学生')),
  ]);
  const missed = unheard('1', word('你好', false));
  expect(right(missed, unheard('2', word('你好', false), '1'))).toEqual([...known]);
  expect(right(unheard('2', word('你好', false), 'heard'))).toEqual([itemKey(word('老师'))]);
});
