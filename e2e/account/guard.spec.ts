// The guard before every page: each route for each role, the way back with its query, and no way off this site.

import type { BrowserContext, Page } from '@playwright/test';
import { goInside, pushAddress } from '../support/go-inside.ts';
import { expect, openBrowser, type Role, register, signInAgain, test } from '../support/people.ts';

type Viewer = 'guest' | Role;
/** `shown` as it is; `sign-in` with the way back; else the path it is exchanged for. */
type Outcome = 'shown' | 'sign-in' | '/' | '/admin/dashboard';
type Row = { readonly paths: readonly string[] } & Readonly<Record<Viewer, Outcome>>;

const QUERY = '?tab=plans&name=%E7%8E%8B%20a%26b&sum=1%2B1';
const member = { student: 'shown', teacher: 'shown', distributor: 'shown', admin: 'shown' } as const;

const TABLE: readonly Row[] = [
  { paths: ['/', '/preschool', '/preschool/hello'], guest: 'shown', ...member },
  {
    paths: ['/auth/login', '/auth/register'],
    guest: 'shown',
    student: '/',
    teacher: '/',
    distributor: '/',
    admin: '/',
  },
  {
    paths: [
      '/auth/forgot-password',
      '/auth/reset-password',
      '/auth/confirm-email',
      '/global-services',
      '/global-services/policy',
      '/global-services/cost',
      '/global-services/product-upload',
      '/waiting-list',
      '/privacy',
      '/guardian',
      '/report/nobodys',
    ],
    guest: 'shown',
    ...member,
  },
  { paths: ['/admin/login'], guest: 'shown', ...member, admin: '/admin/dashboard' },
  {
    paths: [
      '/welcome',
      '/study',
      '/study/session',
      '/study/words',
      '/study/lessons',
      '/study/lessons/greetings',
      '/study/lessons/greetings/practice',
      '/words/anki',
      '/study/texts',
      '/study/texts/station-buns',
      '/study/texts/own',
      '/study/settings',
      '/roleplay',
      '/roleplay/01920000-0000-7000-8000-000000000000/review',
      '/agent',
      '/global-tutors',
      '/adaptive-learning',
      '/learning-path',
      '/placement',
      '/profile',
      '/profile/memory',
      '/profile/privacy',
      '/profile/membership',
      '/payments',
      '/notices',
      '/payments/01920000-0000-7000-8000-000000000000',
      '/payments/01920000-0000-7000-8000-000000000000/receipt',
      '/payments/01920000-0000-7000-8000-000000000000/test',
      '/profile/report',
      '/profile/report/answers',
      '/profile/report/words',
      '/profile/report/days',
      '/profile/study-time',
      '/profile/referral',
      '/profile/earnings',
      '/profile/become-distributor',
      '/offline-learning',
      '/offline-learning/detail',
      '/global-services/my-orders',
      '/global-services/enquiries',
      '/global-services/order-details',
      '/global-services/payment',
      '/global-services/order-confirmation',
      '/scenarios',
      '/scenarios/restaurant/noodles',
      '/ai-roles',
      '/ai-role/waiter',
      '/teaching',
      '/teaching/classes/01920000-0000-7000-8000-000000000000',
      '/teaching/classes/01920000-0000-7000-8000-000000000000/assignments/01920000-0000-7000-8000-000000000000',
      '/teaching/classes/01920000-0000-7000-8000-000000000000/assignments/01920000-0000-7000-8000-000000000000/worksheet',
      '/teaching/classes/01920000-0000-7000-8000-000000000000/learners/01920000-0000-7000-8000-000000000000',
      '/classes',
      '/classes/01920000-0000-7000-8000-000000000000',
    ],
    guest: 'sign-in',
    ...member,
  },
  {
    paths: [
      '/admin/dashboard',
      '/admin/ai-config',
      '/admin/ai-roles',
      '/admin/ai-roles/new',
      '/admin/ai-roles/waiter',
      '/admin/ai-roles/waiter/history',
      '/admin/ai-services',
      '/admin/ai-reports',
      '/admin/teachers',
      '/admin/users',
      '/admin/users/01920000-0000-7000-8000-000000000000',
      '/admin/lessons',
      '/admin/videos',
      // As the router reads them, so must the guard. Between two that are one page stands another, whose title is new.
      '/ADMIN/users',
      '/admin/global-orders',
      '/admin/global-orders/enquiries',
      '/%61dmin/users',
      '/admin/global-settings',
      '/admin/users/',
      '/admin/settings',
      '/admin/audit',
      '/admin/mails',
      '/admin/waiting-list',
      '/admin/payments',
      '/admin/payments/revenue',
      '/admin/payments/refunds',
      '/admin/payments/disputes',
      '/admin/payments/messages',
      '/admin/payments/01920000-0000-7000-8000-000000000000',
      '/admin/withdrawals',
      '/admin/distributors',
      '/admin/ledger',
      '/ai-role-chat-test',
    ],
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
  {
    paths: [
      '/no-such-page',
      '/study/a/b/c',
      '/auth',
      '/auth/nothing',
      '/preschool-nothing',
      '/admin/nothing',
    ],
    guest: '/',
    student: '/',
    teacher: '/',
    distributor: '/',
    admin: '/',
  },
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

/** Every path, or the first of each row, inside the page; the first of each row also by a full load. */
async function walk(page: Page, viewer: Viewer, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (const row of TABLE) {
    for (const [index, path] of row.paths.slice(0, most).entries()) {
      const outcome = row[viewer];
      const wanted =
        outcome === 'shown' ? path + QUERY : outcome === 'sign-in' ? wayBack(path + QUERY) : outcome;
      const isThere = (url: URL) => url.pathname + url.search === wanted;
      if (index === 0) {
        await page.goto(path + QUERY);
        await expect(page, `${viewer} loads ${path}`).toHaveURL(isThere);
        expect(await settle(page), `${viewer} loads ${path}`).toBe(wanted);
      }
      const what = `${viewer} goes to ${path}`;
      if (outcome !== 'shown') {
        await goAndBeLed(page, path + QUERY, isThere, what);
      } else {
        if (index === 0) await goInside(page, path === '/preschool' ? '/auth/forgot-password' : '/preschool');
        await goInside(page, path + QUERY);
        expect(await settle(page), what).toBe(wanted);
      }
    }
    await settle(page);
  }
}

test.describe.configure({ mode: 'parallel' });

test.describe('every route', () => {
  /** Nobody has made this payment, class or link: their pages say so. */
  const NOBODYS = /\/(payments|talks|classes|users)\/01920000-|\/shared\/nobodys/;

  test('as a guest', async ({ page, watch }) => {
    watch.expectFailure(NOBODYS);
    await walk(page, 'guest');
  });

  for (const role of ['student', 'teacher', 'distributor', 'admin'] as const) {
    test(`as ${role}`, async ({ page, context, watch, admin }) => {
      watch.expectFailure(NOBODYS);
      const person = await register(context);
      if (role !== 'student') {
        await admin.giveRole(person, role);
        await signInAgain(context, person);
      }
      // The rule itself asks for one role alone (guard.test.ts): the other roles look at one page of each kind.
      await walk(page, role, role === 'teacher' || role === 'distributor' ? 1 : undefined);
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

  const HOSTILE = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    ';//evil.example',
    '/;@evil.example',
    '@evil.example',
    '/\n/evil.example',
    '/\t/evil.example',
    '\r\n//evil.example',
    '/..//evil.example',
    '/./%0d/../..//evil.example',
    '/auth/login',
    '/AUTH/login?returnUrl=//evil.example',
  ];

  test('never leads off this site', async ({ page, context }) => {
    await register(context);
    await watchForLeaving(context);
    await page.goto('/auth/login?returnUrl=%2F%2Fevil.example');
    await expect(page).toHaveURL('/');
    for (const value of HOSTILE) {
      for (const encoded of [encodeURIComponent(value), value]) {
        await goAndBeLed(page, `/auth/login?returnUrl=${encoded}`, isHome, value);
        expect(await settle(page), value).toBe('/');
      }
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
