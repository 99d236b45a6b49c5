// In a role-play: what could be said better lies under the message, help comes in steps, and a goal is ticked off.

import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import {
  askForWholeSentence,
  field,
  messages,
  newLearner,
  say,
  untilAnswered,
} from '../support/study-steps.ts';

test('a mistake is unfolded, said again right, and help leads to the goal, by keyboard alone', async ({
  page,
  context,
}) => {
  await newLearner(context);
  const id = randomUUID();
  const data = { id, kind: 'role', subject: 'waiter', language: 'zh' };
  expect((await context.request.post('/api/tutor-chat/talks', { data })).status()).toBe(200);
  await page.goto(`/roleplay/${id}`);
  await expect(messages(page)).toHaveCount(1);

  await say(page, '我要二个菜。');
  await untilAnswered(page);
  const said = messages(page).nth(1);
  const fold = said.getByText('可以说得更好：1 处');
  await expect(said.getByRole('insertion')).toBeHidden();
  // A sign in the empty field is the page's.
  await page.keyboard.press('!');
  await expect(fold).toBeFocused();
  await expect(said.getByRole('insertion')).toBeVisible();
  await said.getByRole('button', { name: '再说一遍' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('我要两个菜。');
  await expect(field(page)).toBeFocused();
  await field(page).fill('');

  await askForWholeSentence(page);
  await page.getByRole('button', { name: '放进输入框' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).not.toHaveValue('');
  await field(page).press('Enter');
  await untilAnswered(page);
  await expect(page.getByText('办好了').first()).toBeAttached();

  await page.reload();
  await expect(messages(page).nth(1).getByText('可以说得更好：1 处')).toBeVisible();
});
