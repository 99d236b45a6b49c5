import { expect, test } from 'vitest';
import { completionOf, type Evidence, playKey } from './completion.ts';
import type { PlanItem } from './plan.ts';
import { percentageOf } from './progress.ts';

const title = { zh: '课', en: 'lesson', pt: 'lição' };
const item = (kind: PlanItem['kind'], ref = '', more: Partial<PlanItem> = {}): PlanItem => ({
  kind,
  ref,
  title,
  part: 1,
  of: 1,
  minutes: 5,
  ...more,
});
const planOf = (...sessions: PlanItem[][]) => ({
  weeks: [{ theme: title, goals: [title], sessions: sessions.map((items) => ({ items })), words: [] }],
});
const NO_REVIEW = { cards: 0, seconds: 0, due: 0, doneCards: 0, dueSeconds: 0, doneSeconds: 0 };
const DUE = { cards: 37, seconds: 480, due: 37, doneCards: 0, dueSeconds: 0, doneSeconds: 0 };
const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  lessons: new Map(),
  plays: new Map(),
  texts: new Set(),
  topics: new Map([
    ['tea', 'drinks'],
    ['a', 'drinks'],
    ['b', 'work'],
  ]),
  talks: new Map(),
  reviews: 0,
  review: DUE,
  ...more,
});

test('nothing done is nothing, everything done is all', () => {
  const plan = planOf(
    [item('review'), item('lesson', 'tea')],
    [item('scene', 'a/b'), item('talk', 'tea')],
    [item('text', 'buns')],
  );
  expect(completionOf(plan, evidence()).percentage).toBe(0);
  const all = evidence({
    lessons: new Map([['tea', [1, 1]]]),
    plays: new Map([[playKey('scene', 'a/b'), 1]]),
    texts: new Set(['buns']),
    talks: new Map([['drinks', 1]]),
    review: NO_REVIEW,
  });
  expect(completionOf(plan, all)).toMatchObject({ percentage: 100, minutesLeft: 0 });
});

test('rounds of a lesson are ticked off that were finished, whichever came first', () => {
  const items = [
    [item('lesson', 'tea', { from: 1, part: 2, of: 4 })],
    [item('lesson', 'tea', { from: 3, part: 3, of: 4 })],
    [item('lesson', 'tea', { from: 4, part: 4, of: 4 })],
  ];
  const done = (...shares: readonly number[]) =>
    completionOf(planOf(...items), evidence({ lessons: new Map([['tea', shares]]) })).weeks[0]?.flat();
  expect(done()).toEqual([false, false, false]);
  expect(done(1, 0.9, 0, 0)).toEqual([false, false, false]);
  expect(done(1, 1, 0, 0)).toEqual([true, false, false]);
  expect(done(0.5, 0, 1, 1)).toEqual([false, true, true]);
  // The lesson was written anew with other rounds, or was completed by a test.
  expect(done(1, 0)).toEqual([true, false, false]);
  expect(done(1)).toEqual([true, true, true]);
});

test('a play is played twice: its parts tick one after the other, however many sessions they are divided into', () => {
  const parts = (of: number) =>
    Array.from({ length: of }, (_, at) => [item('scene', 'a/b', { part: at + 1, of })]);
  const done = (times: number, of: number) =>
    completionOf(
      planOf(...parts(of)),
      evidence({ plays: new Map([[playKey('scene', 'a/b'), times]]) }),
    ).weeks[0]?.flat();
  expect(done(0, 2)).toEqual([false, false]);
  expect(done(1, 2)).toEqual([true, false]);
  expect(done(2, 2)).toEqual([true, true]);
  expect(done(1, 3)).toEqual([true, false, false]);
  expect(done(2, 3)).toEqual([true, true, true]);
  expect(done(1, 1)).toEqual([true]);
});

test('talks on a topic are counted off in the order of the plan', () => {
  const plan = planOf([item('talk', 'tea')], [item('talk', 'a')]);
  expect(completionOf(plan, evidence({ talks: new Map([['drinks', 1]]) })).weeks[0]).toEqual([
    [true],
    [false],
  ]);
});

