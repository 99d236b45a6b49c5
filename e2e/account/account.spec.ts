// The ways into an account: registering, signing in, a forgotten password.

import { alert, fillNewAccount, heading, password, signIn } from '../support/account-steps.ts';
import { expect, newcomer, openBrowser, PASSWORD, register, test } from '../support/people.ts';

test.describe('registering', () => {
  test('takes the invite code of the link, checks every field, and signs in', async ({ page, admin }) => {
    const { email } = newcomer();
    const { code } = await (await admin.api.get('/api/referral')).json();
    await page.goto(`/auth/register?invite=${code}`);
    await expect(page.getByLabel(/邀请码/)).toHaveValue(code);

    await page.getByRole('button', { name: '注册' }).click();
    await expect(alert(page).filter({ hasText: '请填写所有必填项。' })).toBeVisible();
    await expect(page.getByLabel('邮箱')).toBeFocused();
    await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription(/这一项要填写/);

    await page.getByLabel('邮箱').fill('nobody');
    await password(page).fill('12345');
    await page.getByLabel('再输入一次密码').fill('12345');
    await page.keyboard.press('Enter');
    await expect(alert(page).filter({ hasText: '这不像一个邮箱地址' })).toBeVisible();
    await expect(alert(page).filter({ hasText: '密码至少要 6 个字符。' })).toBeVisible();
    await expect(page.getByLabel('邮箱')).toBeFocused();

    await page.getByLabel('邮箱').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByLabel('再输入一次密码').fill(`${PASSWORD}!`);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText('两次输入的密码不一样。');
    await expect(page.getByLabel('再输入一次密码')).toBeFocused();
    await expect(page.getByLabel('邮箱')).toHaveValue(email);

    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome');
    const [name = ''] = email.split('@');
    await expect(page.getByRole('banner').getByRole('button', { name: `${name} 的菜单` })).toBeVisible();

    const { people } = await (await admin.api.get(`/api/admin/users?search=${email}`)).json();
    expect(people).toMatchObject([{ username: null, email, role: 'student' }]);
  });

  test('says at its field what is taken, and keeps what was typed', async ({ page, browser, watch }) => {
    watch.expectFailure(/account\/register/);
    const { context } = await openBrowser(browser, watch);
    const taken = await register(context);
    await page.goto('/auth/register');
    await page.getByLabel('邮箱').fill(taken.email.toUpperCase());
    await password(page).fill(`${PASSWORD}-new`);
    await page.getByLabel('再输入一次密码').fill(`${PASSWORD}-new`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription(/已经有账号了/);
    await expect(page.getByLabel('邮箱')).toBeFocused();
    await expect(password(page)).toHaveValue(`${PASSWORD}-new`);
  });

  test('is sent once, however often Enter is pressed', async ({ page }) => {
    const { email } = newcomer();
    let sent = 0;
    await page.route('**/api/account/register', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/auth/register');
    await fillNewAccount(page, { email });
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome');
    expect(sent).toBe(1);
  });
});

test.describe('signing in', () => {
  test('works by email and by username, and out again, with the keyboard alone', async ({
    page,
    browser,
    watch,
  }) => {
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

  test('answers a wrong password and an unknown person alike, and keeps what was typed', async ({
    page,
    browser,
    watch,
  }) => {
    watch.expectFailure(/account\/sign-in/);
    const { context } = await openBrowser(browser, watch);
    const { username } = await register(context);
    for (const identifier of [username, newcomer().username]) {
      await signIn(page, identifier, 'not-the-password');
      await expect(alert(page)).toHaveText('登录失败，请检查用户名和密码。');
      await expect(page.getByLabel('邮箱或用户名')).toHaveValue(identifier);
      await expect(password(page)).toHaveValue('not-the-password');
    }
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
  });

  test('says when to try again after too many attempts', async ({ page, context, watch }) => {
    watch.expectFailure(/account\/sign-in/);
    const { username } = newcomer();
    const data = { identifier: username, password: 'not-the-password' };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await context.request.post('/api/account/sign-in', { data });
    }
    await signIn(page, username);
    await expect(alert(page)).toHaveText(
      /操作太频繁了。请过 \d+ 分钟（\d\d:\d\d 以后）再试，你填写的内容还在。/,
    );
    await expect(password(page)).toHaveValue(PASSWORD);
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

  test('says the same for an address that nobody has', async ({ page }) => {
    await page.goto('/auth/forgot-password');
    await page.getByLabel('邮箱').fill(newcomer().email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('重设密码的链接已经发到你的邮箱。')).toBeVisible();
  });
});
