// Classes over HTTP: who may call what, joining and leaving, codes, limits, and classes of others.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  signInAgain,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { MEMBERS_MAX, OPEN_CLASSES_MAX } from '../domain/index.ts';

let app: TestApp;
let admin: TestPerson;
let teacher: TestPerson;
let learner: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
  teacher = await newTeacher();
  learner = await registerPerson(app);
});
afterAll(() => app.stop());

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);

async function newTeacher(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
  return person;
}

type Class = { id: string; code: string; link: string; members: number; endedAt: string | null };
async function makeClass(who = teacher, name = 'Monday evening'): Promise<Class> {
  const { status, body } = await who.call('PUT', `/teaching/classes/${randomUUID()}`, { name, note: '' });
  expect(status).toBe(200);
  return body;
}
const join = (who: TestPerson, code: string) =>
  who.call('POST', '/classes/join', { code, knownAs: who.username, agreement: 2 });
const readClass = (id: string, who = teacher) => who.call('GET', `/teaching/classes/${id}`);
const noticesOf = async (who: TestPerson): Promise<string[]> =>
  (await sql('select kind from notices where user_id = $1 order by created_at', [who.id])).map(
    ({ kind }) => kind,
  );

const ID = randomUUID();
const OWN = [
  ['GET', '/teaching/application'],
  ['POST', '/teaching/application'],
  ['GET', '/classes'],
  ['POST', '/classes/join'],
  ['GET', `/classes/${ID}`],
  ['DELETE', `/classes/${ID}/membership`],
] as const;
const TEACHING = [
  ['GET', '/teaching/classes'],
  ['PUT', `/teaching/classes/${ID}`],
  ['GET', `/teaching/classes/${ID}`],
  ['POST', `/teaching/classes/${ID}/code`],
  ['POST', `/teaching/classes/${ID}/end`],
  ['DELETE', `/teaching/classes/${ID}/learners/${ID}`],
] as const;
const ADMIN = [
  ['GET', '/admin/teachers/applications'],
  ['POST', `/admin/teachers/applications/${ID}/decision`],
  ['GET', '/admin/teachers'],
  ['POST', `/admin/teachers/${ID}/revoke`],
] as const;

test('who was given a code may look at the class before signing in; a code of nobody says nothing', async () => {
  const answer = await app.guest().call('GET', '/classes/by-code/ABCDEFGH');
  expect([answer.status, answer.body.code]).toEqual([404, 'CODE_UNKNOWN']);
});
test.each([...OWN, ...TEACHING, ...ADMIN])('%s %s is not for guests', async (method, path) => {
  expect((await app.guest().call(method, path)).status).toBe(401);
});
test.each([...TEACHING, ...ADMIN])('%s %s is not for learners', async (method, path) => {
  expect((await learner.call(method, path)).status).toBe(403);
});
test.each(TEACHING)('%s %s is not for admins', async (method, path) => {
  expect((await admin.call(method, path)).status).toBe(403);
});
test.each(ADMIN)('%s %s is not for teachers', async (method, path) => {
  expect((await teacher.call(method, path)).status).toBe(403);
});

test('a class is made once, named anew, and listed with its learners', async () => {
  const id = randomUUID();
  const put = (name: string) => teacher.call('PUT', `/teaching/classes/${id}`, { name, note: 'Room 4' });
  const [first, second] = await Promise.all([put('A1'), put('A1')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.code).toBe(second.body.code);
  await join(learner, first.body.code);
  await put('A2');
  const { classes } = (await teacher.call('GET', '/teaching/classes')).body;
  expect(classes.filter((each: Class) => each.id === id)).toEqual([
    expect.objectContaining({ name: 'A2', note: 'Room 4', members: 1, endedAt: null }),
  ]);
  expect((await readClass(id)).body.learners).toEqual([
    { id: learner.id, name: learner.username, joinedAt: expect.any(String), lineAt: null },
  ]);
});

test('to another teacher a class is not there, whatever is asked of it', async () => {
  const other = await newTeacher();
  const { id } = await makeClass();
  const put = { name: 'Mine now', note: '' };
  expect((await other.call('PUT', `/teaching/classes/${id}`, put)).status).toBe(404);
  expect((await readClass(id, other)).status).toBe(404);
  expect((await other.call('POST', `/teaching/classes/${id}/code`)).status).toBe(404);
  expect((await other.call('POST', `/teaching/classes/${id}/end`)).status).toBe(404);
  expect((await other.call('DELETE', `/teaching/classes/${id}/learners/${learner.id}`)).status).toBe(404);
  expect((await other.call('GET', '/teaching/classes')).body.classes).toEqual([]);
});

test('a learner reads who teaches, joins by a code in any case, is in it once, and leaves', async () => {
  const person = await registerPerson(app);
  const { id, code, link } = await makeClass();
  expect(link).toBe(`${app.url}/join-class?code=${code}`);
  const found = await person.call('GET', `/classes/by-code/${code.toLowerCase()}`);
  expect(found.body).toEqual({
    id,
    name: 'Monday evening',
    note: '',
    teacherName: teacher.username,
    isMember: false,
    isOwn: false,
  });
  expect((await person.call('GET', `/classes/${id}`)).status).toBe(404);
  const joined = await Promise.all([join(person, ` ${code} `), join(person, code)]);
  expect(joined.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readClass(id)).body.learners).toHaveLength(1);
  expect((await person.call('GET', '/classes')).body.classes).toEqual([joined[0]?.body]);
  for (let tap = 0; tap < 2; tap += 1)
    expect((await person.call('DELETE', `/classes/${id}/membership`)).status).toBe(200);
  expect((await readClass(id)).body.learners).toEqual([]);
  expect((await person.call('GET', '/classes')).body.classes).toEqual([]);
});

