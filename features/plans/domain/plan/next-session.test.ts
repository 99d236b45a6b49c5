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
const kindsOf = (plan: ReturnType<typeof planOf>, review: typeof NOTHING) =>
  nextSession(plan, [[[false, false]]], { review })?.items.map(({ kind }) => kind);

test('a review that holds nothing due is not there: nobody has done it, and new words may wait in it', () => {
  for (const review of [NOTHING, { ...NOTHING, cards: 4, seconds: 90 }])
    expect(kindsOf(planOf(['review', 'lesson']), review)).toEqual(['lesson']);
  expect(kindsOf(planOf(['lesson']), NOTHING)).toEqual(['lesson']);
});

test('a review that was done today stands there as done', () => {
  const next = nextSession(planOf(['review', 'lesson']), [[[true, false]]], {
    review: { ...NOTHING, doneCards: 37 },
  });
  expect(next?.items).toMatchObject([
    { kind: 'review', isDone: true, cards: 0, title: { en: 'Reviewed what was due today' } },
    { kind: 'lesson', isDone: false },
  ]);
});

test('what is due comes first with its own minutes and cards, also where the plan foresaw none', () => {
  const due = { cards: 37, seconds: 470, due: 30, doneCards: 0 };
  for (const plan of [planOf(['review', 'lesson']), planOf(['lesson'])])
    expect(nextSession(plan, [[[false, false]]], { review: due })?.items).toMatchObject([
      { kind: 'review', isDone: false, minutes: 8, cards: 37 },
      { kind: 'lesson' },
    ]);
});

test('a review has all the cards and minutes of the day, as every other page says them', () => {
  const due = { cards: 68, seconds: 700, due: 60, doneCards: 0 };
  const items = nextSession(planOf(['review', 'lesson']), [[[false, false]]], { review: due })?.items;
  expect(items).toMatchObject([{ minutes: 12, cards: 68 }, { minutes: 5 }]);
});

test('new words alone are no review, and after the last session nothing comes', () => {
  expect(kindsOf(planOf(['lesson']), { cards: 6, seconds: 90, due: 0, doneCards: 0 })).toEqual(['lesson']);
  expect(nextSession(planOf(['review', 'lesson']), [[[false, true]]], { review: NOTHING })).toBeUndefined();
});
