// A guest's first talk is not lost: by a reload, by another language, or without a network.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { register } from '../support/people.ts';

const lines = (page: Page) => page.getByRole('main').getByRole('list').first().locator('> li');
const answers = (page: Page) => page.getByRole('main').getByRole('region').locator('ul').getByRole('button');

/** A tap says the first answer, or asks for what is left out of it. */
async function answer(page: Page): Promise<void> {
  await answers(page).first().click();
  const blank = page.getByRole('textbox', { name: /^(你的名字|Your name)$/ });
  if ((await blank.count()) === 0) return;
  await blank.fill('Tom');
  await blank.press('Enter');
}

async function sayTwoLines(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /开始聊|Start talking/ }).click();
  await answer(page);
  await expect(lines(page)).toHaveCount(3);
  return lines(page).nth(2).innerText();
}

test('goes on where it was after a reload, and is begun anew when what is kept is broken', async ({
  page,
}) => {
  await sayTwoLines(page);
  const said = await lines(page).nth(1).locator('[data-word]').allTextContents();
  await page.reload();
  await expect(lines(page)).toHaveCount(3);
  expect(await lines(page).nth(1).locator('[data-word]').allTextContents()).toEqual(said);
  await answer(page);
  await expect(lines(page)).toHaveCount(5);
  await page.evaluate(() => localStorage.setItem('yulu.guest-talk', '{"version":1,"talk":{"turns":[{}]}}'));
  await page.reload();
  await expect(page.getByRole('button', { name: '开始聊' })).toBeVisible();
});

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('is understood before a language is chosen, and goes on in the chosen one', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('This page is in Chinese.')).toBeInViewport();
    await sayTwoLines(page);
    await expect(lines(page).first().locator('p[lang="en"]')).toContainText(/[a-z]{3}/i);
    await page.getByRole('button', { name: 'Continue in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(lines(page)).toHaveCount(3);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens again, says so in one line, and the talk goes on', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFailure(/./);
    await sayTwoLines(page);
    // The worker keeps what the visit has loaded.
    await page.waitForFunction(async () => {
      const kept = await caches.match('/', { cacheName: 'yulu-page-1' });
      return kept !== undefined && navigator.serviceWorker.controller !== null;
    });
    await page.reload();
    await expect(lines(page)).toHaveCount(3);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('没有网络')).toBeVisible();
    await expect(lines(page)).toHaveCount(3);
    await answer(page);
    await expect(lines(page)).toHaveCount(5);
    await context.setOffline(false);
  });
});

test('a learner meets the next talk and today without scrolling, and is greeted by name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page.context());
  await page.goto('/');
  await expect(page.getByRole('region', { name: '今天' }).getByRole('definition').last()).toBeInViewport({
    ratio: 1,
  });
  await page.route('**/api/account/session', async (route) => {
    const answer = await route.fetch();
    const session = await answer.json();
    const person = { ...session.person, username: null, email: 'tomasz.17@yulu.test', name: 'tomasz.17' };
    await route.fulfill({ response: answer, json: { ...session, person } });
  });
  await page.reload();
  // Whoever gave no name is greeted by the one that their address begins with.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomasz，你好');
});
