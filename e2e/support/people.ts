// People for the journeys: registered through the API, given their role by an admin, each in a browser of their own.

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { request } from '@playwright/test';
import { test as base, expect, personalAddress, type Watch } from './fixtures.ts';

export { expect } from './fixtures.ts';

export const PASSWORD = 'hao-tian-qi';
const ADMIN = { username: 'steward', email: 'steward@example.org', password: 'guan-shan-hai' } as const;

export type Role = 'student' | 'teacher' | 'distributor' | 'admin';
export type Person = { readonly id: string; readonly username: string; readonly email: string };

export type Admin = {
  /** Calls the API as the admin. */
  readonly api: APIRequestContext;
  readonly person: Person;
  readonly giveRole: (person: Person, role: Role) => Promise<void>;
  /** For ten minutes this session, also in a browser that took over its cookie, may move money and rights. */
  readonly confirmPassword: () => Promise<void>;
};

/** `test` with the one admin of the run; each worker signs in once. */
export const test = base.extend<object, { admin: Admin }>({
  admin: [
    // Playwright wants the empty pattern where a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const api = await request.newContext({
        baseURL: process.env['YULU_E2E_URL'] ?? '',
        extraHTTPHeaders: { 'x-forwarded-for': personalAddress() },
      });
      const person = await becomeAdmin(api);
      let confirmedAt = 0;
      const confirm = async () => {
        // It holds for ten minutes, and may not be asked for without end.
        if (Date.now() - confirmedAt < 300_000) return;
        await confirmPassword(api, ADMIN.password);
        confirmedAt = Date.now();
      };
      await provide({
        api,
        person,
        giveRole: async ({ id }, role) => {
          await confirm();
          const answer = await api.put(`/api/admin/users/${id}/role`, { data: { role } });
          expect(answer.status()).toBe(200);
        },
        confirmPassword: confirm,
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

/** The first worker to come uses the one-time address up; the others sign in as soon as that admin is there. */
async function becomeAdmin(api: APIRequestContext): Promise<Person> {
  const { username, email, password } = ADMIN;
  const address = process.env['YULU_E2E_ADMIN_URL'];
  if (!address) throw new Error('YULU_E2E_ADMIN_URL is not set: the address that the server prints.');
  const token = new URL(address).searchParams.get('setup');
  await api.post('/api/account/first-admin', {
    data: { token, username, email, password, repeated: password },
  });
  await expect(async () => {
    const answer = await api.post('/api/account/sign-in', { data: { identifier: username, password } });
    expect((await answer.json()).role).toBe('admin');
  }).toPass({ intervals: [200, 500, 1000], timeout: 60_000 });
  return (await (await api.get('/api/account/session')).json()).person;
}

export async function confirmPassword(api: APIRequestContext, password = PASSWORD): Promise<void> {
  const answer = await api.post('/api/account/reauthenticate', { data: { password } });
  expect(answer.status()).toBe(200);
}

/** Fills the dialog in which a page asks for the password again. */
export async function typePasswordAgain(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '请确认是你本人' });
  await dialog.getByRole('textbox', { name: '密码' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

let count = 0;

/** Someone whom nobody else in the run knows. */
export function newcomer(): { readonly username: string; readonly email: string } {
  count += 1;
  const username = `guest${process.pid}x${Date.now().toString(36)}${count}`;
  return { username, email: `${username}@example.org` };
}

/** Registers a student of 16 or over, who has said so and is then signed in in that browser. */
export async function register(context: BrowserContext): Promise<Person> {
  const person = await registerUnasked(context);
  const answer = await context.request.put('/api/privacy/age', { data: { age: 'adult' } });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

/** The same, but nobody has asked for their age. */
export async function registerUnasked(context: BrowserContext): Promise<Person> {
  const data = { ...newcomer(), password: PASSWORD, repeated: PASSWORD };
  const answer = await context.request.post('/api/account/register', {
    data,
    headers: { 'x-forwarded-for': personalAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A new role ends the sessions of before: the person signs in again in that browser. */
export async function signInAgain(context: BrowserContext, { email }: Person): Promise<void> {
  const answer = await context.request.post('/api/account/sign-in', {
    data: { identifier: email, password: PASSWORD },
    headers: { 'x-forwarded-for': personalAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A second browser, watched like the first, signed in when a person or a browser's state is given. */
export async function openBrowser(
  browser: Browser,
  watch: Watch,
  signedIn?: Person | Awaited<ReturnType<APIRequestContext['storageState']>>,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const isState = signedIn !== undefined && 'cookies' in signedIn;
  const context = await browser.newContext({
    ...(isState ? { storageState: signedIn } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': personalAddress() },
  });
  watch.over(context);
  if (signedIn && !isState) {
    const data = { identifier: signedIn.username, password: PASSWORD };
    expect((await context.request.post('/api/account/sign-in', { data })).status()).toBe(200);
  }
  return { context, page: await context.newPage() };
}
