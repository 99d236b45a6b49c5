// What a guardian reads before they agree: whom it is about, and which class with which teacher.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { GuardianPage } from './guardian-page.tsx';

const TOKEN = 'a'.repeat(32);

type ForClass = { readonly className: string; readonly teacher: string } | null;

async function show(wanted: ForClass, agreedAt: string | null = null) {
  answer('POST /privacy/guardian/link', () => ({ name: 'lili', wanted, agreedAt }));
  await renderFeature(<GuardianPage />, {
    texts: ['privacy'],
    path: `/guardian?token=${TOKEN}`,
    viewer: 'guest',
  });
}

it('names the class and its teacher, and is agreed to by a press', async () => {
  await show({ className: '周末班', teacher: 'marta' });
  await expect.element(page.getByText(/孩子想参加 marta 老师的“周末班”班/)).toBeVisible();
  await expectNoViolation();
  answer('POST /privacy/guardian/confirm', () => ({ name: 'lili' }));
  await page.getByRole('button', { name: /同意/ }).click();
  await expect.poll(() => callsTo('/privacy/guardian/confirm')).toMatchObject([{ body: { token: TOKEN } }]);
});

it('names none where none was named', async () => {
  await show(null);
  await expect.element(page.getByText(/lili/).first()).toBeVisible();
  expect(page.getByText(/孩子想参加/).elements()).toEqual([]);
});

it('shows what was agreed to and when, and takes it back after asking', async () => {
  await show(null, '2026-11-30T08:00:00.000Z');
  await expect.element(page.getByText(/2026年11月30日同意了 lili/)).toBeVisible();
  await expectNoViolation();
  answer('POST /privacy/guardian/withdraw', () => ({ name: 'lili' }));
  await page.getByRole('button', { name: '收回同意' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '收回同意' }).click();
  await expect.element(page.getByText(/lili 已退出所有班级/)).toBeVisible();
  expect(callsTo('/privacy/guardian/withdraw')).toMatchObject([{ body: { token: TOKEN } }]);
});
