// What axe finds to mend on a page whose parts have all come.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from './account-steps.ts';
import { expect } from './fixtures.ts';

/** What a theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Look = { readonly place?: string | undefined; readonly within?: string; readonly rules?: string[] };

/** axe must find nothing on the page, or in the part that `within` selects; `place` names it where several are visited. */
export function expectNoViolation(page: Page, place?: string, within?: string): Promise<void> {
  return look(page, { place, ...(within === undefined ? {} : { within }) });
}

async function look(page: Page, { place, within, rules }: Look): Promise<void> {
  await expect(heading(page).first()).toBeVisible();
  // The heading stands in the first HTML; the page's own parts come with the code.
  await expect(page.getByRole('main').first()).toBeAttached();
  // What is on its way is not what people read; half faded in, every text has too little contrast.
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // No page here embeds another, so axe need not open a blank page of its own to gather what it found in them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, place).toEqual([]);
}

/** In both themes, within the page as it stands: a theme changes nothing but colours. */
export async function expectNoViolationInBothThemes(page: Page, place = ''): Promise<void> {
  // Half-way between two themes no contrast is right.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await chooseTheme(page, 'light');
  await look(page, { place: `${place} light` });
  await chooseTheme(page, 'dark');
  await look(page, { place: `${place} dark`, rules: COLOUR_RULES });
}

function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}
