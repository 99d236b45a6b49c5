// A roster before it is sent: who is written to, and who is known already.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { readRoster } from '../../domain/roster.ts';
import { RosterPreview } from './roster-preview.tsx';

const CLASS = '01920000-0000-7000-8000-0000000000c1';
const rows = readRoster(
  'Name,E-mail\n"Rossi, Ada",ada@example.org\nBia,bia@example.org\nEu,eu@example.org\nLeo,leo@',
);
const show = () =>
  renderFeature(
    <main>
      <RosterPreview classId={CLASS} rows={rows} />
    </main>,
    { texts: ['teaching'] },
  );

it('counts whom it reaches, and says who is in the class and who is oneself', async () => {
  const known = [null, 'member', 'self'];
  answer('POST /teaching/classes/:id/roster-check', () => ({
    rows: ['ada', 'bia', 'eu'].map((name, at) => ({ contact: `${name}@example.org`, known: known[at] })),
  }));
  await show();
  await expect.element(page.getByText('将邀请 1 人： Rossi, Ada (ada@example.org)')).toBeVisible();
  await expect.element(page.getByText('1 人已在班里，不再邀请： Bia (bia@example.org)')).toBeVisible();
  await expect.element(page.getByText(/这是你自己/)).toBeVisible();
  await expect.element(page.getByText(/用户名有没有写对/)).not.toBeInTheDocument();
  expect(callsTo(`/teaching/classes/${CLASS}/roster-check`)[0]?.body).toEqual({
    contacts: ['ada@example.org', 'bia@example.org', 'eu@example.org'],
  });
});

it('says where nobody could be looked up', async () => {
  answer('POST /teaching/classes/:id/roster-check', () => refuse('CLASS_ENDED'));
  await show();
  await expect.element(page.getByText(/没能查出谁已经在班里/)).toBeVisible();
});
