// No page scrolls sideways on the narrowest phone, in no language, and Chinese is marked as Chinese on all of them.

import type { Page } from '@playwright/test';
import { goInside } from '../support/go-inside.ts';
import { ADMIN_PAGES, GUEST_PAGES, LEARNER_PAGES, NOBODYS, UPCOMING_PAGES } from '../support/pages.ts';
import { expect, register, signInAgain, test } from '../support/people.ts';
import { findUnmarkedChinese } from '../support/unmarked-chinese.ts';

const NARROWEST = { width: 360, height: 780 } as const;

test.describe.configure({ mode: 'parallel' });

/** Goes there and waits until everything has come. */
async function openInside(page: Page, path: string): Promise<void> {
  await goInside(page, path, 'main :is(h1, [role=alert], section):not([data-before])');
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null);
}

/** What stands out on the right, by tag and class, so that a failure names it. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = Array.from(document.querySelectorAll('main :not(.sr-only *)')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...out.slice(0, 5).map((each) => each.outerHTML.slice(0, 160))];
  });
}

/** Chinese on a Chinese page needs no mark. */
async function checkPage(page: Page, path: string, language: string): Promise<void> {
  const place = `${path} in ${language}`;
  expect.soft(await findTooWide(page), place).toEqual([]);
  if (language !== 'zh') expect.soft(await findUnmarkedChinese(page), place).toEqual([]);
}

/** Portuguese words are the longest, Chinese lines break elsewhere; English, between them, is looked at each night. */
const LANGUAGES = process.env['PROPERTY_RUNS'] === undefined ? ['zh', 'pt'] : ['zh', 'pt', 'en'];

for (const language of LANGUAGES) {
  test(`every page fits the narrowest phone in ${language}`, async ({ page, context, admin, watch }) => {
    watch.expectFailure(new RegExp(`${NOBODYS}|/(review|receipt)`));
    await page.setViewportSize(NARROWEST);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const check = async (paths: readonly string[]) => {
      for (const path of paths) {
        await openInside(page, path);
        await checkPage(page, path, language);
      }
    };
    await page.goto('/auth/login');
    await expect(page.getByRole('banner')).toBeVisible();
    await check(GUEST_PAGES);
    const person = await register(context);
    await admin.giveRole(person, 'admin');
    await signInAgain(context, person);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await check([...UPCOMING_PAGES, ...ADMIN_PAGES]);
  });

  // Admins have no limit of study time: what a learner's pages show besides.
  test(`a learner’s own pages fit it in ${language}`, async ({ page, context, watch }) => {
    watch.expectFailure(new RegExp(`${NOBODYS}|/(review|receipt)`));
    await page.setViewportSize(NARROWEST);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await register(context);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    for (const path of LEARNER_PAGES) {
      await openInside(page, path);
      await checkPage(page, path, language);
    }
  });
}
