// The ways into an account: registering, signing in, a forgotten password.

import { shownName } from '../../features/account/domain/email-address.ts';
import { alert, heading, password, signIn } from '../support/account-steps.ts';
import { expect, newcomer, openBrowser, PASSWORD, register, test } from '../support/people.ts';

test.describe('registering', () => {
  test('takes the invite code of the link, and signs in', async ({ page, admin }) => {
    const { email } = newcomer();
    const { code } = await (await admin.api.get('/api/referral')).json();
    await page.goto(`/auth/register?invite=${code}`);
    await expect(page.getByLabel(/邀请码/)).toHaveValue(code);

    await page.getByLabel('邮箱').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome');
    const name = shownName({ name: email.split('@')[0] ?? '', username: null, email });
    await expect(page.getByRole('banner').getByRole('button', { name: `${name} 的菜单` })).toBeVisible();

    const { people } = await (await admin.api.get(`/api/admin/users?search=${email}`)).json();
    expect(people).toMatchObject([{ username: null, email, role: 'student' }]);
  });
});

test.describe('signing in', () => {
  test('works by email and by username, and out again, with the keyboard alone', async ({
    page,
    browser,
    watch,
  }) => {
    // What the home page was still asking when the session ended is refused.
    watch.expectFailure(/\/api\//);
    const { context } = await openBrowser(browser, watch);
    const { username, email } = await register(context);
    for (const identifier of [email.toUpperCase(), username]) {
      await page.goto('/auth/login');
      await page.getByLabel('邮箱或用户名').focus();
      await page.keyboard.type(identifier);
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      const menu = page.getByRole('banner').getByRole('button', { name: `${username} 的菜单` });
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
      await page.goto('/profile');
      await expect(page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    }
  });

  test('says that the server cannot be reached, and works once it can', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    watch.expectFailure(/account\//);
    const other = await openBrowser(browser, watch);
    const { username } = await register(other.context);
    await page.goto('/auth/login');
    await page.getByLabel('邮箱或用户名').fill(username);
    await password(page).fill(PASSWORD);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('现在没有网络');
    await expect(page.getByLabel('邮箱或用户名')).toHaveValue(username);
    await context.setOffline(false);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a forgotten password', () => {
  test('is set anew by the link that the admin finds in the outbox, once', async ({
    page,
    browser,
    watch,
    admin,
  }) => {
    watch.expectFailure(/account\/password-reset/);
    const phone = await openBrowser(browser, watch);
    const { username, email } = await register(phone.context);
    await phone.page.goto('/profile');
    await expect(heading(phone.page)).toHaveText('我的');

    await page.goto('/auth/login');
    await page.getByRole('link', { name: '忘记密码？' }).click();
    await page.getByRole('button', { name: '发送链接' }).click();
    await expect(alert(page)).toHaveText('请输入你的邮箱地址。');
    await page.getByLabel('邮箱').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('重设密码的链接已经发到你的邮箱。')).toBeVisible();

    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/mails');
    const mail = desk.page
      .getByRole('listitem')
      .filter({ hasText: email })
      .filter({ hasText: '重设语路密码' });
    await expect(async () => {
      await desk.page.getByRole('button', { name: '刷新' }).click();
      await expect(mail).toBeVisible({ timeout: 700 });
    }).toPass({ timeout: 60_000 });
    await mail.getByText('看正文').click();
    const text = await mail.locator('pre').innerText();
    expect(text).toContain(username);
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';

    await page.goto(link);
    await page.getByLabel('新密码').fill('xin-mi-ma-hao');
    await page.getByLabel('再输入一次密码').fill('xin-mi-ma-hao');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('新密码已经设好')).toBeVisible();

    await phone.page.reload();
    await expect(phone.page).toHaveURL('/auth/login?returnUrl=%2Fprofile');

    await page.goto(link);
    await page.getByLabel('新密码').fill('another-one-here');
    await page.getByLabel('再输入一次密码').fill('another-one-here');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('这个链接已经用过');
    await expect(page.getByRole('link', { name: '重新要一个链接' })).toBeVisible();

    await signIn(page, email, 'xin-mi-ma-hao');
    await expect(page).toHaveURL('/');
  });
});
