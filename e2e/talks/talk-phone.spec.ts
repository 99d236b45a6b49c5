// A talk on a phone: one header, room for the talk, meanings and sound at each line, answers to tap, and a goal that is reached.

import { randomUUID } from 'node:crypto';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { newLearner, newTalk, untilCopied } from '../support/study-steps.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone 14'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

const said = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const answers = (page: Page) => page.getByRole('region', { name: 'Answers you can tap' });

async function begin(page: Page, context: BrowserContext): Promise<void> {
  await newLearner(context);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
}

async function openPlay(page: Page, context: BrowserContext): Promise<void> {
  const data = { id: randomUUID(), kind: 'role', subject: 'waiter', language: 'en' };
  expect((await context.request.post('/api/tutor-chat/talks', { data })).status()).toBe(200);
  await page.goto(`/roleplay/${data.id}`);
  await expect(said(page)).toHaveCount(1);
}

/** Where the messages begin, and what share of the visible page shows them. */
async function roomOf(page: Page): Promise<{ readonly top: number; readonly share: number }> {
  return page.getByRole('region', { name: 'Messages' }).evaluate((list) => {
    const { top, height } = list.getBoundingClientRect();
    return { top, share: height / (window.visualViewport?.height ?? window.innerHeight) };
  });
}

test('has one header of at most 64 px, and keeps most of what a keyboard leaves for the talk', async ({
  page,
  context,
}) => {
  await begin(page, context);
  await page.goto(`/study/${await newTalk(context)}`);
  await expect(answers(page).getByRole('button').first()).toBeVisible();
  expect((await roomOf(page)).top).toBeLessThanOrEqual(64);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (const size of [
    { width: 390, height: 508 },
    { width: 360, height: 440 },
  ]) {
    await page.getByRole('textbox', { name: 'Say something' }).focus();
    await page.setViewportSize(size);
    await expect(bar).toBeHidden();
    await expect(async () => {
      const { top, share } = await roomOf(page);
      expect(top).toBeLessThanOrEqual(64);
      expect(share).toBeGreaterThanOrEqual(0.55);
    }).toPass();
    await expect(answers(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  }
});

test('shows what each line means and lets it be heard; a tapped answer is said, online and offline', async ({
  page,
  context,
  watch,
}) => {
  await begin(page, context);
  const talk = await newTalk(context);
  await page.goto(`/study/${talk}`);
  await expect(said(page).first().locator('p[lang="en"]')).toContainText(/[a-z]{3}/);
  await expect(said(page).first().getByRole('button', { name: 'Hear it' })).toBeVisible();
  // Nobody knows the learner's name: the answer begins the sentence and leaves the name to them.
  await answers(page).getByRole('button', { name: '我叫' }).tap();
  await expect(page.getByRole('textbox')).toHaveValue('我叫');
  await page.getByRole('textbox').fill('我叫Tom。');
  await page.getByRole('textbox').press('Enter');
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).nth(1).getByRole('button', { name: 'Hear it' })).toBeVisible();
  await expect(said(page).nth(2).locator('p[lang="en"]')).toContainText(/[a-z]{3}/);
  await expectNoViolation(page, 'a talk on a phone');

  await untilCopied(page, talk, said(page));
  watch.expectFailure(/\/(api|assets)\/|\/build\.json$|\/favicon/);
  await context.setOffline(true);
  // An answer with a blank waits for what belongs there.
  await answers(page).getByRole('button').filter({ hasNotText: '……' }).first().tap();
  await expect(said(page)).toHaveCount(5);
  await expect(said(page).nth(4).locator('p[lang="en"]')).toContainText(/[a-z]{3}/);
  await expect(answers(page).getByRole('button').first()).toBeVisible();
  await context.setOffline(false);
});

