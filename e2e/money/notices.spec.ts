// Notices: what is paid shows in all tabs at once, is read in one and so in all, and comes by mail as its reader likes.

import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolation } from '../support/no-violation.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

/** Buys three booster packs and pays for them, by the API. */
async function pay({ request }: BrowserContext): Promise<void> {
  const data = { id: crypto.randomUUID(), kind: 'boosters', count: 3, amountFen: 1800 };
  const bought = await request.post('/api/membership/purchases', { data });
  const { paymentId } = await bought.json();
  // The same was bought a moment ago, and the payer knows.
  const { alike } = await (await request.get(`/api/payments/${paymentId}`)).json();
  const besides = alike ? { besides: alike.id } : {};
  await request.post(`/api/payments/${paymentId}/begin`, { data: { provider: 'test', ...besides } });
  const paid = await request.post(`/api/payments/${paymentId}/test`, { data: { play: 'succeed' } });
  expect(paid.status(), await paid.text()).toBe(200);
}

const bell = (page: Page, name: RegExp | string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const NONE = '通知';
const unread = (count: number) => `通知，${count} 条未读`;
const panel = (page: Page) => page.getByRole('dialog', { name: '通知' });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(bell(page, NONE)).toBeVisible();
  return page;
}

test('what is paid shows in all tabs, which share one stream; read in one, it is read in all', async ({
  page,
  context,
}) => {
  await register(context);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url());
  });
  const other = await openTab(context, '/study');
  await page.goto('/');
  await expect(bell(page, NONE)).toBeVisible();
  await pay(context);
  await expect(bell(page, unread(1))).toBeVisible();
  await expect(bell(other, unread(1))).toBeVisible();
  await expect(page.getByText('新通知：收到付款 ¥18.00')).toBeAttached();
  expect(streams).toHaveLength(1);

  await page.bringToFront();
  await bell(page, unread(1)).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link', { name: /未读 收到付款/ })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page, unread(1))).toBeFocused();

  // A second one arrives in the open panel.
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await pay(context);
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await panel(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(bell(page, unread(1))).toBeVisible();
  await expect(bell(other, unread(1))).toBeVisible();
  await bell(page, unread(1)).click();
  await panel(page).getByRole('button', { name: '全部标为已读' }).click();
  await expect(bell(page, NONE)).toBeVisible();
  await expect(bell(other, NONE)).toBeVisible();
});

test('the tab that holds the stream closes, and another takes over', async ({ page, context }) => {
  await register(context);
  const first = await openTab(context, '/profile');
  await page.goto('/notices');
  await expect(page.getByText('还没有通知')).toBeVisible();
  await Promise.all([page.waitForRequest(/\/api\/events/), first.close()]);
  await pay(context);
  await expect(bell(page, unread(1))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '收到付款 ¥18.00' })).toBeVisible();
});

test('a tab that holds the stream and does not answer any more is not waited for', async ({
  page,
  context,
}) => {
  const { id } = await register(context);
  const frozen = await context.newPage();
  // Any page of the site without a bell.
  await frozen.goto('/build.json');
  await frozen.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {})).catch(() => undefined);
  }, `yulu.events.${id}`);
  await page.bringToFront();
  await page.goto('/profile');
  await pay(context);
  await expect(bell(page, unread(1))).toBeVisible();
});

test('another device that is signed out elsewhere notices at once', async ({
  page,
  context,
  browser,
  watch,
}) => {
  const person = await register(context);
  const other = await openBrowser(browser, watch, person);
  await other.page.goto('/profile');
  await expect(bell(other.page, NONE)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: /让其他设备都退出/ }).click();
  await expect(other.page).toHaveURL(/\/auth\/login/);
});

test('on a phone the bell leads to the page, where mails are chosen', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(context);
  await pay(context);
  await page.goto('/study');
  await bell(page, unread(1)).click();
  await expect(page).toHaveURL(/\/notices$/);
  await expect(page.getByRole('listitem').filter({ hasText: '收到付款' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: '提醒设置' }).click();
  const choice = page.getByRole('switch', { name: '付款成功: 邮件' });
  await expect(choice).toBeChecked();
  await expectNoViolation(page);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: '提醒设置' }).click();
  await expect(choice).not.toBeChecked();
});
