// A newcomer who types pinyin without tones gets through ten turns of a talk from zero, with a connection and without.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  field,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  untilAnswered,
  untilLent,
} from './study-steps.ts';

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
    await expect(messages(page).nth(before)).toContainText(pinyin);
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
  await untilLent(page, id);
  watch.expectFailure(/\/(api|assets)\/|\/build\.json$|\/favicon/);
  await context.setOffline(true);
  await getThrough(page, TURNS);
  await context.setOffline(false);
  await expect(page.getByText('等待发送')).toHaveCount(0);
});

test('candidates stand above the field and are chosen by number, space and tap', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'helaoshi'));
  const options = page.getByRole('option');
  await field(page).pressSequentially('wo jiao Tom');
  await expect(options.first()).toContainText('我叫Tom');
  await page.keyboard.press('1');
  await expect(field(page)).toHaveValue('我叫Tom');
  await field(page).fill('');
  await field(page).pressSequentially('nihao ');
  await expect(field(page)).toHaveValue('你好');
  await field(page).fill('');
  await field(page).pressSequentially('xiexie');
  await options.first().click();
  await expect(field(page)).toHaveValue('谢谢');
  await field(page).fill('');
  await field(page).pressSequentially('I like green tea');
  await expect(options).toHaveCount(0);
  await field(page).fill('');
  await field(page).pressSequentially('hen hao');
  await expect(options.first()).toContainText('很好');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveValue('hen hao');
});
