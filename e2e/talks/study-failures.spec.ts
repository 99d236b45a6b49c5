// Journeys through what goes wrong in talks: the model, the network, the session, two windows at once.

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

/** Answers of a model that the tests steer by `[[…]]` in what the learner says. */
test.describe('with a model', () => {
  test.use({
    // Playwright asks for its fixtures by destructuring, also for none of them.
    // oxlint-disable-next-line no-empty-pattern
    baseURL: async ({}, provide) => {
      const url = process.env['YULU_E2E_PROVIDER_URL'];
      if (!url) throw new Error('YULU_E2E_PROVIDER_URL is not set; `npm test` starts a server and sets it.');
      await provide(url);
    },
  });

  test('a streamed answer grows, Escape stops it, and it can be had again', async ({ page, context }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    // Slow the first time only, and slow enough that nobody is too late to stop it.
    await say(page, `我们聊什么${crypto.randomUUID()}？[[slower-once]]`);
    await expect(messages(page).last()).toContainText('你好！今天');
    await page.keyboard.press('Escape');
    await expect(page.getByText('说到这里停下了。')).toBeVisible();
    const stopped = await messages(page).last().textContent();
    expect(stopped).not.toContain('你喜欢吗？');
    await page.reload();
    await expect(messages(page).last()).toContainText('说到这里停下了。');
    await page.getByRole('button', { name: '再回答一次' }).click();
    await expect(messages(page).last()).toContainText('你喜欢吗？');
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toContainText('AI 模型');
  });

  test('an answer that breaks off keeps what came, says so, and is whole after another try', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    // The provider breaks off once for each wording.
    await say(page, `说说看${crypto.randomUUID()}[[error-after-once]]`);
    await expect(page.getByText('说到一半，连接断了。')).toBeVisible();
    await expect(messages(page).last()).toContainText('你好！今天我们来学');
    await page.getByRole('button', { name: '再回答一次' }).click();
    await expect(messages(page).last()).toContainText('你喜欢吗？');
    await expect(messages(page)).toHaveCount(3);
  });

  test('an answer that never comes leaves the question safe, and Yulu’s own teacher can take over', async ({
    page,
    context,
  }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    await say(page, '你在吗？[[401]]');
    await expect(page.getByText('AI 模型连不上')).toBeVisible();
    await expect(page.getByText('你的话已经存好。')).toBeVisible();
    await page.getByRole('button', { name: '请语路自己的老师回答' }).click();
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(page.getByText('AI 模型连不上')).toHaveCount(0);
    await expect(messages(page).last()).toContainText(/\p{Script=Han}{3}/u);
  });

  test('a second window shows the answer being written, and waits its turn', async ({
    page,
    context,
    watch,
  }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    const second = await context.newPage();
    await openTalk(second, talk);
    await field(second).fill('我也要说');
    await say(page, '讲讲那只灰猫[[unhurried]]');
    await expect(messages(page).last()).toContainText('你好');
    watch.expectFailure(/\/messages$/);
    await field(second).press('Enter');
    await expect(second.getByText('老师还在回答上一句')).toBeVisible();
    await expect(messages(second).filter({ hasText: '灰猫' })).toHaveCount(1);
    await expect(messages(second).filter({ hasText: '你喜欢吗？' })).toHaveCount(1);
    await untilAnswered(page);
    await second.getByRole('button', { name: '再发一次' }).click();
    await expect(messages(second)).toHaveCount(5);
    await expect(messages(second).filter({ hasText: '我也要说' })).toHaveCount(1);
  });

  test('who reads further up is not pulled down, and is told that there is more', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    await say(page, '一[[instant]]');
    await untilAnswered(page);
    await say(page, '二[[slow]]');
    await expect(messages(page).last()).toContainText('你好');
    const list = page.getByRole('region', { name: '聊天记录' });
    await list.evaluate((element) => element.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: '最新的话' })).toBeVisible();
    expect(await list.evaluate((element) => element.scrollTop)).toBeLessThan(5);
    await page.getByRole('button', { name: '最新的话' }).click();
    await expect(messages(page).last()).toBeInViewport();
    await expect(page.getByRole('button', { name: '最新的话' })).toHaveCount(0);
  });
});

