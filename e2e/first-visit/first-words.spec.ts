// What a page shows before its code has come: its heading and first sentence, where the page itself puts them later.
// Where the code does not come at all, the page says so.

import type { Page } from '@playwright/test';
import { expect, register, test } from '../support/people.ts';

const GUEST_PAGES = ['/', '/auth/login', '/auth/register', '/auth/forgot-password'];
const MEMBER_PAGES = ['/study', '/scenarios', '/ai-roles', '/profile/membership'];
const CODE = '**/assets/*.js';
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What the heading and the sentence after it say, and where. */
const readWords = (page: Page) =>
  page.locator('h1, h1 + p').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.textContent, ...[x, y, width, height].map(Math.round)];
    }),
  );

/** At each width within one load: what resizing a page leads to is what the width leads to. */
async function readAtEachWidth(page: Page, read: (place: string) => Promise<void>): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await read(`${page.url()} ${size.width} px wide`);
  }
}

async function expectSameWords(page: Page, path: string): Promise<void> {
  await page.route(CODE, (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  const early = new Map<string, Awaited<ReturnType<typeof readWords>>>();
  await readAtEachWidth(page, async (place) => void early.set(place, await readWords(page)));
  await page.unroute(CODE);
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
  await readAtEachWidth(page, (place) =>
    expect.poll(() => readWords(page), { message: place }).toEqual(early.get(place)),
  );
}

for (const locale of ['zh-CN', 'en-GB'])
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('shows a guest the first words in their place', async ({ page, watch }) => {
      watch.expectFailure(/\/assets\//);
      watch.expectError(/dynamically imported module/);
      for (const path of GUEST_PAGES) await expectSameWords(page, path);
    });
  });

test('shows a member the first words in their place', async ({ page, context, watch }) => {
  watch.expectFailure(/\/assets\//);
  watch.expectError(/dynamically imported module/);
  await register(context);
  // From then on the browser knows that somebody is signed in.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  for (const path of MEMBER_PAGES) await expectSameWords(page, path);
});
