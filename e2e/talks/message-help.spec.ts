// What a learner can ask about a message, by keyboard, and what tutors remember of what they said.

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import {
  askForWholeSentence,
  field,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  untilAnswered,
} from '../support/study-steps.ts';

/** Opens the menu of a message and chooses, by keys alone. */
async function chooseByKeys(page: Page, place: number, what: string): Promise<void> {
  await messages(page)
    .nth(place)
    .getByRole('button', { name: /^翻译、讲解/ })
    .focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: what, exact: true });
  await expect(item).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('asks why, picks a word, has a sentence put right, and reports an answer, by keyboard alone', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'linlaoshi'));
  await say(page, '我是高兴，下雨了。');
  await untilAnswered(page);

  await chooseByKeys(page, 1, '为什么这么说');
  const panel = page.getByRole('region', { name: '为什么这么说' });
  await expect(panel).toContainText('No 是 before an adjective');
  await expect(panel).toContainText('了 at the end: now it is so');
  await expect(panel.getByRole('heading')).toBeInViewport();
  await expectNoViolation(page);
  await panel.getByRole('button', { name: '了', exact: true }).first().focus();
  await page.keyboard.press('Space');
  await expect(panel).not.toContainText('No 是 before an adjective');
  await expect(panel).toContainText('了 at the end: now it is so');
  await panel.getByRole('button', { name: '收起' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(
    messages(page)
      .nth(1)
      .getByRole('button', { name: /^翻译、讲解/ }),
  ).toBeFocused();

  await chooseByKeys(page, 1, '怎么说更地道');
  const better = page.getByRole('region', { name: '怎么说更地道' });
  await expect(better).toContainText('我很高兴，下雨了。');
  await better.getByRole('button', { name: '就这样说' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('我很高兴，下雨了。');
  await expect(field(page)).toBeFocused();

  await chooseByKeys(page, 0, '反馈');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('想说明的话').fill('这个字我没学过');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('接下来');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toHaveValue('我很高兴，下雨了。');
});

test('in a talk with a tutor help comes in three steps, and its sentence goes on the way, by keyboard alone', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context, 'linlaoshi'));
  await askForWholeSentence(page);
  const panel = page.getByRole('region', { name: '完整的句子' });
  await expect(panel.getByRole('button', { name: '再多一点提示' })).toHaveCount(0);
  await expectNoViolation(page);
  await panel.getByRole('button', { name: '放进输入框' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).not.toHaveValue('');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await untilAnswered(page);
  await expect(messages(page)).toHaveCount(3);
  await expect(panel).toHaveCount(0);
});

test('what was told stands on a page of its own, where it is changed, deleted, taken back and switched off', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await openTalk(page, await newTalk(context));
  await say(page, '我喜欢游泳。我住在里约。');
  await untilAnswered(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: /老师记得的事/ }).click();
  const facts = page.getByRole('region', { name: '记得的事', exact: true });
  await expect(facts.getByRole('listitem')).toHaveCount(2);
  await expect(facts.getByRole('link', { name: '看那次聊天' })).toHaveCount(2);

  await page.getByRole('button', { name: '修改：我喜欢游泳。' }).click();
  await page.getByLabel('换个说法').fill('我喜欢在海里游泳。');
  await page.keyboard.press('Enter');
  await expect(facts).toContainText('我喜欢在海里游泳。');
  await page.getByLabel('自己告诉老师一件事').fill('我有一只猫');
  await page.keyboard.press('Enter');
  await expect(facts.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('自己告诉老师一件事')).toHaveValue('');

  await page.getByRole('button', { name: '删除：我住在里约。' }).click();
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(facts.getByRole('button', { name: '删除：我住在里约。' })).toBeVisible();
  await page.getByRole('button', { name: '删除：我有一只猫' }).click();
  await expectNoViolation(page);

  await page.getByRole('switch', { name: '让老师记住并用到这些' }).click();
  await expect(page.getByText('已经关掉')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: '让老师记住并用到这些' })).not.toBeChecked();
  await expect(facts.getByRole('listitem')).toHaveCount(2);
});
