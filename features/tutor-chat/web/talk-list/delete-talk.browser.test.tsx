// Deleting a talk: what tutors have noted of it stays unless the learner wants that gone, too.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { DeleteTalk } from './delete-talk.tsx';

const TALK = '01920000-0000-7000-8000-00000000000c';

async function open(kind: 'tutor' | 'role') {
  answer(`DELETE /tutor-chat/talks/${TALK}`, () => ({}));
  return renderFeature(
    <DeleteTalk
      talk={{ id: TALK, kind }}
      partner={undefined}
      onDeleted={() => undefined}
      onClose={() => undefined}
    />,
    { texts: ['tutor-chat'] },
  );
}

const box = page.getByRole('checkbox', { name: /把老师从这段聊天里记下的事也忘掉/ });

it('takes along what tutors noted of it, where the learner says so', async () => {
  await open('tutor');
  await expect.element(box).not.toBeChecked();
  await box.click();
  await page.getByRole('button', { name: '删除' }).click();
  await expect
    .poll(() => callsTo(`/tutor-chat/talks/${TALK}`).map(({ body }) => body))
    .toContainEqual({ forget: true });
});

it('asks nothing of the kind for a play, of which nothing is noted', async () => {
  await open('role');
  await expect.element(page.getByRole('button', { name: '删除' })).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});
