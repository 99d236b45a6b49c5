import { expect, test } from 'vitest';
import { nextSession } from './next-session.ts';
import type { PlanItem } from './plan.ts';

const title = { zh: 'x', en: 'x', pt: 'x' };
const item = (kind: PlanItem['kind']): PlanItem => ({ kind, ref: '', title, part: 1, of: 1, minutes: 5 });
const planOf = (...sessions: readonly (readonly PlanItem['kind'][])[]) => ({
  weeks: [
    {
      theme: title,
      goals: [title],
      sessions: sessions.map((kinds) => ({ items: kinds.map(item) })),
      words: [],
    },
  ],
});
const DAY = { before: [], isReviewDone: false };
const NOTHING = { cards: 0, seconds: 0, due: 0, doneCards: 0 };
const kindsOf = (plan: ReturnType<typeof planOf>, review: typeof NOTHING) =>
  nextSession(plan, [[[false, false]]], { review, day: DAY })?.items.map(({ kind }) => kind);

test('a review that holds nothing due is not there: nobody has done it, and new words may wait in it', () => {
  for (const review of [NOTHING, { ...NOTHING, cards: 4, seconds: 90 }])
    expect(kindsOf(planOf(['review', 'lesson']), review)).toEqual(['lesson']);
  expect(kindsOf(planOf(['lesson']), NOTHING)).toEqual(['lesson']);
});

test('a review that was done today stands there as done', () => {
  const next = nextSession(planOf(['review', 'lesson']), [[[true, false]]], {
    review: { ...NOTHING, doneCards: 37 },
    day: DAY,
  });
  expect(next?.items).toMatchObject([
    { kind: 'review', isDone: true, cards: 0, title: { en: 'Reviewed what was due today' } },
    { kind: 'lesson', isDone: false },
  ]);
});

test('what is due comes first with its own minutes and cards, also where the plan foresaw none', () => {
  const due = { cards: 37, seconds: 470, due: 30, doneCards: 0 };
  for (const plan of [planOf(['review', 'lesson']), planOf(['lesson'])])
    expect(nextSession(plan, [[[false, false]]], { review: due, day: DAY })?.items).toMatchObject([
      { kind: 'review', isDone: false, minutes: 8, cards: 37 },
      { kind: 'lesson' },
    ]);
});

test('a review has all the cards and minutes of the day, as every other page says them', () => {
  const due = { cards: 68, seconds: 700, due: 60, doneCards: 0 };
  const items = nextSession(planOf(['review', 'lesson']), [[[false, false]]], {
    review: due,
    day: DAY,
  })?.items;
  expect(items).toMatchObject([{ minutes: 12, cards: 68 }, { minutes: 5 }]);
});

test('new words alone are no review, and after the last session nothing comes', () => {
  expect(kindsOf(planOf(['lesson']), { cards: 6, seconds: 90, due: 0, doneCards: 0 })).toEqual(['lesson']);
  expect(
    nextSession(planOf(['review', 'lesson']), [[[false, true]]], { review: NOTHING, day: DAY }),
  ).toBeUndefined();
});

const three = planOf(['review', 'lesson', 'text'], ['lesson', 'text'], ['lesson']);
const doneAt = (...sessions: readonly (readonly boolean[])[]) => [sessions];
const MORNING = doneAt([false, false, false], [false, false], [false]);
const comesNext = (
  done: ReturnType<typeof doneAt>,
  more: { review?: typeof NOTHING; before?: typeof MORNING; isReviewDone?: boolean } = {},
) =>
  nextSession(three, done, {
    review: more.review ?? NOTHING,
    day: { before: more.before ?? MORNING, isReviewDone: more.isReviewDone ?? false },
  });

test('a session that was finished today is the day’s: the one after it is tomorrow’s', () => {
  const first = doneAt([false, true, true], [false, false], [false]);
  expect(comesNext(first, { review: { ...NOTHING, doneCards: 12 } })).toMatchObject({
    session: 2,
    items: [{ kind: 'lesson' }, { kind: 'text' }],
    today: { items: [{ kind: 'lesson' }, { kind: 'text' }], cards: 12 },
  });
  // On the next morning nothing was done yet.
  expect(comesNext(first, { before: first })).toMatchObject({ session: 2, today: null });
  // Who goes on has done more today, and is not sent on to a session of today again.
  const more = doneAt([false, true, true], [true, false], [false]);
  expect(comesNext(more)).toMatchObject({ session: 2, today: { items: { length: 3 } } });
});

test('what is due belongs to the day: it is done when that was reviewed, and stays done when cards come back', () => {
  const first = doneAt([false, true, true], [false, false], [false]);
  const due = { cards: 5, seconds: 60, due: 5, doneCards: 0 };
  expect(comesNext(first, { review: due })).toMatchObject({
    session: 1,
    items: [{ kind: 'review', isDone: false }, { isDone: true }, { isDone: true }],
    today: null,
  });
  expect(comesNext(first, { review: due, isReviewDone: true })).toMatchObject({ session: 2, today: {} });
});

test('a few minutes that were left of yesterday’s session are no day’s work, nor is what was begun', () => {
  const left = { ...planOf(['lesson', 'text', 'text'], ['lesson']) };
  const before = doneAt([true, true, false], [false]);
  const day = { before, isReviewDone: false };
  expect(nextSession(left, doneAt([true, true, true], [false]), { review: NOTHING, day })).toMatchObject({
    session: 2,
    today: null,
  });
  expect(comesNext(doneAt([false, true, false], [false, false], [false]))).toMatchObject({
    session: 1,
    today: null,
  });
});

test('of a session what stands there is counted, a review that came up with it', () => {
  const plan = planOf(['lesson', 'text', 'talk']);
  const after = (done: boolean[], review: typeof NOTHING, isReviewDone = false) =>
    nextSession(plan, [[done]], { review, day: { before: [], isReviewDone } });
  const due = { cards: 6, seconds: 60, due: 6, doneCards: 0 };
  const reviewed = { ...NOTHING, doneCards: 6 };
  for (const next of [
    after([false, false, false], NOTHING),
    after([true, false, false], due),
    after([true, false, false], reviewed, true),
  ])
    expect(next?.parts).toEqual({
      done: next?.items.filter(({ isDone }) => isDone).length,
      of: next?.items.length,
    });
  expect(after([true, false, false], reviewed, true)?.parts).toEqual({ done: 2, of: 4 });
});

test('who has done all but what came up to review is not told that all is done', () => {
  const next = nextSession(planOf(['lesson'], ['lesson']), [[[true], [false]]], {
    review: { cards: 12, seconds: 100, due: 12, doneCards: 0 },
    day: { before: [[[false], [false]]], isReviewDone: false },
  });
  expect(next?.items.filter(({ isDone }) => !isDone).map(({ kind }) => kind)).toEqual(['review']);
  expect(next?.parts.done).toBeLessThan(next?.parts.of ?? 0);
});
