// By keyboard alone: after each step the focus stands where the next one is, and keys lead to places.

import { expect, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a guest in a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('goes on from the content after a change of language, and from the newest line of the first talk', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue in English' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toBeFocused();
    const lines = page.getByRole('list', { name: 'Messages' }).locator('> li');
    await page.getByRole('button', { name: 'Start talking' }).press('Enter');
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press('1');
    const field = page.getByRole('textbox', { name: 'Your name' });
    if ((await field.count()) > 0) {
      // Nobody has gone to the field: a digit is still a choice.
      await page.keyboard.press('1');
      await expect(field).toHaveValue('');
      await page.keyboard.type('Tom');
      await page.keyboard.press('Enter');
    }
    await expect(lines).toHaveCount(3);
    await expect(lines.last()).toBeFocused();
    await page.reload();
    await expect(lines).toHaveCount(3);
    await expect(lines.last()).not.toBeFocused();
  });
});

test('two keys lead to the places that people come for, and the list of keys says so', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [key, path] of [
    ['r', '/ai-roles'],
    ['c', '/scenarios'],
    ['w', '/words'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('一个词一个词地移动');
});

test('a menu opened by a key stands on its first item, and Tab goes back to its button', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await page.goto('/profile');
  const button = page.getByRole('banner').locator('[aria-haspopup=menu]');
  await button.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('roles are offered at the levels that there are', async ({ page, context }) => {
  await newLearner(context);
  await page.goto('/ai-roles');
  const levels = page.getByRole('radio');
  await expect(levels.nth(2)).toBeAttached();
  const count = await levels.count();
  for (let at = 0; at < count; at += 1) {
    await levels.nth(at).press('Space');
    await expect(levels.nth(at)).toBeChecked();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('没有这样的角色')).toHaveCount(0);
  }
});
