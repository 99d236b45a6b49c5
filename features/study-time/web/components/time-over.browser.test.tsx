// The end of a day's study time: praise before offers, and no offers for whoever is younger.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import type { Today } from '../today.ts';
import { TimeOver } from './time-over.tsx';

// The parts of a day that the dialog looks at.
const TODAY = { studied: 900, resetsAt: '2026-01-02T00:00:00.000Z', isVip: false } as Today;

async function open(viewer: 'learner' | 'younger') {
  answer('GET /membership', () => ({
    boosters: { owned: 0, appliedThisMonth: 0, mostPerMonth: 3, month: '2026-01' },
    gives: { minutes: { free: 15, vip: 45 }, boosterMinutes: 30 },
  }));
  await renderFeature(<TimeOver today={TODAY} onClose={() => undefined} />, {
    texts: ['study-time'],
    viewer,
  });
}

it('says first what was done, then tomorrow and the films, and offers more last', async () => {
  await open('learner');
  await expect.element(page.getByText(/你学了.*分钟/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看看 VIP' })).toBeVisible();
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['明天接着学', '看看动画片']);
});

it('offers whoever is younger nothing to buy', async () => {
  await open('younger');
  await expect.element(page.getByRole('link', { name: '去看动画片' })).toBeVisible();
  await expect.element(page.getByText(/VIP|加时包/)).not.toBeInTheDocument();
  await expectNoViolation();
});
