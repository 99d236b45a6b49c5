// Where a learner rests: a break after ten words, a day whose minutes are used, and a day with nothing to review.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { refreshToday } from '../../../study-time/web/api.ts';
import { begin, cardOf, END, serveSession } from '../testing/a-session.tsx';
import { weekFrom } from '../testing/week.ts';

beforeEach(serveSession);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

/** As many words as a set has, and one more. */
const CARDS = Array.from('一二三四五六七八九十百', (word) =>
  cardOf(word, 'recall', { reading: 'yi1', gloss: { en: `number ${word.codePointAt(0)}`, pt: '' } }),
);

async function beginAsChild() {
  const store = await begin(CARDS, { viewer: 'younger' });
  for (let answered = 0; answered < 10; answered++) {
    await button('不知道').click();
    await button('继续').click();
  }
  await expect.element(page.getByRole('heading', { name: '10 个词，真棒！' })).toBeVisible();
  return store;
}

it('gives a child a break after ten words, which says what was done and leads on', async () => {
  const store = await beginAsChild();
  await expect.element(page.getByRole('heading', { name: '10 个词，真棒！' })).toHaveFocus();
  await expect.element(page.getByText(/剩下的/)).toBeVisible();
  await expectNoViolation();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button('不知道')).toBeVisible();
  expect(store.state.getState().phase).toBe('asking');
});

it('lets a child stop at the break, and tells what came of it', async () => {
  await beginAsChild();
  await button('今天够了').click();
  await expect.element(page.getByText(/答对/)).toBeVisible();
  await expect.element(link('回到今天')).toBeVisible();
});

const TODAY = { limited: true, isVip: false, isZoneKnown: true, given: 900, studied: 900 };

it('says of a day whose minutes are used that it was done well, what waits, and when it goes on', async () => {
  answer('GET /study-time', () => ({ ...TODAY, secondsLeft: 0, now: '2026-11-23T12:00:00.000Z' }));
  await refreshToday();
  answer('POST /study/sessions/:id/end', () => ({ ...END, missed: [] }));
  await begin([cardOf('银行', 'recall'), cardOf('医院', 'recall')], { secondsToday: 0 });
  await expect.element(page.getByRole('heading', { name: '今天的免费时间用完了' })).toHaveFocus();
  await expect.element(page.getByText('2 个词 · 答对 1 题，共 2 题')).toBeVisible();
  await expect.element(page.getByText('还有 2 张卡片，留到明天。')).toBeVisible();
  await expect.element(page.getByText(/^明天：12 张卡片/)).toBeVisible();
  await expect.element(link('回到今天')).toBeVisible();
  await expect.element(link('看学习报告')).toBeVisible();
  await expectNoViolation();
});

it('says of a day with nothing to review that there is nothing, and offers the next step', async () => {
  answer('GET /study-time', () => ({ ...TODAY, secondsLeft: 600, now: '2026-11-23T12:01:00.000Z' }));
  await refreshToday();
  const nothing = { answered: 0, right: 0, words: 0, newWords: [], missed: [] };
  answer('POST /study/sessions/:id/end', () => ({
    ...END,
    ...nothing,
    week: weekFrom({ cards: 4, seconds: 60 }),
  }));
  await begin([]);
  await expect.element(page.getByText('现在没有要复习的。')).toBeVisible();
  await expect.element(page.getByText(/^明天：4 张卡片/)).toBeVisible();
  await expect.element(button('再学一点')).toBeVisible();
  await expect.element(link('开始')).toBeVisible();
  await expectNoViolation();
});
