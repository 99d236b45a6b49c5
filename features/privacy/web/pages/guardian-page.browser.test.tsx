// What a guardian reads before they agree: whom it is about, and which class with which teacher.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { GuardianPage } from './guardian-page.tsx';

const TOKEN = 'a'.repeat(32);

async function show(wanted: { readonly className: string; readonly teacher: string } | null) {
  answer('POST /privacy/guardian/link', () => ({ name: 'lili', wanted }));
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
