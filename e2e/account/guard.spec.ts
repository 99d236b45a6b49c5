// The guard before every page: a page of each kind for each role, the way back with its query, and no way off this site.

import type { BrowserContext, Page } from '@playwright/test';
import { goInside, pushAddress } from '../support/go-inside.ts';
import { expect, openBrowser, type Role, register, signInAgain, test } from '../support/people.ts';

type Viewer = 'guest' | Role;
/** `shown` as it is; `sign-in` with the way back; else the path it is exchanged for. */
type Outcome = 'shown' | 'sign-in' | '/' | '/admin/dashboard';
type Row = { readonly paths: readonly string[] } & Readonly<Record<Viewer, Outcome>>;

const QUERY = '?tab=plans&name=%E7%8E%8B%20a%26b&sum=1%2B1';
const member = { student: 'shown', teacher: 'shown', distributor: 'shown', admin: 'shown' } as const;

/**
 * One page of each kind. What each other page declares is held by `app/web/pages.browser.test.tsx`, what follows from it for
 * each role by `guard.test.ts`.
 */
const TABLE: readonly Row[] = [
  { paths: ['/', '/preschool/hello'], guest: 'shown', ...member },
  { paths: ['/auth/login'], guest: 'shown', student: '/', teacher: '/', distributor: '/', admin: '/' },
  { paths: ['/auth/forgot-password'], guest: 'shown', ...member },
  { paths: ['/admin/login'], guest: 'shown', ...member, admin: '/admin/dashboard' },
  { paths: ['/learning-path', '/study'], guest: 'sign-in', ...member },
  {
    // As the router reads them, so must the guard. Between two that are one page stands another, whose title is new.
    paths: ['/admin/users', '/admin/settings', '/%61dmin/users'],
    guest: 'sign-in',
    student: '/',
    teacher: '/',
    distributor: '/',
    admin: 'shown',
  },
  {
    paths: ['/admin'],
    guest: 'sign-in',
    student: '/',
    teacher: '/',
    distributor: '/',
    admin: '/admin/dashboard',
  },
  { paths: ['/no-such-page'], guest: '/', student: '/', teacher: '/', distributor: '/', admin: '/' },
];

const wayBack = (path: string) => `/auth/login?returnUrl=${encodeURIComponent(path)}`;

/** What is in the address bar once the page stands. */
async function settle(page: Page): Promise<string> {
  // A heading may stand before the code that follows addresses; the frame comes with it.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Goes there inside the page and is led to another address; ends when that stands in the address bar. */
async function goAndBeLed(page: Page, address: string, isThere: (url: URL) => boolean, what: string) {
  // Asked of the page itself: what the driver knows may be older than the push.
  const isLed = async () => isThere(new URL(await page.evaluate(() => location.href)));
  let tries = 0;
  // A push while the router is still busy with the page before is lost to it; the same address again leads nowhere.
  await expect(async () => {
    tries += 1;
    if (tries > 1) await goInside(page, '/');
    await pushAddress(page, address);
    await expect.poll(isLed, { message: what, timeout: 5_000, intervals: [10, 20, 50, 100] }).toBe(true);
  }).toPass({ timeout: 120_000 });
}

/** What a load leads a teacher and a distributor to is a student's in each row: they load every page by night. */
const LOADING: ReadonlySet<Viewer> = new Set(
  process.env['PROPERTY_RUNS'] === undefined
    ? ['guest', 'student', 'admin']
    : ['guest', 'student', 'teacher', 'distributor', 'admin'],
);

/** Every path inside the page; the first of each row also by a full load, where the viewer loads them. */
async function walk(page: Page, viewer: Viewer): Promise<void> {
  if (!LOADING.has(viewer)) await page.goto('/profile');
  for (const row of TABLE) {
    for (const [index, path] of row.paths.entries()) {
      const outcome = row[viewer];
      const wanted =
        outcome === 'shown' ? path + QUERY : outcome === 'sign-in' ? wayBack(path + QUERY) : outcome;
      const isThere = (url: URL) => url.pathname + url.search === wanted;
      if (index === 0 && LOADING.has(viewer)) {
        await page.goto(path + QUERY);
        await expect(page, `${viewer} loads ${path}`).toHaveURL(isThere);
        expect(await settle(page), `${viewer} loads ${path}`).toBe(wanted);
      }
      const what = `${viewer} goes to ${path}`;
      if (outcome !== 'shown') {
        await goAndBeLed(page, path + QUERY, isThere, what);
      } else {
        if (index === 0) await goInside(page, '/preschool');
        await goInside(page, path + QUERY);
        expect(await settle(page), what).toBe(wanted);
      }
    }
    await settle(page);
  }
}

test.describe.configure({ mode: 'parallel' });

test.describe('a page of each kind', () => {
  test('as a guest', async ({ page }) => {
    await walk(page, 'guest');
  });

  for (const role of ['student', 'teacher', 'distributor', 'admin'] as const) {
    test(`as ${role}`, async ({ page, context, admin }) => {
      const person = await register(context);
      if (role !== 'student') {
        await admin.giveRole(person, role);
        await signInAgain(context, person);
      }
      await walk(page, role);
    });
  }
});

test.describe('the way back', () => {
  test('is taken after signing in, with path and query, and Back does not meet the sign-in page', async ({
    page,
    browser,
    watch,
  }) => {
    const { context } = await openBrowser(browser, watch);
    const { username } = await register(context);
    await page.goto('/preschool');
    await settle(page);
    await page.goto(`/learning-path${QUERY}`);
    await expect(page).toHaveURL(wayBack(`/learning-path${QUERY}`));
    await page.getByLabel('邮箱或用户名').fill(username);
    await page.getByLabel('密码', { exact: true }).fill('hao-tian-qi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/learning-path${QUERY}`);
    await page.goBack();
    await expect(page).toHaveURL('/preschool');
  });

  test('is replaced in history, also when a link inside the page leads to a guarded one', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
    await expect(page).toHaveURL(wayBack('/profile'));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goto('/no-such-page?x=1');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await settle(page);
  });

  test('survives the way over registering', async ({ page }) => {
    await page.goto(`/learning-path${QUERY}`);
    await page.getByRole('main').getByRole('link', { name: '注册' }).click();
    await expect(page).toHaveURL(`/auth/register?returnUrl=${encodeURIComponent(`/learning-path${QUERY}`)}`);
  });

  const isHome = ({ pathname, search }: URL) => pathname + search === '/';

  /** One of each way to write another site; `return-url.test.ts` holds the others. */
  const HOSTILE = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/\t/evil.example',
    '/..//evil.example',
  ];

  test('never leads off this site', async ({ page, context }) => {
    await register(context);
    await watchForLeaving(context);
    await page.goto('/auth/login?returnUrl=%2F%2Fevil.example');
    await expect(page).toHaveURL('/');
    for (const value of HOSTILE) {
      await goAndBeLed(page, `/auth/login?returnUrl=${encodeURIComponent(value)}`, isHome, value);
      expect(await settle(page), value).toBe('/');
    }
  });
});

/** Fails at the first request to another host, a followed redirect included. */
async function watchForLeaving(context: BrowserContext): Promise<void> {
  const here = new URL(process.env['YULU_E2E_URL'] ?? '').host;
  await context.route(
    (url) => url.host !== here,
    (route) => {
      throw new Error(`the page left this site for ${route.request().url()}`);
    },
  );
}
