// What an admin does to people, and how the admin area keeps everybody else out.

import { alert, fillNewAccount, heading, signIn } from '../support/account-steps.ts';
import { runSql } from '../support/database.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { expect, newcomer, openBrowser, register, test } from '../support/people.ts';

test.describe('what an admin does', () => {
  test('a role is given in the list; the person signs in anew with it, and loses it at the next request', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    const person = await register(context);
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('学习者')).toBeVisible();

    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/users');
    await desk.page.getByLabel('搜索用户').fill(person.username.toUpperCase());
    await expect(desk.page.getByRole('row')).toHaveCount(2);
    await desk.page.getByLabel(`${person.username} 的角色`).selectOption('admin');
    await desk.page.getByRole('button', { name: '更改角色' }).click();
    await expect(desk.page.getByText(`${person.username} 现在是“管理员”。`)).toBeVisible();

    // Sessions of the old role have ended.
    watch.expectFailure(/\/api\//);
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    await signIn(page, person.email);
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('管理员')).toBeVisible();
    await page.getByRole('link', { name: /管理区/ }).click();
    await expect(page).toHaveURL('/admin/dashboard');

    // And taken away: the open page notices while it goes about, though it may hold lists it read before.
    await admin.giveRole(person, 'student');
    await expect(async () => {
      const isInside = new URL(page.url()).pathname.startsWith('/admin/');
      const next = page.getByRole('link', {
        name: page.url().endsWith('/users') ? '概览' : '用户',
        exact: true,
      });
      if (isInside) await next.click({ timeout: 500 });
      await expect(page).toHaveURL(/\/auth\/login/, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  });

  test('a lock acts at once and says so at the next sign-in, until it is taken off', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    // Whatever the page asks for from then on is refused.
    watch.expectFailure(/\/api\//);
    const person = await register(context);
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('我的');

    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto(`/admin/users?search=${person.username}`);
    await desk.page.getByRole('button', { name: `停用 ${person.username}` }).click();
    await desk.page.getByLabel('原因', { exact: true }).selectOption('other');
    await desk.page.getByLabel('给对方的说明').fill('反复发送广告');
    await desk.page.getByRole('dialog').getByRole('button', { name: '停用', exact: true }).click();
    await expect(desk.page.getByText(`${person.username} 已停用。`)).toBeVisible();
    await expect(desk.page.getByRole('row').filter({ hasText: '反复发送广告' })).toBeVisible();

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
    expect((await context.request.get('/api/account/sessions')).status()).toBe(401);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    await signIn(page, person.username);
    await expect(alert(page)).toContainText('你的账号已被停用');
    await expect(alert(page)).toContainText('反复发送广告');

    await desk.page.getByRole('button', { name: `恢复 ${person.username}` }).click();
    await desk.page.getByLabel('告诉对方的话').fill('我们看过了：你没有发广告。');
    await desk.page.getByRole('dialog').getByRole('button', { name: '恢复', exact: true }).click();
    await expect(desk.page.getByText(`${person.username} 已恢复。`)).toBeVisible();
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL('/');
  });

  test('nobody can change or lock themselves', async ({ browser, watch, admin }) => {
    await admin.confirmPassword();
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
    // The page that signs out may still be telling its zone.
    watch.expectFailure(/study-time\/zone$/);
    await page.goto('/admin/login?setup=a-token-that-nobody-gave');
    await fillNewAccount(page, newcomer());
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('这个地址已经用过');

    const person = await register(context);
    await page.goto('/admin/login');
    await expect(page.getByText(`你现在以 ${person.username} 登录`)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByLabel('邮箱或用户名')).toBeVisible();
  });

  test('long lists go on by pages', async ({ browser, watch, admin }) => {
    const prefix = `many${newcomer().username.slice(-12)}n`;
    await runSql(
      `insert into users (id, name, email, username, username_key)
       select gen_random_uuid(), $1 || n, $1 || n || '@example.org', $1 || n, $1 || n from generate_series(1, 52) n`,
      [prefix],
    );
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto(`/admin/users?search=${prefix}`);
    await expect(desk.page.getByRole('row')).toHaveCount(51);
    await desk.page.getByRole('button', { name: '加载更多' }).click();
    await expect(desk.page.getByRole('row')).toHaveCount(53);
    await expect(desk.page.getByRole('button', { name: '加载更多' })).toHaveCount(0);
  });

  test('on a phone the way around is behind one button, which says where one is', async ({
    browser,
    watch,
    admin,
  }) => {
    const { page } = await openBrowser(browser, watch, await admin.api.storageState());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/payments/refunds');
    const menu = page.getByRole('navigation', { name: '管理区' });
    const button = menu.getByRole('button', { name: '管理区 付款' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link')).toHaveCount(0);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('list', { name: '资金' }).getByRole('link')).toHaveText([
      '付款',
      '提现',
      '账本',
    ]);
    await expect(menu.getByRole('link', { name: '付款' })).toHaveAttribute('aria-current', 'page');
    await expectNoViolation(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(menu.getByRole('link')).toHaveCount(0);

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: '账本' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/ledger');
    await expect(heading(page)).toHaveText('账本');
    await expect(menu.getByRole('button', { name: '管理区 账本' })).toBeFocused();
    await expect(menu.getByRole('link')).toHaveCount(0);

    // Back closes what was opened on the page that it leaves.
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: '提现' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/admin/payments/refunds');
    await expect(menu.getByRole('link')).toHaveCount(0);
  });
});
