// A review by keyboard alone: from no words to a first session, an answer taken back, gone on with elsewhere, and its end.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, personalAddress, test } from '../support/fixtures.ts';
import { newLearner, signIn } from '../support/study-steps.ts';

const WORDS = [
  { word: '银行', reading: 'yin2 hang2', en: 'bank' },
  { word: '医院', reading: 'yi1 yuan4', en: 'hospital' },
  { word: '电影', reading: 'dian4 ying3', en: 'film' },
] as const;

test('new words are met, asked, taken back, gone on with on another device, and tomorrow is told', async ({
  page,
  context,
  browser,
  watch,
}) => {
  const learner = await newLearner(context);
  await takeUp(context);
  await page.goto('/study');
  await page.getByRole('link', { name: '开始' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '新词' })).toBeVisible();
  await goOnUntilAsked(page);
  await page.keyboard.press('1');
  await expect(page.getByText(/^(对了|这次没对)$/)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(/^(对了|这次没对)$/)).toBeHidden();
  await answerRight(page);
  await expect(page.getByText('对了', { exact: true })).toBeVisible();
  // Loaded anew at this moment, the page does not ask it again.
  await page.reload();
  await expect(
    page
      .getByText(/^(新词|你选哪个意思？)/)
      .or(options(page).first())
      .first(),
  ).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': personalAddress() } });
  watch.over(other);
  await signIn(other, learner);
  const phone = await other.newPage();
  await phone.goto('/study');
  await expect(phone.getByText(/已经答了 1 题/)).toBeVisible();
  await phone.getByRole('link', { name: '接着学' }).focus();
  await phone.keyboard.press('Enter');
  await finish(phone);
  await expect(phone.getByRole('heading', { name: '今天的复习做完了' })).toBeFocused();
  await expect(phone.getByText('答对 3 题，共 3 题', { exact: false })).toBeVisible();
  await expect(phone.getByText(/^明天：/)).toBeVisible();
});

/** Over the API: the lists of words are held by tests of their own. */
async function takeUp(context: BrowserContext): Promise<void> {
  const words = WORDS.map(({ word, reading }) => ({ word, reading }));
  const data = { id: randomUUID(), change: 'add', words };
  const answer = await context.request.post('/api/study/words/change', { data });
  expect(answer.status()).toBe(200);
}

const next = (page: Page) => page.getByRole('button', { name: '继续' });
const options = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

async function goOnUntilAsked(page: Page): Promise<void> {
  await expect(async () => {
    if (await next(page).isVisible()) await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(4, { timeout: 1000 });
  }).toPass();
}

/** The texts of what is shown; pinyin may stand between the characters. */
const withoutPinyin = (shown: Locator): Promise<string[]> =>
  shown.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = document.importNode(element, true);
      for (const pinyin of copy.querySelectorAll('rt')) pinyin.remove();
      return copy.textContent ?? '';
    }),
  );

/** By the digit of the option that belongs to what is asked. */
async function answerRight(page: Page): Promise<void> {
  const [asked = ''] = await withoutPinyin(page.getByRole('main').locator('h2 ~ p').first());
  const texts = await withoutPinyin(options(page));
  const place = texts.findIndex((text) =>
    WORDS.some(
      ({ word, en }) =>
        (text.includes(word) && asked.includes(en)) || (text.includes(en) && asked.includes(word)),
    ),
  );
  await page.keyboard.press(String(place + 1));
}

async function finish(page: Page): Promise<void> {
  const end = page.getByRole('heading', { name: '今天的复习做完了' });
  await expect(async () => {
    if (await end.isVisible()) return;
    if (await next(page).isVisible()) await page.keyboard.press('Enter');
    else if ((await options(page).count()) === 4) await answerRight(page);
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [300] });
}
