// What a teacher says at spots of a text, over HTTP: inside the text, for this version of it, shown to its learner.

import { afterAll, expect, test } from 'vitest';
import { startTaughtClass } from '../testing/taught-class.ts';

const { app, teacher, learner, pathOf, give, ownOf } = await startTaughtClass();
afterAll(() => app.stop());

test('spots of a text are kept where they fit it, told to its learner, and end with the version', async () => {
  const id = await give({ kind: 'writing', heading: 'My weekend' });
  // A character of two code units counts as one.
  const text = '我和𠮷朋友看书。';
  await learner.call('PUT', `/assignments/${id}/text`, { text, version: 0 });
  const mark = (spots: unknown, more: object = {}) =>
    teacher.call('PUT', `${pathOf(id)}/marks/${learner.id}`, {
      version: 1,
      replaces: null,
      mark: 'again',
      remark: '',
      spots,
      ...more,
    });
  const friend = { start: 2, end: 5, remark: '写“朋友”。' };
  const end = { start: 7, end: 8, remark: '句号对了。' };
  const unfit = [
    [{ ...friend, end: 9 }],
    [{ ...friend, end: 2 }],
    [end, friend],
    [friend, { ...end, start: 4 }],
  ];
  for (const spots of unfit) expect((await mark(spots)).body.code).toBe('SPOTS_UNFIT');
  const wrong = [[{ ...friend, start: -1 }], [{ ...friend, start: 0.5 }], [{ ...friend, remark: ' ' }], 'x'];
  for (const spots of wrong) expect((await mark(spots)).status).toBe(400);
  expect((await mark(Array.from({ length: 41 }, () => friend))).status).toBe(400);
  expect((await mark([friend, end])).body.spots).toEqual([friend, end]);
  // Another window, in which the second spot was not there.
  const first = { mark: 'again', remark: '', spots: [friend] };
  expect((await mark([], { replaces: first })).body.code).toBe('MARKED_MEANWHILE');
  const both = { ...first, spots: [friend, end] };
  expect((await mark([friend], { replaces: both })).body.spots).toEqual([friend]);
  const own = async () => (await ownOf(learner))[0].handIn;
  expect(await own()).toMatchObject({ text, spots: [friend] });
  expect(
    (await learner.call('PUT', `/assignments/${id}/text`, { text: '我看书。', version: 1 })).status,
  ).toBe(200);
  expect(await own()).toMatchObject({ mark: null, spots: [] });
});
