// Talks whose connection goes: the embedded teacher goes on in the page, deciding as the server would, and all of it is sent once.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test, type Watch } from '../support/fixtures.ts';
import { openBrowser } from '../support/people.ts';
import {
  field,
  messages,
  newLearner,
  openTalk,
  say,
  signIn,
  untilAnswered,
  untilCopied,
} from '../support/study-steps.ts';

type Kind = 'tutor' | 'role' | 'scene';
type Line = { readonly zh: string; readonly en: string; readonly pt: string };
/** As the API gives it. */
type Message = {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly speaker: string | null;
  readonly corrections: readonly object[];
  readonly hardWords: readonly { readonly zh: string }[];
};
type Goal = { readonly id: string; readonly state: string; readonly goal: Line };
type TalkPage = { readonly messages: readonly Message[]; readonly goals: readonly Goal[] };

/** Good, mistaken, off the topic, in English, asking for words, rude, saying nothing. */
const SCRIPT = [
  '你好！',
  '我要二个菜。',
  'I want some rice please',
  '今天天气很好，我和我的朋友去公园了。',
  '怎么说 chicken？',
  '要一个宫保鸡丁。',
  '什么意思？',
  '他妈的',
  '...',
  '我昨天见面我的朋友。',
  '你最喜欢的电影是什么？',
  '昨天我的狗死了。',
  '再来一瓶啤酒，多少钱？',
  '谢谢，再见！',
] as const;
/** What a play hears otherwise than a tutor does. */
const PLAY_SCRIPT = [
  '你好！',
  '我要二个菜。',
  'I want some rice please',
  '怎么说 chicken？',
  '要一个宫保鸡丁。',
  '昨天我的狗死了。',
  '再来一瓶啤酒，多少钱？',
  '谢谢，再见！',
] as const;
const SCRIPTS: Readonly<Record<Kind, readonly string[]>> = {
  tutor: SCRIPT,
  role: PLAY_SCRIPT,
  scene: PLAY_SCRIPT,
};
/** Before these of the messages help is asked for, so many steps. */
const HELP: Readonly<Record<number, number>> = { 3: 1, 5: 2 };

const SUBJECTS: Readonly<Record<Kind, string>> = {
  tutor: 'linlaoshi',
  role: 'waiter',
  scene: 'restaurant/noodles',
};
const pathOf = (kind: Kind, id: string) => (kind === 'tutor' ? `/study/${id}` : `/roleplay/${id}`);

/** Without a connection everything that is asked for gets lost: calls, entries of the dictionary, the look for a newer build. */
const expectLosses = (watch: Watch) => watch.expectFailure(/\/(api|assets)\/|\/build\.json$|\/favicon/);

async function newPlay(context: BrowserContext, kind: Kind, id: string = randomUUID()): Promise<string> {
  const data = { id, kind, subject: SUBJECTS[kind], language: 'en' };
  expect((await context.request.post('/api/tutor-chat/talks', { data })).status()).toBe(200);
  return id;
}

async function readTalk(context: BrowserContext, id: string): Promise<TalkPage> {
  return (await context.request.get(`/api/tutor-chat/talks/${id}`)).json();
}

/** Opens a talk and waits until the page could go on with it alone. */
async function openReady(page: Page, kind: Kind, id: string): Promise<void> {
  await page.goto(pathOf(kind, id));
  await expect(messages(page).first()).toBeVisible();
  await untilCopied(page, id);
}

const answerAt = (page: Page, turn: number) => messages(page).nth(2 * turn + 2);

/** Says the whole script; the answers come to stand one by one, wherever they come from. */
async function playScript(page: Page, script: readonly string[]): Promise<string[]> {
  const hints: string[] = [];
  for (const [turn, text] of script.entries()) {
    for (let step = 1; step <= (HELP[turn] ?? 0); step += 1) hints.push(await askForHelp(page, step));
    await say(page, text);
    await expect(answerAt(page, turn)).toContainText('翻译');
    await expect(page.getByRole('button', { name: '停下' })).toHaveCount(0);
  }
  return hints;
}

async function askForHelp(page: Page, step: number): Promise<string> {
  const name = ['一个想法', '开头几个字', '完整的句子'][step - 1] ?? '';
  await page.getByRole('button', { name: step === 1 ? '给我提示' : '再多一点提示' }).click();
  const panel = page.getByRole('region', { name });
  await expect(panel).toBeVisible();
  return panel.locator('.text-lead').innerText();
}

