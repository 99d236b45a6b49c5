// Chinese words are alive: the card by mouse, touch and keyboard, in three languages, without a network.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { messages, newLearner, newTalk, openTalk, sayByApi } from '../support/study-steps.ts';
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
  test('opens by a click with sound, meaning, level and strokes, and goes by a click elsewhere', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(WIDE);
    await openTalkWithWords(page, context);
    await word(page, '银行').click();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('银行');
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toContainText('yínháng'.slice(0, 3));
    await expect(card(page)).toContainText('háng');
    await expect(card(page)).toContainText('銀行');
    await expect(card(page).getByRole('region', { name: '意思', exact: true })).toContainText(
      '存钱、取钱的地方',
    );
    await expect(card(page)).toContainText('HSK 2 · A2');
    await expect(card(page).getByRole('region', { name: '量词' })).toContainText('家');
    await expect(async () => {
      const head = await word(page, '银行').boundingBox();
      const place = await card(page).boundingBox();
      if (!head || !place) throw new Error('the word or its card is not on the screen');
      const isBeside = place.x >= head.x + head.width || place.x + place.width <= head.x;
      const isAboveOrBelow = place.y >= head.y + head.height || place.y + place.height <= head.y;
      expect(isBeside || isAboveOrBelow, 'the card leaves its word to be seen').toBe(true);
    }).toPass();
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
    await expect(card(page)).toHaveCount(0);
  });

  test('tells the reading that the sentence gives, and the others beside it', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, '他长得很高。这条路很长。');
    await openTalk(page, talk);
    const readings = async (place: number) => {
      await messages(page).nth(1).getByRole('button', { name: '长', exact: true }).nth(place).click();
      return card(page).locator('[lang="zh-Latn"]').first();
    };
    await expect(await readings(0)).toContainText('zhǎng');
    await page.keyboard.press('Escape');
    await expect(await readings(1)).toContainText('cháng');
    await card(page).getByRole('region', { name: '其他读音' }).getByRole('button', { name: 'zhǎng' }).click();
    await expect(card(page).locator('[lang="zh-Latn"]').first()).toContainText('zhǎng');
  });

  test('writes the characters stroke after stroke, again on wish, and stands still for who wants that', async ({
    page,
    context,
  }) => {
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

  test('leads from word to word and back', async ({ page, context }) => {
    await openTalkWithWords(page, context);
    await word(page, '银行').click();
    await card(page).getByRole('region', { name: '组成的字' }).getByRole('button', { name: '银' }).click();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('银');
    await expect(card(page).getByRole('region', { name: '意思', exact: true })).toContainText('silver');
    await card(page).getByRole('button', { name: '回到上一个词' }).click();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('银行');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(word(page, '银行')).toBeFocused();
  });

  test('opens by the keyboard: one stop in a text, arrows from word to word, Enter, Escape back', async ({
    page,
    context,
  }) => {
    await openTalkWithWords(page, context);
    const stops = messages(page).nth(1).locator('[role="button"][tabindex="0"]');
    await expect(stops).toHaveCount(1);
    await stops.focus();
    await expect(word(page, '我').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(word(page, '银行')).toBeFocused();
    await page.keyboard.press('End');
    await expect(word(page, '学习')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('学习');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(card(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(word(page, '学习')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(card(page)).toBeVisible();
  });

  test('words beyond the level are marked in their sentence, which stays one stop and one context', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, SAID);
    await page.route(`**/api/tutor-chat/**`, async (route) => {
      const answer = await route.fetch();
      const type = answer.headers()['content-type'] ?? '';
      if (!type.includes('application/json')) return route.fulfill({ response: answer });
      const hard = [
        { zh: '糖', gloss: null },
        { zh: '喜', gloss: null },
      ];
      const body = (await answer.text())
        .replace(/("author":"tutor"[^{}]*?"text":")[^"]*"/, '$1你喝茶的时候喜不喜欢放糖吗？"')
        .replaceAll('"hardWords":[]', `"hardWords":${JSON.stringify(hard)}`);
      return route.fulfill({ response: answer, body });
    });
    await openTalk(page, talk);
    const first = messages(page).first();
    await expect(first.getByRole('button', { name: /^糖/ })).toHaveClass(/underline/);
    await expect(first.getByRole('button', { name: /^喜欢|^喜 ?欢/ })).not.toHaveClass(/underline/);
    await expect(first.locator('[data-word][tabindex="0"]')).toHaveCount(1);
    await first.getByRole('button', { name: /^放/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(first.getByRole('button', { name: /^糖/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const kept = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().includes('/api/my-words'),
    );
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    expect((await kept).postDataJSON()).toMatchObject({
      word: '糖',
      context: '你喝茶的时候喜不喜欢放糖吗？',
    });
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
    await page.getByRole('button', { name: /^银 ?行$/ }).click();
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

  test('says honestly what is a name', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, '我的朋友叫王小丽。');
    await openTalk(page, talk);
    await messages(page)
      .nth(1)
      .getByRole('button', { name: /王小丽/ })
      .click();
    await expect(card(page)).toContainText('这是一个名字');
    await expect(card(page).getByRole('region', { name: '组成的字' })).toContainText('丽');
    await expect(card(page).getByRole('button', { name: '加入我的生词' })).toHaveCount(0);
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
    watch.expectFailure(/\/api\/|\/assets\//);
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

  for (const theme of ['dark', 'light'] as const) {
    test(`shows axe nothing to mend, ${theme}`, async ({ page, context }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await openTalkWithWords(page, context);
      await page.getByRole('switch', { name: '拼音' }).check();
      await page.getByRole('button', { name: /^喜 ?欢$/ }).click();
      await expect(card(page).getByRole('region', { name: '例句' })).toBeVisible();
      await expectNoViolation(page);
      await card(page).getByRole('button', { name: '加入我的生词' }).click();
      await expect(card(page)).toContainText('在我的生词里');
      await page.goto('/words');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await expectNoViolation(page);
    });
  }
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
