// Journeys through study time: the minutes in the header, the warning, the end in the middle of a sentence, and the way on.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { goInside } from '../support/go-inside.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import {
  field,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  sayByApi,
  untilAnswered,
} from '../support/study-steps.ts';

const left = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^今天还可以学习/ });
const over = (page: Page) => page.getByRole('dialog', { name: '今天学得真好！' });
const idOf = async (context: BrowserContext): Promise<string> =>
  (await (await context.request.get('/api/account/session')).json()).person.id;

/** Leaves the learner so many seconds of today, all of it counted up to now. */
async function leave(context: BrowserContext, seconds: number): Promise<void> {
  const { secondsLeft } = await (await context.request.post('/api/study-time/heartbeats')).json();
  await runSql(
    'update study_clocks set unbooked_allowance = unbooked_allowance + $2, counted_at = clock_timestamp() where user_id = $1',
    [await idOf(context), secondsLeft - seconds],
  );
}

/** Lets time pass for the learner's clock, as if they had studied since the last heartbeat. */
async function study(context: BrowserContext, seconds: number): Promise<void> {
  await runSql(
    `update study_clocks set counted_at = counted_at - $2 * interval '1 second' where user_id = $1`,
    [await idOf(context), seconds],
  );
}

test('the minutes left stand in the header of pages of learning for learners, and for nobody else', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(left(page)).toHaveCount(0);
  await newLearner(context);
  for (const path of ['/', '/study', '/profile']) {
    await page.goto(path);
    await expect(left(page)).toContainText('15 分');
  }
  await goInside(page, '/global-services');
  await expect(left(page)).toHaveCount(0);
  await goInside(page, '/profile');
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.getByRole('banner').getByRole('link', { name: '语路' })).toBeVisible();
  await left(page).click();
  await expect(page).toHaveURL('/profile/study-time');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('学习时长');
});

test('a page that is used beats, and the header follows in all tabs', async ({ page, context }) => {
  await newLearner(context);
  const talk = await newTalk(context);
  await leave(context, 125);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(left(other)).toContainText('3 分');
  await openTalk(page, talk);
  // With three minutes left it is said once, and nobody is interrupted.
  await expect(page.getByText('今天的学习时长还剩 3 分钟')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const beat = page.waitForResponse((answer) => answer.url().endsWith('/api/study-time/heartbeats'), {
    timeout: 120_000,
  });
  await field(page).pressSequentially('我想说', { delay: 50 });
  expect((await beat).status()).toBe(200);
  await expect(left(page)).toContainText('2 分');
  await expect(left(other)).toContainText('2 分');
  await page.reload();
  await expect(field(page)).toHaveValue('我想说');
  await expect(page.getByText('今天的学习时长还剩')).toHaveCount(0);
});

test('who runs out in the middle of a sentence keeps it, and it is sent when time is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(/\/messages$/);
  await newLearner(context);
  const talk = await newTalk(context);
  await sayByApi(context, talk, '你好');
  await buyBooster(context);
  await leave(context, 20);
  await openTalk(page, talk);
  await field(page).pressSequentially('我昨天去了一家');
  // On another device the last seconds run out.
  await study(context, 30);
  await context.request.post('/api/study-time/heartbeats');
  await lookAgain(page);
  await expect(over(page)).toBeVisible();
  await expect(over(page).getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(over(page).getByRole('link', { name: '看看 VIP' })).toHaveAttribute(
    'href',
    '/profile/membership',
  );
  await expectNoViolation(page, 'the dialog', 'dialog');
  await page.keyboard.press('Escape');
  await expect(over(page)).toBeHidden();
  await expect(field(page)).toHaveValue('我昨天去了一家');
  await say(page, '我昨天去了一家很好的饭馆。');
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(messages(page).last()).toContainText('我昨天去了一家很好的饭馆。');
  await expect(messages(page).last()).toContainText('这句话没有发出去');
  await field(page).fill('还有一句');
  // Both the sentence that was sent and the one that was begun survive a reload.
  await page.reload();
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(messages(page).last()).toContainText('这句话没有发出去');
  await expect(field(page)).toHaveValue('还有一句');
  // Trying again without time opens the ways on once more.
  await page.getByRole('button', { name: '再发一次' }).click();
  await expect(over(page)).toBeVisible();
  await over(page).getByRole('button', { name: '用一个，加 15 分钟' }).click();
  await expect(over(page)).toBeHidden();
  await untilAnswered(page);
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).nth(3)).toContainText('我昨天去了一家很好的饭馆。');
  await expect(field(page)).toHaveValue('还有一句');
});

/** A booster pack, paid in the test provider's way. */
async function buyBooster(context: BrowserContext): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api${path}`, { data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  // Nothing is sold to who has not said how old they are.
  await context.request.put('/api/privacy/age', { data: { age: 'adult' } });
  const purchase = { id: randomUUID(), kind: 'boosters', count: 1, amountFen: 600 };
  const { paymentId } = await post('/membership/purchases', purchase);
  await post(`/payments/${paymentId}/begin`, { provider: 'test' });
  await post(`/payments/${paymentId}/test`, { play: 'succeed' });
}

/** The page asks the server anew when it is looked at again; its own next beat would be half a minute away. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('the page of study time shows today, the week and the zone, which changes once a day', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await page.goto('/profile/study-time');
  const zone = page.getByRole('combobox', { name: '换成' });
  await expect(zone).toBeVisible();
  await expect(page.getByRole('table', { name: '最近七天' }).getByRole('row')).toHaveCount(8);
  await expectNoViolation(page);
  // The first zone came from the browser by itself; another one is asked for, here by keyboard.
  await zone.selectOption('Asia/Tokyo');
  await zone.press('Tab');
  await expect(page.getByRole('button', { name: '更换时区' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('时区已换成 Asia/Tokyo。')).toBeVisible();
  await expect(page.getByText('今天已经换过时区')).toBeVisible();
  await expect(zone).toHaveCount(0);
});
