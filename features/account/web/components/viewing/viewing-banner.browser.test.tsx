// The bar of whoever sees somebody else's pages: whose they are, how long still, the way out; other pages stay closed.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import type { PageHandle } from '../../../../../kit/web/routing/page-handle.ts';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../../kit/web/testing/server.ts';
import { refreshSession } from '../../session.ts';
import { useIsClosed } from './use-viewing.ts';
import { ClosedPage, ViewingBanner } from './viewing-banner.tsx';

const LUCAS = {
  id: '01920000-0000-7000-8000-00000000000a',
  name: 'lucas',
  username: 'lucas',
  email: 'lucas@example.org',
  role: 'student',
  avatar: null,
  emailVerified: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  vipUntil: null,
  leavesAt: null,
  isYounger: false,
};

function Framed() {
  return (
    <>
      <ViewingBanner />
      {useIsClosed() ? <ClosedPage /> : <p>the page itself</p>}
    </>
  );
}

async function show(person: object, handle: PageHandle): Promise<void> {
  await renderFeature(<Framed />, { texts: ['account'], handle });
  answer('GET /account/session', () => ({ person }));
  await refreshSession();
}

const seen = (minutes: number) => ({
  ...LUCAS,
  viewing: { endsAt: new Date(Date.now() + minutes * 60_000).toISOString() },
});

it('says whose pages these are and for how long still, above a page that is open', async () => {
  await show(seen(15), { access: 'member', isSeen: true });
  await expect.element(page.getByText('你正在查看 lucas 的页面。')).toBeVisible();
  await expect.element(page.getByText(/还剩 1[45]:\d\d/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '结束查看' })).toBeVisible();
  await expect.element(page.getByText('the page itself')).toBeVisible();
  await expectNoViolation();
});

it('holds every other page back, and names those that are open', async () => {
  await show(seen(15), { access: 'member' });
  await expect.element(page.getByRole('heading', { name: '这个页面不开放' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '付款记录' })).toBeVisible();
  await expect.element(page.getByText('the page itself')).not.toBeInTheDocument();
});

it('is nowhere for those who see pages of their own', async () => {
  await show(LUCAS, { access: 'member' });
  await expect.element(page.getByText('the page itself')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '结束查看' })).not.toBeInTheDocument();
});
