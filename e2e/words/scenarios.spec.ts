// A scene from the list to its practice, by keyboard alone, in three languages, on a phone and a wide screen.

import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { newLearner } from '../support/study-steps.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

test('a scene is found and practised by keyboard alone, and what is said is judged', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await newLearner(context);
  await page.goto('/scenarios');
  await page.getByRole('link', { name: /一碗面条/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '一碗面条' })).toBeVisible();
  await page.getByRole('radio', { name: '听和读' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: '整句' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '开始练习' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('你的这一句');
  await expect(field).toBeFocused();
  await page.keyboard.type('我很好。');
  await page.keyboard.press('Enter');
  await expect(page.getByText('这是另外一句话', { exact: false })).toBeVisible();
});

for (const [language, title] of [
  ['en', 'Scenes'],
  ['pt', 'Cenas'],
] as const) {
  test(`the scenes stand in ${language}, on a phone, without a fault for those who cannot see`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await newLearner(context);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/scenarios');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/scenarios/restaurant/noodles?mode=practise');
    await expect(page.getByRole('heading', { level: 1, name: '一碗面条' })).toBeVisible();
    await expectNoViolation(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, 'nothing scrolls sideways').toBe(false);
  });
}

test('a scene that does not exist says so and leads back', async ({ page, context }) => {
  await newLearner(context);
  await page.goto('/scenarios/moon/landing');
  await expect(page.getByText('没有这个地方')).toBeVisible();
});
