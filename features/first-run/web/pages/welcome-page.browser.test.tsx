// The questions of the first run: where somebody is stands in the address, and what was answered is marked.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { WelcomePage } from './welcome-page.tsx';

const heading = page.getByRole('heading', { level: 1 });

async function open(path: string) {
  answer('GET /tutor-chat/tutors', () => ({ tutors: [] }));
  return renderFeature(
    <main>
      <WelcomePage />
    </main>,
    { texts: ['first-run', 'tutor-chat'], path },
  );
}

it('goes on at the question of the address, so that a reload keeps it', async () => {
  await open('/welcome?question=reason');
  await expect.element(heading).toHaveTextContent('你为什么学中文？');
  await expect.element(page.getByRole('button', { name: '和孩子一起学' })).toBeVisible();
  await expectNoViolation();
});

it('takes its questions up again after a placement whose result was declined', async () => {
  await open('/welcome?returnUrl=%2Freader');
  const link = page.getByRole('link').first();
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `/placement?returnUrl=${encodeURIComponent('/welcome?returnUrl=%2Freader&question=placed')}`,
    );
});

it('leads a parent to a plan for the child, and remembers why they came', async () => {
  const unsaid = {
    level: null,
    minutesADay: null,
    pinyin: null,
    translation: null,
    explanationLanguage: null,
  };
  answer('PATCH /learner-settings', () => ({ ...unsaid, reason: 'child' }));
  const { router } = await open('/welcome');
  await page.getByRole('button', { name: '我是家长：给孩子做一份学习计划' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/adaptive-learning');
  await expect
    .poll(() => callsTo('/learner-settings').map(({ body }) => body))
    .toContainEqual({ reason: 'child' });
});

it('asks the level of who comes back from a placement without one', async () => {
  await open('/welcome?question=placed');
  await expect.element(heading).toHaveTextContent('你会多少中文？');
});