test.describe('the network', () => {
  test('words that did not get there stay, and are said once when sent again', async ({
    page,
    context,
    watch,
  }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    watch.expectFailure(/\/api\/tutor-chat\//);
    await page.route('**/messages', (route) => route.abort('connectionfailed'));
    await say(page, '听得见吗？');
    await expect(page.getByText('没有送到', { exact: true })).toBeVisible();
    await field(page).fill('还有一句');
    await field(page).press('Enter');
    await expect(page.getByText('上面有一句没送到')).toBeVisible();
    await page.reload();
    await expect(page.getByText('没有送到', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue('还有一句');
    await page.unroute('**/messages');
    await page.getByRole('button', { name: '再发一次' }).click();
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(page.getByText('没有送到', { exact: true })).toHaveCount(0);
  });

  test('words that had arrived although no answer came back are found, not doubled', async ({
    page,
    context,
    watch,
  }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    watch.expectFailure(/\/api\/tutor-chat\//);
    await page.route('**/messages', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await say(page, '听得见吗？');
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(page.getByText('没有送到', { exact: true })).toHaveCount(0);
  });

  test('a reading from before an answer does not take the answer away again', async ({ page, context }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    await untilCopied(page, talk);
    const answered = Promise.withResolvers<void>();
    let readings = 0;
    await page.route(`**/api/tutor-chat/talks/${talk}`, async (route) => {
      readings += 1;
      const response = await route.fetch();
      await answered.promise;
      // Only the first is too old; the one that takes its place never comes.
      if (readings === 1) await route.fulfill({ response });
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => readings).toBe(1);
    await say(page, '听得见吗？');
    await expect(messages(page)).toHaveCount(3);
    await untilAnswered(page);
    answered.resolve();
    await expect.poll(() => readings).toBe(2);
    await expect(messages(page)).toHaveCount(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('unsent words can be taken back into the field', async ({ page, context, watch }) => {
    await newLearner(context);
    await openTalk(page, await newTalk(context));
    watch.expectFailure(/\/api\/tutor-chat\//);
    await page.route('**/messages', (route) => route.abort('connectionfailed'));
    await say(page, '先不说了');
    await page.getByRole('button', { name: '拿回来改' }).click();
    await expect(field(page)).toHaveValue('先不说了');
    await expect(messages(page)).toHaveCount(1);
  });
});

test.describe('limits', () => {
  test('who says too much too fast is told until when to wait, and loses nothing', async ({
    page,
    context,
    watch,
  }) => {
    await newLearner(context);
    const talk = await newTalk(context);
    const nobodys = `/api/tutor-chat/talks/${crypto.randomUUID()}/messages`;
    const calls = Array.from({ length: 60 }, () =>
      context.request.post(nobodys, { data: { messageId: crypto.randomUUID(), text: '快' } }),
    );
    await Promise.all(calls);
    watch.expectFailure(/\/messages$/);
    await openTalk(page, talk);
    await say(page, '太快了吗？');
    await expect(page.getByText(/发得太快了，请等到 \d{1,2}:\d{2}:\d{2} 再发/)).toBeVisible();
    await expect(messages(page).last()).toContainText('太快了吗？');
  });

  test('whose session has ended signs in again and finds the words', async ({ page, context, watch }) => {
    const learner = await newLearner(context);
    const talk = await newTalk(context);
    await openTalk(page, talk);
    await untilCopied(page, talk);
    await context.clearCookies();
    watch.expectFailure(/\/api\//);
    await say(page, '我还在');
    await expect(page).toHaveURL(new RegExp(`/auth/login\\?returnUrl=%2Fstudy%2F${talk}$`));
    const data = { identifier: learner.username, password: learner.password };
    await context.request.post('/api/account/sign-in', { data });
    await openTalk(page, talk);
    await expect(messages(page).last()).toContainText('我还在');
    await page.getByRole('button', { name: '再发一次' }).click();
    await untilAnswered(page);
    await expect(messages(page)).toHaveCount(3);
  });
});
