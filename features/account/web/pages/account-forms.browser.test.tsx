// The forms of an account with all that can be wrong in them: each error at its field, and nothing that was typed is lost.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { logIn } from '../../../../kit/core/client-state.ts';
import { changeClientState } from '../../../../kit/web/client-store.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose, refuse } from '../../../../kit/web/testing/server.ts';
import { rememberSession } from '../session.ts';
import { hasSessionEnded } from '../session-end.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const alert = page.getByRole('alert');
const email = page.getByLabelText('邮箱');
const password = page.getByLabelText('密码');
const repeated = page.getByLabelText('再输入一次密码');
const identifier = page.getByLabelText('邮箱或用户名');
const says = (text: string | RegExp) => expect.element(alert.filter({ hasText: text }).first()).toBeVisible();

const renderGuest = (part: React.ReactNode, path: string) =>
  renderFeature(<main>{part}</main>, { texts: ['account'], path, viewer: 'guest' });

async function fillRegistration(): Promise<void> {
  await email.fill('anna@example.org');
  await password.fill('hao-tian-qi');
  await repeated.fill('hao-tian-qi');
}

it('registering checks every field before it sends, and stands on the first that is wrong', async () => {
  await renderGuest(<RegisterPage />, '/auth/register?invite=A3C4D6E7');
  await expect.element(page.getByLabelText(/邀请码/)).toHaveValue('A3C4D6E7');
  await page.getByRole('button', { name: '注册' }).click();
  await says('请填写所有必填项。');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/这一项要填写/);
  await expectNoViolation();
  await email.fill('nobody');
  await password.fill('12345');
  await repeated.fill('12345');
  await userEvent.keyboard('{Enter}');
  await says(/这不像一个邮箱地址/);
  await says(/密码至少要 6 个字符。/);
  await expect.element(email).toHaveFocus();
  await fillRegistration();
  await repeated.fill('hao-tian-qi!');
  await userEvent.keyboard('{Enter}');
  await says('两次输入的密码不一样。');
  await expect.element(repeated).toHaveFocus();
  await expect.element(email).toHaveValue('anna@example.org');
  expect(callsTo('/account/register')).toEqual([]);
});

it('registering says at its field what the server refuses, and keeps what was typed', async () => {
  await renderGuest(<RegisterPage />, '/auth/register?invite=A3C4D6E7');
  for (const [code, data, field, text] of [
    ['EMAIL_TAKEN', null, email, /已经有账号了/],
    ['FIELDS_INVALID', { problem: 'password_too_common' }, password, /./],
    ['INVITE_INVALID', { problem: 'used_up' }, page.getByLabelText(/邀请码/), /./],
  ] as const) {
    answer('POST /account/register', () => refuse(code, { data }));
    await fillRegistration();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(text);
    await expect.element(password).toHaveValue('hao-tian-qi');
  }
});

it('registering is sent once, however often Enter is pressed', async () => {
  await renderGuest(<RegisterPage />, '/auth/register');
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer('POST /account/register', () => promise);
  await fillRegistration();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  resolve(refuse('EMAIL_TAKEN'));
  await expect.element(email).toBeInvalid();
  expect(callsTo('/account/register')).toHaveLength(1);
});

