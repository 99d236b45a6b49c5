// What an admin does with the ledger, by keyboard.

import { heading } from './account-steps.ts';
import { expect, openBrowser, test } from './people.ts';

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
});
