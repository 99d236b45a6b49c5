// The videos as admins see them: what became of each, its form, and what is said of a change that came second.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { VideosPage } from './videos-page.tsx';

const ID = '01920000-0000-7000-8000-000000000001';
const VIDEO = {
  id: ID,
  version: 3,
  title: { zh: '小鸭子', en: 'The duckling', pt: 'O patinho' },
  level: 'preschool',
  language: 'zh',
  state: 'ready',
  problem: null,
  isPublished: false,
  address: null,
  poster: null,
  width: 1280,
  height: 720,
  seconds: 90,
  captions: { zh: '', en: '', pt: '' },
  createdAt: '2026-11-20T10:00:00.000Z',
};
const REFUSED = {
  ...VIDEO,
  id: '01920000-0000-7000-8000-000000000002',
  title: { ...VIDEO.title, zh: '坏了的' },
  state: 'refused',
  problem: 'broken',
};

beforeEach(async () => {
  answer('GET /admin/videos', () => ({ videos: [VIDEO, REFUSED], converts: false }));
  await renderFeature(<VideosPage />, { texts: ['videos', 'files'], path: '/admin/videos' });
  await expect.element(page.getByRole('heading', { name: '小鸭子' })).toBeVisible();
});

it('says why one cannot be used, and is operable by all', async () => {
  await expect.element(page.getByText('文件不完整，或者不是真正的视频。', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '修改' }).first().click();
  await expect.element(page.getByRole('button', { name: '保存并发布' })).toBeVisible();
  await expectNoViolation();
});

it('asks for the titles before a file', async () => {
  await page.getByRole('button', { name: '选择视频' }).click();
  await expect.element(page.getByText('这一项要填写。').first()).toBeVisible();
});

it('publishes what was looked at, and keeps what is typed when somebody else was first', async () => {
  answer(`POST /admin/videos/${ID}`, () => refuse('VIDEO_STALE', { data: { isOwn: true } }));
  await page.getByRole('button', { name: '修改' }).first().click();
  await page.getByLabelText('英文标题').nth(1).fill('Ducklings');
  await page.getByRole('button', { name: '保存并发布' }).click();
  await expect.element(page.getByText('这个视频刚才在你的另一个窗口里改过', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('英文标题').nth(1)).toHaveValue('Ducklings');
  expect(callsTo(`/admin/videos/${ID}`)[0]?.body).toMatchObject({ version: 3, isPublished: true });
});
