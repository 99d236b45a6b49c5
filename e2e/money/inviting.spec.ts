// Inviting friends and earning by it: from the link to the reward, and from the application to the money paid out.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { fillNewAccount, heading } from '../support/account-steps.ts';
import { runSql } from '../support/database.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import {
  confirmPassword,
  expect,
  newcomer,
  openBrowser,
  PASSWORD,
  type Person,
  register,
  signInAgain,
  test,
  typePasswordAgain,
} from '../support/people.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('inviting', () => {
  test('the link leads a guest to an account, and the inviter sees who came', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    const inviter = await register(context);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: '邀请奖励' }).click();
    await expect(region(page, '谁来了').getByText('还没有人来')).toBeVisible();
    await expectNoViolation(page);
    const link = await page.getByLabel('你的邀请链接').inputValue();

    const guest = await openBrowser(browser, watch);
    await guest.page.goto(new URL(link).pathname);
    await expect(heading(guest.page)).toHaveText(`${inviter.username} 邀请你一起学中文`);
    await expect(guest.page.getByText('你会多得 15 分钟学习时长')).toBeVisible();
    await expectNoViolation(guest.page);
    await guest.page.getByRole('main').getByRole('link', { name: '注册' }).click();
    await expect(guest.page.getByLabel('邀请码')).toHaveValue(link.split('/').at(-1) ?? '');
    await fillNewAccount(guest.page, { email: newcomer().email });
    await guest.page.keyboard.press('Enter');
    await expect(guest.page).toHaveURL('/welcome');
    await guest.page.goto(new URL(link).pathname);
    await expect(guest.page.getByText('你已经有账号了')).toBeVisible();

    await page.reload();
    await expect(region(page, '邀请情况')).toContainText('已注册1');
    await expect(region(page, '谁来了').getByRole('cell', { name: 'g***' })).toBeVisible();
    await expect(region(page, '奖励').getByText('还差 10 次')).toBeVisible();
  });

  test('a code that cannot be used is told at its field, with all else kept', async ({ page, watch }) => {
    watch.expectFailure(/account\/register|invites\//);
    await page.goto('/invite/NOSUCHCODE');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('没有这个邀请码');
    await page.getByRole('link', { name: '不用邀请码注册' }).click();
    const { email } = newcomer();
    await fillNewAccount(page, { email });
    await page.getByRole('button', { name: '我有邀请码' }).click();
    await page.getByLabel('邀请码').fill('nosuchcode');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('邀请码')).toHaveAccessibleDescription(/没有这个邀请码/);
    await expect(page.getByLabel('邮箱')).toHaveValue(email);
    await page.getByLabel('邀请码').fill('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome');
  });

  test('ten successful invitations are three days of VIP, claimed once by keyboard', async ({
    page,
    context,
  }) => {
    const { id } = await register(context);
    await page.goto('/profile/referral');
    await expect(page.getByLabel('你的邀请链接')).toBeVisible();
    await runSql('update users set email_verified = true where id = $1', [id]);
    await succeed(id, 10);
    await page.reload();
    await page.getByRole('button', { name: '领取 3 天 VIP' }).focus();
    await page.keyboard.press('Enter');
    await expect(region(page, '奖励').getByText(/已领取$/)).toBeVisible();
    await expect(page.getByText('已领取：3 天 VIP。')).toBeVisible();
    await expect(page.getByRole('button', { name: '领取 3 天 VIP' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: / VIP 的菜单$/ })).toBeVisible();
    await expectNoViolation(page);
  });
});

/** People who came by somebody's code and have studied on two days. */
async function succeed(inviterId: string, people: number): Promise<void> {
  await runSql(
    `with code as (select id, owner_id from invite_codes where owner_id = $1),
      fresh as (insert into users (id, name, email, email_verified)
        select gen_random_uuid(), 'friend', gen_random_uuid() || '@example.org', true
        from generate_series(1, $2) returning id)
      insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals, studied_at)
        select fresh.id, code.owner_id, code.id, false, 'clean', '{}', now() from fresh, code`,
    [inviterId, people],
  );
}

