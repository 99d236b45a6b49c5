// Marking as it looks when the text changes under the hand: what was begun stays, and both versions are there.

import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { assignmentQuery } from '../queries.ts';
import { HandedIn } from './handed-in.tsx';
import { type BegunMark, forgetBegunMark, keepBegunMark, markKey, readBegunMark } from './stored-mark.ts';

const CLASS = '01920000-0000-7000-8000-0000000000c1';
const GIVEN = '01920000-0000-7000-8000-0000000000d1';
const LEARNER = userIdSchema.parse('01920000-0000-7000-8000-000000000004');
const KEY = markKey(GIVEN, LEARNER);
const PATH = `/teaching/classes/${CLASS}/assignments/${GIVEN}/marks/${LEARNER}`;

type Marked = {
  readonly mark: BegunMark['mark'];
  readonly remark: string;
  readonly spots: NonNullable<BegunMark['replaces']>['spots'];
};
const UNMARKED: Marked = { mark: null, remark: '', spots: [] };

const textOf = (version: number, text: string, marked = UNMARKED) => ({
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
        ...marked,
        markedAt: null,
      },
    },
  ],
});

function Marking() {
  const { data } = useQuery(assignmentQuery(CLASS, GIVEN));
  return <main>{data ? <HandedIn assignment={data.assignment} results={data.results} /> : null}</main>;
}
const read = (version: number, text: string, marked?: Marked) =>
  answer('GET /teaching/classes/:id/assignments/:assignment', () => textOf(version, text, marked));

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
  const sent = callsTo(PATH);
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, mark: 'good', remark: '句子都对。' });
  expect(readBegunMark(KEY)).toBeUndefined();
});

it('takes up mark and remark after a reload, and says that the text is another one now', async () => {
  keepBegunMark(KEY, {
    version: 1,
    replaces: null,
    mark: 'again',
    remark: '请写长一点。',
    spots: [],
    words: '',
    spotRemark: '',
  });
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
  await remark.fill('');
  await page.getByText('好', { exact: true }).click();
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.poll(() => callsTo(PATH)).toHaveLength(1);
  expect(callsTo(PATH)[0]?.body).toMatchObject({
    spots: [
      { start: 2, end: 4, remark: '很好的词' },
      { start: 7, end: 10, remark: '可以' },
    ],
  });
  // In the version that came in between, one place moved, and one is gone.
  await expect.element(page.getByText(/新的一稿里已经没有这些词句/)).toBeVisible();
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => ({}));
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.poll(() => callsTo(PATH)).toHaveLength(2);
  expect(callsTo(PATH)[1]?.body).toMatchObject({
    version: 2,
    spots: [{ start: 4, end: 6, remark: '很好的词' }],
  });
});

const SPOT = { start: 0, end: 1, remark: '谁？' };
const GOOD: Marked = { mark: 'good', remark: '不错。', spots: [SPOT] };

it('keeps a remark at words that was typed and not added, and sends it with the mark', async () => {
  forgetBegunMark(KEY);
  read(1, '我的狗很小。');
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => ({}));
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  await page.getByRole('textbox', { name: '对这处的批注' }).fill('多小？');
  await page.getByText('好', { exact: true }).click();
  expect(readBegunMark(KEY)).toMatchObject({ spotRemark: '多小？', mark: 'good' });
  // Said to no words: it is asked about, not dropped.
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.element(page.getByText(/有一条文中批注还没写完/)).toBeVisible();
  expect(callsTo(PATH)).toHaveLength(0);
  await page.getByRole('textbox', { name: '文中的词句' }).fill('很小');
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect.poll(() => callsTo(PATH)).toHaveLength(1);
  expect(callsTo(PATH)[0]?.body).toMatchObject({ spots: [{ start: 3, end: 5, remark: '多小？' }] });
});

it('has half a remark at words again after a reload', async () => {
  const half = { words: '狗', spotRemark: '什么狗', mark: null, remark: '', spots: [] };
  keepBegunMark(KEY, { version: 1, replaces: null, ...half });
  read(1, '我的狗很小。');
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  await expect.element(page.getByRole('textbox', { name: '文中的词句' })).toHaveValue('狗');
  await expect.element(page.getByRole('textbox', { name: '对这处的批注' })).toHaveValue('什么狗');
  await expect.element(page.getByText('草稿', { exact: true })).toBeVisible();
});

it('folds what is marked, says that a remark taken away is not sent yet, and undoes it', async () => {
  forgetBegunMark(KEY);
  read(1, '我的狗很小。', GOOD);
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  const unfold = page.getByRole('button', { name: '展开nuno的短文' });
  await expect.element(unfold).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '评语' })).not.toBeInTheDocument();
  await unfold.click();
  const spots = page.getByRole('list', { name: '文中批注' });
  await page.getByRole('button', { name: '删除对“我”的批注' }).click();
  await expect.element(page.getByText('改动还没有发出去')).toBeVisible();
  await expect.element(spots).not.toBeInTheDocument();
  await page.getByRole('button', { name: '撤销改动' }).click();
  await expect.element(spots).toHaveTextContent('1 我 谁？删除');
  expect(readBegunMark(KEY)).toBeUndefined();
});

it('never sends over a mark that came from another tab after this one was begun', async () => {
  keepBegunMark(KEY, {
    version: 1,
    replaces: null,
    mark: 'again',
    remark: '再写一次。',
    spots: [],
    words: '',
    spotRemark: '',
  });
  read(1, '我的狗很小。', GOOD);
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => refuse('MARKED_MEANWHILE'));
  await renderFeature(<Marking />, { texts: ['teaching', 'my-words'] });
  await expect.element(page.getByText('刚在另一个窗口里评过了')).toBeVisible();
  await page.getByRole('button', { name: '修改评价' }).click();
  await expect.poll(() => callsTo(PATH)).toHaveLength(1);
  expect(callsTo(PATH)[0]?.body).toMatchObject({ replaces: null, mark: 'again' });
  await expect.element(page.getByRole('textbox', { name: '评语' })).toHaveValue('再写一次。');
  answer('PUT /teaching/classes/:id/assignments/:assignment/marks/:user', () => ({}));
  await page.getByRole('button', { name: '换成我写的' }).click();
  await page.getByRole('button', { name: '发出改动' }).click();
  await expect.poll(() => callsTo(PATH)).toHaveLength(2);
  expect(callsTo(PATH)[1]?.body).toMatchObject({ replaces: GOOD, mark: 'again' });
});
