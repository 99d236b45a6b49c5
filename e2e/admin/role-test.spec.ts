// An admin tries a role as a learner of another level: what was said, what was decided, and the prompt that a model would get.

import { heading } from '../support/account-steps.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { expect, openBrowser, test } from '../support/people.ts';

test('an admin tries a role as a learner of another level, with help, and sees what each turn is made from', async ({
  admin,
  browser,
  watch,
}) => {
  const { page, context } = await openBrowser(browser, watch, await admin.api.storageState());
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: '试聊角色' }).click();
  await expect(heading(page)).toHaveText('试聊角色');
  await page.getByLabel('角色', { exact: true }).last().selectOption({ label: '服务员小林 (初级)' });
  await expect(page).toHaveURL(/try=role/);
  await page.getByText('中级', { exact: true }).click();
  await page.getByRole('button', { name: '开始试聊' }).click();
  await expect(page.getByRole('heading', { name: '服务员小林，学习者：中级' })).toBeVisible();
  const field = page.getByRole('textbox', { name: '学习者说' });
  await expect(field).toBeFocused();

  await page.keyboard.type('我要二个菜。');
  await page.keyboard.press('Enter');
  const turns = page.getByRole('list').filter({ hasText: '决定：' }).getByRole('listitem');
  const mistake = turns.filter({ hasText: '我要二个菜。' }).first();
  await expect(mistake).toContainText('er-liang');
  await expect(mistake).toContainText('在水平之内');
  await mistake.getByText('模型会得到的提示词', { exact: false }).click();
  await expect(mistake).toContainText('HSK 3.0 bands 1 to 4');

  await page.getByRole('button', { name: '看提示 1' }).click();
  await expect(page.getByText('告诉服务员两个菜的名字', { exact: false })).toBeVisible();
  await field.fill('我要一个鸡蛋汤，还要一个牛肉。');
  await field.press('Enter');
  const helped = turns.filter({ hasText: '我要一个鸡蛋汤' }).first();
  await expect(helped).toContainText('order · reached · idea');
  await expect(field).toBeFocused();
  await expectNoViolation(page);

  await page.getByText('情景', { exact: true }).click();
  await expect(page).toHaveURL(/try=scene/);
  await page.getByRole('button', { name: '重新开始' }).click();
  await expect(turns.filter({ hasText: '我要二个菜。' })).toHaveCount(0);
  await context.close();
});
