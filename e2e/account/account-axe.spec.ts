// The pages about accounts and the admin area, looked at by axe in both themes.

import type { Page } from '@playwright/test';
import { alert } from '../support/account-steps.ts';
import { goInside } from '../support/go-inside.ts';
import { expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

/** Pages of the admin area with a place for notices. */
const WITH_NOTICES: ReadonlySet<string> = new Set(['/admin/mails', '/admin/teachers']);

test.describe('no violation found by axe', () => {
  const speakPortuguese = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'pt'));

  test('on the pages of guests, in both themes', async ({ page }) => {
    await speakPortuguese(page);
    await page.goto('/auth/register');
    // Two of one page stand apart: it keeps its heading, by which a journey sees that it has arrived.
    for (const path of [
      '/auth/login',
      '/auth/reset-password',
      '/admin/login',
      '/auth/reset-password?token=0123456789ab',
      '/auth/forgot-password',
      '/admin/login?setup=0123456789ab',
      '/auth/confirm-email?token=0123456789ab',
    ]) {
      await goInside(page, path);
      await expectNoViolationInBothThemes(page, path);
    }
    await goInside(page, '/auth/register');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(alert(page).first()).toBeVisible();
    await expectNoViolationInBothThemes(page, 'registering with errors');
  });

  test('on the profile and in the admin area, in both themes', async ({ context, browser, watch, admin }) => {
    await register(context);
    const { page } = await openBrowser(browser, watch, await admin.api.storageState());
    await speakPortuguese(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Este aparelho' })).toBeVisible();
    await expectNoViolationInBothThemes(page, '/profile');
    await goInside(page, '/profile/memory');
    await expect(page.getByRole('switch')).toBeVisible();
    await expectNoViolationInBothThemes(page, '/profile/memory');
    for (const path of ['/admin/dashboard', '/admin/mails', '/admin/teachers', '/admin/users']) {
      await goInside(page, path);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(WITH_NOTICES.has(path) ? 1 : 0);
      await expectNoViolationInBothThemes(page, path);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolationInBothThemes(page, 'users on a phone');
    await page
      .getByRole('button', { name: /^Bloquear / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationInBothThemes(page, 'the dialog that locks');
  });
});
