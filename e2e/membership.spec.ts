// Buying VIP and booster packs, from the page to what they change, by keyboard where a learner would use one.

import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, register, test } from './people.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Pays what the page has led to, as the test provider's own page would. */
async function payNow(page: Page, context: BrowserContext): Promise<void> {
  await expect(page).toHaveURL(/\/payments\/[0-9a-f-]{36}$/);
  const call = async (step: string, data: object) =>
    expect((await context.request.post(`/api${pathOf(page)}/${step}`, { data })).status()).toBe(200);
  await call('begin', { provider: 'test' });
  await call('test', { play: 'succeed' });
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test.describe('membership', () => {
  test('VIP is chosen by keyboard, paid, and shown wherever the person is shown', async ({
    page,
    context,
  }) => {
    await register(context);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: '会员和加时包' }).click();
    await expect(page.getByText('免费会员')).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('radio', { name: /^1 个月/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^3 个月/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '开通，¥99.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/payments\//);

    await page.goBack();
    await expect(page.getByText('还没付完的购买')).toBeVisible();
    await expect(page.getByText('免费会员')).toBeVisible();
    await page.getByRole('link', { name: '去付款' }).click();
    await payNow(page, context);

    await page.goto('/profile/membership');
    await expect(page.getByText(/有效期到 \d{4}年/)).toBeVisible();
    await expect(page.getByText('还没付完的购买')).toHaveCount(0);
    await expect(region(page, '记录').getByText('VIP 3 个月')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: / VIP 的菜单$/ })).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText(/到 \d{4}年/)).toBeVisible();
  });

  test('booster packs are bought and applied, three in a month', async ({ page, context }) => {
    await register(context);
    await page.goto('/profile/membership');
    await page.getByLabel('数量').selectOption('4');
    await page.getByRole('button', { name: '购买，¥24.00' }).click();
    await payNow(page, context);

    await page.goto('/profile/membership');
    const boosters = region(page, '加时包');
    await expect(boosters.getByText('4 个', { exact: true })).toBeVisible();
    for (const left of [3, 2, 1]) {
      await boosters.getByRole('button', { name: '用 1 个，加 15 分钟' }).click();
      await expect(boosters.getByText(`${left} 个`, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('用了 1 个加时包，多了 15 分钟。')).toBeVisible();
    await expect(boosters.getByText(/^这个月已经用了 3 个/)).toBeVisible();
    await expect(boosters.getByRole('button', { name: '用 1 个，加 15 分钟' })).toHaveCount(0);
    await expect(region(page, '记录').getByText('用了 1 个加时包', { exact: true })).toHaveCount(3);
    await expectNoViolation(page);
  });

  test('a price that has changed is shown before anything is bought', async ({ page, context, watch }) => {
    watch.expectFailure(/membership\/purchases/);
    await register(context);
    await page.route('**/api/membership', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const plans = body.plans.map((plan: object) => ({ ...plan, amountFen: 100 }));
      await route.fulfill({ response: answer, json: { ...body, plans } });
    });
    await page.goto('/profile/membership');
    await expect(page.getByRole('button', { name: '开通，¥1.00' })).toBeVisible();
    await page.unroute('**/api/membership');
    await page.getByRole('button', { name: '开通，¥1.00' }).click();
    await expect(page.getByRole('alert')).toContainText('还没有扣款');
    await expect(page.getByRole('button', { name: '开通，¥39.00' })).toBeVisible();
  });

  for (const theme of ['dark', 'light'] as const) {
    test(`no violation found by axe on a phone, ${theme}`, async ({ page, context }) => {
      await register(context);
      await page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
        localStorage.setItem('language', 'pt');
      }, theme);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/profile/membership');
      await expect(page.getByText('Assinatura gratuita')).toBeVisible();
      await expectNoViolation(page);
    });
  }
});
