// Ways through the site without loading the page anew, as Back and Forward take them.

import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;

/** Puts the address there and tells the router, without waiting for anything. */
export function pushAddress(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    for (const part of document.querySelectorAll<HTMLElement>('h1, main *')) part.dataset.before = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Ends when something of the new page stands that `mark` selects; looks at each frame, so that many pages take no time. */
export async function goInside(page: Page, address: string, mark = 'h1:not([data-before])'): Promise<void> {
  await pushAddress(page, address);
  await page.waitForFunction(
    (selector) => Array.from(document.querySelectorAll(selector)).some((part) => part.checkVisibility()),
    mark,
    { timeout: PATIENCE_MS },
  );
}
