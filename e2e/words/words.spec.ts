// Chinese words are alive: the card by mouse, touch and keyboard, in three languages, without a network.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { newLearner, newTalk, sayByApi } from '../support/study-steps.ts';
import { card, openTalkWithWords, SAID, word } from '../support/words-steps.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

const countEntries = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/dictionary-') && name.endsWith('.json')).length,
  );

/** Waits until what is fetched unasked has come: it begins only when the browser is idle. */
async function untilPrefetched(page: Page): Promise<void> {
  let last = 0;
  await expect(async () => {
    const before = last;
    last = await countEntries(page);
    expect(last).toBeGreaterThan(0);
    expect(last).toBe(before);
  }).toPass({ intervals: [1500] });
}

test.describe('the card of a word', () => {
  test('writes the characters stroke after stroke, again on wish, and stands still for who wants that', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTalkWithWords(page, context);
    // So many strokes that the drawing is still moving when it is looked at.
    await word(page, '银行').click();
    const strokes = card(page).getByRole('region', { name: '笔顺' });
    await expect(strokes.locator('svg path[clip-path]').first()).toBeAttached();
    const drawn = () =>
      strokes.locator('svg g').evaluateAll((groups) => groups.map((group) => group.innerHTML).join());
    const before = await drawn();
    await expect.poll(drawn, 'the drawing moves').not.toBe(before);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await word(page, '银行').click();
    await expect(strokes.getByRole('button', { name: '再写一遍' })).toBeVisible();
    const still = await drawn();
    await page.waitForTimeout(600);
    expect(await drawn()).toBe(still);
    await strokes.getByRole('button', { name: '再写一遍' }).click();
    await expect.poll(drawn, 'the drawing moves when asked to').not.toBe(still);
  });

  test('leaves the text to be selected and copied', async ({ page, context }) => {
    await page.setViewportSize(WIDE);
    await openTalkWithWords(page, context);
    await word(page, '银行').dblclick();
    await expect(card(page)).toHaveCount(0);
    const from = await word(page, '昨天').boundingBox();
    const to = await word(page, '喜欢').boundingBox();
    if (!from || !to) throw new Error('the words are not on the screen');
    await page.mouse.move(from.x + 1, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 1, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('昨天去银行了。我很喜欢');
    await expect(card(page)).toHaveCount(0);
  });

  test('explains in Portuguese where we have glosses, and marks English as such', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'pt'));
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, SAID);
    await page.goto(`/study/${talk}`);
    // With pinyin above them, characters stand apart in a name.
    await page
      .getByRole('button', { name: /^银 ?行$/ })
      .first()
      .click();
    const meaning = card(page).getByRole('region', { name: 'Significado' });
    await expect(meaning.locator('[lang="pt-BR"]').first()).toContainText('banco');
    await expect(meaning).toContainText('Em inglês');
    await expect(card(page).getByRole('button', { name: 'Adicionar às minhas palavras' })).toBeVisible();
  });

  test('explains in English', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, SAID);
    await page.goto(`/study/${talk}`);
    await page.getByRole('button', { name: /^喜 ?欢$/ }).click();
    await expect(card(page).getByRole('region', { name: 'Meaning', exact: true })).toContainText('to like');
    await expect(card(page).getByRole('region', { name: 'Examples' })).toContainText('喜欢');
    await expect(card(page).getByRole('button', { name: 'Add to my words' })).toBeVisible();
  });

  test('says so where the browser has no Chinese voice, asked while the entry is still on its way', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () => [];
    });
    const asked = Promise.withResolvers<void>();
    await page.route(/\/assets\/dictionary-.*\.json/, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await openTalkWithWords(page, context);
    await word(page, '银行').click();
    await card(page).getByRole('button', { name: '听读音' }).click();
    await expect(card(page)).not.toContainText('存钱');
    asked.resolve();
    await expect(card(page)).toContainText('存钱');
    await expect(card(page)).toContainText('这个浏览器没有中文语音');
  });

  test('costs a look-up at most 30 KB, and opens again without a network', async ({
    page,
    context,
    watch,
  }) => {
    await openTalkWithWords(page, context);
    await untilPrefetched(page);
    await word(page, '银行').click();
    await expect(card(page).getByRole('button', { name: '再写一遍' })).toBeVisible();
    await page.keyboard.press('Escape');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/dictionary-') && name.endsWith('.json'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000);

    // Files for words that were never asked for are missing, as is the list, which is the server's; both are said.
    watch.expectFailure(/\/api\/|\/assets\/|\/build\.json$/);
    watch.expectError(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await word(page, '银行').click();
    await expect(card(page).getByRole('region', { name: '意思', exact: true })).toContainText(
      '存钱、取钱的地方',
    );
    await expect(card(page).getByRole('button', { name: '再写一遍' })).toBeVisible();
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page).getByRole('alert')).toContainText('这个词还没有加入');
    await page.keyboard.press('Escape');
    // Never opened before, but on the screen when the network was there.
    await word(page, '昨天').click();
    await expect(card(page).getByRole('region', { name: '意思', exact: true })).toContainText('yesterday');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await word(page, '昨天').click();
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page)).toContainText('在我的生词里');
  });

  test('shows axe nothing to mend, in both themes', async ({ page, context }) => {
    await openTalkWithWords(page, context);
    await page.getByRole('switch', { name: '拼音' }).check();
    await page.getByRole('button', { name: /^喜 ?欢$/ }).click();
    await expect(card(page).getByRole('region', { name: '例句' })).toBeVisible();
    await expectNoViolationInBothThemes(page);
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page)).toContainText('在我的生词里');
    await page.goto('/words');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectNoViolationInBothThemes(page);
  });
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a tap opens a sheet over the whole width, and its button closes it', async ({ page, context }) => {
    await openTalkWithWords(page, context);
    await word(page, '银行').tap();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('银行');
    await expect(async () => {
      const sheet = await card(page).boundingBox();
      expect(sheet?.x).toBe(0);
      expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(PHONE.height);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await card(page).getByRole('button', { name: '关闭' }).tap();
    await expect(card(page)).toHaveCount(0);
    await word(page, '喜欢').tap();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('喜欢');
  });
});
