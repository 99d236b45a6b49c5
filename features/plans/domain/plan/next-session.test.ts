import { expect, test } from 'vitest';
import { nextSession as nextOf } from './next-session.ts';
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
/** Minutes that hold whatever there is. */
const LONG = 60;
type Today = Omit<Parameters<typeof nextOf>[2], 'minutesADay'> & { readonly minutesADay?: number };
const nextSession = (plan: Parameters<typeof nextOf>[0], done: Parameters<typeof nextOf>[1], today: Today) =>
  nextOf(plan, done, { minutesADay: LONG, ...today });
const NOTHING = { cards: 0, seconds: 0, due: 0, doneCards: 0, dueSeconds: 0, doneSeconds: 0 };
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
  const due = { ...NOTHING, cards: 37, seconds: 470, due: 30, dueSeconds: 470 };
  for (const plan of [planOf(['review', 'lesson']), planOf(['lesson'])])
    expect(nextSession(plan, [[[false, false]]], { review: due, day: DAY })?.items).toMatchObject([
      { kind: 'review', isDone: false, minutes: 8, cards: 37 },
      { kind: 'lesson' },
    ]);
});

test('a review has all the cards and minutes of the day, as every other page says them', () => {
  const due = { ...NOTHING, cards: 68, seconds: 700, due: 60, dueSeconds: 700 };
  const items = nextSession(planOf(['review', 'lesson']), [[[false, false]]], {
    review: due,
    day: DAY,
  })?.items;
  expect(items).toMatchObject([{ minutes: 12, cards: 68 }, { minutes: 5 }]);
});

test('new words alone are no review, and after the last session nothing comes', () => {
  expect(kindsOf(planOf(['lesson']), { ...NOTHING, cards: 6, seconds: 90 })).toEqual(['lesson']);
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
  const due = { ...NOTHING, cards: 5, seconds: 60, due: 5, dueSeconds: 60 };
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
  const due = { ...NOTHING, cards: 6, seconds: 60, due: 6, dueSeconds: 60 };
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
    review: { ...NOTHING, cards: 12, seconds: 100, due: 12, dueSeconds: 100 },
    day: { before: [[[false], [false]]], isReviewDone: false },
  });
  expect(next?.items.filter(({ isDone }) => !isDone).map(({ kind }) => kind)).toEqual(['review']);
  expect(next?.parts.done).toBeLessThan(next?.parts.of ?? 0);
});

const minutesOf = (next: ReturnType<typeof nextSession>): number =>
  (next?.items ?? []).reduce((sum, { minutes, isDone }) => sum + (isDone ? 0 : minutes), 0);

test('after missed days the day asks for no more than its minutes: what is due first, then as much of the rest as fits', () => {
  const plan = planOf(['review', 'lesson', 'text'], ['lesson']);
  const open = [[[false, false, false], [false]]];
  for (const dueSeconds of [90, 200, 370, 480, 560, 700]) {
    const review = { ...NOTHING, cards: 40, seconds: dueSeconds + 60, due: 30, dueSeconds };
    const next = nextSession(plan, open, { minutesADay: 12, review, day: DAY });
    expect(minutesOf(next)).toBeLessThanOrEqual(12);
    expect(next?.items[0]?.kind).toBe('review');
    expect(next?.today).toBeNull();
  }
  const review = { ...NOTHING, cards: 40, seconds: 470, due: 30, dueSeconds: 410 };
  // New words that wait beside what is due give way to the lesson.
  expect(nextSession(plan, open, { minutesADay: 12, review, day: DAY })?.items).toMatchObject([
    { kind: 'review', minutes: 7, cards: 30 },
    { kind: 'lesson', minutes: 5 },
  ]);
  // Where there is room for all of it, nothing is left out.
  expect(nextSession(plan, open, { minutesADay: 20, review, day: DAY })?.items).toMatchObject([
    { minutes: 8, cards: 40 },
    { minutes: 5 },
    { minutes: 5 },
  ]);
});

test('what the review did not leave room for yesterday comes before it today, and what does not fit is named', () => {
  const plan = planOf(['lesson', 'text'], ['lesson']);
  const open = [[[false, false], [false]]];
  const review = { ...NOTHING, cards: 90, seconds: 900, due: 90, dueSeconds: 900 };
  // Yesterday the reviews filled the day.
  const first = nextSession(plan, open, { minutesADay: 12, review, day: DAY });
  expect(first).toMatchObject({ items: [{ kind: 'review' }], leftFrom: null });
  expect(first?.moved).toEqual([item('lesson'), item('text')]);
  const yesterday = { date: '2026-12-01', before: open };
  const day = { before: open, isReviewDone: false, yesterday };
  const next = nextSession(plan, open, { minutesADay: 12, review, day });
  expect(next).toMatchObject({
    leftFrom: '2026-12-01',
    items: [
      { kind: 'lesson', minutes: 5 },
      { kind: 'review', minutes: 7, cards: 42, dayCards: 90 },
    ],
    moved: [{ kind: 'text' }],
  });
  // A session that was not yesterday's is left over from no day.
  const done = [[[true, true], [false]]];
  expect(
    nextSession(plan, done, { review, minutesADay: 12, day: { ...day, before: done } })?.leftFrom,
  ).toBeNull();
  // With its lesson and the minutes that were left to the review, the day is over: nobody is asked for more.
  const after = nextSession(plan, [[[true, false], [false]]], {
    minutesADay: 12,
    review: { ...review, doneCards: 42, doneSeconds: 420 },
    day,
  });
  expect(after).toMatchObject({ today: { items: [{ kind: 'lesson' }] } });
  expect(after?.moved.map(({ kind }) => kind)).toEqual(after?.today && ['text']);
});

test('a free day has nothing of the plan, and nothing of it is left over the day after', () => {
  const plan = planOf(['lesson', 'text']);
  const next = nextSession(plan, [[[false, false]]], { minutesADay: 0, review: NOTHING, day: DAY });
  expect(next).toMatchObject({ session: 1, moved: [], today: { items: [], isFree: true } });
});

test('a day whose minutes went to the review is done, and the session waits for tomorrow as it is', () => {
  const plan = planOf(['lesson', 'text']);
  const reviewed = { ...NOTHING, doneCards: 44, doneSeconds: 560 };
  const next = nextSession(plan, [[[false, false]]], {
    minutesADay: 10,
    review: reviewed,
    day: { before: [], isReviewDone: true },
  });
  expect(next).toMatchObject({ session: 1, today: { items: [], cards: 44 } });
  expect(next?.items.map(({ kind }) => kind)).toEqual(['lesson', 'text']);
  // Who has reviewed nothing has a day before them.
  const idle = nextSession(plan, [[[false, false]]], { minutesADay: 10, review: NOTHING, day: DAY });
  expect(idle).toMatchObject({ today: null });
});
