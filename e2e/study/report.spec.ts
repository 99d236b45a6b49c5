// A report that a parent reads by a link, until the link is closed.

import { expect, personalAddress, test } from '../support/fixtures.ts';
import { newLearner, newTalk, sayByApi } from '../support/study-steps.ts';

test('a report opens what it counts, and by a link, which ends when it is closed', async ({
  page,
  context,
  browser,
  watch,
}) => {
  await newLearner(context);
  await sayByApi(context, await newTalk(context), '我昨天去银行了。');
  await page.goto('/profile/report');
  await page.getByRole('button', { name: '新建链接' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /给谁/ }).fill('妈妈');
  await dialog.getByRole('button', { name: '新建' }).click();
  const address = await page.getByRole('textbox', { name: '链接：妈妈' }).inputValue();

  const mothers = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': personalAddress() } });
  watch.over(mothers);
  const mother = await mothers.newPage();
  const path = new URL(address).pathname;
  await mother.goto(path);
  await expect(mother.getByRole('heading', { level: 1 })).toContainText('学习报告');
  await expect(mother.getByText(/由学习者本人分享/)).toBeVisible();

  await page.getByRole('button', { name: '关掉链接：妈妈' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '关掉链接' }).click();
  await expect(page.getByText('关掉了')).toBeVisible();
  watch.expectFailure(/\/api\/report\/shared\//);
  await mother.goto(path);
  await expect(mother.getByText('这个链接打不开了')).toBeVisible();
});
