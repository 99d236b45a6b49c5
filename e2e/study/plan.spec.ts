// A plan from five answers: made, saved, shared, followed from the home page; the shared page taken away again.

import { expect, personalAddress, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';

test('five answers become a plan that is saved, shared and followed; its link ends when it is taken away', async ({
  page,
  context,
  browser,
  watch,
}) => {
  await newLearner(context);
  await page.goto('/adaptive-learning');
  const next = page.getByRole('button', { name: '下一步' });
  await page.getByText('已经不上学了').click();
  await page.getByText('没有', { exact: true }).click();
  await next.click();
  await page.getByText('美食', { exact: true }).click();
  await page.getByText('旅行', { exact: true }).click();
  await next.click();
  await page.getByText('去中国旅行', { exact: true }).click();
  await page.getByLabel('出发日期').fill('2040-07-01');
  await page.getByRole('textbox', { name: '我的梦想' }).fill('我想一个人走遍中国。');
  await next.click();
  await page.getByRole('slider', { name: '口语' }).fill('9');
  await next.click();
  await expect(page.getByText('口语 9')).toBeVisible();
  await expect(page.getByText('2040年7月1日', { exact: false })).toBeVisible();
  await page.getByText('初级', { exact: true }).click();
  await page.getByRole('button', { name: '生成我的计划' }).click();

  await page.getByRole('button', { name: '保存计划' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('走遍中国');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '走遍中国' })).toBeVisible();

  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  const address = await page.getByRole('textbox', { name: '链接' }).inputValue();
  const friends = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': personalAddress() } });
  watch.over(friends);
  const friend = await friends.newPage();
  const path = new URL(address).pathname;
  await friend.goto(path);
  await expect(friend.getByRole('heading', { level: 1, name: '走遍中国' })).toBeVisible();
  await page.getByRole('button', { name: '收回链接' }).click();
  await page
    .getByRole('dialog', { name: '收回这个链接？' })
    .getByRole('button', { name: '收回链接' })
    .click();
  await expect(page.getByRole('button', { name: '生成链接' })).toBeVisible();
  watch.expectFailure(/\/api\/shared-plans\//);
  await friend.goto(path);
  await expect(friend.getByText('这个地址下没有计划', { exact: false })).toBeVisible();

  await page.goto('/');
  const step = page.getByRole('region', { name: '接下来' });
  await expect(step).toContainText('走遍中国');
  await step.getByRole('link', { name: '打开这一课' }).click();
  await expect(page).toHaveURL(/\/study\/lessons\//);
});
