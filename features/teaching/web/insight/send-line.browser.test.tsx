// A line of the teacher's: counted while it is written, refused where it is too long, and never cut.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { SendLine } from './send-line.tsx';

const CLASS = '018f0000-0000-7000-8000-0000000000c1';
const learner = {
  id: userIdSchema.parse('018f0000-0000-7000-8000-000000000001'),
  name: 'ivan',
  lineAt: null,
};

it('says how long it is and may be, and sends nothing that is longer', async () => {
  answer('POST /teaching/classes/:id/learners/:learner/lines', () => ({}));
  await renderFeature(<SendLine classId={CLASS} learner={learner} />, { texts: ['teaching'] });
  await page.getByRole('button', { name: /ivan/ }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await field.fill('好'.repeat(301));
  await expect.element(dialog.getByText(/301\/300/)).toBeVisible();
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect.element(dialog.getByText(/太长了，最多 300 字/)).toBeVisible();
  expect(callsTo(`/teaching/classes/${CLASS}/learners/${learner.id}/lines`)).toEqual([]);
  await expectNoViolation();
});
