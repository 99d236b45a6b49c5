// Paying: a payment that is left, found again, fails, is paid and printed; an admin who gives money back and changes a price.

import type { BrowserContext, Page } from '@playwright/test';
import { heading } from '../support/account-steps.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

/** Buys three booster packs by the API; gives the payment's id. */
async function buy(context: BrowserContext): Promise<string> {
  const data = { id: crypto.randomUUID(), kind: 'boosters', count: 3, amountFen: 1800 };
  const answer = await context.request.post('/api/membership/purchases', { data });
  expect(answer.status()).toBe(200);
  return (await answer.json()).paymentId;
}

const pay = (page: Page) => page.getByRole('button', { name: '付 ¥18.00' });
const testPage = (page: Page) => expect(page.getByRole('button', { name: '付款成功' })).toBeVisible();

test.describe('a payment', () => {
  test('is left, found again, fails, is paid by keyboard, and has a receipt', async ({ page, context }) => {
    await register(context);
    await page.goto('/payments');
    await expect(page.getByText('还没有付款')).toBeVisible();
    await expectNoViolation(page);

    await page.goto(`/payments/${await buy(context)}`);
    await expect(heading(page)).toContainText('加时包');
    await page.getByLabel('同时显示').selectOption('USD');
    await expect(page.getByText('US$2.54').first()).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('radio', { name: /^测试付款/ }).focus();
    // A transfer may be open as well.
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(pay(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await testPage(page);
    await expect(page.getByText(/不会动用真钱/)).toBeVisible();
    await expectNoViolation(page);

    // The way back marks nothing as paid.
    await page.getByRole('link', { name: '先不付，回去' }).click();
    await expect(page.getByText('你离开了付款页面，还没有付款')).toBeVisible();
    await page.getByRole('link', { name: '我的全部付款' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '付款中' })).toBeVisible();
    await page.getByRole('link', { name: /加时包/ }).click();
    await page.getByRole('link', { name: '去付款' }).click();
    await page.getByRole('button', { name: '付款失败' }).click();
    await expect(page.getByRole('alert')).toContainText('付款失败，请重试');
    await expect(page.getByRole('alert')).toContainText('没有扣款');
    await expectNoViolation(page);

    await pay(page).click();
    await testPage(page);
    await page.getByRole('button', { name: '付款成功' }).click();
    await expect(page.getByText('你买的已经生效')).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await expectNoViolation(page);
    await page.getByRole('link', { name: '收据' }).click();
    await expect(page.getByText('测试付款，没有动用真钱。')).toBeVisible();
    await expectNoViolation(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
    await expect(page.getByText(/^YP\d{6}-/)).toBeVisible();
  });

  test('that is paid twice shows the second money going back', async ({ page, context }) => {
    await register(context);
    await page.goto(`/payments/${await buy(context)}`);
    await page.getByRole('radio', { name: /^测试付款/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: '付两次' }).click();
    await expect(page.getByText('你买的已经生效')).toBeVisible();
    const refunds = page.getByRole('region', { name: '退款' });
    await expect(refunds.getByText('重复付款')).toBeVisible();
    await expect(refunds.getByText(/已退回/)).toBeVisible();
  });

  test('is not there for somebody else', async ({ page, context, browser, watch }) => {
    watch.expectFailure(/api\/payments\//);
    await register(context);
    const id = await buy(context);
    const other = await openBrowser(browser, watch);
    await register(other.context);
    await other.page.goto(`/payments/${id}`);
    await expect(other.page.getByRole('alert')).toContainText('没有这笔付款，或者它不是你的');
    await page.goto(`/payments/${id}`);
    await expect(pay(page)).toBeVisible();
  });
});

test.describe('an admin', () => {
  test('finds a payment, gives a part of it back, and the payer sees it', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    const person = await register(context);
    const id = await buy(context);
    for (const [step, data] of [
      ['begin', { provider: 'test' }],
      ['test', { play: 'succeed' }],
    ] as const) {
      expect((await context.request.post(`/api/payments/${id}/${step}`, { data })).status()).toBe(200);
    }
    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/payments');
    await desk.page.getByLabel('搜索').fill(person.username);
    await expect(desk.page.getByRole('row')).toHaveCount(2);
    await expectNoViolation(desk.page);
    await desk.page.getByRole('link', { name: /^YP/ }).click();
    await expect(desk.page.getByText('已入账')).toBeVisible();
    await expectNoViolation(desk.page);
    await desk.page.getByRole('button', { name: '退款' }).click();
    await desk.page.getByLabel('金额（元）').fill('6');
    await desk.page.getByLabel(/^原因/).fill('买多了');
    await expectNoViolation(desk.page);
    await desk.page.getByRole('button', { name: '确认退款' }).click();
    await expect(desk.page.getByText('已退款。', { exact: true })).toBeVisible();
    await expect(desk.page.getByText('部分退款')).toBeVisible();
    for (const path of ['/admin/payments/refunds', '/admin/payments/messages']) {
      await desk.page.goto(path);
      await expect(desk.page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expectNoViolation(desk.page);
    }
    await page.goto(`/payments/${id}`);
    await expect(page.getByRole('region', { name: '退款' }).getByText('买多了')).toBeVisible();
  });

  test('schedules another rate, is told of a colleague, and takes it back', async ({
    browser,
    watch,
    admin,
  }) => {
    watch.expectFailure(/settings\/areas\/currencies\/versions/);
    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    const { page } = desk;
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: '更改：汇率' }).click();
    await expectNoViolation(page);
    await page.getByLabel('BRL', { exact: true }).fill('1.3x');
    await page.getByText('以后', { exact: true }).click();
    await page.getByLabel('生效时间').fill('2099-01-01T08:00');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('有的值不符合要求')).toBeVisible();
    await page.getByLabel('BRL', { exact: true }).fill('1.3');

    const areas = await (await admin.api.get('/api/admin/settings/areas')).json();
    const { values, latestNumber } = areas.find(
      (each: { readonly area: string }) => each.area === 'currencies',
    );
    const data = {
      id: crypto.randomUUID(),
      values,
      note: '',
      effectiveFrom: null,
      expectedNumber: latestNumber,
    };
    const address = '/api/admin/settings/areas/currencies/versions';
    expect((await admin.api.post(address, { data })).status()).toBe(200);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(/这一组.*改过/)).toBeVisible();
    await expect(page.getByLabel('BRL', { exact: true })).toHaveValue('1.3');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存。')).toBeVisible();

    await expect(page.getByText(/2099年1月1日.*起改为/)).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: '取消这次改动' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消这次改动' }).click();
    await expect(page.getByText('已取消。')).toBeVisible();
    await page.getByRole('button', { name: '历史：汇率' }).click();
    await expect(page.getByText('后来取消了，没有生效')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'BRL: 1.31 → 1.3' }).last()).toBeVisible();
    await expectNoViolation(page);
  });
});
