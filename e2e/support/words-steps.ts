// Steps of journeys about words: a talk in which they are alive, one of its words, and its card.

import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { messages, newLearner, newTalk, openTalk, sayByApi } from './study-steps.ts';

export const SAID = '我昨天去银行了。我很喜欢学习！';

export const word = (page: Page, text: string) =>
  messages(page).nth(1).getByRole('button', { name: text, exact: true });
export const card = (page: Page) => page.getByRole('dialog');

/** A learner who has said something, looking at it, with its words alive. */
export async function openTalkWithWords(page: Page, context: BrowserContext): Promise<void> {
  await newLearner(context);
  const talk = await newTalk(context);
  await sayByApi(context, talk, SAID);
  await openTalk(page, talk);
  await expect(word(page, '银行')).toBeVisible();
}