/** What the learner sees of a talk, once it changes no more: each message with all that stands below it, and the goals. */
async function seen(page: Page): Promise<string[]> {
  let shown = await readShown(page);
  await expect(async () => {
    const before = shown;
    shown = await readShown(page);
    expect(shown).toEqual(before);
  }).toPass({ intervals: [1000] });
  return shown;
}

function readShown(page: Page): Promise<string[]> {
  return messages(page).evaluateAll((items) =>
    items.map((item) => {
      const copy = item.cloneNode(true) as HTMLElement; // a list item's copy
      for (const details of copy.querySelectorAll('details')) details.setAttribute('open', '');
      for (const button of copy.querySelectorAll('button')) button.remove();
      return (copy.textContent ?? '').replaceAll('等待发送', '').trim();
    }),
  );
}

const decided = ({ messages: all, goals }: TalkPage) => ({
  said: all.map(({ author, text, speaker, corrections, hardWords }) => ({
    author,
    text,
    speaker,
    corrections,
    hardWords,
  })),
  goals: goals.map(({ id, state }) => ({ id, state })),
});

for (const kind of ['tutor', 'role', 'scene'] as const) {
  test(`the same script online and offline in a ${kind}: equal decisions, sent once, seen on another device`, async ({
    page,
    context,
    browser,
    watch,
  }) => {
    const id = randomUUID();
    const script = SCRIPTS[kind];
    // The id of a talk seeds its choices: two learners would need the same id, so one learner talks twice.
    const learner = await newLearner(context);
    await newPlay(context, kind, id);
    await openReady(page, kind, id);
    const onlineHints = await playScript(page, script);
    const onlineSeen = await seen(page);
    const online = decided(await readTalk(context, id));
    expect((await context.request.delete(`/api/tutor-chat/talks/${id}`)).status()).toBe(200);

    await newPlay(context, kind, id);
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
    await openReady(page, kind, id);
    expectLosses(watch);
    await context.setOffline(true);
    const offlineHints = await playScript(page, script);
    await expect(page.getByText(`${script.length} 句等待发送`)).toBeVisible();
    expect(offlineHints).toEqual(onlineHints);
    expect(await seen(page)).toEqual(onlineSeen);

    await context.setOffline(false);
    await expect(page.getByText('等待发送')).toHaveCount(0);
    await expect(page.getByText('你离线时看到的回答和这个不同')).toHaveCount(0);
    const sent = await readTalk(context, id);
    expect(decided(sent)).toEqual(online);
    expect(sent.messages).toHaveLength(1 + 2 * script.length);
    // The page reads them again when the last has been sent.
    await expect.poll(() => seen(page)).toEqual(onlineSeen);

    const second = await openBrowser(browser, watch);
    await signIn(second.context, learner);
    await second.page.goto(pathOf(kind, id));
    await expect(messages(second.page)).toHaveCount(1 + 2 * script.length);
    await expect.poll(() => seen(second.page)).toEqual(onlineSeen);
    await second.context.close();
  });
}

test('a connection that goes in the middle of an answer: the teacher in the page answers instead', async ({
  page,
  context,
  watch,
}) => {
  await newLearner(context);
  const id = await newPlay(context, 'role');
  await openReady(page, 'role', id);
  expectLosses(watch);
  // The server takes the message, and what it answers gets lost.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await context.setOffline(true);
    // Going offline may have ended the request by itself.
    await route.abort('connectionreset').catch(() => undefined);
  };
  await page.route('**/messages', loseAnswer, { times: 1 });
  await say(page, '我要一份饺子。');
  await expect(answerAt(page, 0)).toContainText('翻译');
  await say(page, '再要一瓶啤酒。');
  await expect(answerAt(page, 1)).toContainText('翻译');
  const here = await seen(page);
  await context.setOffline(false);
  await expect(page.getByText('等待发送')).toHaveCount(0);
  expect((await readTalk(context, id)).messages).toHaveLength(5);
  expect(await seen(page)).toEqual(here);
});

