// What an admin does with the ledger, by keyboard.

import { heading } from '../support/account-steps.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

test.describe('the ledger', () => {
  test('is checked by keyboard, and its list follows what is typed and chosen', async ({
    browser,
    watch,
    admin,
  }) => {
    const { page } = await openBrowser(browser, watch, await admin.api.storageState());
    await page.goto('/admin/ledger?from=mail');
    await expect(heading(page)).toHaveText('账本');
    await page.getByRole('button', { name: '现在核对' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('账目全部相符。')).toBeVisible();

    // The address takes what is typed and chosen, and keeps what else it holds.
    await page.getByLabel('账户种类').selectOption('revenue');
    await expect(page).toHaveURL('/admin/ledger?from=mail&kind=revenue');
    await page.getByLabel('查找账户').focus();
    await page.keyboard.type('nobody-of-this-name');
    await expect(page).toHaveURL('/admin/ledger?from=mail&kind=revenue&search=nobody-of-this-name');
    await expect(page.getByText('没有找到账户')).toBeVisible();
    await page.getByRole('button', { name: '清空条件' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/ledger?from=mail');
    await expect(page.getByLabel('查找账户')).toHaveValue('');
  });

  test("opens a payer's statement from the list, and the journal behind an entry, by keyboard", async ({
    browser,
    watch,
    admin,
    context,
  }) => {
    const payer = await register(context);
    const purchase = { id: crypto.randomUUID(), kind: 'boosters', count: 3, amountFen: 1800 };
    for (const [path, data] of [
      ['membership/purchases', purchase],
      [`payments/${purchase.id}/begin`, { provider: 'test' }],
      [`payments/${purchase.id}/test`, { play: 'succeed' }],
    ] as const) {
      expect((await context.request.post(`/api/${path}`, { data })).status()).toBe(200);
    }

    const { page } = await openBrowser(browser, watch, await admin.api.storageState());
    await page.goto('/admin/ledger');
    await page.getByLabel('查找账户').fill(payer.username);
    await page.getByLabel('账户种类').selectOption('customer_prepaid');
    const row = page.getByRole('row').filter({ hasText: payer.username });
    await expect(row).toHaveCount(1);
    await row.getByRole('link', { name: '客户预付款' }).focus();
    await page.keyboard.press('Enter');

    // The money came in and was spent: the newest entry first, each with the balance after it.
    await expect(page).toHaveURL(/\/admin\/ledger\/[\da-f-]{36}/);
    const lines = page.getByRole('table', { name: '账户明细，最新的在前' }).getByRole('row');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText('售出会员或加时包');
    await expect(lines.nth(1)).toContainText('0.00');
    await expect(lines.nth(2)).toContainText('收到付款');
    await expect(lines.nth(2)).toContainText('18.00');

    await lines.nth(2).getByRole('button').focus();
    await page.keyboard.press('Enter');
    const journal = page.getByRole('dialog', { name: '凭证' });
    await expect(journal).toContainText(`payment:${purchase.id}:captured`);
    await expect(journal).toContainText('收到付款');
    await expect(journal).toContainText('支付渠道往来');
    // The provider, too, has a name for people.
    await expect(journal).toContainText('测试付款');
    await page.keyboard.press('Escape');
    await expect(journal).toBeHidden();
    await page.getByRole('link', { name: '所有账户' }).click();
    await expect(heading(page)).toHaveText('账本');
  });
});
