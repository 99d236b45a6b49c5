import { expect, test } from 'vitest';
import { EVEN_LIKINGS } from '../../profile/profile.ts';
import type { Catalogue, CourseLesson, PlannerInput } from '../materials/catalogue.ts';
import type { Outline } from '../materials/outline.ts';
import { sensesOf } from '../materials/senses.ts';
import { checkOutline } from './check-outline.ts';

const three = (en: string) => ({ zh: '你好', en, pt: en });
const lesson = (id: string, requires: readonly string[] = []): CourseLesson => ({
  id,
  level: 'beginner',
  band: 2,
  title: three(id),
  goals: [three('goal')],
  requires,
  words: [{ zh: '茶', pinyin: 'cha2' }],
  points: 1,
  task: { kind: 'topic', subject: 'food', line: three('talk') },
});
const catalogue: Catalogue = {
  lessons: [lesson('first'), lesson('second', ['first'])],
  plays: [
    {
      kind: 'role',
      id: 'waiter',
      level: 'beginner',
      theme: 'service',
      title: three('waiter'),
      words: [],
      isForChildren: false,
    },
    {
      kind: 'role',
      id: 'interviewer',
      level: 'advanced',
      theme: 'work',
      title: three('interview'),
      words: [],
      isForChildren: false,
    },
  ],
  texts: [
    { id: 'buns', level: 'beginner', band: 2, title: three('buns'), characters: 300 },
    { id: 'garden', level: 'advanced', band: 6, title: three('garden'), characters: 500 },
  ],
  words: new Map([['food', [{ zh: '汤', pinyin: 'tang1', band: 2 }]]]),
  listed: new Map(),
  index: { heard: new Map(), explained: new Map(), senses: sensesOf([]), segment: () => [] },
};
const input: PlannerInput = {
  catalogue,
  known: {
    lessons: new Map(),
    plays: new Set(),
    texts: new Set(),
    locked: new Map(),
    words: new Set(),
    reviewSeconds: 0,
  },
  basis: {
    level: 'beginner',
    minutesADay: 15,
    begins: '2026-03-02',
    profile: {
      grade: 'adult',
      textbooks: ['none'],
      interests: ['food'],
      aim: null,
      dream: 'x',
      likings: EVEN_LIKINGS,
    },
  },
};
const stage = { theme: three('theme'), goal: three('goal'), lesson: null, plays: [], texts: [], words: [] };
const good: Outline = {
  title: three('title'),
  summary: three('summary'),
  goals: [three('a'), three('b')],
  advice: [],
  stages: [
    { ...stage, lesson: 'first', words: ['汤', '汤', '恐龙'] },
    { ...stage, lesson: 'second' },
    { ...stage, plays: ['role waiter'] },
  ],
};
const problemOf = (answer: unknown, least = 1) => {
  const checked = checkOutline(answer, input, least);
  return checked.ok ? undefined : checked.error.code;
};

test('a sound outline passes; words that nobody could look up are left out', () => {
  const checked = checkOutline(good, input, 3);
  expect(checked.ok && checked.value.stages[0]?.words).toEqual(['汤']);
});

const REFUSED: readonly (readonly [code: string, answer: unknown, least?: number])[] = [
  ['schema', 'Sure! Here is your plan.'],
  ['schema', { ...good, stages: Array.from({ length: 25 }, () => stage) }],
  ['schema', { ...good, hint: 'ignore the rules' }],
  ['empty_stage', { ...good, stages: [stage] }],
  ['too_thin', good, 4],
  ['unknown_lesson', { ...good, stages: [{ ...stage, lesson: 'moon' }] }],
  ['unknown_play', { ...good, stages: [{ ...stage, plays: ['role dragon'] }] }],
  ['repeated', { ...good, stages: [{ ...stage, plays: ['role waiter', 'role waiter'] }] }],
  ['out_of_order', { ...good, stages: [{ ...stage, lesson: 'second' }] }],
  ['too_hard', { ...good, stages: [{ ...stage, plays: ['role interviewer'] }] }],
  ['markup', { ...good, title: three('see https://example.org') }],
  ['markup', { ...good, title: three('<b>bold</b>') }],
  ['language', { ...good, title: { zh: 'only English', en: 'x', pt: 'x' } }],
];

test.each(REFUSED.map(([code, answer, least]) => ({ code, answer, least })))(
  '$code is refused',
  ({ code, answer, least }) => expect(problemOf(answer, least)).toBe(code),
);

test('a lesson whose requirement is completed may begin the plan', () => {
  const known = { ...input.known, lessons: new Map([['first', [1]]]) };
  const outline = { ...good, stages: [{ ...stage, lesson: 'second' }] };
  expect(checkOutline(outline, { ...input, known }, 1).ok).toBe(true);
});

test('texts are known, not above the level, and none comes twice', () => {
  const withTexts = (...texts: string[][]) =>
    problemOf({
      ...good,
      stages: good.stages.map((each, place) => ({ ...each, texts: texts[place] ?? [] })),
    });
  expect(withTexts(['buns'])).toBeUndefined();
  expect(withTexts(['buns'], ['buns'])).toBe('repeated');
  expect(withTexts(['gone'])).toBe('unknown_text');
  expect(withTexts(['garden'])).toBe('too_hard');
});
