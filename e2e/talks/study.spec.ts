// Journeys through talks with the embedded teacher: choosing, talking, editing, deleting, reading, on phones and wide screens.

import { expect, test } from '../support/fixtures.ts';
import { expectNoViolationInBothThemes } from '../support/no-violation.ts';
import {
  askAbout,
  field,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  sayByApi,
  signIn,
  untilAnswered,
} from '../support/study-steps.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

test.describe('choosing a tutor', () => {
  test('offers tutors by level and language, and remembers the choice in the address', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    await page.goto('/study');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    await page.getByText('初级', { exact: true }).first().click();
    await expect(page).toHaveURL(/level=beginner/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    for (const card of await cards.all()) await expect(card).toContainText('初级');
    await page.getByLabel('讲解语言').selectOption({ label: '葡萄牙语' });
    await expect(page).toHaveURL(/language=pt/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '初级' })).toBeChecked();
    await expect(page.getByLabel('讲解语言')).toHaveValue('pt');
  });

  test('begins a talk by the keyboard alone, and talks', async ({ page, context }) => {
    await page.setViewportSize(WIDE);
    await newLearner(context);
    await page.goto('/study');
    await page.getByRole('radio', { name: '全部' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '全部' })).not.toBeChecked();
    const start = page.getByRole('button', { name: /开始聊$/ }).first();
    for (let presses = 0; presses < 5; presses += 1) {
      if (await start.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/study\/[0-9a-f-]{36}$/);
    await expect(messages(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('你好！');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('我叫安娜。');
    await expect(messages(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText('你好！\n我叫安娜。');
    await untilAnswered(page);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('a talk', () => {
  test('is still there after a reload and on another device, which sees what is said here', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    const learner = await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    await say(page, '我喜欢喝茶。');
    await untilAnswered(page);
    const said = await messages(page).allTextContents();
    await page.reload();
    await expect(messages(page)).toHaveText(said);

    const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
    watch.over(other);
    await signIn(other, learner);
    const second = await other.newPage();
    await second.goto('/study');
    await second.getByRole('link', { name: /林老师/ }).click();
    await expect(messages(second)).toHaveText(said);
    await say(second, '你呢？');
    await untilAnswered(second);
    // Coming back to a window reads the talk again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(messages(page)).toHaveCount(5);
    await other.close();
  });

  test('names who answers, and marks Chinese as Chinese', async ({ page, context }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    await expect(messages(page).first()).toContainText('语路自己的老师');
    await expect(messages(page).first().locator('[lang="zh-Hans"]').last()).toContainText(/\p{Script=Han}/u);
    const size = await messages(page)
      .first()
      .locator('p > span[lang="zh-Hans"]')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(24);
  });

  test('takes an edit: what followed gives way, also after a reload', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, '我是老师。');
    await sayByApi(context, talk, '我喜欢猫。');
    await openTalk(page, talk);
    await expect(messages(page)).toHaveCount(5);
    await field(page).fill('先留着');
    await page.getByRole('button', { name: '修改' }).first().click();
    await expect(page.getByText('正在修改。')).toBeVisible();
    await expect(field(page)).toHaveValue('我是老师。');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('先留着');
    await page.getByRole('button', { name: '修改' }).first().click();
    await say(page, '我是学生。');
    await expect(messages(page)).toHaveCount(3);
    await untilAnswered(page);
    await expect(messages(page).nth(1)).toContainText('我是学生。');
    await expect(field(page)).toHaveValue('先留着');
    await page.reload();
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText('我是学生。');
  });

  test('answers anew in the place of the old answer', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await sayByApi(context, talk, '我喜欢猫。');
    await openTalk(page, talk);
    await page.getByRole('button', { name: '换个说法' }).click();
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
  });

  test('shows a translation on demand and hides it again', async ({ page, context }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    await askAbout(messages(page).first(), '翻译');
    await expect(messages(page).first().locator('[lang="en"]')).toContainText(/[a-z]{3}/);
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await expect(messages(page).first().locator('[lang="en"]')).toHaveCount(0);
  });

  test('shows pinyin over each character on a switch, which stays as it was set', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    const rubies = messages(page).first().locator('ruby');
    await expect(rubies).toHaveCount(0);
    await page.getByRole('switch', { name: '拼音' }).click();
    await expect(rubies.first().locator('rt')).toHaveText('nǐ');
    await say(page, '你好，我叫Anna。');
    await expect(messages(page).nth(1).locator('rt')).toHaveText(['nǐ', 'hǎo', 'wǒ', 'jiào']);
    await untilAnswered(page);
    await page.reload();
    await expect(rubies.first()).toBeVisible();
    await page.getByRole('switch', { name: '拼音' }).click();
    await expect(rubies).toHaveCount(0);
  });

  test('is deleted only after a question, and is gone then', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect(messages(page)).toHaveCount(1);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(page).toHaveURL(/\/study$/);
    await expect(page.getByRole('heading', { name: '选一位老师' })).toBeVisible();
  });

  test('of another person, or none, is not shown', async ({ page, context, watch }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await context.clearCookies();
    await newLearner(context);
    watch.expectFailure(/\/api\/tutor-chat\/talks\//);
    for (const id of [talk, 'no-id-at-all']) {
      await page.goto(`/study/${id}`);
      await expect(page.getByText('没有这段聊天')).toBeVisible();
    }
  });
});

test.describe('writing', () => {
  test('takes what is spoken, to be looked at before it is sent', async ({ page, context }) => {
    await newLearner(context);
    await context.addInitScript(hearing, '我喜欢自已做饭');
    const talk = await newTalk(context);
    await openTalk(page, talk);
    await page.getByRole('button', { name: '用语音输入' }).click();
    await expect(field(page)).toHaveValue('我喜欢自已做饭');
    await expect(field(page)).toBeFocused();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/messages'),
    );
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ text: '我喜欢自已做饭', input: 'speech' });
    await expect(messages(page)).toHaveCount(3);
  });
});

