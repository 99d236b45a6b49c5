// Marking as it looks when the text changes under the hand: what was begun stays, and both versions are there.

import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { assignmentQuery } from '../queries.ts';
import { HandedIn } from './handed-in.tsx';
import { forgetBegunMark, keepBegunMark, readBegunMark } from './stored-mark.ts';

const CLASS = '01920000-0000-7000-8000-0000000000c1';
const GIVEN = '01920000-0000-7000-8000-0000000000d1';
const LEARNER = userIdSchema.parse('01920000-0000-7000-8000-000000000004');
const KEY = `${GIVEN}.${LEARNER}.mark`;

const textOf = (version: number, text: string) => ({
  assignment: { id: GIVEN, classId: CLASS, withdrawnAt: null },
  results: [
    {
      id: LEARNER,
      name: 'nuno',
      share: 1,
      isDone: true,
      doneAt: null,
      asked: 0,
      right: 0,
      claimed: 0,
      handIn: {
        text,
        version,
        handedInAt: '2026-03-02T10:00:00.000Z',
        mark: null,
        remark: '',
        spots: [],
        markedAt: null,
      },
    },
  ],
});

function Marking() {
  const { data } = useQuery(assignmentQuery(CLASS, GIVEN));
  return <main>{data ? <HandedIn assignment={data.assignment} results={data.results} /> : null}</main>;
}
const read = (version: number, text: string) =>
  answer('GET /teaching/classes/:id/assignments/:assignment', () => textOf(version, text));

it('keeps mark and remark when another version came in, shows both versions, and sends for the new one', async () => {
  read(1, '我的狗很小。');
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => {
    read(2, '我的狗很大。');
    return refuse('TEXT_CHANGED');
  });
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  await page.getByText('好', { exact: true }).click();
  const remark = page.getByRole('textbox', { name: '评语' });
  await remark.fill('句子都对。');
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.element(page.getByText(/没有发出去：nuno 刚刚又交了一稿/)).toBeVisible();
  await expect.element(page.getByText('你看过的一稿')).toBeVisible();
  await expect.element(page.getByText('新的一稿', { exact: true })).toBeVisible();
  await expect.element(remark).toHaveValue('句子都对。');
  await expect.element(page.getByRole('radio', { name: '好', exact: true })).toBeChecked();
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => ({}));
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.element(page.getByText('你看过的一稿')).not.toBeInTheDocument();
  const sent = callsTo(`/teaching/classes/${CLASS}/assignments/${GIVEN}/marks/${LEARNER}`);
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, mark: 'good', remark: '句子都对。' });
  expect(readBegunMark(KEY)).toBeUndefined();
});

it('takes up mark and remark after a reload, and says that the text is another one now', async () => {
  keepBegunMark(KEY, { version: 1, mark: 'again', remark: '请写长一点。', spots: [] });
  read(2, '我的狗很大。');
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  await expect.element(page.getByRole('textbox', { name: '评语' })).toHaveValue('请写长一点。');
  await expect.element(page.getByRole('radio', { name: '请再写一次' })).toBeChecked();
  await expect.element(page.getByText(/在你开始评以后又交了一稿/)).toBeVisible();
});

it('asks for a mark only until one is chosen', async () => {
  forgetBegunMark(KEY);
  read(1, '我的狗很小。');
  await renderFeature(<Marking />, { texts: ['teaching'] });
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.element(page.getByText('请先选一个评价。')).toBeVisible();
  await page.getByText('非常好', { exact: true }).click();
  await expect.element(page.getByText('请先选一个评价。')).not.toBeInTheDocument();
});

it('takes a remark at words that are selected or typed, shows it at them, and keeps it when the text changes', async () => {
  forgetBegunMark(KEY);
  read(1, '我和朋友看书。我很好。');
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => {
    read(2, '昨天我和朋友吃饭。');
    return refuse('TEXT_CHANGED');
  });
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  const words = page.getByRole('textbox', { name: '文中的词句' });
  const remark = page.getByRole('textbox', { name: '对这处的批注' });
  await expect.element(words).toBeVisible();
  const text = page.getByText('我和朋友看书。我很好。').element().firstChild;
  if (!text) throw new Error('no text');
  document.getSelection()?.setBaseAndExtent(text, 2, text, 4);
  await expect.element(words).toHaveValue('朋友');
  await remark.fill('很好的词');
  await page.getByRole('button', { name: '加批注' }).click();
  await expect.element(page.getByRole('list', { name: '文中批注' })).toHaveTextContent('1 朋友 很好的词删除');
  await words.fill('我很好');
  await remark.fill('可以');
  await page.getByRole('button', { name: '加批注' }).click();
  await expect
    .element(page.getByRole('list', { name: '文中批注' }))
    .toHaveTextContent('1 朋友 很好的词删除2 我很好 可以删除');
  // What has a remark already takes no second one.
  await words.fill('朋友');
  await remark.fill('又');
  await page.getByRole('button', { name: '加批注' }).click();
  await expect.element(page.getByText('请选中文章里还没有批注的词句。')).toBeVisible();
  await page.getByText('好', { exact: true }).click();
  await page.getByRole('button', { name: '发给学生' }).click();
  const path = `/teaching/classes/${CLASS}/assignments/${GIVEN}/marks/${LEARNER}`;
  await expect.poll(() => callsTo(path)).toHaveLength(1);
  expect(callsTo(path)[0]?.body).toMatchObject({
    spots: [
      { start: 2, end: 4, remark: '很好的词' },
      { start: 7, end: 10, remark: '可以' },
    ],
  });
  // In the version that came in between, one place moved, and one is gone.
  await expect.element(page.getByText(/新的一稿里已经没有这些词句/)).toBeVisible();
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => ({}));
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.poll(() => callsTo(path)).toHaveLength(2);
  expect(callsTo(path)[1]?.body).toMatchObject({
    version: 2,
    spots: [{ start: 4, end: 6, remark: '很好的词' }],
  });
});
