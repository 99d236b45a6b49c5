import { expect, test } from 'vitest';
import { dreamsIn } from './dreams.ts';
import { examGoal, examIn } from './exams.ts';

test.each([
  ['pass HSK 4 in May', { band: 4, month: 5 }],
  ['我想5月考过HSK四级', { band: 4, month: 5 }],
  ['passar no HSK 3 em dezembro', { band: 3, month: 12 }],
  ['I may try the hsk6 one day', { band: 6, month: undefined }],
  ['汉语水平考试2级', { band: 2, month: undefined }],
  ['to pass an exam', undefined],
] as const)('%s', (text, exam) => expect(examIn(text)).toEqual(exam));

test('the goal says how far the weeks lead', () => {
  const exam = { band: 4, month: 5 };
  expect(examGoal(exam, { weeks: 8, band: 3 }).en).toBe(
    'Pass HSK 4 in May. The lessons of these 8 weeks reach HSK 3; from there to HSK 4 it takes another plan.',
  );
  expect(examGoal(exam, { weeks: 8, band: 4 }).pt).toContain('em maio');
  const first = { band: 1, month: undefined };
  const words = { size: 506, known: 0, gained: 148 };
  // Lessons of the level do not reach it while words are missing.
  expect(examGoal(first, { weeks: 8, band: 1, words }).en).toBe(
    'On the way to HSK 1. It asks for 506 words; these 8 weeks are the first stretch, and the rest of the way takes another plan.',
  );
  expect(examGoal(first, { weeks: 8, band: 1, words: { ...words, known: 400 } }).en).toContain('reach HSK 1');
  expect(examGoal(exam, { weeks: 8, band: undefined }).zh).toContain('5月');
});

test.each([
  ['study engineering at Tongji University in Shanghai', 'study'],
  ['Ich will ein Studium als software developer', 'study'],
  ['quero estudar medicina na China', 'study'],
  ['我想去上海上大学，学电脑', 'study'],
  ['I want to be a doctor', 'medicine'],
  ['quero estudar chinês para viajar', 'travel'],
])('studying comes before what is studied: %s', (text, id) => expect(dreamsIn(text)[0]?.id).toBe(id));
