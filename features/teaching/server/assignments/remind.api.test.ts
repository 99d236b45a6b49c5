// Reminders over HTTP: who may send them, whom they reach, and that nobody is pressed.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { REMINDER_MAX } from '../../domain/index.ts';

let app: TestApp;
let teacher: TestPerson;
let [begun, idle, other]: TestPerson[] = [];
let writing: string;
const classId = randomUUID();

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const pathOf = (id: string) => `/teaching/classes/${classId}/assignments/${id}`;
const newTeacher = async (): Promise<TestPerson> => {
  const person = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
  return person;
};
const give = async (heading: string): Promise<string> => {
  const dueOn = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const given = { task: { kind: 'writing', heading }, note: '', dueOn };
  return (await teacher.call('PUT', pathOf(randomUUID()), given)).body.id;
};
const remind = (id: string, who: object, line = '', by = teacher) =>
  by.call('POST', `${pathOf(id)}/reminders`, { who, line });
const one = (who: TestPerson | undefined) => ({ kind: 'one', userId: who?.id });
const ALL = { kind: 'notBegun' };
const reminders = async (who: TestPerson | undefined) =>
  sql(`select data->>'line' as line from notices where user_id = $1 and kind = 'teaching.reminded'`, [
    who?.id,
  ]);
const aDayLater = () =>
  sql(`update assignment_reminders set reminded_at = reminded_at - interval '24 hours'`);

beforeAll(async () => {
  app = await startTestApp();
  teacher = await newTeacher();
  await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  const { code } = (await teacher.call('GET', `/teaching/classes/${classId}`)).body.class;
  const people = await Promise.all([1, 2, 3].map(() => registerPerson(app)));
  for (const who of people)
    await who.call('POST', '/classes/join', { code, knownAs: who.username, agreement: 2 });
  [begun, idle, other] = people;
  writing = await give('My street');
  await begun?.call('PUT', `/assignments/${writing}/text`, { text: '街上有书店。', version: 0 });
});
afterAll(() => app.stop());

test('all who have not begun are reminded once a day, whoever was meant before', async () => {
  expect((await remind(writing, one(idle), '别忘了。')).body).toEqual({ reminded: 1, lately: 0 });
  expect(await reminders(idle)).toEqual([{ line: '别忘了。' }]);
  expect((await remind(writing, one(idle))).body.code).toBe('REMINDED_LATELY');
  expect((await remind(writing, ALL)).body).toEqual({ reminded: 1, lately: 1 });
  expect((await remind(writing, ALL)).body.code).toBe('REMINDED_LATELY');
  expect([await reminders(idle), await reminders(other), await reminders(begun)]).toMatchObject([
    [{ line: '别忘了。' }],
    [{ line: '' }],
    [],
  ]);
  const { results } = (await teacher.call('GET', pathOf(writing))).body;
  const remindedAt = results.find(({ id }: { id: string }) => id === idle?.id).remindedAt;
  expect(Date.parse(remindedAt)).toBeGreaterThan(Date.now() - 60_000);
  await aDayLater();
  expect((await remind(writing, ALL)).body).toEqual({ reminded: 2, lately: 0 });
  // Of another assignment they may be reminded on the same day.
  expect((await remind(await give('My room'), one(idle))).body).toEqual({ reminded: 1, lately: 0 });
});

test('two windows at once remind once', async () => {
  const id = await give('My desk');
  const sent = await Promise.all([remind(id, one(other)), remind(id, one(other))]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('whoever has done it, is not there, or has nothing to do any more is not reminded', async () => {
  expect((await remind(writing, one(begun))).body.code).toBe('NOBODY_TO_REMIND');
  expect((await remind(writing, one(await registerPerson(app)))).status).toBe(404);
  expect((await remind(writing, one(idle), 'x'.repeat(REMINDER_MAX + 1))).status).toBe(400);
  const id = await give('My bag');
  await teacher.call('DELETE', pathOf(id));
  expect((await remind(id, ALL)).body.code).toBe('ASSIGNMENT_WITHDRAWN');
});

test('only the class’s own teacher reminds', async () => {
  expect((await app.guest().call('POST', `${pathOf(writing)}/reminders`)).status).toBe(401);
  expect((await remind(writing, ALL, '', idle)).status).toBe(403);
  expect((await remind(writing, ALL, '', await newTeacher())).status).toBe(404);
});
