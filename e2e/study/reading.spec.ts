// Reading: a graded text to its end, and a text of one's own.

import { expect, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';

test('a text is read, asked about and marked as read; a text of one’s own opens the same way', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await page.goto('/study/texts/looking-for-a-cat');
  await expect(page.getByText(/的词你认识，这是按你的学习记录算的/)).toBeVisible();
  await page.getByRole('button', { name: '第 1 句的翻译' }).click();
  await page.getByRole('button', { name: /^读完了，回答/ }).click();
  const questions = page.getByRole('region', { name: '读懂了吗？' }).locator('ol > li:last-child');
  const end = page.getByRole('heading', { name: '读完了', exact: true });
  await expect(async () => {
    if (await end.isVisible()) return;
    const option = questions.last().getByRole('list').getByRole('button').first();
    if (await option.isEnabled()) await option.click();
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await expect(end).toBeFocused();
  await page.getByRole('link', { name: '全部短文' }).last().click();
  await expect(page.getByRole('link', { name: /找猫.*读过/ })).toBeVisible();

  await page.getByRole('link', { name: '读自己的文章' }).click();
  await page.getByRole('textbox', { name: '中文' }).fill('今天天气很好，我们去公园吧。');
  await page.getByRole('button', { name: '保存并阅读' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /今天天气很好/ })).toBeVisible();
  await page.getByRole('button', { name: '天气', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('tiānqì');
});
