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
const NOTHING = { cards: 0, seconds: 0, due: 0, doneCards: 0 };
const kindsOf = (plan: ReturnType<typeof planOf>, review: typeof NOTHING, isDone = false) =>
  nextSession(plan, [[[isDone, false]]], { review, minutesADay: 15 })?.items.map(({ kind }) => kind);

test('nobody is sent to a review that holds nothing', () => {
  expect(kindsOf(planOf(['review', 'lesson']), NOTHING, true)).toEqual(['lesson']);
});

test('a review that was done today stands there as done', () => {
  const next = nextSession(planOf(['review', 'lesson']), [[[true, false]]], {
    review: { ...NOTHING, doneCards: 37 },
    minutesADay: 15,
  });
  expect(next?.items).toMatchObject([
    { kind: 'review', isDone: true, cards: 0 },
    { kind: 'lesson', isDone: false },
  ]);
});

test('what is due comes first with its own minutes and cards, also where the plan foresaw none', () => {
  const due = { cards: 37, seconds: 470, due: 30, doneCards: 0 };
  for (const plan of [planOf(['review', 'lesson']), planOf(['lesson'])])
    expect(nextSession(plan, [[[false, false]]], { review: due, minutesADay: 15 })?.items).toMatchObject([
      { kind: 'review', isDone: false, minutes: 8, cards: 37 },
      { kind: 'lesson' },
    ]);
});

test('a review has the minutes that the day leaves, and as many cards as fit into them', () => {
  const due = { cards: 40, seconds: 600, due: 40, doneCards: 0 };
  const minutes = (minutesADay: number) =>
    nextSession(planOf(['review', 'lesson']), [[[false, false]]], { review: due, minutesADay })?.items;
  expect(minutes(10)).toMatchObject([{ minutes: 5, cards: 20 }, { minutes: 5 }]);
  expect(minutes(15)).toMatchObject([{ minutes: 10, cards: 40 }, { minutes: 5 }]);
  expect(minutes(30)).toMatchObject([{ minutes: 10, cards: 40 }, { minutes: 5 }]);
});

test('new words alone are no review, and after the last session nothing comes', () => {
  expect(kindsOf(planOf(['lesson']), { cards: 6, seconds: 90, due: 0, doneCards: 0 })).toEqual(['lesson']);
  expect(
    nextSession(planOf(['review', 'lesson']), [[[false, true]]], { review: NOTHING, minutesADay: 15 }),
  ).toBeUndefined();
});
