// The home page: guests see what Yulu is and a labelled sample, learners what to do next.

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { register } from '../support/people.ts';

const TALKS = /\/api\/tutor-chat\/talks/;

async function startTalk(page: Page): Promise<{ readonly id: string; readonly tutor: string }> {
  const tutors = await (await page.request.get('/api/tutor-chat/tutors?level=beginner')).json();
  const [tutor] = tutors;
  const id = randomUUID();
  const response = await page.request.post('/api/tutor-chat/talks', {
    data: { id, kind: 'tutor', subject: tutor.id, language: tutor.languages[0] },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return { id, tutor: tutor.name.zh };
}

test('a guest sees the sample progress, labelled as a sample', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: '学习进度' });
  await expect(panel.getByText('示例', { exact: true })).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveAttribute('value', '45');
  await expect(panel.getByText('45%')).toBeVisible();
  for (const [label, value] of [
    ['学习天数', '24'],
    ['完成课程', '12'],
    ['学会的词', '120'],
  ] as const) {
    await expect(panel.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expect(panel.getByRole('definition').filter({ hasText: new RegExp(`^${value}$`) })).toBeVisible();
  }
});

test('a guest is led to register and to sign in', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '免费注册' })).toHaveAttribute('href', '/auth/register');
  await main.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a new learner is offered the first talk and no invented figures', async ({ page }) => {
  const { username } = await register(page.context());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${username}，你好`);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: '开始聊' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('a learner goes on with the latest talk', async ({ page }) => {
  await register(page.context());
  const earlier = await startTalk(page);
  const latest = await startTalk(page);
  await page.goto('/');
  const next = page.getByRole('region', { name: '接着上次聊' });
  await expect(next).toContainText(latest.tutor);
  await expect(next.getByRole('link', { name: '接着聊' })).toHaveAttribute('href', `/study/${latest.id}`);
  const others = page.getByRole('region', { name: '别的聊天' });
  await expect(others.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    `/study/${earlier.id}`,
  );
  await expectNoViolation(page);
  await next.getByRole('link', { name: '接着聊' }).click();
  await expect(page).toHaveURL(`/study/${latest.id}`);
});

test('talks that cannot be read are said to be, and come when the server is back', async ({
  page,
  watch,
}) => {
  await register(page.context());
  await startTalk(page);
  watch.expectFailure(TALKS);
  await page.route(TALKS, (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: '', data: null } }),
  );
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: '暂时看不到你的聊天' })).toBeVisible();
  await page.unroute(TALKS);
  await expect(page.getByRole('region', { name: '接着上次聊' })).toBeVisible();
});
