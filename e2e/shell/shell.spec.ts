// The frame around every screen: navigation, languages, theme, unknown paths, broken pages, shortcuts, a stale page.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation, expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { register } from '../support/people.ts';

const LANGUAGES = {
  zh: {
    button: '中文',
    tag: 'zh-Hans',
    home: '首页',
    booking: '课程预约',
    preschool: '学前教育',
    profile: '我的',
  },
  en: { button: 'EN', tag: 'en', home: 'Home', booking: 'Booking', preschool: 'Preschool', profile: 'Me' },
  pt: {
    button: 'PT',
    tag: 'pt-BR',
    home: 'Início',
    booking: 'Agendar',
    preschool: 'Pré-escola',
    profile: 'Perfil',
  },
} as const;
type Language = keyof typeof LANGUAGES;

const bar = (page: Page) => page.getByRole('navigation');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for the page itself: a heading stands there before the code has run, and keys are not heard yet. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** Before the page's own code runs, as if an earlier visit had chosen. */
async function remember(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

test.describe('the bar at the bottom', () => {
  test('has four equal columns, 4rem high, with the labels and targets of the spec', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('listitem')).toHaveText(['首页', '课程预约', '学前教育', '我的']);
    await expect(bar(page).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
    await expect(bar(page).getByRole('link', { name: '学前教育' })).toHaveAttribute('href', '/preschool');
    await expect(bar(page).getByRole('link', { name: '我的' })).toHaveAttribute('href', '/profile');
    const boxes = await bar(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    expect(boxes.map(({ height }) => Math.round(height))).toEqual([64, 64, 64, 64]);
  });

  test('marks the page that is shown, in blue, and stays while the page scrolls', async ({ page }) => {
    await page.goto('/preschool');
    const active = bar(page).getByRole('link', { name: '学前教育' });
    const inactive = bar(page).getByRole('link', { name: '首页' });
    await expect(active).toHaveAttribute('aria-current', 'page');
    await expect(inactive).not.toHaveAttribute('aria-current');
    expect(await colour(active)).toMatchObject({ isBlue: true, isGrey: false });
    expect(await colour(inactive)).toMatchObject({ isBlue: false, isGrey: true });
    await inactive.click();
    await expect(inactive).toHaveAttribute('aria-current', 'page');
    await page.mouse.wheel(0, 2000);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  test('opens the booking page that the operator has set in a new tab', async ({ page, context }) => {
    await context.route('**/api/site', (route) =>
      route.fulfill({ json: { courseBookingUrl: 'https://booking.example.org/', speaker: 'engine' } }),
    );
    await context.route('https://booking.example.org/', (route) => route.fulfill({ body: 'booking' }));
    const known = page.waitForResponse('**/api/site');
    await page.goto('/');
    await known;
    const tab = context.waitForEvent('page');
    await bar(page)
      .getByRole('button', { name: /课程预约.*新标签页/ })
      .click();
    expect((await tab).url()).toBe('https://booking.example.org/');
    // Else the other site could lead this tab elsewhere.
    expect(await (await tab).evaluate(() => window.opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('says so when the operator has set no booking page, and opens nothing', async ({ page, context }) => {
    const known = page.waitForResponse('**/api/site');
    await page.goto('/');
    await known;
    await bar(page).getByRole('button', { name: '课程预约' }).click();
    await expect(page.getByText('课程预约页面还没有设置好', { exact: false })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('the language switch', () => {
  test('stores the language and loads the same path and query again, every label in it', async ({ page }) => {
    const here = '/preschool?from=friend&x=%E4%BD%A0';
    await page.goto(here);
    for (const language of ['en', 'pt', 'zh'] satisfies Language[]) {
      const texts = LANGUAGES[language];
      await page.getByRole('banner').getByRole('button', { name: texts.button }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', texts.tag);
      await expect(bar(page).getByRole('listitem')).toHaveText([
        texts.home,
        texts.booking,
        texts.preschool,
        texts.profile,
      ]);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
      await page.reload();
      await expect(bar(page).getByRole('link', { name: texts.home })).toBeVisible();
      await expect(page).toHaveURL(here);
    }
  });

  test('takes a stored language only if it is one of the three', async ({ page }) => {
    await remember(page, { language: 'klingon' });
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: '首页' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });
});

test.describe('the theme', () => {
  test('is dark, and light for those whose system is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('changes at a tap and is kept, whatever the system says', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await ground();
    await page.getByRole('button', { name: '切换到浅色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await ground()).not.toBe(dark);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: '切换到深色' }).click();
    expect(await ground()).toBe(dark);
  });
});

test('an unknown path leads home, and Back does not return to it', async ({ page }) => {
  await page.goto('/preschool');
  await page.evaluate(() => history.pushState(null, '', '/no/such/page?x=1'));
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('开口，就是路');
  await page.goBack();
  await expect(page).toHaveURL('/preschool');
});

test('the loading text shows while a page is on its way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/preschool-page-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/preschool');
  await expect(page.getByText('加载中...')).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('学前教育');
  await expect(page.getByText('加载中...')).toBeHidden();
});

test('a page that is not built yet says what will be there and that it is not there', async ({
  page,
  context,
}) => {
  await register(context);
  await page.goto('/offline-learning');
  await expect(heading(page)).toHaveText('离线学习');
  await expect(page.getByText('还没有做好', { exact: false })).toBeVisible();
  await expect(page).toHaveTitle('离线学习 · Yulu 语路');
});

/** A chunk that comes, and cannot run. */
const BROKEN = { contentType: 'text/javascript', body: "throw new Error('broken on purpose');" } as const;

test.describe('a broken page', () => {
  test('shows the title, the message and the two ways on', async ({ page, watch }) => {
    watch.expectError(/broken on purpose/);
    await page.route(/\/assets\/preschool-page-/, (route) => route.fulfill(BROKEN));
    await page.goto('/preschool');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('broken on purpose', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: '页面出错了' })).toBeVisible();
    // What is broken is no sign of a newer page.
    await expect(page.getByText('语路刚刚更新了')).toBeHidden();
    await page.unroute(/\/assets\/preschool-page-/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(heading(page)).toHaveText('学前教育');
  });

  test('keeps the frame, whose links work', async ({ page, watch }) => {
    watch.expectError(/broken on purpose/);
    await page.route(/\/assets\/preschool-page-/, (route) => route.fulfill(BROKEN));
    await page.goto('/preschool');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await bar(page).getByRole('link', { name: '首页' }).click();
    await expect(heading(page)).toHaveText('开口，就是路');
  });
});

test('a page older than the server is told so and offers to reload', async ({ page }) => {
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-yulu-build': 'a-newer-one' } });
  });
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: '语路刚刚更新了' });
  await expect(notice).toBeVisible();
  await page.unroute('**/api/site');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: '重新加载' }).click();
  await loaded;
  await expect(heading(page)).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe('by keyboard', () => {
  test('? lists the shortcuts, Escape closes the list and gives focus back', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: '键盘快捷键' });
    await opener.focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the single keys can be turned off, for those whose voice types them', async ({ page }) => {
    await page.goto('/preschool');
    await page.getByRole('contentinfo').getByRole('button', { name: '键盘快捷键' }).click();
    await page.getByRole('switch', { name: '使用单键快捷键' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await expect(page).toHaveURL('/preschool');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the person’s menu opens, moves by arrows, and gives focus back at Escape', async ({
    page,
    context,
  }) => {
    const { username } = await register(context);
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('button', { name: username });
    await opener.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('g and a letter go to a page; letters in a field are only letters', async ({ page }) => {
    await page.goto('/preschool');
    await expect(heading(page)).toHaveText('学前教育');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
    await page.getByRole('textbox').first().focus();
    await page.keyboard.type('gh?');
    await expect(page.getByRole('textbox').first()).toHaveValue('gh?');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fprofile');
  });

  test('the first stop is the way past the header, and every stop can be seen', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    const last = bar(page).getByRole('link', { name: '我的' });
    for (let stop = 0; stop < 60; stop += 1) {
      expect(await focusIsVisible(page)).toBe(true);
      if (await last.evaluate((link) => link === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the bar at the bottom was never reached');
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const language of ['zh', 'en', 'pt'] satisfies Language[]) {
    test(`nothing scrolls sideways and no target is smaller than 44 pixels, in ${language}`, async ({
      page,
    }) => {
      await remember(page, { language });
      for (const path of ['/', '/preschool']) {
        await visit(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  }
});

test.describe('no violation found by axe', () => {
  for (const path of ['/', '/preschool']) {
    test(`on ${path} in both themes, in every language`, async ({ page }) => {
      await visit(page, path);
      for (const language of ['zh', 'en', 'pt'] satisfies Language[]) {
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await visit(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
        await expectNoViolationInBothThemes(page, language);
      }
    });
  }

  test('on a broken page and in the list of shortcuts', async ({ page, watch }) => {
    watch.expectError(/broken on purpose/);
    await page.route(/\/assets\/preschool-page-/, (route) => route.fulfill(BROKEN));
    await page.goto('/preschool');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await expectNoViolation(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page, 'the dialog', 'dialog');
  });
});

/** How a person would call the colour of an element's text. */
async function colour(element: ReturnType<Page['locator']>) {
  const text = await element.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return { isBlue: blue === Math.max(red, green, blue) && spread > 80, isGrey: spread < 40 };
}

async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    // A control may show its focus on the label around it.
    const shown = [element, element.closest('label')].filter((node) => node !== null);
    return shown.some((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

/** Buttons and links that a finger could miss, by their text. A link inside of a sentence is exempt. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What appears grows to its size.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll('a, button, select, label:has(input)')]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return height > 1 && getComputedStyle(node).display !== 'inline' && (height < 44 || width < 44);
      })
      .map((node) => node.textContent);
  });
}