test('nobody joins without having agreed, by an old code, or a class of their own', async () => {
  const { id, code } = await makeClass();
  const refused = await learner.call('POST', '/classes/join', { code });
  expect(refused.status).toBe(400);
  expect((await join(teacher, code)).body.code).toBe('OWN_CLASS');
  const renewed = (await teacher.call('POST', `/teaching/classes/${id}/code`)).body;
  expect(renewed.code).not.toBe(code);
  expect((await join(learner, code)).body.code).toBe('CODE_UNKNOWN');
  expect((await learner.call('GET', `/classes/by-code/${code}`)).body.code).toBe('CODE_UNKNOWN');
  expect((await join(learner, renewed.code)).status).toBe(200);
});

test('whoever is removed is told once and seen no more', async () => {
  const person = await registerPerson(app);
  const { id, code } = await makeClass();
  await join(person, code);
  for (let tap = 0; tap < 2; tap += 1)
    expect((await teacher.call('DELETE', `/teaching/classes/${id}/learners/${person.id}`)).status).toBe(200);
  expect((await readClass(id)).body.learners).toEqual([]);
  expect(await noticesOf(person)).toEqual(['teaching.removed']);
});

test('a class that ended is joined by nobody and shows its teacher nobody; its learners are told once', async () => {
  const person = await registerPerson(app);
  const { id, code } = await makeClass();
  await join(person, code);
  for (let tap = 0; tap < 2; tap += 1)
    expect((await teacher.call('POST', `/teaching/classes/${id}/end`)).body.endedAt).not.toBeNull();
  expect((await join(learner, code)).body.code).toBe('CODE_UNKNOWN');
  expect((await readClass(id)).body.learners).toEqual([]);
  const put = await teacher.call('PUT', `/teaching/classes/${id}`, { name: 'Again', note: '' });
  expect(put.body.code).toBe('CLASS_ENDED');
  expect((await teacher.call('POST', `/teaching/classes/${id}/code`)).body.code).toBe('CLASS_ENDED');
  expect(await noticesOf(person)).toEqual(['teaching.classEnded']);
  expect((await person.call('GET', `/classes/${id}`)).body.endedAt).not.toBeNull();
});

test('a class and a teacher hold only so many', async () => {
  const busy = await newTeacher();
  const { id, code } = await makeClass(busy);
  await sql(
    `insert into users (id, name, email, role, created_at, updated_at)
     select gen_random_uuid(), 'filler' || n, 'filler' || n || '@example.org', 'student', now(), now()
     from generate_series(1, $1) n`,
    [MEMBERS_MAX],
  );
  await sql(
    `insert into class_members (class_id, user_id, known_as, agreement) select $1, id, name, 1 from users where name like 'filler%'`,
    [id],
  );
  expect((await join(learner, code)).body.code).toBe('CLASS_FULL');
  await sql(
    `insert into teaching_classes (id, teacher_id, name, note, code)
     select gen_random_uuid(), $1, 'more', '', 'CODE' || n from generate_series(2, $2) n`,
    [busy.id, OPEN_CLASSES_MAX],
  );
  const more = await busy.call('PUT', `/teaching/classes/${randomUUID()}`, { name: 'One more', note: '' });
  expect(more.body.code).toBe('CLASSES_FULL');
});

const ANSWERS = {
  place: 'Evening school of Lisbon',
  audience: 'Adults, beginners, about thirty',
  motive: 'They should talk between lessons',
};
const apply = (who: TestPerson) => who.call('POST', '/teaching/application', ANSWERS);
const decide = (id: string, kind: string, reason = '') =>
  admin.call('POST', `/admin/teachers/applications/${id}/decision`, { decision: { kind, reason } });

