// What is taken back over HTTP: it stays to be read by both, is told once, and nothing is done with it any more.

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

test('text, mark and remark stay for both; nobody hands in, marks or takes words any more', async () => {
  const writing = await give({ kind: 'writing', heading: 'My street' });
  const words = await give({ kind: 'words', heading: 'Fruit', words: ['苹果'] });
  await learner.call('PUT', `/assignments/${writing}/text`, { text: '街上有书店。', version: 0 });
  const marking = { version: 1, replaces: null, mark: 'again', remark: '再写两句。' };
  await teacher.call('PUT', `${pathOf(writing)}/marks/${learner.id}`, marking);
  for (const id of [writing, writing, words])
    expect((await teacher.call('DELETE', pathOf(id))).status).toBe(200);

  const again = await learner.call('PUT', `/assignments/${writing}/text`, { text: '新的。', version: 1 });
  expect(again.body.code).toBe('ASSIGNMENT_WITHDRAWN');
  expect((await learner.call('POST', `/assignments/${words}/words`)).body.code).toBe('ASSIGNMENT_WITHDRAWN');
  const marked = await teacher.call('PUT', `${pathOf(writing)}/marks/${learner.id}`, {
    ...marking,
    replaces: { mark: 'again', remark: '再写两句。' },
    mark: 'good',
  });
  expect(marked.body.code).toBe('ASSIGNMENT_WITHDRAWN');

  const handIn = { text: '街上有书店。', mark: 'again', remark: '再写两句。' };
  const [, own] = await ownOf(learner);
  expect(own).toMatchObject({ id: writing, withdrawnAt: expect.any(String), handIn });
  const list = (await teacher.call('GET', `/teaching/classes/${classId}/assignments`)).body;
  expect(list.assignments).toEqual([]);
  expect(list.withdrawn).toMatchObject([
    { id: words, texts: 0 },
    { id: writing, texts: 1 },
  ]);
  const read = (await teacher.call('GET', pathOf(writing))).body;
  expect(read.results).toMatchObject([{ id: learner.id, handIn }]);
  expect((await learner.call('GET', '/assignments/open')).body.assignments).toEqual([]);

  const told = await runSql(
    app.databaseUrl,
    `select kind, read_at is null as waits from notices where user_id = $1 order by kind`,
    [learner.id],
  );
  expect(told).toEqual([
    ...[1, 2].map(() => ({ kind: 'teaching.assigned', waits: false })),
    { kind: 'teaching.marked', waits: true },
    ...[1, 2].map(() => ({ kind: 'teaching.withdrawn', waits: true })),
  ]);
});

test('what was taken back before somebody joined is not theirs, and it takes no place of what is to do', async () => {
  await teacher.call('DELETE', pathOf(await give({ kind: 'lesson', target: 'greetings' })));
  const open = await give({ kind: 'lesson', target: 'family' });
  const later = await registerPerson(app);
  await join(later);
  expect((await ownOf(later)).map(({ id }: { id: string }) => id)).toEqual([open]);
  expect((await ownOf(learner))[0].id).toBe(open);
});
