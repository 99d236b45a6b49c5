import { expect, test } from 'vitest';
import type { PathNode } from './node.ts';
import { isPassed, rightNeeded, wordsInTest } from './test-out.ts';

const words = Array.from({ length: 30 }, (_, at) => `词${at}`);
const lesson: PathNode = {
  id: 'lesson:greetings',
  kind: 'lesson',
  subject: 'greetings',
  level: 'zero',
  title: { zh: '你好', en: 'Hello', pt: 'Olá' },
  band: 1,
  requires: [],
  words,
  points: 3,
  theme: null,
};

test('a lesson asks some of its words and all of its points, a band twenty words, a play nothing', () => {
  expect(wordsInTest(lesson)).toBe(12);
  expect(wordsInTest({ kind: 'band', words })).toBe(20);
  expect(wordsInTest({ kind: 'role', words })).toBe(0);
});

test('who has most of it right passes, and who has not does not', () => {
  expect(isPassed(lesson, { asked: 15, right: rightNeeded(15) })).toBe(true);
  expect(isPassed(lesson, { asked: 15, right: rightNeeded(15) - 1 })).toBe(false);
});

test('a few right answers are no pass, and nothing is one where nothing is asked', () => {
  expect(isPassed(lesson, { asked: 5, right: 5 })).toBe(false);
  expect(isPassed({ ...lesson, kind: 'role', points: 0 }, { asked: 0, right: 0 })).toBe(false);
});
