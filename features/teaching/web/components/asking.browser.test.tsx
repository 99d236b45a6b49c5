// Who waits for a guardian, as the teacher sees them.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { Asking } from './asking.tsx';

it('shows a teacher who waits for a parent', async () => {
  await renderFeature(
    <main>
      <Asking asking={[{ name: '小明', askedAt: '2026-03-02T10:00:00.000Z', state: 'asked' }]} />
    </main>,
    { texts: ['teaching', 'my-words'] },
  );
  const row = page.getByRole('row').filter({ hasText: '小明' });
  await expect.element(row.getByText('已问家长')).toBeVisible();
  await expectNoViolation();
});
