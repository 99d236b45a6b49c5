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
  who.call('POST', `/teaching/classes/${classId}/invitations`, {
    people: contacts.map((contact) => ({ contact })),
  });
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

test('before anything is sent, who is known to the class is told, and of others nothing', async () => {
  const [stranger, member] = [await registerPerson(app), await registerPerson(app)];
  await member.call('POST', '/classes/join', { code, knownAs: 'Ana', agreement: 2 });
  const before = address();
  await invite([before]);
  const check = (contacts: readonly string[], who = teacher) =>
    who.call('POST', `/teaching/classes/${classId}/roster-check`, { contacts });
  const contacts = [
    member.email,
    member.username,
    teacher.email.toUpperCase(),
    before,
    stranger.email,
    stranger.username,
    address(),
    'nobody-here',
  ];
  const { status, body } = await check(contacts);
  expect(status).toBe(200);
  expect(body.rows.map(({ known }: { known: string | null }) => known)).toEqual([
    'member',
    'member',
    'self',
    'invitedBefore',
    null,
    null,
    null,
    null,
  ]);
  expect((await check(contacts, await newTeacher())).status).toBe(404);
  expect((await check(contacts, stranger)).status).toBe(403);
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

const waiting = async (who = teacher) =>
  (await who.call('GET', `/teaching/classes/${classId}`)).body.invitations;
const again = (id: string, who = teacher) =>
  who.call('POST', `/teaching/classes/${classId}/invitations/${id}`);
const withdraw = (id: string, who = teacher) =>
  who.call('DELETE', `/teaching/classes/${classId}/invitations/${id}`);
const join = (person: TestPerson) =>
  person.call('POST', '/classes/join', { code, knownAs: 'Ana', agreement: 2 });

test('whoever is invited stands in the class until they join, by whichever way they were invited', async () => {
  const [learner, byMail] = [await registerPerson(app), await registerPerson(app)];
  const email = address();
  await invite([learner.username, byMail.email.toUpperCase(), email]);
  const rows = await waiting();
  expect(rows.map(({ contact }: { contact: string }) => contact).toSorted()).toEqual(
    [learner.username.toLowerCase(), byMail.email.toLowerCase(), email].toSorted(),
  );
  expect(rows[0]).toMatchObject({ state: 'open', mayInviteAgain: false });
  await join(learner);
  await join(byMail);
  expect(await waiting()).toMatchObject([{ contact: email }]);
  // Who is in the class already is not invited, by whichever address in whichever case.
  const { rows: told } = (await invite([learner.email.toUpperCase()])).body;
  expect(told).toMatchObject([{ outcome: 'member' }]);
  expect(await waiting()).toMatchObject([{ contact: email }]);
  await teacher.call('POST', `/teaching/classes/${classId}/end`);
  expect(await sql('select 1 from class_invitations where class_id = $1', [classId])).toEqual([]);
});

test('an invitation goes out again after a day, or at once when the class has another code', async () => {
  const learner = await registerPerson(app);
  const email = address();
  await invite([email, learner.username]);
  const [{ id }] = (await waiting()).filter(({ contact }: { contact: string }) => contact === email);
  expect((await again(id)).body.code).toBe('INVITED_LATELY');
  await sql(`update class_invitations set invited_at = now() - interval '25 hours' where id = $1`, [id]);
  expect((await again(id)).body).toMatchObject({ id, state: 'open', mayInviteAgain: false });
  expect(await waitForMails(app, email, 2)).toHaveLength(2);
  const renewed = await teacher.call('POST', `/teaching/classes/${classId}/code`);
  const outdated = await waiting();
  expect(outdated).toMatchObject([
    { state: 'outdated', mayInviteAgain: true },
    { state: 'outdated', mayInviteAgain: true },
  ]);
  for (const row of outdated) expect((await again(row.id)).status).toBe(200);
  expect((await waiting())[0].state).toBe('open');
  expect((await waitForMails(app, email, 3)).some(({ body }) => body.includes(renewed.body.code))).toBe(true);
  expect(
    await sql(`select data->>'code' as code from notices where user_id = $1 order by created_at`, [
      learner.id,
    ]),
  ).toEqual([{ code }, { code: renewed.body.code }]);
});

test('an invitation is withdrawn, and only by the class’s own teacher', async () => {
  const email = address();
  await invite([email]);
  const [{ id }] = await waiting();
  const other = await newTeacher();
  expect((await withdraw(id, other)).status).toBe(404);
  expect((await again(id, other)).status).toBe(404);
  expect((await withdraw(id, await registerPerson(app))).status).toBe(403);
  expect((await withdraw(id)).status).toBe(200);
  expect((await withdraw(id)).status).toBe(200);
  expect((await again(id)).status).toBe(404);
  expect(await waiting()).toEqual([]);
  // Who was taken off may be put on again.
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

test('the name on the list stands with the invitation, and the mail greets by it; nobody invites themselves', async () => {
  const [named, unnamed] = [address(), address()];
  const people = [
    { contact: named, name: 'João Conceição' },
    { contact: unnamed, name: '' },
    { contact: teacher.email.toUpperCase(), name: 'Eu' },
    { contact: teacher.username, name: '' },
  ];
  const { body } = await teacher.call('POST', `/teaching/classes/${classId}/invitations`, { people });
  expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'invited',
    'invited',
    'self',
    'self',
  ]);
  expect(await waiting()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ contact: named, name: 'João Conceição' }),
      expect.objectContaining({ contact: unnamed, name: '' }),
    ]),
  );
  const [greeted, other] = [await waitForMails(app, named), await waitForMails(app, unnamed)];
  expect(greeted[0]?.body.split('\n')[0]).toMatch(/João Conceição/);
  expect(other[0]?.body).not.toMatch(/João|\{\{/);
});
