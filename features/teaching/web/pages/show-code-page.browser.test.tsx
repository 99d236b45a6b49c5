// How to join a class, as it stands on a wall.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { ShowCodePage } from './show-code-page.tsx';

it('shows in class the code in groups, the address to type it in, and a QR code', async () => {
  const taught = {
    id: '01920000-0000-7000-8000-0000000000c1',
    name: '周一晚班',
    note: '',
    code: 'YTCTPKTM',
    link: 'https://yulu.example/join-class?code=YTCTPKTM',
    members: 0,
    toMark: 0,
    createdAt: '2026-03-02T10:00:00.000Z',
    endedAt: null,
  };
  answer('GET /teaching/classes/', () => ({ class: taught, learners: [], invitations: [], asking: [] }));
  await renderFeature(
    <main>
      <ShowCodePage />
    </main>,
    { texts: ['teaching'] },
  );
  await expect.element(page.getByText('YTCT PKTM', { exact: true })).toBeVisible();
  await expect.element(page.getByText('yulu.example/join-class')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '班级链接的二维码' })).toBeVisible();
  await expectNoViolation();
});