it('whoever is locked out is told why, since and until when, and whom to write to', async () => {
  await renderGuest(<LoginPage />, '/auth/login');
  await identifier.fill('anna');
  await password.fill('hao-tian-qi');
  const lock = { cause: 'payment', reason: '请先说明三月的那笔付款', since: '2026-11-20T02:00:00.000Z' };
  answer('POST /account/sign-in', () =>
    refuse('ACCOUNT_BANNED', {
      status: 403,
      data: { ...lock, until: '2026-12-24T15:59:00.000Z', contact: 'help@yulu.example' },
    }),
  );
  await page.getByRole('button', { name: '登录' }).click();
  const told = page.getByRole('alert');
  for (const text of [/有一笔付款或订单/, '请先说明三月的那笔付款', /2026年11月20日/, /2026年12月2[45]日/])
    await expect.element(told.getByText(text)).toBeVisible();
  await expect
    .element(told.getByRole('link', { name: 'help@yulu.example' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:help@yulu\.example\?subject=/));
});

it('signing in tells why it failed, keeps what was typed, and works at the next try', async () => {
  await renderGuest(<LoginPage />, '/auth/login');
  await identifier.fill('anna');
  await password.fill('hao-tian-qi');
  const wait = { retryAfterSeconds: 600 };
  for (const [refused, text] of [
    [() => refuse('SIGN_IN_FAILED', { status: 401 }), '登录失败，请检查用户名和密码。'],
    [() => refuse('ACCOUNT_BANNED', { status: 403 }), /这个账号已被停用/],
    [() => refuse('TOO_MANY_REQUESTS', { status: 429, data: wait }), /请过 10 分钟（\d\d:\d\d 以后）再试/],
    [lose, /服务器没有回应/],
  ] as const) {
    answer('POST /account/sign-in', refused);
    await page.getByRole('button', { name: '登录' }).click();
    await says(text);
    await expect.element(identifier).toHaveValue('anna');
    await expect.element(password).toHaveValue('hao-tian-qi');
  }
  await expectNoViolation();
  answer('POST /account/sign-in', () => refuse('CODE_NEEDED', { status: 401 }));
  await page.getByRole('button', { name: '登录' }).click();
  await expect.element(page.getByLabelText('验证码')).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
});

it('whoever was signed in until the session ended is told why, and who signs out by themselves is not', async () => {
  changeClientState((state) => logIn(state, { role: 'student', membershipType: 'free' }));
  await renderGuest(<LoginPage />, '/auth/login?returnUrl=%2Fstudy');
  await expect.element(page.getByText('你已经退出了登录')).toBeVisible();
  await expect.element(page.getByText(/有 30 天没来/)).toBeVisible();
  await expectNoViolation();
  expect(hasSessionEnded()).toBe(true);
  rememberSession(null);
  expect(hasSessionEnded()).toBe(false);
});

it('an admin whose session ended is told of the hours that theirs lasts', async () => {
  changeClientState((state) => logIn(state, { role: 'admin', membershipType: 'free' }));
  await renderGuest(<LoginPage />, '/auth/login?returnUrl=%2Fadmin%2Fglobal-orders');
  await expect.element(page.getByText(/12 小时后会自动退出/)).toBeVisible();
  await expect.element(page.getByText(/30 天/)).not.toBeInTheDocument();
});

it('a forgotten password asks for an address, and says the same for any', async () => {
  await renderGuest(<ForgotPasswordPage />, '/auth/forgot-password');
  await page.getByRole('button', { name: '发送链接' }).click();
  await says('请输入你的邮箱地址。');
  answer('POST /account/password-reset/request', () => ({}));
  await email.fill('nobody@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('重设密码的链接已经发到你的邮箱。')).toBeVisible();
  await expectNoViolation();
});

it('a link that was used leads to a new one', async () => {
  await renderGuest(<ResetPasswordPage />, '/auth/reset-password?token=0123456789ab');
  answer('POST /account/password-reset', () => refuse('LINK_INVALID'));
  await page.getByLabelText('新密码').fill('another-one-here');
  await repeated.fill('another-one-here');
  await userEvent.keyboard('{Enter}');
  await says(/这个链接已经用过/);
  await expect.element(page.getByRole('link', { name: '重新要一个链接' })).toBeVisible();
  await expectNoViolation();
});

const confirmAgain = async (emailVerified: boolean) => {
  const token = '/auth/confirm-email?token=0123456789ab';
  await renderFeature(<ConfirmEmailPage />, { texts: ['account'], path: token });
  answer('POST /account/email/confirm', () => refuse('LINK_INVALID'));
  answer('GET /account/session', () => ({
    person: { email: 'anna@example.org', role: 'student', username: null, vipUntil: null, emailVerified },
  }));
  await page.getByRole('button', { name: '确认这个邮箱' }).click();
};

it('a link of confirming that is opened twice says that the address is confirmed', async () => {
  await confirmAgain(true);
  await expect.element(page.getByText(/anna@example\.org 已经确认过/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '去“我的”' })).toBeVisible();
  await expectNoViolation();
});

it('and to whom it is not yet that the link is used up', async () => {
  await confirmAgain(false);
  await says(/这个链接已经用过/);
});
