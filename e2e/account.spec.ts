// An account's life: registering, signing in and out, passwords, sessions, mail address, and what an admin does to it.

import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { personalAddress } from './fixtures.ts';
import { expect, newcomer, openBrowser, PASSWORD, register, test } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const password = (page: Page) => page.getByLabel('密码', { exact: true });

async function signIn(page: Page, identifier: string, secret: string = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('邮箱或用户名').fill(identifier);
  await password(page).fill(secret);
  await page.getByRole('button', { name: '登录' }).click();
}

/** The newest link that was mailed to the address. */
async function mailedLink(api: APIRequestContext, to: string, path: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { mails } = await (await api.get('/api/admin/mails')).json();
    const mail = mails.find(
      (found: { to: string; body: string }) => found.to === to && found.body.includes(path),
    );
    link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ intervals: [200, 500, 1000], timeout: 15_000 });
  return link;
}

test.describe('registering', () => {
  test('takes the invite code of the link, checks every field, and signs in', async ({ page, admin }) => {
    const { username, email } = newcomer();
    await page.goto('/auth/register?invite=YL-2026');
    await expect(page.getByLabel(/邀请码/)).toHaveValue('YL-2026');

    await page.getByRole('button', { name: '注册' }).click();
    await expect(alert(page).filter({ hasText: '请填写所有必填项。' })).toBeVisible();
    await expect(page.getByLabel('用户名')).toBeFocused();
    await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(/这一项要填写/);

    await page.getByLabel('用户名').fill(username);
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
    await expect(page.getByLabel('用户名')).toHaveValue(username);

    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: `${username} 的菜单` })).toBeVisible();

    const { people } = await (await admin.api.get(`/api/admin/users?search=${username}`)).json();
    expect(people).toMatchObject([{ username, email, role: 'student' }]);
  });

  test('says at its field what is taken, and keeps what was typed', async ({ page, browser, watch }) => {
    watch.expectFailure(/account\/register/);
    const { context } = await openBrowser(browser, watch);
    const taken = await register(context);
    const { username, email } = newcomer();
    await page.goto('/auth/register');
    await page.getByLabel('用户名').fill(taken.username.toUpperCase());
    await page.getByLabel('邮箱').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(/已经有人用了/);
    await expect(page.getByLabel('用户名')).toBeFocused();
    await page.getByLabel('用户名').fill(username);
    await page.getByLabel('邮箱').fill(taken.email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription(/已经有账号了/);
    await expect(password(page)).toHaveValue(PASSWORD);
  });

  test('is sent once, however often Enter is pressed', async ({ page }) => {
    const { username, email } = newcomer();
    let sent = 0;
    await page.route('**/api/account/register', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/auth/register');
    await page.getByLabel('用户名').fill(username);
    await page.getByLabel('邮箱').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
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
    await expect(alert(page)).toContainText('连不上服务器');
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
    await desk.page.goto('/admin/settings');
    const mail = desk.page.getByRole('listitem').filter({ hasText: email });
    await expect(async () => {
      await desk.page.getByRole('button', { name: '刷新' }).click();
      await expect(mail).toBeVisible({ timeout: 700 });
    }).toPass({ timeout: 15_000 });
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
    await expect(page.getByLabel('现在的密码')).toHaveAccessibleDescription('现在的密码不对。');
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

    // A page that is open notices at its next call, and keeps the way back.
    await phone.page.getByRole('button', { name: '更改邮箱' }).click();
    await phone.page.getByLabel('新邮箱').fill(newcomer().email);
    await phone.page.getByLabel('现在的密码').fill(PASSWORD);
    watch.expectFailure(/account\/email/);
    await phone.page.keyboard.press('Enter');
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
    await expect(alert(page)).toContainText('这个链接已经用过');
  });

  test('chooses language and theme', async ({ page, context }) => {
    await register(context);
    await page.goto('/profile?from=menu');
    await page.getByText('浅色', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: '切换到深色' })).toBeVisible();
    await page.getByText('Português', { exact: true }).click();
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
    await page.goto('/profile');
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

test.describe('what an admin does', () => {
  test('a role is given in the list, and the person sees it at the next request', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    const person = await register(context);
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('学习者')).toBeVisible();

    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/users');
    await desk.page.getByLabel('搜索用户').fill(person.username.toUpperCase());
    await expect(desk.page.getByRole('row')).toHaveCount(2);
    await desk.page.getByLabel(`${person.username} 的角色`).selectOption('admin');
    await desk.page.getByRole('button', { name: '更改角色' }).click();
    await expect(desk.page.getByText(`${person.username} 现在是“管理员”。`)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('main').getByText('管理员')).toBeVisible();
    await page.getByRole('link', { name: /管理区/ }).click();
    await expect(page).toHaveURL('/admin/dashboard');

    // And taken away: the open page is told by its next call, and leads home.
    await admin.giveRole(person, 'student');
    watch.expectFailure(/admin\//);
    await page.getByRole('link', { name: '用户', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('a lock acts at once and says so at the next sign-in, until it is taken off', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    watch.expectFailure(/account\//);
    const person = await register(context);
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('我的');

    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto(`/admin/users?search=${person.username}`);
    await desk.page.getByRole('button', { name: `停用 ${person.username}` }).click();
    await desk.page.getByLabel(/原因/).fill('反复发送广告');
    await desk.page.keyboard.press('Enter');
    await expect(desk.page.getByText(`${person.username} 已停用。`)).toBeVisible();
    await expect(desk.page.getByRole('row').filter({ hasText: '反复发送广告' })).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
    expect((await context.request.get('/api/account/sessions')).status()).toBe(401);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    await signIn(page, person.username);
    await expect(alert(page)).toContainText('这个账号已被停用');

    await desk.page.getByRole('button', { name: `恢复 ${person.username}` }).click();
    await expect(desk.page.getByText(`${person.username} 已恢复。`)).toBeVisible();
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL('/');
  });

  test('nobody can change or lock themselves', async ({ browser, watch, admin }) => {
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    const { username } = admin.person;
    await desk.page.goto(`/admin/users?search=${username}`);
    await expect(desk.page.getByLabel(`${username} 的角色`)).toBeDisabled();
    await expect(desk.page.getByRole('button', { name: `停用 ${username}` })).toHaveCount(0);
  });

  test('the area says so to those who are no admins, and to those who come too late to make one', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFailure(/account\/first-admin/);
    const { username, email } = newcomer();
    await page.goto('/admin/login?setup=a-token-that-nobody-gave');
    await page.getByLabel('用户名').fill(username);
    await page.getByLabel('邮箱').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByLabel('再输入一次密码').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('这个地址已经用过');

    const person = await register(context);
    await page.goto('/admin/login');
    await expect(page.getByText(`你现在以 ${person.username} 登录`)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByLabel('邮箱或用户名')).toBeVisible();
  });

  test('long lists go on by pages', async ({ page, browser, watch, admin }) => {
    test.setTimeout(90_000);
    const prefix = newcomer().username;
    // Each from an address of its own, as in a town and not in a class room.
    for (let index = 0; index < 52; index += 1) {
      const username = `${prefix.slice(0, 20)}n${index}`;
      const data = { username, email: `${username}@example.org`, password: PASSWORD, repeated: PASSWORD };
      const headers = { 'x-forwarded-for': personalAddress() };
      const answer = await page.request.post('/api/account/register', { data, headers });
      expect(answer.status()).toBe(200);
    }
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto(`/admin/users?search=${prefix.slice(0, 20)}n`);
    await expect(desk.page.getByRole('row')).toHaveCount(51);
    await desk.page.getByRole('button', { name: '加载更多' }).click();
    await expect(desk.page.getByRole('row')).toHaveCount(53);
    await expect(desk.page.getByRole('button', { name: '加载更多' })).toHaveCount(0);
  });
});

test.describe('no violation found by axe', () => {
  for (const theme of ['dark', 'light'] as const) {
    const dress = (page: Page) =>
      page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
        localStorage.setItem('language', 'pt');
      }, theme);

    test(`on the pages of guests, ${theme}`, async ({ page }) => {
      await dress(page);
      for (const path of [
        '/auth/login',
        '/auth/forgot-password',
        '/auth/reset-password',
        '/auth/reset-password?token=0123456789ab',
        '/auth/confirm-email?token=0123456789ab',
        '/admin/login',
        '/admin/login?setup=0123456789ab',
      ]) {
        await page.goto(path);
        await expectNoViolation(page, path);
      }
      await page.goto('/auth/register');
      await page.getByRole('button', { name: 'Cadastrar' }).click();
      await expect(alert(page).first()).toBeVisible();
      await expectNoViolation(page, 'registering with errors');
    });

    test(`on the profile and in the admin area, ${theme}`, async ({ context, browser, watch, admin }) => {
      await register(context);
      const { page } = await openBrowser(browser, watch, await admin.api.storageState());
      await dress(page);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Alterar senha' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Este aparelho' })).toBeVisible();
      await expectNoViolation(page, '/profile');
      for (const path of ['/admin/dashboard', '/admin/settings', '/admin/teachers', '/admin/users']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(
          path === '/admin/settings' ? 1 : 0,
        );
        await expectNoViolation(page, path);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolation(page, 'users on a phone');
      await page
        .getByRole('button', { name: /^Bloquear / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'the dialog that locks');
    });
  }
});

async function expectNoViolation(page: Page, place: string): Promise<void> {
  await expect(heading(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, place).toEqual([]);
}
