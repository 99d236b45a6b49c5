// What pages do while the server does not answer: each asks once, says so, and all wait in one loop with growing pauses.

import type { BrowserContext, Page } from '@playwright/test';
import { pushAddress } from '../support/go-inside.ts';
import { ADMIN_PAGES, LEARNER_PAGES } from '../support/pages.ts';
import { type Admin, expect, register, signInAgain, test } from '../support/people.ts';

const AWAY = /服务器(暂时)?没有回应|连接断了/;
const API = /\/api\//;
/** The first questions to a newcomer, and joining without a code, ask nothing of the server. */
const ASKING = LEARNER_PAGES.filter((path) => path !== '/welcome' && path !== '/join-class');
const PAGES = { student: ASKING, admin: ADMIN_PAGES } as const;
/** What a refusal and a lost call lead to is the same code: a few pages show that both do. */
const REFUSED = { student: ['/study', '/profile', '/payments'], admin: ['/admin/users'] } as const;

type Absence = 'refuses' | 'is cut off';

/** Counts calls by their path from now on; the server answers none of them. */
async function takeAway(page: Page, absence: Absence): Promise<Map<string, number>> {
  const calls = new Map<string, number>();
  await page.route(API, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const call = `${route.request().method()} ${pathname}${search}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    if (absence === 'is cut off') return route.abort('connectionrefused');
    const body = { code: 'SERVICE_UNAVAILABLE', message: '', data: null };
    return route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: body });
  });
  return calls;
}

/**
 * Loading every page anew is the nightly run's: by day the page is loaded once, and the others are come to inside it, where
 * the same parts ask the same questions. What a load asks besides is held by the pages that are refused.
 */
const IS_NIGHT = process.env['PROPERTY_RUNS'] !== undefined;

async function arrive(page: Page, path: string, isLoaded: boolean): Promise<void> {
  if (isLoaded) {
    await page.goto(path);
    await expect(page.getByText(AWAY).first(), `${path} says so`).toBeVisible();
    await page.waitForLoadState('networkidle');
    return;
  }
  await pushAddress(page, path);
  // What stood there before is marked; some pages have no heading until they have been answered.
  const fresh = page.locator('main :not([data-before])').filter({ hasText: AWAY });
  await expect(fresh.first(), `${path} says so`).toBeVisible();
}

/** What the page asks by the time it stands and says that nobody answers. */
async function countCalls(page: Page, path: string, calls: Map<string, number>, isLoaded: boolean) {
  calls.clear();
  await arrive(page, path, isLoaded);
  await settle(calls);
  return new Map(calls);
}

/** A part that stands later asks later: on a busy machine after the page has said that nobody answers. */
async function settle(calls: ReadonlyMap<string, number>): Promise<void> {
  const count = () => Array.from(calls.values()).reduce((sum, each) => sum + each, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

const SESSION = 'GET /api/account/session';
/** Without a question for so long, a page has asked all of its own. */
const QUIET_MS = 200;

/** So many pages a journey: a slow machine takes some seconds for each. */
const PAGES_AT_ONCE = 25;
const PARTS = (['refuses', 'is cut off'] as const).flatMap((absence) =>
  (['student', 'admin'] as const).flatMap((role) => {
    const all = (absence === 'refuses' ? REFUSED : PAGES)[role];
    const parts = Array.from({ length: Math.ceil(all.length / PAGES_AT_ONCE) }, (_, part) =>
      all.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE),
    );
    return parts.map((paths, part) => ({ absence, role, part: part + 1, paths }));
  }),
);

for (const { absence, role, part, paths } of PARTS) {
  test(`each page of a ${role} asks once while the server ${absence} (${part})`, async ({
    page,
    context,
    admin,
    watch,
  }) => {
    watch.expectFailure(API);
    await signIn(context, page, role, admin);
    const calls = await takeAway(page, absence);
    await page.clock.install();
    for (const [at, path] of paths.entries()) {
      const first = await countCalls(page, path, calls, IS_NIGHT || absence === 'refuses' || at === 0);
      // The loop asks by the session alone, whose own first question may thus have followers.
      const twice = Array.from(first).filter(([call, count]) => count > 1 && call !== SESSION);
      expect(twice, `${path} asks once`).toEqual([]);
      await expect(async () => {
        // Each timer that is due fires once: the pauses of the loop, without the frames between them.
        await page.clock.fastForward(60_000);
        expect(calls.get(SESSION), `${path} looks again`).toBeGreaterThan((first.get(SESSION) ?? 0) + 1);
      }).toPass({ intervals: [20, 50, 100, 250] });
      // A part that stands later asks its own questions once, too.
      const again = Array.from(calls).filter(([call, count]) => count > (first.get(call) ?? 1));
      expect(
        again.map(([call]) => call),
        `${path} waits in one loop`,
      ).toEqual([SESSION]);
    }
  });
}

async function signIn(context: BrowserContext, page: Page, role: 'student' | 'admin', admin: Admin) {
  const person = await register(context);
  if (role === 'admin') {
    await admin.giveRole(person, role);
    await signInAgain(context, person);
  }
  // The page knows from its last visit who was signed in; what that visit asks must not be counted with the next.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: new RegExp(person.username) })).toBeVisible();
}

test('the study page asks its two questions once when only they fail', async ({ page, context, watch }) => {
  watch.expectFailure(/tutor-chat/);
  await register(context);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  let count = 0;
  await page.route(/tutor-chat\/(talks|tutors)/, (route) => {
    count += 1;
    return route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: '', data: null } });
  });
  await page.clock.install();
  await page.goto('/study');
  await expect(page.getByText('我们这边出了问题').first()).toBeVisible();
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(count).toBe(2);
});

test('what could not be read comes by itself when the server is back, and at once when asked for', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(API);
  await register(context);
  await page.goto('/');
  await takeAway(page, 'refuses');
  await page.clock.install();
  await page.goto('/ai-roles');
  await expect(page.getByText(AWAY).first()).toBeVisible();
  await page.unroute(API);
  await page.clock.runFor(10_000);
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /服务员/ }).first()).toBeVisible();
  await takeAway(page, 'is cut off');
  await page.goto('/profile/membership');
  await expect(page.getByText(AWAY).first()).toBeVisible();
  // The loop stands still from here on, so that the button alone asks.
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.unroute(API);
  await page.getByRole('button', { name: '现在再试' }).first().click();
  await page.clock.resume();
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a page whose code cannot be fetched says so in words, and opens when it can', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(/\/(api|assets)\/|build\.json|favicon/);
  watch.expectError(/dynamically imported|Failed to load resource/);
  await register(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: '我的', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '没有连上网络' })).toBeVisible();
  await expect(page.getByText(/assets|Unexpected|module/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '没有连上网络' })).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the home page says that nobody answers', async ({ page, context, watch }) => {
  watch.expectFailure(API);
  await register(context);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takeAway(page, 'is cut off');
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
  await expect(page.getByText(AWAY).first()).toBeVisible();
});
