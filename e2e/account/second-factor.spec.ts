// The journey of the second factor: turned on, asked for at the sign-in, a recovery code in its place, turned off.

import { TOTP } from 'otpauth';
import { password, signIn } from '../support/account-steps.ts';
import { expect, PASSWORD, register, test } from '../support/people.ts';

/** What an app shows `steps` half minutes from now; a code is good once. */
function codeOf(secret: string, steps: number): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret, period: 30 }).generate({ timestamp });
}

test('the second factor is set up, asked for, replaced by a recovery code and turned off', async ({
  page,
  context,
  watch,
}) => {
  // The first answer asks for the code.
  watch.expectFailure(/\/api\/account\/sign-in$/);
  const { email } = await register(context);
  // The page asks nothing any more when the session ends under it.
  const leave = async () => {
    await page.goto('about:blank');
    await context.clearCookies();
  };
  await page.goto('/profile');
  const section = page.getByRole('region', { name: '两步验证' });
  await section.getByRole('button', { name: '开启两步验证' }).click();
  await section.getByLabel('现在的密码').fill(PASSWORD);
  await section.getByRole('button', { name: '下一步' }).click();
  await expect(section.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const drawn = await section
    .getByRole('img')
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  expect(drawn).toBe(true);
  const secret = await section.getByLabel('不能扫码时，手动输入这个密钥').inputValue();
  await section.getByLabel('验证码').fill(codeOf(secret, -1));
  await section.getByRole('button', { name: '开启', exact: true }).click();
  await expect(section.getByText('请保存这些备用码')).toBeVisible();
  const recovery = await section.getByRole('listitem').allTextContents();
  expect(recovery.length).toBeGreaterThanOrEqual(8);
  await section.getByRole('button', { name: '我已保存' }).click();
  await expect(section).toContainText(`还剩 ${recovery.length} 个备用码`);

  await leave();
  await signIn(page, email);
  await expect(page.getByLabel('验证码')).toBeFocused();
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.keyboard.type(codeOf(secret, 0));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);

  await leave();
  await signIn(page, email);
  await page.getByLabel('验证码').fill(recovery[0] ?? '');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile');
  await expect(section).toContainText(`还剩 ${recovery.length - 1} 个备用码`);

  await section.getByRole('button', { name: '关闭两步验证' }).click();
  await section.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await section.getByLabel('验证码').fill(recovery[1] ?? '');
  await section.getByRole('button', { name: '关闭两步验证' }).click();
  await expect(section.getByRole('button', { name: '开启两步验证' })).toBeVisible();
  await leave();
  await signIn(page, email);
  await expect(page).not.toHaveURL(/login/);
});