test('an application waits, is refused with a reason, made again, approved, and acts at once', async () => {
  const person = await registerPerson(app);
  expect((await person.call('GET', '/teaching/application')).body.application).toBeNull();
  const first = (await apply(person)).body;
  expect((await apply(person)).body.code).toBe('APPLICATION_OPEN');
  const listed = await admin.call('GET', '/admin/teachers/applications?state=submitted');
  expect(listed.body.applications).toContainEqual(
    expect.objectContaining({ ...first, userId: person.id, name: person.username, email: person.email }),
  );
  expect((await decide(first.id, 'refuse')).status).toBe(400);
  expect((await decide(first.id, 'refuse', 'Tell us more.')).body.state).toBe('refused');
  expect((await decide(first.id, 'approve')).body.code).toBe('APPLICATION_DECIDED');
  const { application } = (await person.call('GET', '/teaching/application')).body;
  expect(application).toMatchObject({ state: 'refused', reason: 'Tell us more.' });
  const next = (await apply(person)).body;
  expect((await decide(next.id, 'approve')).status).toBe(200);
  await signInAgain(person);
  expect((await person.call('GET', '/teaching/classes')).body.classes).toEqual([]);
  expect(await noticesOf(person)).toEqual(['teaching.refused', 'teaching.approved']);
  const audited = await sql(
    'select action, actor_id, reason from audit_entries where subject_id = $1 order by created_at, id',
    [person.id],
  );
  expect(audited).toEqual([
    { action: 'teacher_refused', actor_id: admin.id, reason: 'Tell us more.' },
    { action: 'teacher_approved', actor_id: admin.id, reason: '' },
  ]);
});

test('nobody loses another role by it, not even between applying and the answer', async () => {
  expect((await apply(admin)).body.code).toBe('ROLE_UNFIT');
  const person = await registerPerson(app);
  const { id } = (await apply(person)).body;
  await sql(`update users set role = 'distributor' where id = $1`, [person.id]);
  expect((await decide(id, 'approve')).body.code).toBe('ROLE_UNFIT');
  expect((await decide(randomUUID(), 'approve')).status).toBe(404);
});

test('revoking makes a learner again, ends the classes, and tells everybody', async () => {
  const person = await registerPerson(app);
  const { id } = (await apply(person)).body;
  await decide(id, 'approve');
  await signInAgain(person);
  const taught = await makeClass(person);
  const pupil = await registerPerson(app);
  await join(pupil, taught.code);
  const { teachers } = (await admin.call('GET', '/admin/teachers')).body;
  expect(teachers.find((each: { id: string }) => each.id === person.id)).toMatchObject({
    classes: 1,
    learners: 1,
  });
  const revoke = () => admin.call('POST', `/admin/teachers/${person.id}/revoke`, { reason: 'Spam.' });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).body.code).toBe('NOT_TEACHER');
  expect((await admin.call('POST', `/admin/teachers/${ID}/revoke`, { reason: 'x' })).status).toBe(404);
  await person.call('POST', '/account/sign-in', { identifier: person.username, password: PASSWORD });
  expect((await person.call('GET', '/teaching/classes')).status).toBe(403);
  const { application } = (await person.call('GET', '/teaching/application')).body;
  expect(application).toMatchObject({ state: 'revoked', reason: 'Spam.' });
  expect(await noticesOf(pupil)).toEqual(['teaching.classEnded']);
  expect(await noticesOf(person)).toEqual(['teaching.approved', 'teaching.joinedClass', 'teaching.revoked']);
});

test('who decides about teachers has confirmed their password just now', async () => {
  const stale = await registerPerson(app);
  await sql(`update users set role = 'admin' where id = $1`, [stale.id]);
  for (const path of [`/admin/teachers/applications/${ID}/decision`, `/admin/teachers/${ID}/revoke`])
    expect((await stale.call('POST', path)).body.code).toBe('REAUTHENTICATION_NEEDED');
});

test('another role on the page of a person ends the classes as revoking does', async () => {
  const person = await registerPerson(app);
  const { id } = (await apply(person)).body;
  await decide(id, 'approve');
  await signInAgain(person);
  const taught = await makeClass(person);
  const pupil = await registerPerson(app);
  await join(pupil, taught.code);
  const change = () => admin.call('PUT', `/admin/users/${person.id}/role`, { role: 'distributor' });
  for (let tap = 0; tap < 2; tap += 1) expect((await change()).status).toBe(200);
  expect((await join(learner, taught.code)).body.code).toBe('CODE_UNKNOWN');
  expect(await noticesOf(pupil)).toEqual(['teaching.classEnded']);
  expect(await noticesOf(person)).toEqual([
    'teaching.approved',
    'teaching.joinedClass',
    'teaching.roleEnded',
  ]);
  await signInAgain(person);
  const { application } = (await person.call('GET', '/teaching/application')).body;
  expect(application.state).toBe('revoked');
});
