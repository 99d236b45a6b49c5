// The steps that journeys through talks share: a new learner, a talk, saying something.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Learner = { readonly username: string; readonly password: string };

const PASSWORD = 'langer Weg 7';

/** A new account, signed in in this context; over the API, since registering is another journey. */
export async function newLearner(context: BrowserContext): Promise<Learner> {
  const username = `xue${randomUUID().slice(0, 8)}`;
  const data = { username, email: `${username}@example.com`, password: PASSWORD, repeated: PASSWORD };
  const answer = await context.request.post('/api/account/register', { data });
  expect(answer.status()).toBe(200);
  return { username, password: PASSWORD };
}

/** The same learner on another device. */
export async function signIn(context: BrowserContext, { username, password }: Learner): Promise<void> {
  const data = { identifier: username, password };
  expect((await context.request.post('/api/account/sign-in', { data })).status()).toBe(200);
}

/** A talk that has begun; its id. */
export async function newTalk(context: BrowserContext, tutorId = 'linlaoshi'): Promise<string> {
  const id = randomUUID();
  const answer = await context.request.post('/api/tutor-chat/talks', {
    data: { id, kind: 'tutor', subject: tutorId, language: 'en' },
  });
  expect(answer.status()).toBe(200);
  return id;
}

/** Says something over the API and waits until it is answered. */
export async function sayByApi(context: BrowserContext, talkId: string, text: string): Promise<void> {
  const data = { messageId: randomUUID(), text };
  const answer = await context.request.post(`/api/tutor-chat/talks/${talkId}/messages`, { data });
  expect(await answer.text()).toContain('"ended"');
}

export const field = (page: Page) => page.getByRole('textbox', { name: '说点什么' });
/** Everything said, oldest first. */
export const messages = (page: Page) => page.getByRole('list', { name: '聊天记录' }).getByRole('listitem');

/** Types into the talk's field and sends by Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until no answer is under way. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '停下' })).toHaveCount(0);
  await expect(messages(page).last().getByRole('button', { name: '翻译、讲解…', exact: true })).toBeVisible();
}

/** Opens a talk's page and waits until its messages are there. */
export async function openTalk(page: Page, talkId: string): Promise<void> {
  await page.goto(`/study/${talkId}`);
  await expect(messages(page).first()).toBeVisible();
}

/** Waits until the page could go on with a talk, as it shows it, without a connection: then it asks for nothing by itself. */
export async function untilCopied(page: Page, talkId: string, said = messages(page)): Promise<void> {
  const count = await said.count();
  await page.waitForFunction(
    ([id, shown]) => {
      const kept = JSON.parse(localStorage.getItem(`yulu.copy.talk.${id}`) ?? 'null');
      return kept !== null && kept.value.page.messages.length === shown;
    },
    [talkId, count] as const,
  );
}

/** Chooses from the menu of a message. */
export async function askAbout(message: Locator, what: string): Promise<void> {
  await message.getByRole('button', { name: /^翻译、讲解/ }).click();
  await message.page().getByRole('menuitem', { name: what, exact: true }).click();
}

/** Asks for help by keyboard alone, up to the whole sentence. */
export async function askForWholeSentence(page: Page): Promise<void> {
  await page.getByRole('button', { name: '给我提示' }).focus();
  await page.keyboard.press('Enter');
  for (const step of ['一个想法', '开头几个字']) {
    await expect(page.getByRole('region', { name: step })).toBeVisible();
    await page.getByRole('button', { name: '再多一点提示' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('region', { name: '完整的句子' })).toBeVisible();
}
