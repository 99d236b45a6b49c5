// Buying VIP and booster packs, from the page to what they change, by keyboard where a learner would use one.

import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

/** Pays what the page has led to, with the test provider. */
async function payNow(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payments\/[0-9a-f-]{36}$/);
  // Another journey may have opened transfers, which then stand first.
  await page.getByRole('radio', { name: /^测试付款/ }).check();
  await page.getByRole('button', { name: /^付 ¥/ }).click();
  await page.getByRole('button', { name: '付款成功' }).click();
  await expect(page).toHaveURL(/\?returned=paid$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /回到会员|使用加时包/ })
    .click();
  await expect(page).toHaveURL('/profile/membership');
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

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
    await payNow(page);
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
    // As many at once as a month lets one use, and one to keep.
    for (const [count, price] of [
      ['3', '¥18.00'],
      ['1', '¥6.00'],
    ] as const) {
      await page.getByLabel('数量').selectOption(count);
      await page.getByRole('button', { name: `购买，${price}` }).click();
      await payNow(page);
    }
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

  test('an admin sees what a refund takes before giving money back', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    await register(context);
    await page.goto('/profile/membership');
    await page.getByLabel('数量').selectOption('2');
    await page.getByRole('button', { name: '购买，¥12.00' }).click();
    await expect(page).toHaveURL(/\/payments\//);
    const { pathname } = new URL(page.url());
    await payNow(page);
    await page.getByRole('button', { name: '用 1 个，加 15 分钟' }).click();
    await expect(page.getByText('1 个', { exact: true })).toBeVisible();

    await admin.confirmPassword();
    const office = await openBrowser(browser, watch, await admin.api.storageState());
    await office.page.goto(`/admin${pathname}`);
    await office.page.getByRole('main').getByRole('button', { name: '退款' }).click();
    const dialog = office.page.getByRole('dialog');
    await expect(dialog).toContainText('退 ¥6.00 的话：收回 1 个还没用的加时包。');
    await dialog.getByLabel(/^原因/).fill('不需要了');
    await dialog.getByRole('button', { name: '确认退款' }).click();
    await expect(dialog).toHaveCount(0);

    await page.reload();
    await expect(region(page, '加时包').getByText('0 个', { exact: true })).toBeVisible();
    await expect(region(page, '记录').getByText('退款：收回 1 个加时包')).toBeVisible();
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

  test('no violation found by axe on a phone, in both themes', async ({ page, context }) => {
    await register(context);
    await page.addInitScript(() => localStorage.setItem('language', 'pt'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/profile/membership');
    await expect(page.getByText('Assinatura gratuita')).toBeVisible();
    await expectNoViolationInBothThemes(page);
  });
});
