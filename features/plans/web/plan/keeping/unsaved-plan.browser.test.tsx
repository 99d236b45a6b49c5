// Whoever leaves a plan that is not saved is asked once; whoever comes back may still keep it.

import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../../kit/web/testing/server.ts';
import type { Plan } from '../../queries.ts';
import { UnsavedPlan } from './unsaved-plan.tsx';

const PLAN: Plan = {
  id: '01920000-0000-7000-8000-00000000000b',
  title: '走遍中国',
  state: 'generated',
  isSaved: false,
  isFollowed: false,
  createdAt: '2026-03-02T08:00:00.000Z',
  lastAccessedAt: null,
  targetLevel: 'beginner',
  targetBand: null,
  completion: 0,
  weeks: 1,
  progress: { stage: 'checking', written: 1, of: 1, percentage: 100 },
  content: null,
  madeBy: 'planner',
  shareKey: null,
  aim: null,
  minutesADay: 15,
  vipMinutes: null,
  wordsKnown: [],
  wishedMinutes: null,
  minutesStudied: 0,
  minutesLeft: 0,
  minutesCut: 0,
  isForChild: false,
  reasons: [],
  dream: [],
  next: null,
  done: [],
};
const dialog = page.getByRole('dialog', { name: '走之前，要保存这份计划吗？' });
const leave = (to: string) => page.getByRole('link', { name: to }).click();

async function open(plan: Plan) {
  return renderFeature(
    <main>
      <Link to="/first">first</Link>
      <Link to="/second">second</Link>
      <UnsavedPlan plan={plan} />
    </main>,
    { texts: ['plans'], path: '/plan' },
  );
}

it('asks before the page is left, lets who declines go, and does not ask again', async () => {
  const { router } = await open({ ...PLAN, id: '01920000-0000-7000-8000-00000000000c' });
  await leave('first');
  await expect.element(dialog).toBeVisible();
  expect(router.state.location.pathname).toBe('/plan');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '先不保存' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/first');
  await leave('second');
  await expect.poll(() => router.state.location.pathname).toBe('/second');
  expect(callsTo('/plans/01920000-0000-7000-8000-00000000000c')).toHaveLength(0);
});

it('saves under the title that is confirmed, then goes on; who comes back unsaved is asked in the page', async () => {
  answer(`PATCH /plans/${PLAN.id}`, () => ({ ...PLAN, isSaved: true }));
  const { router, unmount } = await open(PLAN);
  await leave('first');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/first');
  await unmount();
  await open(PLAN);
  await expect.element(page.getByText('要把这份计划留下来吗？')).toBeVisible();
  await page.getByRole('button', { name: '留下来' }).click();
  await expect.element(page.getByRole('dialog', { name: '保存这份计划' })).toBeVisible();
});

it('asks nobody whose plan is saved', async () => {
  const { router } = await open({ ...PLAN, id: '01920000-0000-7000-8000-00000000000d', isSaved: true });
  await leave('first');
  await expect.poll(() => router.state.location.pathname).toBe('/first');
});

it('asks nobody who follows the plan: it is kept', async () => {
  const { router } = await open({ ...PLAN, id: '01920000-0000-7000-8000-00000000000f', isFollowed: true });
  await leave('first');
  await expect.poll(() => router.state.location.pathname).toBe('/first');
});
