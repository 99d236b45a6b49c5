// The words that somebody keeps: from the card and back, the list of them, the dictionary beside it.

import { randomUUID } from 'node:crypto';
import { expect, personalAddress, test } from '../support/fixtures.ts';
import { newLearner } from '../support/study-steps.ts';
import { card, openTalkWithWords, word } from '../support/words-steps.ts';

test.describe('my words', () => {
  test('what is kept from a talk stands on the list with its sentence, goes, and comes back', async ({
    page,
    context,
  }) => {
    await openTalkWithWords(page, context);
    await word(page, '银行').click();
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page)).toContainText('在我的生词里');
    await expect(card(page).getByRole('status').filter({ hasText: '在我的生词里' })).toBeFocused();
    await page.keyboard.press('Escape');
    await word(page, '学习').click();
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page)).toContainText('在我的生词里');

    await page.goto('/words');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('学习');
    await expect(rows.last()).toContainText('我昨天去银行了。');
    await expect(rows.last()).toContainText('存钱、取钱的地方');
    await rows.last().getByRole('button', { name: '移除“银行”' }).click();
    await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
    await page.getByRole('button', { name: '撤销' }).press('Enter');
    await expect(rows.first()).toContainText('银行');
    await page.reload();
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button', { name: /银行/ }).first().click();
    await card(page).getByRole('button', { name: '移除' }).click();
    await expect(card(page).getByRole('button', { name: '加入我的生词' })).toBeVisible();
    await expect(card(page).getByRole('status').filter({ hasText: '已从我的生词里移除' })).toBeFocused();
    await page.reload();
    await expect(rows).toHaveCount(1);
  });

  test('a word is kept by the second Tab of its card, and a second press right after takes nothing back', async ({
    page,
    context,
  }) => {
    await openTalkWithWords(page, context);
    await word(page, '银行').focus();
    await page.keyboard.press('Enter');
    const add = card(page).getByRole('button', { name: '加入我的生词' });
    await expect(add).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('在我的生词里');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await word(page, '学习').click();
    await card(page).getByRole('button', { name: '加入我的生词' }).dblclick();
    await expect(card(page)).toContainText('在我的生词里');
    await page.goto('/words');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  });

  test('an empty list says what to do; the dictionary answers characters, pinyin and meanings', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    await page.goto('/words');
    await expect(page.getByText('你还没有加过生词')).toBeVisible();
    await expect(page.getByRole('link', { name: '去聊天' })).toHaveAttribute('href', '/study');
    const search = page.getByRole('textbox', { name: '查词典' });
    const results = page.getByRole('region', { name: '查到的词' });
    for (const typed of ['xuexi', 'xue2xi2', 'xué xí', '学习', '學習', 'to study']) {
      await search.fill(typed);
      await expect(results.getByRole('button', { name: /^学习/ }).first(), typed).toBeVisible();
    }
    await search.fill('我喜欢学习');
    await expect(results).toContainText('词典里没有');
    await expect(results.getByRole('button', { name: '喜欢', exact: true })).toBeVisible();
    await search.fill('学习');
    await results.getByRole('button', { name: /^学习 xuéxí/ }).click();
    await card(page).getByRole('button', { name: '加入我的生词' }).click();
    await expect(card(page)).toContainText('在我的生词里');
    await page.keyboard.press('Escape');
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(results).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'xuéxí' })).toBeVisible();
  });

  test('in Portuguese the dictionary is searched by Portuguese', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'pt'));
    await newLearner(context);
    await page.goto('/words');
    await page.getByRole('textbox', { name: 'Procurar uma palavra' }).fill('aprender');
    await expect(
      page.getByRole('region', { name: 'Palavras encontradas' }).getByRole('button').first(),
    ).toContainText('学');
  });

  test('guests are led to sign in, and back', async ({ page }) => {
    await page.goto('/words');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fwords');
  });

  test('a list that goes on is shown a part at a time', async ({ page, context }) => {
    await newLearner(context);
    const digits = '一二三四五六七八九十';
    const words = Array.from(digits, (first) => Array.from(digits, (second) => `${first}${second}`)).flat();
    for (const text of words.slice(0, 55)) {
      const headers = { 'x-forwarded-for': personalAddress() };
      const data = { word: text, pinyin: 'yi1 er4', context: randomUUID().slice(0, 4) };
      expect((await context.request.put('/api/my-words', { data, headers })).status()).toBe(200);
    }
    await page.goto('/words');
    await expect(page.getByText('共 55 个词')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
    await page.getByRole('button', { name: '加载更多' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(55);
  });
});
