// What the journeys about accounts share: the fields they fill and the mails they open.

import type { APIRequestContext, Page } from '@playwright/test';
import { expect, PASSWORD } from './people.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');
export const password = (page: Page) => page.getByLabel('密码', { exact: true });

export async function signIn(page: Page, identifier: string, secret: string = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('邮箱或用户名').fill(identifier);
  await password(page).fill(secret);
  await page.getByRole('button', { name: '登录' }).click();
}

/** The newest link that was mailed to the address. */
export async function mailedLink(api: APIRequestContext, to: string, path: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { mails } = await (await api.get('/api/admin/mails')).json();
    const mail = mails.find(
      (found: { to: string; body: string }) => found.to === to && found.body.includes(path),
    );
    link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ intervals: [200, 500, 1000], timeout: 60_000 });
  return link;
}

/** The fields of an account that somebody makes: on the page for it, and, with a username, on the first admin's. */
export async function fillNewAccount(
  page: Page,
  { username, email }: { readonly username?: string; readonly email: string },
): Promise<void> {
  if (username !== undefined) await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('再输入一次密码').fill(PASSWORD);
}