test('the review of today is that of the session that comes next; those before are done as often as there was one', () => {
  const plan = planOf(
    [item('review'), item('text', 'buns')],
    [item('review'), item('text', 'tea')],
    [item('review'), item('text', 'rice')],
  );
  const reviewsWith = (review: Evidence['review'], reviews: number, ...texts: readonly string[]) =>
    completionOf(plan, evidence({ review, reviews, texts: new Set(texts) })).weeks[0]?.map(
      ([first]) => first,
    );
  expect(reviewsWith(DUE, 0)).toEqual([false, false, false]);
  expect(reviewsWith(NO_REVIEW, 0)).toEqual([true, false, false]);
  // Whoever goes on without a review has done none.
  expect(reviewsWith(DUE, 0, 'buns', 'tea')).toEqual([false, false, false]);
  expect(reviewsWith(DUE, 1, 'buns', 'tea')).toEqual([true, false, false]);
  expect(reviewsWith(NO_REVIEW, 1, 'buns')).toEqual([true, true, false]);
  expect(reviewsWith(DUE, 2, 'buns', 'tea', 'rice')).toEqual([true, true, false]);
  expect(reviewsWith(DUE, 9, 'buns')).toEqual([true, false, false]);
});

test('a review that was left out is behind, and asks for no minutes any more', () => {
  const plan = planOf([item('review'), item('text', 'buns')], [item('review'), item('text', 'tea')]);
  expect(completionOf(plan, evidence({ texts: new Set(['buns', 'tea']) })).minutesLeft).toBe(0);
});

test('reviews move no percentage: they come back whatever a plan holds', () => {
  const plan = planOf([item('review'), item('text', 'buns')], [item('review'), item('text', 'tea')]);
  const at = (review: Evidence['review']) =>
    completionOf(plan, evidence({ review, texts: new Set(['buns']) }));
  expect(at(DUE)).toMatchObject({ percentage: 50, minutesLeft: 10 });
  expect(at(NO_REVIEW)).toMatchObject({ percentage: 50, minutesLeft: 5 });
});

test('the making of a plan goes from 0 to 95 by what is written, and says nothing it does not know', () => {
  expect(percentageOf({ stage: 'waiting', written: 0, of: 0 })).toBe(0);
  expect(percentageOf({ stage: 'writing', written: 0, of: 8 })).toBe(10);
  expect(percentageOf({ stage: 'writing', written: 4, of: 8 })).toBe(53);
  expect(percentageOf({ stage: 'writing', written: 20, of: 8 })).toBe(95);
  expect(percentageOf({ stage: 'checking', written: 8, of: 8 })).toBe(95);
});

test('what was worked on of a round counts by its share', () => {
  const plan = planOf([item('lesson', 'tea', { part: 1, of: 2, minutes: 10 })]);
  const made = completionOf(plan, evidence({ lessons: new Map([['tea', [0.5, 0]]]) }));
  expect(made).toMatchObject({ percentage: 50, minutesLeft: 5, weeks: [[[false]]] });
});

test('minutes done of what a changed plan holds no more stay done', () => {
  const rest = planOf([item('lesson', 'tea', { from: 2, part: 2, of: 2, minutes: 10 })]);
  const half = evidence({ lessons: new Map([['tea', [1, 0]]]) });
  expect(completionOf(rest, half).percentage).toBe(0);
  expect(completionOf(rest, half, { before: 10 })).toMatchObject({
    percentage: 50,
    minutesDone: 10,
    minutesLeft: 10,
    minutesCut: 0,
  });
});

test('a talk on another topic than the lesson’s ticks nothing, and one talk ticks one lesson', () => {
  const plan = planOf([item('talk', 'tea')], [item('talk', 'a')], [item('talk', 'gone')]);
  const done = (talks: readonly (readonly [string, number])[]) =>
    completionOf(plan, evidence({ talks: new Map(talks) })).weeks[0]?.flat();
  expect(done([['work', 3]])).toEqual([false, false, false]);
  expect(done([['drinks', 1]])).toEqual([true, false, false]);
  expect(done([['drinks', 2]])).toEqual([true, true, false]);
});
