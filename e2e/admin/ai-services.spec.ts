// What an admin does about models: adds one, tries it, lets it answer, reads what a learner reports, switches it off.

import type { BrowserContext, Page } from '@playwright/test';
import { heading } from '../support/account-steps.ts';
import { expect, personalAddress, test } from '../support/fixtures.ts';
import { expectNoViolationInBothThemes } from '../support/no-violation.ts';
import {
  askAbout,
  messages,
  newLearner,
  newTalk,
  openTalk,
  say,
  untilAnswered,
} from '../support/study-steps.ts';

/** A server of its own: who answers is the same for all learners of a server. */
const adminUrl = () => {
  const url = process.env['YULU_E2E_CHANGED_ADMIN_URL'];
  if (!url) throw new Error('YULU_E2E_CHANGED_ADMIN_URL is not set; `npm test` starts a server and sets it.');
  return new URL(url);
};
const modelUrl = process.env['YULU_E2E_MODEL_URL'] ?? '';
const KEY = 'sk-only-for-this-journey-4711';

test.use({
  // Playwright asks for its fixtures by destructuring, also for none of them.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(adminUrl().origin),
});

test('a model is added, tried, chosen, reported upon and switched off, each time from the next message on', async ({
  page: desk,
  context,
  browser,
  watch,
}) => {
  await becomeFirstAdmin(context);
  const learner = await browser.newContext({
    baseURL: adminUrl().origin,
    locale: 'zh-CN',
    extraHTTPHeaders: { 'x-forwarded-for': personalAddress() },
  });
  watch.over(learner);
  await newLearner(learner);
  const study = await learner.newPage();
  await openTalk(study, await newTalk(learner));

  await addProvider(desk);
  await tryProvider(desk);
  await say(study, '你好！');
  await untilAnswered(study);
  await expect(study.getByText('AI 模型')).toHaveCount(0);

  await chooseForTalks(desk);
  await say(study, '今天学什么？');
  await untilAnswered(study);
  await expect(messages(study).last()).toContainText('今天我们来学一个有意思的词');
  await expect(messages(study).last()).toContainText('AI 模型');

  await reportLast(study);
  await closeReport(desk);

  await desk.goto('/admin/ai-services');
  await desk.getByRole('switch', { name: '启用 本地' }).focus();
  await desk.keyboard.press('Space');
  await expect(desk.getByRole('switch', { name: '启用 本地' })).not.toBeChecked();
  await say(study, '我很好。');
  await untilAnswered(study);
  await expect(messages(study).last()).toContainText('语路自己的老师');
  await expect(messages(study).last()).not.toContainText('有意思的词');
  await learner.close();
});

async function becomeFirstAdmin(context: BrowserContext): Promise<void> {
  const token = adminUrl().searchParams.get('setup');
  const data = { token, username: 'keeper', email: 'keeper@example.org', password: 'guan-shan-hai' };
  const answer = await context.request.post('/api/account/first-admin', {
    data: { ...data, repeated: data.password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const signedIn = await context.request.post('/api/account/sign-in', {
    data: { identifier: data.username, password: data.password },
  });
  expect(signedIn.status()).toBe(200);
}

async function addProvider(desk: Page): Promise<void> {
  await desk.goto('/admin/ai-services');
  await expect(heading(desk)).toHaveText('AI 服务');
  await expectNoViolationInBothThemes(desk);
  await desk.getByRole('button', { name: '添加服务商' }).focus();
  await desk.keyboard.press('Enter');
  const form = desk.getByRole('dialog');
  await form.getByLabel('类型').selectOption('custom');
  await form.getByLabel('名称').fill('本地');
  await form.getByLabel('地址').fill('localhost');
  await form.getByLabel('密钥').fill(KEY);
  await form.getByLabel('模型', { exact: true }).fill('small-model');
  await form.getByLabel('输入（元）').fill('0,8');
  await form.getByLabel('输出（元）').fill('2');
  await form.getByLabel('输出（元）').press('Enter');
  await expect(form.getByRole('alert')).toContainText('地址要以 http:// 或 https:// 开头');
  await expectNoViolationInBothThemes(desk);
  await form.getByLabel('地址').fill(modelUrl);
  await form.getByLabel('地址').press('Enter');
  await expect(form).toHaveCount(0);
  await expect(desk.getByText('密钥已设置，结尾是 …4711')).toBeVisible();
  await expect(desk.getByRole('row', { name: /small-model/ })).toContainText('¥0.80');
  expect(await desk.content()).not.toContain(KEY.slice(0, -4));
}

async function tryProvider(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '试一试 small-model' }).click();
  await desk.getByLabel('问它一句').press('Enter');
  const outcome = desk.getByRole('dialog').getByRole('status');
  await expect(outcome).toContainText('正常');
  await expect(outcome).toContainText('今天我们来学');
  await expect(outcome).toContainText('词元：输入 10，输出 20');
  await expect(outcome).toContainText('费用：¥0.000048');
  await expectNoViolationInBothThemes(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.getByText(/最近一次成功/)).toBeVisible();
}

async function chooseForTalks(desk: Page): Promise<void> {
  await desk.goto('/admin/ai-config');
  const talks = desk.getByRole('form', { name: '对话' });
  await talks.getByLabel('选一个模型').selectOption({ label: '本地 · small-model' });
  await talks.getByLabel('温度（0 到 2）').fill('0.5');
  await talks.getByLabel('温度（0 到 2）').press('Enter');
  await expect(desk.getByText('现在按下面的顺序回答，1 个可用。')).toBeVisible();
  const limits = desk.getByRole('form', { name: '每天的上限' });
  await limits.getByLabel('全站每天最多（元）').fill('50');
  await limits.getByLabel('全站每天最多（元）').press('Enter');
  await expect(desk.getByText('¥0.000048 / ¥50.00')).toBeVisible();
  await expectNoViolationInBothThemes(desk);
}

async function reportLast(study: Page): Promise<void> {
  await askAbout(messages(study).last(), '反馈');
  const dialog = study.getByRole('dialog');
  await dialog.getByText('太难或太容易').click();
  await dialog.getByLabel('想说明的话').fill('这个字我没学过');
  await expectNoViolationInBothThemes(study);
  await dialog.getByRole('button', { name: '发送反馈' }).click();
  await expect(dialog.getByText('谢谢，反馈已经发给管理员。')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
}

async function closeReport(desk: Page): Promise<void> {
  await desk.goto('/admin/ai-reports');
  await expect(desk.getByText('这个字我没学过')).toBeVisible();
  await expect(desk.getByText('太难或太容易')).toBeVisible();
  await desk.getByText('前面说的话', { exact: true }).click();
  await expect(desk.getByText('今天学什么？')).toBeVisible();
  await expectNoViolationInBothThemes(desk);
  await desk.getByLabel('备注').fill('提示词要改');
  await desk.getByRole('button', { name: '处理好了' }).click();
  await expect(desk.getByText('没有这样的反馈')).toBeVisible();
  await desk.getByText('处理过的', { exact: true }).click();
  await expect(desk.getByText('这个字我没学过')).toBeVisible();
  await expect(desk.getByLabel('备注')).toHaveValue('提示词要改');
}
