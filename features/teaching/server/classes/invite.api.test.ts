// Rosters: each row for itself, nobody twice, by mail or by a notice, and only by the class's own teacher.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { waitForMails } from '../../../../app/testing/mails.ts';

let app: TestApp;
let teacher: TestPerson;
let classId: string;
let code: string;

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const newTeacher = async (): Promise<TestPerson> => {
  const person = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
  return person;
};
const invite = (contacts: readonly string[], who = teacher) =>
  who.call('POST', `/teaching/classes/${classId}/invitations`, { contacts });
const address = () => `pupil-${randomUUID().slice(0, 8)}@example.org`;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// Another teacher each time: a day allows few rosters.
beforeEach(async () => {
  teacher = await newTeacher();
  classId = randomUUID();
  const made = await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  code = made.body.code;
});

test('one bad row fails no other, and each is told what became of it', async () => {
  const [learner, member] = [await registerPerson(app), await registerPerson(app)];
  await member.call('POST', '/classes/join', { code, knownAs: 'Ana', agreement: 2 });
  const email = address();
  const rows = [email, learner.username, 'nobody-here', 'not@mail', member.username, email.toUpperCase()];
  const { status, body } = await invite(rows);
  expect(status).toBe(200);
  expect(body.rows).toEqual(
    ['invited', 'invited', 'unknown', 'invalid', 'member', 'repeated'].map((outcome, place) => ({
      contact: rows[place],
      outcome,
    })),
  );
  const [mail] = await waitForMails(app, email);
  expect(mail?.body).toContain(`/join-class?code=${code}`);
  expect(mail?.body).not.toContain('{{');
  const notices = await sql(`select kind, data->>'code' as code from notices where user_id = $1`, [
    learner.id,
  ]);
  expect(notices).toEqual([{ kind: 'teaching.invited', code }]);
});

test('a roster sent twice invites once, until the class has another code', async () => {
  const learner = await registerPerson(app);
  const email = address();
  await invite([email, learner.username]);
  expect((await invite([email])).body.rows).toEqual([{ contact: email, outcome: 'invitedBefore' }]);
  await invite([learner.username]);
  expect(await sql('select 1 from notices where user_id = $1', [learner.id])).toHaveLength(1);
  await teacher.call('POST', `/teaching/classes/${classId}/code`);
  expect((await invite([email])).body.rows).toEqual([{ contact: email, outcome: 'invited' }]);
});

test('nobody else invites to a class, and nobody to one that has ended', async () => {
  const email = address();
  const other = await newTeacher();
  expect((await invite([email], other)).status).toBe(404);
  expect((await invite([email], await registerPerson(app))).status).toBe(403);
  expect((await app.guest().call('POST', `/teaching/classes/${classId}/invitations`)).status).toBe(401);
  await teacher.call('POST', `/teaching/classes/${classId}/end`);
  expect((await invite([email])).body.code).toBe('CLASS_ENDED');
  expect(await sql('select 1 from mails where recipient = $1', [email])).toEqual([]);
});
