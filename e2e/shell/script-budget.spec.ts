// How much JavaScript a first visit fetches before anybody touches the page, as it travels: compressed, with empty caches.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { register } from '../support/people.ts';

/** In bytes; the same bounds as in `bench/page/routes.ts`. */
const MOST_AS_GUEST = 110_000;
const MOST_AS_MEMBER = 190_000;
const MEMBER_PAGES = ['/', '/study', '/scenarios', '/profile/membership', '/ai-roles'];

/** Opens a page and resolves with the size of every script that it fetched, the largest first. */
async function fetchedScripts(page: Page, path: string): Promise<readonly (readonly [string, number])[]> {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(new URL(response.url()).pathname, Number(response.headers()['content-length']));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return [...sizes].toSorted(([, one], [, other]) => other - one);
}

function expectWithin(most: number, scripts: readonly (readonly [string, number])[]): void {
  const sum = scripts.reduce((total, [, size]) => total + size, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(sum, scripts.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(most);
}

for (const language of ['zh', 'en', 'pt'])
  test(`the home page starts a guest on little code (${language})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    expectWithin(MOST_AS_GUEST, await fetchedScripts(page, '/'));
  });

test('the pages of a member fetch what they show', async ({ page, context }) => {
  await register(context);
  for (const path of MEMBER_PAGES) {
    const fresh = await context.newPage();
    expectWithin(MOST_AS_MEMBER, await fetchedScripts(fresh, path));
    await fresh.close();
  }
  await page.close();
});
