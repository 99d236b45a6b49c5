// To whom an assignment is the matter goes a reminder of it, to others a line of the teacher's own.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { Insight } from '../queries.ts';
import { TalkTo } from './talk-to.tsx';

const CLASS = '01920000-0000-7000-8000-0000000000c1';
const [PIA, LEO] = ['1', '2'].map((last) => userIdSchema.parse(`01920000-0000-7000-8000-00000000000${last}`));
const task = {
  id: '01920000-0000-7000-8000-0000000000d1',
  target: '',
  title: null,
  heading: '我的房间',
  dueOn: '2026-03-09',
  remindedAt: null,
};
const learner = (
  id: typeof PIA,
  name: string,
  reasons: Insight['talkTo'][number]['reasons'],
): Insight['talkTo'] => (id === undefined ? [] : [{ id, name, reasons, open: [task], lineAt: null }]);

it('offers what fits the reason, and sends no empty line', async () => {
  answer('POST /teaching/classes/:id/learners/:user/lines', () => ({}));
  const talkTo = [
    ...learner(PIA, 'pia', [{ kind: 'wrong', share: 0.4 }]),
    ...learner(LEO, 'leo', [{ kind: 'overdue', count: 3 }]),
  ];
  await renderFeature(
    <main>
      <TalkTo classId={CLASS} talkTo={talkTo} />
    </main>,
    { texts: ['teaching'] },
  );
  await expect.element(page.getByRole('button', { name: '提醒 leo' })).toBeVisible();
  expect(page.getByRole('button', { name: '提醒 pia' }).elements()).toEqual([]);
  await page.getByRole('button', { name: '给 pia 写一句话' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect.element(dialog.getByText('请先写一句话。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '你想说的话' }).fill('下课来找我。');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect
    .poll(() => callsTo(`/teaching/classes/${CLASS}/learners/${PIA}/lines`))
    .toMatchObject([{ body: { line: '下课来找我。' } }]);
});
