// What axe finds to mend on a page that has come to rest.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from './account-steps.ts';
import { expect } from './fixtures.ts';

/** axe must find nothing on the page, or in the part that `within` selects; `place` names it where several are visited. */
export async function expectNoViolation(page: Page, place?: string, within?: string): Promise<void> {
  await expect(heading(page).first()).toBeVisible();
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, place).toEqual([]);
}

/** Half faded in, every text has too little contrast; what breathes or turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that is taken away before its end is as good as ended.
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined);
  });
}