test('what was said offline survives a reload, and goes on', async ({ page, context, watch }) => {
  await newLearner(context);
  const id = await newPlay(context, 'scene');
  await openReady(page, 'scene', id);
  expectLosses(watch);
  // The page itself can be loaded, its server's calls cannot be had.
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await say(page, '你好！');
  await expect(answerAt(page, 0)).toContainText('翻译');
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByText('1 句等待发送')).toBeVisible();
  await say(page, '我要一碗牛肉面。');
  await expect(answerAt(page, 1)).toContainText('翻译');
  await context.unroute('**/api/**');
  // The page looks by itself too, and may be quicker than the finger.
  const tryNow = page.getByRole('button', { name: '现在就试' });
  await tryNow.click({ timeout: 2000 }).catch(() => expect(tryNow).toHaveCount(0));
  await expect(page.getByText('等待发送')).toHaveCount(0);
  const { messages: sent } = await readTalk(context, id);
  expect(sent.filter(({ author }) => author === 'learner').map(({ text }) => text)).toEqual([
    '你好！',
    '我要一碗牛肉面。',
  ]);
});

test('two tabs share what is said offline, and send it once', async ({ page, context, watch }) => {
  await newLearner(context);
  const id = await newPlay(context, 'role');
  await openReady(page, 'role', id);
  const second = await context.newPage();
  await openReady(second, 'role', id);
  expectLosses(watch);
  await context.setOffline(true);
  await say(page, '你好！');
  await expect(answerAt(page, 0)).toContainText('翻译');
  await expect(messages(second)).toHaveCount(3);
  await say(second, '有菜单吗？');
  await expect(answerAt(second, 1)).toContainText('翻译');
  await expect(messages(page)).toHaveCount(5);
  await context.setOffline(false);
  for (const tab of [page, second]) await expect(tab.getByText('等待发送')).toHaveCount(0);
  const { messages: sent } = await readTalk(context, id);
  expect(sent.filter(({ author }) => author === 'learner').map(({ text }) => text)).toEqual([
    '你好！',
    '有菜单吗？',
  ]);
  await expect(messages(second)).toHaveCount(5);
  await expect(messages(page)).toHaveCount(5);
});

test('where another device wrote in between, the server’s answer holds, and the learner is told', async ({
  page,
  context,
  watch,
}) => {
  await newLearner(context);
  const id = await newPlay(context, 'role');
  await openReady(page, 'role', id);
  expectLosses(watch);
  await context.setOffline(true);
  await say(page, '我要一份饺子。');
  await expect(answerAt(page, 0)).toContainText('翻译');
  const data = { messageId: randomUUID(), text: '我要一份饺子，再要一瓶啤酒。' };
  await context.request.post(`/api/tutor-chat/talks/${id}/messages`, { data });
  await context.setOffline(false);
  await expect(page.getByText('等待发送')).toHaveCount(0);
  await expect(messages(page)).toHaveCount(5);
  await expect(page.getByText('你离线时看到的回答和这个不同')).toBeVisible();
  await expect(messages(page).nth(3)).toContainText('我要一份饺子。');
});

test('words said offline are sent when the talk is open no more', async ({ page, context, watch }) => {
  await newLearner(context);
  const id = await newPlay(context, 'tutor');
  await openReady(page, 'tutor', id);
  expectLosses(watch);
  await context.setOffline(true);
  await say(page, '你好，我叫安娜。');
  await expect(answerAt(page, 0)).toContainText('翻译');
  await page.getByRole('link', { name: '新的聊天' }).click();
  await expect(field(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(async () => {
    expect((await readTalk(context, id)).messages).toHaveLength(3);
  }).toPass({ timeout: 60_000 });
});

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

  test('the embedded teacher goes on offline, its answers stay, and the model speaks again after them', async ({
    page,
    context,
    watch,
  }) => {
    await newLearner(context);
    const id = await newPlay(context, 'tutor');
    await openTalk(page, id);
    await say(page, '你好！[[instant]]');
    await untilAnswered(page);
    await untilCopied(page, id);
    expectLosses(watch);
    await context.setOffline(true);
    await say(page, '我喜欢猫。');
    await expect(answerAt(page, 1)).toContainText('语路自己的老师');
    const here = await seen(page);
    await context.setOffline(false);
    await expect(page.getByText('等待发送')).toHaveCount(0);
    expect(await seen(page)).toEqual(here);
    await say(page, '我们聊什么？[[instant]]');
    await untilAnswered(page);
    expect((await readTalk(context, id)).messages.map(({ speaker }) => speaker)).toEqual([
      'engine',
      null,
      'model',
      null,
      'engine',
      null,
      'model',
    ]);
  });
});
