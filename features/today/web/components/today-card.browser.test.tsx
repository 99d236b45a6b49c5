// The day at a glance says of the plan what its own card says.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, refuse } from '../../../../kit/web/testing/server.ts';
import { TodayCard } from './today-card.tsx';

const NONE = { today: 0, week: 0 };
const TODAY = {
  date: '2026-11-25',
  minutesADay: 15,
  minutesWished: 15,
  minutesToday: 15,
  days: [{ date: '2026-11-25', seconds: 200, isReviewDone: false }],
  sentences: NONE,
  wordsMet: NONE,
  wordsKept: NONE,
  daysAway: 0,
  streak: { days: 1, forgiven: 0, hasToday: true },
};
const NEXT = {
  id: '01920000-0000-7000-8000-00000000000e',
  title: '中国之行',
  week: 1,
  session: 2,
  items: [],
  parts: { done: 1, of: 3 },
  begun: null,
  testOut: null,
  leftFrom: null,
  moved: [],
  today: null,
  hasChange: false,
  minutes: null,
};

async function render(next: object, streak = TODAY.streak) {
  answer('GET /today', () => ({ ...TODAY, streak }));
  answer('GET /plans/next', () => next);
  answer('GET /study/today', () => refuse('NOT_FOUND', { status: 404 }));
  await renderFeature(
    <main>
      <TodayCard />
    </main>,
    { texts: ['today', 'study'] },
  );
}

it('tells the minutes that are missing while the session of the plan goes on, with its parts', async () => {
  await render(NEXT);
  await expect.element(page.getByText(/还差 12 分钟/)).toBeVisible();
  await expect.element(page.getByText('计划里的这一次：3 项做了 1 项')).toBeVisible();
});

it('asks for no more minutes once the session of the day is done', async () => {
  await render({ ...NEXT, today: { items: [], cards: 0, minutes: 3, isFree: false } });
  await expect.element(page.getByRole('link', { name: '计划里今天这一次做完了' })).toBeVisible();
  await expect.element(page.getByText(/还差/)).not.toBeInTheDocument();
});

it('does not call days in a row what has days off between', async () => {
  await render(NEXT, { days: 4, forgiven: 2, hasToday: true });
  await expect.element(page.getByText(/这一轮学了 4 天，今天也算上了。.*歇了 2 天/)).toBeVisible();
  await expect.element(page.getByText(/连续/)).not.toBeInTheDocument();
});

it('calls days in a row what is', async () => {
  await render(NEXT, { days: 4, forgiven: 0, hasToday: false });
  await expect.element(page.getByText(/连续 4 天/)).toBeVisible();
});
