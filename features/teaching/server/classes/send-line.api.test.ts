// A teacher's own line to a learner, and what the teacher is told of who comes and goes.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { REMINDER_MAX } from '../../domain/index.ts';

let app: TestApp;
let teacher: TestPerson;
let learner: TestPerson;
let code: string;
const classId = randomUUID();

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const newTeacher = async (): Promise<TestPerson> => {
  const person = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
  return person;
};
const join = (who: TestPerson, knownAs: string) =>
  who.call('POST', '/classes/join', { code, knownAs, agreement: 2 });
const say = (line: string, by = teacher, to = learner.id) =>
  by.call('POST', `/teaching/classes/${classId}/learners/${to}/lines`, { line });
const noticesOf = (who: TestPerson, kind: string) =>
  sql(`select data from notices where user_id = $1 and kind = $2 order by created_at`, [
    who.id,
    `teaching.${kind}`,
  ]);

beforeAll(async () => {
  app = await startTestApp();
  teacher = await newTeacher();
  const made = await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  code = made.body.code;
  learner = await registerPerson(app);
  await join(learner, 'Rui');
});
afterAll(() => app.stop());

test('a line reaches a learner once a day, with the name of the class and by mail', async () => {
  const sent = await Promise.all([say('明天见。'), say('明天见。')]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await say('你好吗？')).body.code).toBe('LINE_LATELY');
  expect(await noticesOf(learner, 'line')).toEqual([
    { data: { className: 'A1', classId, line: '明天见。' } },
  ]);
  // With what else is new, within the hour.
  expect(await sql('select notice_id from notice_mails where user_id = $1', [learner.id])).toHaveLength(1);
  await sql(`update class_members set line_at = line_at - interval '24 hours'`);
  expect((await say('你好吗？')).status).toBe(200);
});

test('only the class’s own teacher writes, to whoever is in it, and something', async () => {
  expect(
    (await app.guest().call('POST', `/teaching/classes/${classId}/learners/${learner.id}/lines`)).status,
  ).toBe(401);
  expect((await say('x', learner)).status).toBe(403);
  expect((await say('x', await newTeacher())).status).toBe(404);
  expect((await say('x', teacher, (await registerPerson(app)).id)).status).toBe(404);
  expect((await say(' ')).status).toBe(400);
  expect((await say('x'.repeat(REMINDER_MAX + 1))).status).toBe(400);
});

test('the teacher is told once of who joins and who leaves', async () => {
  const guest = await registerPerson(app);
  await join(guest, 'Ines');
  await join(guest, 'Ines');
  const leave = () => guest.call('DELETE', `/classes/${classId}/membership`);
  await leave();
  await leave();
  const told = { className: 'A1', classId };
  expect(await noticesOf(teacher, 'joinedClass')).toEqual([
    { data: { ...told, learner: 'Rui' } },
    { data: { ...told, learner: 'Ines' } },
  ]);
  expect(await noticesOf(teacher, 'leftClass')).toEqual([{ data: { ...told, learner: 'Ines' } }]);
});
