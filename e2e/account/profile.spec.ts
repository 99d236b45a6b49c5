// What people do on their own page: password, sessions, mail address, language, theme, and leaving.

import { heading, mailedLink } from '../support/account-steps.ts';
import { expect, newcomer, openBrowser, PASSWORD, register, test } from '../support/people.ts';

test.describe('the profile', () => {
  test('changes the password and ends the other sessions', async ({ page, context, browser, watch }) => {
    watch.expectFailure(/account\/password/);
    const person = await register(context);
    const phone = await openBrowser(browser, watch, person);
    await phone.page.goto('/profile');
    await expect(heading(phone.page)).toHaveText('我的');

    await page.goto('/profile');
    await expect(page.getByRole('button', { name: '退出', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: '更改密码' }).click();
    await expect(page.getByLabel('现在的密码')).toBeFocused();
    await page.getByLabel('现在的密码').fill('not-the-password');
    await page.getByLabel('新密码').fill('xin-mi-ma-hao');
    await page.getByLabel('再输入一次密码').fill('xin-mi-ma-hao');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('现在的密码')).toHaveAccessibleDescription('密码不对。');
    await expect(page.getByLabel('现在的密码')).toBeFocused();
    await page.getByLabel('现在的密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('密码已经改好')).toBeVisible();
    await expect(page.getByRole('button', { name: '更改密码' })).toBeFocused();

    await phone.page.reload();
    await expect(phone.page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    await page.reload();
    await expect(heading(page)).toHaveText('我的');
  });

  test('lists the sessions and ends them', async ({ page, context, browser, watch }) => {
    watch.expectFailure(/account\/sessions/);
    const person = await register(context);
    const phone = await openBrowser(browser, watch, person);
    const tablet = await openBrowser(browser, watch, person);
    await phone.page.goto('/profile');
    await tablet.page.goto('/learning-path?tab=plans');
    await page.goto('/profile');
    const devices = page.getByRole('region', { name: '登录的设备' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await expect(devices.getByRole('listitem').filter({ hasText: '这台设备' })).toHaveCount(1);

    await devices
      .getByRole('button', { name: /^让“.*”退出登录$/ })
      .first()
      .click();
    await expect(page.getByText('那台设备已经退出登录。')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: '让其他设备都退出' }).click();
    await expect(page.getByText('另外 1 台设备已经退出登录。')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);

    // A page that is open notices at once, and keeps the way back.
    await expect(phone.page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    await tablet.page.reload();
    await expect(tablet.page).toHaveURL('/auth/login?returnUrl=%2Flearning-path%3Ftab%3Dplans');
  });

  test('changes the email, which proves itself by its link', async ({ page, context, admin, watch }) => {
    watch.expectFailure(/account\/email\/confirm/);
    const person = await register(context);
    const { email } = newcomer();
    await page.goto('/profile');
    await page.getByRole('button', { name: '更改邮箱' }).click();
    await page.getByLabel('新邮箱').fill(email);
    await page.getByLabel('现在的密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`确认链接已经发到 ${email}`)).toBeVisible();
    await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();

    const link = await mailedLink(admin.api, email, '/auth/confirm-email');
    await page.goto(link);
    await page.getByRole('button', { name: '确认这个邮箱' }).click();
    await expect(page.getByText(`从现在起，${email} 是你账号的邮箱。`)).toBeVisible();
    await page.getByRole('link', { name: '去“我的”' }).click();
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: '确认这个邮箱' }).click();
    await expect(page.getByRole('main')).toContainText(`你账号的邮箱 ${email} 已经确认过`);
  });

  test('chooses language and theme', async ({ page, context }) => {
    await register(context);
    await page.goto('/profile?from=menu');
    await page.getByText('浅色', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: '切换到深色' })).toBeVisible();
    await page.getByRole('group', { name: '界面语言' }).getByText('Português', { exact: true }).click();
    await expect(heading(page)).toHaveText('Perfil');
    await expect(page).toHaveURL('/profile?from=menu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('signs out every tab of the browser', async ({ page, context }) => {
    await register(context);
    const other = await context.newPage();
    await other.goto('/learning-path?tab=plans');
    await expect(heading(other)).toBeVisible();
    // What a page asks while its session ends is refused.
    await page.goto('/profile', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/auth/login?returnUrl=%2Flearning-path%3Ftab%3Dplans');
    // And a sign-in in one tab leads the other onward.
    const { username } = await register(context);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: `${username} 的菜单` })).toBeVisible();
    await expect(other).toHaveURL('/learning-path?tab=plans');
  });
});
