// A placement that is taken over moves the learner on their path.

import { expect, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';

test('words are asked until the level is sure, and what was taken over stands on the path', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await page.goto('/learning-path');
  await page.getByRole('link', { name: '测测水平' }).click();
  await page.getByRole('button', { name: '开始' }).click();
  const result = page.getByRole('region', { name: '结果' });
  // Whoever knows nothing is soon done.
  await expect(async () => {
    if (await result.isVisible()) return;
    const unknown = page.getByRole('button', { name: /^(\d )?不(认识|知道)$/ });
    if (await unknown.isVisible()) await unknown.click();
    await expect(result).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await expect(result).toContainText('你刚刚起步');
  await page.getByRole('button', { name: '好，就这样' }).click();
  await page.getByRole('link', { name: '去学习路径' }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('你在这里');
  const settings = await (await context.request.get('/api/learner-settings')).json();
  expect(settings.level).toBe('zero');
});