test.describe('distributing', () => {
  test('from the application over commission to a withdrawal that an admin approves and pays', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    const person = await register(context);
    await page.goto('/profile/become-distributor');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByLabel('你打算怎么推广？')).toBeFocused();
    await page.getByLabel('你打算怎么推广？').fill('我在里斯本教四十个家庭学中文，会把语路介绍给他们。');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('申请正在审核')).toBeVisible();
    await expectNoViolation(page);

    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/distributors');
    await desk.page.getByRole('button', { name: `批准 ${person.username}`, exact: true }).click();
    await expectNoViolation(desk.page);
    await dialog(desk.page).getByRole('button', { name: '批准' }).click();
    await expect(desk.page.getByText(`${person.username} 现在是推广伙伴。`)).toBeVisible();
    await signInAgain(context, person);

    await page.goto('/profile/earnings');
    await page.getByRole('button', { name: '新建邀请码' }).click();
    await dialog(page).getByLabel(/备注/).fill('家长群');
    await page.keyboard.press('Enter');
    await expect(region(page, '邀请码管理').getByText('家长群')).toBeVisible();
    const code = (await page.getByLabel(/^邀请链接/).inputValue()).split('/').at(-1) ?? '';
    await earn(browser, watch, code, person);

    await page.reload();
    await expect(region(page, '余额')).toContainText('可提现¥119.60');
    await expectNoViolation(page);
    await page.getByRole('button', { name: '申请提现' }).click();
    await dialog(page).getByLabel('金额（元）').fill('119.61');
    await dialog(page).getByLabel('收款方式').selectOption('alipay');
    await dialog(page).getByLabel('收款人姓名').fill('王小明');
    await dialog(page).getByLabel('收款账户').fill('xiaoming@example.org');
    watch.expectFailure(/distribution\/withdrawals/);
    await page.keyboard.press('Enter');
    await typePasswordAgain(page);
    await expect(dialog(page).getByLabel('金额（元）')).toHaveAccessibleDescription(/可提现的只有 ¥119.60/);
    await dialog(page).getByLabel('金额（元）').fill('119,60');
    await page.keyboard.press('Enter');
    await expect(region(page, '提现').getByText('等待审核')).toBeVisible();
    await expect(region(page, '余额')).toContainText('提现中¥119.60');

    await desk.page.goto('/admin/withdrawals?state=requested');
    const row = desk.page.getByRole('row').filter({ hasText: person.username });
    await row.getByRole('button', { name: /^处理/ }).click();
    await desk.page.getByRole('button', { name: '显示完整信息' }).click();
    await expect(dialog(desk.page).getByText('xiaoming@example.org')).toBeVisible();
    await expectNoViolation(desk.page);
    await decide(desk.page, '批准', '已批准');
    await decide(desk.page, '已发起打款', '打款中');
    await dialog(desk.page).getByRole('button', { name: '登记已付款' }).click();
    await dialog(desk.page).getByLabel('付款单号').fill('ALI-2026-1');
    await desk.page.keyboard.press('Enter');
    await expect(dialog(desk.page).getByText('已付款', { exact: true })).toBeVisible();

    await page.reload();
    await expect(region(page, '提现').getByText('已付款')).toBeVisible();
    await expect(region(page, '提现').getByText(/单号 ALI-2026-1/)).toBeVisible();
    await expect(region(page, '余额')).toContainText('已提现¥119.60');
  });

  test('a withdrawal that nobody has decided about is cancelled by its owner', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    const person = await register(context);
    await admin.giveRole(person, 'distributor');
    await signInAgain(context, person);
    const made = await context.request.post('/api/distribution/codes', {
      data: { label: '', maxUses: null },
    });
    await earn(browser, watch, (await made.json()).code, person);
    const payee = { method: 'pix', name: 'Ana', account: 'ana@example.org' };
    const data = { id: randomUUID(), amountFen: 10_000, payee };
    await page.goto('/profile/earnings');
    await expect(region(page, '余额')).toContainText('可提现¥119.60');
    await confirmPassword(context.request);
    expect((await context.request.post('/api/distribution/withdrawals', { data })).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: '取消 ¥100.00 的提现' }).click();
    await dialog(page).getByRole('button', { name: '取消提现' }).click();
    await expect(region(page, '提现').getByText('已取消')).toBeVisible();
    await expect(region(page, '余额')).toContainText('可提现¥119.60');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载 CSV' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^commissions-.*\.csv$/);
  });

  test('a suspicious invitation is judged with its reasons in sight', async ({ browser, watch, admin }) => {
    const { code } = await (await admin.api.get('/api/referral')).json();
    const { context } = await openBrowser(browser, watch);
    const owner = await register(context);
    const own = await (await context.request.get('/api/referral')).json();
    expect(own.code).not.toBe(code);
    const guest = await openBrowser(browser, watch);
    const { username } = newcomer();
    const form = { username, email: `${username}@yopmail.com`, password: PASSWORD, repeated: PASSWORD };
    const data = { ...form, inviteCode: own.code };
    expect((await guest.context.request.post('/api/account/register', { data })).status()).toBe(200);

    await admin.confirmPassword();
    const desk = await openBrowser(browser, watch, await admin.api.storageState());
    await desk.page.goto('/admin/distributors');
    const item = desk.page.getByRole('listitem').filter({ hasText: `${username} 通过 ${owner.username}` });
    await expect(item.getByText('临时邮箱')).toBeVisible();
    await item.getByRole('button', { name: `不计入 ${username} 的邀请` }).click();
    await expectNoViolation(desk.page);
    await dialog(desk.page).getByRole('button', { name: '不计入' }).click();
    await expect(item).toHaveCount(0);
    const { invitations } = await (await context.request.get('/api/referral/invitations')).json();
    expect(invitations).toMatchObject([{ verdict: 'rejected' }]);
  });
});