test.describe('a long talk', () => {
  test('is read page by page upwards, and what is read keeps its place', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    for (let turn = 1; turn <= 24; turn += 1) await sayByApi(context, talk, `第${turn}句`);
    await openTalk(page, talk);
    await expect(messages(page)).toHaveCount(40);
    await expect(messages(page).last()).toBeInViewport();
    // The pinyin that comes with the words makes the messages higher; what is held is the uppermost of them.
    await expect(messages(page).last().locator('[data-word]').first()).toBeVisible();
    const oldest = page.getByText('第6句', { exact: true });
    const place = page.getByRole('region', { name: '聊天记录' });
    await place.evaluate((list) => list.scrollTo(0, 400));
    const before = await oldest.evaluate((text) => text.getBoundingClientRect().top);
    await page.getByRole('button', { name: '更早的话' }).dispatchEvent('click');
    await expect(messages(page)).toHaveCount(49);
    const after = await oldest.evaluate((text) => text.getBoundingClientRect().top);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('button', { name: '更早的话' })).toHaveCount(0);
  });
});

test.describe('the page', () => {
  test('shows one thing at a time on a phone and two side by side on a wide screen', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await page.setViewportSize(PHONE);
    await openTalk(page, talk);
    await expect(page.getByRole('heading', { name: '我的聊天' })).toBeHidden();
    await page.getByRole('link', { name: '所有聊天' }).click();
    await expect(page.getByRole('heading', { name: '我的聊天' })).toBeVisible();
    await page.setViewportSize(WIDE);
    await page.getByRole('link', { name: /林老师/ }).click();
    await expect(page.getByRole('heading', { name: '我的聊天' })).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
  });

  test('keeps the composer above the bottom bar and nothing scrolls sideways', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    for (const size of [{ width: 360, height: 640 }, PHONE, WIDE]) {
      await page.setViewportSize(size);
      await openTalk(page, talk);
      await expect(async () => {
        const composer = await field(page).boundingBox();
        const bar = await page.getByRole('navigation', { name: '主导航' }).boundingBox();
        expect(composer && bar && composer.y + composer.height <= bar.y).toBe(true);
      }).toPass();
      await page.goto('/study');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test('has nothing that axe objects to, in both themes', async ({ page, context }) => {
    await newLearner(context);
    await page.goto('/study');
    await expect(page.getByRole('button', { name: /开始聊$/ }).first()).toBeVisible();
    await expectNoViolationInBothThemes(page);
    const talk = await newTalk(context);
    await sayByApi(context, talk, '你好！I like 茶。');
    await page.goto('/study');
    await expect(page.getByRole('link', { name: /林老师/ })).toBeVisible();
    await expectNoViolationInBothThemes(page);
    await openTalk(page, talk);
    await askAbout(messages(page).first(), '翻译');
    await page.getByRole('button', { name: '修改' }).click();
    await expectNoViolationInBothThemes(page);
  });
});

/** Speech recognition that has heard this; headless browsers have none. */
function hearing(words: string): void {
  class Recognition extends EventTarget {
    start(): void {
      const event = Object.assign(new Event('result'), { results: [[{ transcript: words }]] });
      setTimeout(() => this.dispatchEvent(event), 50);
    }
    stop(): void {}
  }
  Object.assign(globalThis, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}
