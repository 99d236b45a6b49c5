// What a teacher says at spots of a text, over HTTP: inside the text, for this version of it, shown to its learner.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';

let app: TestApp;
let teacher: TestPerson;
let learner: TestPerson;
const classId = randomUUID();

const pathOf = (id: string) => `/teaching/classes/${classId}/assignments/${id}`;
const DUE = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const give = async (task: object): Promise<string> =>
  (await teacher.call('PUT', pathOf(randomUUID()), { task, note: '', dueOn: DUE })).body.id;
const join = async (who: TestPerson) => {
  const { body } = await teacher.call('GET', `/teaching/classes/${classId}`);
  await who.call('POST', '/classes/join', { code: body.class.code, knownAs: who.username, agreement: 2 });
};
const ownOf = async (who: TestPerson) =>
  (await who.call('GET', `/classes/${classId}/assignments`)).body.assignments;

beforeAll(async () => {
  app = await startTestApp();
  teacher = await registerPerson(app);
  await runSql(app.databaseUrl, `update users set role = 'teacher' where id = $1`, [teacher.id]);
  learner = await registerPerson(app);
  await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  await join(learner);
});
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
