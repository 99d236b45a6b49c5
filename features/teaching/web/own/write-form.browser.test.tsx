// What a learner writes and hands in: nothing is lost, and what is in and what is not is always said.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { keepWriting, readWriting } from '../stored-writing.ts';
import { CLASS, WRITING } from '../testing/a-writing.ts';
import { OwnAssignments } from './own-assignments.tsx';

const OTHER = '01920000-0000-7000-8000-000000000007';
const texts = ['teaching', 'my-words'];

it('lets a learner hand in, and keeps what was written when that is refused', async () => {
  answer('GET /classes/:id/assignments', () => ({ assignments: [WRITING] }));
  answer('PUT /assignments/:id/text', () => refuse('TEXT_CHANGED'));
  await renderFeature(
    <main>
      <OwnAssignments classId={CLASS} />
    </main>,
    { texts },
  );
  const field = page.getByRole('textbox', { name: '你的短文' });
  await field.fill('我周末看书。');
  await expectNoViolation();
  await page.getByRole('button', { name: '交给老师' }).click();
  await expect.element(page.getByText(/短文刚刚换成了新的一稿/)).toBeVisible();
  await expect.element(field).toHaveValue('我周末看书。');
});

it('keeps what was written and not handed in for the next visit, until it is handed in', async () => {
  keepWriting(WRITING.id, '我周末跑步。');
  const handIn = {
    text: '我周末跑步。',
    version: 1,
    handedInAt: '2026-03-03T10:00:00.000Z',
    mark: null,
    remark: '',
    spots: [],
    markedAt: null,
  };
  const other = { ...WRITING, id: OTHER, heading: '我的家', dueOn: '2026-03-20' };
  answer('GET /classes/:id/assignments', () => ({ assignments: [WRITING, other] }));
  answer('PUT /assignments/:id/text', () => {
    const done = { ...WRITING, isDone: true, share: 1, handIn };
    answer('GET /classes/:id/assignments', () => ({ assignments: [done, other] }));
    return handIn;
  });
  await renderFeature(
    <main>
      <OwnAssignments classId={CLASS} />
    </main>,
    { texts: [...texts, 'tutor-chat'] },
  );
  await expect.element(page.getByRole('textbox', { name: '你的短文' }).first()).toHaveValue('我周末跑步。');
  await page.getByRole('button', { name: '交给老师' }).first().click();
  await expect.element(page.getByText(/交好了，老师会看。/)).toBeVisible();
  // It stays where it was written, above what is due later.
  expect(page.getByRole('heading', { level: 3 }).elements()[0]?.textContent).toBe('我的周末');
  expect(readWriting(WRITING.id)).toBeNull();
});

it('says of what is written after handing in that it is not in yet, and asks about a text without characters', async () => {
  const handIn = {
    text: '我家有猫。',
    version: 1,
    handedInAt: '2026-03-03T10:00:00.000Z',
    mark: null,
    remark: '',
    spots: [],
    markedAt: null,
  };
  const done = { ...WRITING, id: OTHER, isDone: true, share: 1, handIn };
  answer('GET /classes/:id/assignments', () => ({ assignments: [done] }));
  answer('PUT /assignments/:id/text', () => {
    const again = { ...handIn, text: 'Tchau, prof!', version: 2 };
    answer('GET /classes/:id/assignments', () => ({ assignments: [{ ...done, handIn: again }] }));
    return again;
  });
  await renderFeature(
    <main>
      <OwnAssignments classId={CLASS} />
    </main>,
    { texts: [...texts, 'tutor-chat'] },
  );
  const send = page.getByRole('button', { name: '再交一次' });
  await expect.element(page.getByText(/交好了，老师会看。/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  await page.getByRole('textbox', { name: '你的短文' }).fill('Tchau, prof!');
  await expect.element(page.getByText(/这一稿还没有交。/)).toBeVisible();
  await expect.element(page.getByText(/交好了/)).not.toBeInTheDocument();
  await send.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('这篇短文没有汉字，要交吗？')).toBeVisible();
  expect(callsTo(`/assignments/${done.id}/text`)).toEqual([]);
  await dialog.getByRole('button', { name: '就这样交' }).click();
  await expect.element(page.getByText(/又交好了一稿/)).toBeVisible();
  expect(callsTo(`/assignments/${done.id}/text`)).toHaveLength(1);
});
