// Words in and out: a table of words is imported, and all words are given out as a package.

import { stat } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';

test('a table brings words with a report, and a package takes them out again', async ({ page, context }) => {
  await newLearner(context);
  await page.goto('/words/anki');
  const table = '词,拼音\n银行,yínháng\n学习,xuéxí\nhello,\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText(/导入的“words\.csv”$/)).toBeVisible();
  await expect(page.getByText('加进生词表').locator('..')).toContainText('2');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 Anki 牌组' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('yulu.apkg');
  expect((await stat(await file.path())).size).toBeGreaterThan(1000);
  await expect(page.getByText('2 个词，已经开始下载。')).toBeVisible();
});
