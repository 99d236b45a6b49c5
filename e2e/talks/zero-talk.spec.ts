// A newcomer who types pinyin without tones gets through ten turns of a talk from zero, with a connection and without.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  field,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  untilAnswered,
  untilCopied,
} from '../support/study-steps.ts';

/** With and without spaces, as people type; what each is to be taken for. */
const TURNS = [
  ['nihao', '你好'],
  ['wo jiao Tom', '我叫Tom'],
  ['hen hao', '很好'],
  ['xiexie', '谢谢'],
  ['wojiao Tom', '我叫Tom'],
  ['bushi', '不是'],
  ['wo ye hen hao', '我也很好'],
  ['zaijian', '再见'],
  ['wo shi meiguo ren', '我是美国人'],
  ['bu shi', '不是'],
] as const;

async function getThrough(page: Page, typed: readonly (readonly [string, string])[]): Promise<void> {
  for (const [pinyin, characters] of typed) {
    const before = await messages(page).count();
    await say(page, pinyin);
    await expect(messages(page)).toHaveCount(before + 2);
    await untilAnswered(page);
    // Sent as it was typed it is understood; once the candidates are there, it goes in characters.
    for (const character of characters) await expect(messages(page).nth(before)).toContainText(character);
  }
}

test('ten turns in pinyin, with a connection', async ({ page, context }) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'helaoshi'));
  await getThrough(page, TURNS);
  await expect(messages(page).last()).toContainText('我是哪国人');
});

test('ten turns in pinyin, without one', async ({ page, context, watch }) => {
  await newLearner(context);
  const id = await newTalk(context, 'helaoshi');
  await openTalk(page, id);
  await untilCopied(page, id);
  watch.expectFailure(/\/(api|assets)\/|\/build\.json$|\/favicon/);
  await context.setOffline(true);
  await getThrough(page, TURNS);
  await context.setOffline(false);
  await expect(page.getByText('等待发送')).toHaveCount(0);
});

test('pinyin typing that was turned off is turned on again in the menu and on the profile', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'helaoshi'));
  const options = page.getByRole('option');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: '更多', exact: true }).first().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('关闭拼音输入');
  await field(page).pressSequentially('nihao ');
  await expect(field(page)).toHaveValue('nihao ');
  await choose('打开拼音输入');
  await expect(options.first()).toContainText('你好');
  await page.goto('/profile');
  const turn = page.getByRole('switch', { name: '用拼音打汉字' });
  await expect(turn).toBeChecked();
  await turn.click();
  await page.reload();
  await expect(turn).not.toBeChecked();
});

test('keys choose an answer, lead to the field and list themselves; what is written keeps its digits', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'helaoshi'));
  const answers = page.getByRole('region', { name: '可以点的回答' }).getByRole('button');
  await expect(answers.first()).toBeVisible();
  await field(page).pressSequentially('Tom 1');
  await expect(field(page)).toHaveValue('Tom 1');
  await field(page).fill('');
  await page.keyboard.press('1');
  await expect(messages(page)).toHaveCount(3);
  await untilAnswered(page);
  await page.getByRole('link', { name: '聊天', exact: true }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('选一个回答');
});
