// Removing somebody from a class: the dialog says what becomes of their texts, and the page then says the way back.

import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { TAUGHT } from '../queries.ts';
import { CLASS } from '../testing/a-writing.ts';
import { Learners } from './learners.tsx';

const CLASS_TAUGHT = {
  id: CLASS,
  name: '周一晚班',
  note: '',
  code: 'KRAN-TULO',
  link: 'https://yulu.test/join-class?code=KRAN-TULO',
  members: 2,
  toMark: 0,
  createdAt: '2026-03-02T10:00:00.000Z',
  endedAt: null,
};
const ANA = {
  id: userIdSchema.parse('01920000-0000-7000-8000-000000000004'),
  name: 'Ana',
  joinedAt: '2026-03-02T10:00:00.000Z',
  lineAt: null,
};

const RUI = { ...ANA, id: userIdSchema.parse('01920000-0000-7000-8000-000000000005'), name: 'Rui' };

let learners: readonly (typeof ANA)[] = [ANA, RUI];

function InClass() {
  const { data } = useQuery({ queryKey: [...TAUGHT, 'learners'], queryFn: () => learners });
  return <main>{data ? <Learners taught={CLASS_TAUGHT} learners={data} isAnyInvited={false} /> : null}</main>;
}

it('says that texts and marks stay, and how somebody removed by mistake comes back', async () => {
  answer('DELETE /teaching/classes/:id/learners/:user', () => {
    learners = [ANA];
    return {};
  });
  await renderFeature(<InClass />, { texts: ['teaching'] });
  await page.getByRole('button', { name: '移出 Rui' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/短文和你的评价都还在/)).toBeVisible();
  await dialog.getByRole('button', { name: '移出' }).click();
  await expect.element(page.getByText(/班级码 KRAN-TULO/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看班级码和链接' }))
    .toHaveAttribute('href', `/teaching/classes/${CLASS}/code`);
});