async function decide(page: Page, action: string, state: string): Promise<void> {
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await expect(dialog(page).getByText(state, { exact: true })).toBeVisible();
}

/** A guest comes by the code and buys for 598 yuan, whose fifth leaves the hold. */
async function earn(
  browser: Parameters<typeof openBrowser>[0],
  watch: Parameters<typeof openBrowser>[1],
  inviteCode: string,
  distributor: Person,
): Promise<void> {
  const { context } = await openBrowser(browser, watch);
  const data = { ...newcomer(), password: PASSWORD, repeated: PASSWORD, inviteCode };
  expect((await context.request.post('/api/account/register', { data })).status()).toBe(200);
  await runSql('update users set email_verified = true where username = $1', [data.username]);
  await context.request.put('/api/privacy/age', { data: { age: 'adult' } });
  await buy(context, { kind: 'plan', plan: 'year', amountFen: 35_800 });
  await buy(context, { kind: 'boosters', count: 20, amountFen: 12_000 });
  await buy(context, { kind: 'boosters', count: 20, amountFen: 12_000 });
  await runSql(`update commissions set available_at = now() where distributor_id = $1`, [distributor.id]);
}

async function buy({ request }: BrowserContext, what: object): Promise<void> {
  const bought = await request.post('/api/membership/purchases', { data: { id: randomUUID(), ...what } });
  const { paymentId } = await bought.json();
  // The same was bought a moment ago, and the payer knows.
  const { alike } = await (await request.get(`/api/payments/${paymentId}`)).json();
  const besides = alike ? { besides: alike.id } : {};
  await request.post(`/api/payments/${paymentId}/begin`, { data: { provider: 'test', ...besides } });
  const paid = await request.post(`/api/payments/${paymentId}/test`, { data: { play: 'succeed' } });
  expect((await paid.json()).state).toBe('succeeded');
}
