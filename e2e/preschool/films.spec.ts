// A child watches a film: one tap from the list, nothing is kept of it but its place, and it plays again without a network.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const position = (page: Page) => page.getByRole('slider', { name: '播放位置' });
const seconds = async (page: Page) => Number(await position(page).inputValue());

/** Every caption that shows while the film plays on, with the milliseconds from one to the next. */
function captionsOf(page: Page, count: number): Promise<readonly { text: string; at: number }[]> {
  return page.evaluate(
    (wanted) =>
      new Promise((done) => {
        const seen: { text: string; at: number }[] = [];
        const look = () => {
          const hanzi = document.querySelector('[data-said]')?.textContent?.match(/\p{Script=Han}/gu);
          const text = hanzi?.join('') ?? '';
          if (text !== (seen.at(-1)?.text ?? '')) seen.push({ text, at: performance.now() });
          if (seen.filter((one) => one.text !== '').length > wanted) done(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    count,
  );
}

test('a guest plays a film, and plays it again without a network', async ({ page, context, watch }) => {
  watch.expectFailure(/./);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/preschool');
  const own = new URL(page.url()).host;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('link', { name: /早上好/ }).click();
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();

  // In step: each caption comes when the one before has stood for its time.
  const answer = await page.request.get(await filmAddress(page));
  const { captions }: { captions: readonly { zh: string; from: number }[] } = await answer.json();
  const shown = (await captionsOf(page, 2)).filter(({ text }) => text !== '');
  const placeOf = ({ text }: { text: string }) =>
    captions.find(({ zh }) => zh.match(/\p{Script=Han}/gu)?.join('') === text)?.from ?? Number.NaN;
  const [, one, other] = shown;
  if (!one || !other) throw new Error('too few captions were shown');
  const late = (other.at - one.at) / 1000 - (placeOf(other) - placeOf(one));
  expect(Math.abs(late)).toBeLessThanOrEqual(0.1);

  await page.getByRole('button', { name: '慢一点' }).click();
  await position(page).fill('40');
  await expect.poll(() => seconds(page)).toBeGreaterThan(41);
  await page.getByRole('button', { name: '暂停' }).click();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['yulu.preschool']);
  expect([...hosts]).toEqual([own]);

  await context.setOffline(true);
  await page.reload();
  // It goes on where it was left; by itself, since this tab has been touched.
  await expect.poll(() => seconds(page)).toBeGreaterThan(43);
  await context.setOffline(false);
});

test('a lock holds an address that is typed and another tab, until a grown-up answers', async ({
  page,
  context,
}) => {
  await page.goto('/preschool');
  await page.evaluate(() => localStorage.setItem('yulu.preschool', JSON.stringify({ isLocked: true })));
  const door = (tab: Page) => tab.getByRole('heading', { name: '这里是大人的地方' });
  for (const path of ['/', '/auth/register', '/global-services']) {
    await page.goto(path);
    await expect(door(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  }
  await page.goto('/help');
  await page.getByRole('button', { name: '我是家长' }).click();
  const [, left = '', right = ''] = /(\d+) × (\d+)/.exec(await page.getByRole('dialog').innerText()) ?? [];
  await page.getByRole('textbox').fill(String(Number(left) * Number(right)));
  await page.getByRole('button', { name: '继续' }).click();
  await expect(door(page)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(door(other)).toBeVisible();
  // The films, opened again, take who sits there for a child.
  await page.goto('/preschool');
  await expect(page.getByRole('list', { name: '动画片' }).first()).toBeVisible();
  await page.goto('/');
  await expect(door(page)).toBeVisible();
});

/** Where the film's data lies, as the page has fetched it. */
function filmAddress(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/films-[^/]+\/hello\.json$/.test(name)) ?? '',
  );
}
