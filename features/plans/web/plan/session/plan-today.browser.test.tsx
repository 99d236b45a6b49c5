// At the end of a round: what of the day's session comes next, or that it is done, with what tomorrow holds.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../../kit/web/testing/server.ts';
import type { NextSession } from '../../queries.ts';
import { PlanToday } from './plan-today.tsx';

const item = (kind: 'lesson' | 'text' | 'scene', zh: string, isDone: boolean) => ({
  kind,
  ref: zh,
  title: { zh, en: zh, pt: zh },
  part: 1,
  of: 1,
  minutes: 8,
  isDone,
  cards: 0,
  dayCards: 0,
});
const NEXT: NextSession = {
  id: '01920000-0000-7000-8000-00000000000e',
  title: '中国之行',
  week: 1,
  session: 1,
  items: [item('lesson', '问路', true), item('text', '最后一班车', false)],
  parts: { done: 1, of: 2 },
  begun: null,
  testOut: null,
  leftFrom: null,
  moved: [],
  today: null,
  hasChange: false,
  minutes: null,
};
const render = () =>
  renderFeature(
    <main>
      <PlanToday />
    </main>,
    { texts: ['plans', 'study'] },
  );

it('names what comes next while the session of the day goes on', async () => {
  answer('GET /plans/next', () => NEXT);
  await render();
  await expect.element(page.getByText(/2 项做了 1 项/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '读短文' }))
    .toHaveAttribute('href', '/study/texts/最后一班车');
  await expectNoViolation();
});

it('says that the day is done: what of, how long, and what tomorrow holds', async () => {
  answer('GET /plans/next', () => ({
    ...NEXT,
    session: 2,
    items: [item('scene', '住酒店', false)],
    today: { items: NEXT.items, cards: 12, minutes: 16, isFree: false },
  }));
  answer('GET /study/today', () => ({
    entries: [{ reason: 'new_word', cards: 4, seconds: 40 }],
    week: [{ cards: 9, newWords: 4, seconds: 90 }],
  }));
  await render();
  await expect.element(page.getByText('今天的计划完成了')).toBeVisible();
  await expect.element(page.getByText('今天学了 16 分钟 · 复习了 12 张卡片')).toBeVisible();
  await expect.element(page.getByText('今天做完的：问路 · 最后一班车')).toBeVisible();
  await expect.element(page.getByText('明天：第 1 周，第 2 次')).toBeVisible();
  await expect.element(page.getByText('住酒店')).toBeVisible();
  await expect.element(page.getByText('还有 4 个生词。想学现在就学，不学就留到明天。')).toBeVisible();
  await expect.element(page.getByText(/明天的复习：9/)).toBeVisible();
  await expectNoViolation();
});
