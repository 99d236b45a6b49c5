// Who is locked out is told where to write, and where the site has named no address, nothing is promised.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { type Lock, LockedNotice } from './locked-notice.tsx';

const LOCK: Lock = {
  cause: 'other',
  reason: '请先回答邮件里的问题',
  since: '2026-11-23T08:05:00.000Z',
  until: null,
  contact: null,
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

it('leads nowhere where there is no address, and says so', async () => {
  await show(null);
  await expect.element(page.getByText('本网站没有提供可以写信的地址。')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