test('celebrates a goal, and ends a play with the best sentence and what comes next', async ({
  page,
  context,
}) => {
  await begin(page, context);
  await openPlay(page, context);
  await page.getByRole('button', { name: /0 of 3|0\/3/ }).tap();
  await expect(
    page.locator('section[data-focus-mode] > header').getByText('Ask for something to drink.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.locator('section[data-focus-mode] > header').getByText('Ask for something to drink.'),
  ).toBeHidden();
  const isClear = await watchForClear(page, 'Goal reached');
  await answers(page).getByRole('button').first().tap();
  await isClear();
  for (const count of [5, 7]) {
    await answers(page).getByRole('button').first().tap();
    await expect(said(page)).toHaveCount(count);
  }
  const end = page.getByRole('region', { name: 'You got everything done.' });
  await expect(end.getByText('A sentence to keep')).toBeVisible();
  await expect(end.getByRole('link', { name: 'Look back' })).toBeVisible();
  await expect(end.getByRole('link', { name: /^Next: / })).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
});

test('what people come for is one tap away, in a talk too', async ({ page, context }) => {
  await begin(page, context);
  await page.goto(`/study/${await newTalk(context)}`);
  const ways = page.getByRole('navigation', { name: 'Learn' });
  for (const [name, path] of [
    ['Roles', '/ai-roles'],
    ['Scenes', '/scenarios'],
    ['Words', '/words'],
    ['Talk', '/study'],
  ] as const) {
    await ways.getByRole('link', { name }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(ways.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  const link = await ways.getByRole('link', { name: 'Talk' }).boundingBox();
  expect(link?.height).toBeGreaterThanOrEqual(44);
});

test('a notice stands between the talk and the answers, and covers neither', async ({ page, context }) => {
  await begin(page, context);
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await page.goto(`/study/${await newTalk(context, 'helaoshi')}`);
  await expect(answers(page).getByRole('button').first()).toBeVisible();
  const isClear = await watchForClear(page, 'This browser has no Chinese voice');
  await said(page)
    .first()
    .getByRole('button', { name: /Hear it/ })
    .first()
    .tap();
  await isClear();
  await answers(page).getByRole('button').first().tap();
  await expect(said(page)).toHaveCount(3);
});

test('a new talk opens at its first line, and one that went on at its last', async ({ page, context }) => {
  await begin(page, context);
  const id = await newTalk(context);
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto(`/study/${id}`);
  await expect(said(page).first().locator('p[lang="en"]')).toBeVisible();
  await expect(answers(page).getByRole('button').first()).toBeVisible();
  const list = page.getByRole('region', { name: 'Messages' });
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('textbox', { name: 'Say something' }).fill('我叫大明。');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(3);
  await untilCopied(page, id, said(page));
  await page.reload();
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).last()).toBeInViewport();
});

/**
 * Watches from now on, at each frame, for a notice that lies on nothing that is read, typed into or tapped, once the talk
 * has made room. It stays for seconds only, which a slow machine may need between two looks from outside.
 */
async function watchForClear(page: Page, text: string): Promise<() => Promise<void>> {
  const list = await page.getByRole('region', { name: 'Messages' }).elementHandle();
  const seen = page.waitForFunction(
    ([words, above]) => {
      // The deepest that has the words.
      const notice = Array.from(document.querySelectorAll('[data-notices] *')).findLast((part) =>
        part.textContent.includes(words),
      );
      // Answers to tap come anew with each turn.
      const first = document.querySelector('section[aria-label="Answers you can tap"] button');
      if (!notice || !above || !first) return false;
      const own = notice.getBoundingClientRect();
      return (
        own.height > 0 &&
        own.top >= above.getBoundingClientRect().bottom - 1 &&
        own.bottom <= first.getBoundingClientRect().top + 1
      );
    },
    [text, list] as const,
    { timeout: 30_000 },
  );
  // Awaited after what brings the notice; a journey that fails before must not leave it unheard.
  seen.catch(() => undefined);
  return async () => void (await seen);
}
