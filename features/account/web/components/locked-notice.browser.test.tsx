// Who is locked out is told where to write, and where the site has named no address, nothing is promised.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { type Lock, LockedNotice } from './locked-notice.tsx';

const LOCK: Lock = {
  cause: 'other',
  reason: '请先回答邮件里的问题',
  since: '2026-11-23T08:05:00.000Z',
  until: null,
  contact: null,
  writtenAt: null,
  answerToken: 'of-the-tests',
};

const show = (contact: string | null) =>
  renderFeature(
    <main>
      <h1>登录</h1>
      <LockedNotice lock={{ ...LOCK, contact }} />
    </main>,
    { texts: ['account'], path: '/auth/login', viewer: 'guest' },
  );

it('leads to the address of the site', async () => {
  await show('help@yulu.example');
  await expect
    .element(page.getByRole('link', { name: 'help@yulu.example' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:help@yulu\.example\?subject=/));
  await expectNoViolation();
});

it('takes one answer where the site has no address, and says that it waits', async () => {
  answer('POST /account/ban-answers', () => ({ writtenAt: '2026-12-01T06:00:00.000Z' }));
  await show(null);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: '写给管理员' }).fill('那不是我');
  await page.getByRole('button', { name: '发给管理员' }).click();
  await expect.element(page.getByText(/写给了管理员/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(callsTo('/account/ban-answers').map(({ body }) => body)).toEqual([
    { token: 'of-the-tests', text: '那不是我' },
  ]);
});
