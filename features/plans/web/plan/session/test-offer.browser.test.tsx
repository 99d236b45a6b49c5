import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { TestOffer } from './test-offer.tsx';

const offer = (known: number, isLikely: boolean) =>
  renderFeature(
    <main>
      <TestOffer testOut={{ lesson: 'greetings', known, of: 30, isLikely }} />
    </main>,
    { texts: ['plans'] },
  );

it('offers the test of a lesson first to whoever most likely knows it, with how much of it that is', async () => {
  await offer(27, true);
  await expect.element(page.getByText(/30 个词，你很可能会 27 个/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '考一下，跳过这一课' }))
    .toHaveAttribute('href', '/learning-path/test/lesson:greetings');
  await expectNoViolation();
});

it('leaves it a quiet way for all others', async () => {
  await offer(2, false);
  await expect.element(page.getByRole('link', { name: '已经会了？考一下就跳过' })).toBeVisible();
});
