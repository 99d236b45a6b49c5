// What a teacher learns of a class of forty after a term: in few statements, and never what was said.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { recordStatements } from '../../../../kit/server/testing/record-statements.ts';

const LEARNERS = 40;
const SECRET_ANSWER = '这是秘密';

let app: TestApp;
let teacher: TestPerson;
const classId = randomUUID();
const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);

beforeAll(async () => {
  app = await startTestApp();
  teacher = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [teacher.id]);
  await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  await sql(
    `insert into users (id, name, email, role, created_at, updated_at)
     select gen_random_uuid(), 'pupil' || n, 'pupil' || n || '@example.org', 'student', now(), now()
     from generate_series(1, $1) n`,
    [LEARNERS],
  );
  await sql(
    `insert into class_members (class_id, user_id, known_as, agreement, joined_at)
     select $1, id, name, 1, now() - interval '100 days' from users where name like 'pupil%'`,
    [classId],
  );
  // A term of five answers a day; pupil1 stopped nine days ago.
  await sql(
    `insert into learning_events
       (user_id, id, skill, item_kind, item, reading, outcome, aided, answer, source, happened_at)
     select id, gen_random_uuid(), 'recall', 'word', '词' || n % 40, 'ci2',
       case when n % 7 = 0 then 'wrong' else 'right' end, 'none', $1, 'review', now() - n * interval '4.8 hours'
     from users, generate_series(1, 450) n
     where name like 'pupil%' and (name <> 'pupil1' or n > 45)`,
    [SECRET_ANSWER],
  );
  await sql(
    `insert into learning_events
       (user_id, id, skill, item_kind, item, outcome, aided, answer, source, happened_at)
     select id, gen_random_uuid(), 'grammar', 'grammar', 'le-completed', 'wrong', 'none', $1, 'talk', now() - interval '2 days'
     from users where name in ('pupil2', 'pupil3', 'pupil4')`,
    [SECRET_ANSWER],
  );
  await sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds)
     select id, current_date - n, 900, 600 from users, generate_series(0, 60) n
     where name like 'pupil%' and (name <> 'pupil1' or n > 9)`,
  );
  await sql(
    `insert into study_cards (user_id, word, reading, skill, stage, stability, difficulty, reviews, lapses,
       is_suspended, algorithm, parameters, last_event)
     select id, '词' || n, 'ci2', 'recall', 'review', 1, 9, 20, 7, false, 'fsrs', 1, gen_random_uuid()
     from users, generate_series(1, 9) n where name = 'pupil5'`,
  );
  await sql(
    `insert into assignments (id, class_id, kind, target, heading, words, note, due_on, created_at)
     select gen_random_uuid(), $1, kind, target, 'x', '[{"word": "词1", "pinyin": "ci2"}]', '', now() + interval '3 days', now() - interval '60 days'
     from (values ('lesson', 'greetings'), ('scene', 'restaurant/noodles'), ('text', 'station-buns'), ('words', ''),
       ('writing', '')) given (kind, target), generate_series(1, 5)`,
    [classId],
  );
});
afterAll(() => app.stop());

const PATH = `/teaching/classes/${classId}`;

test('who has stopped and who is stuck is named with the reason, and mistakes of several are told with their lesson', async () => {
  const { status, body } = await teacher.call('GET', `${PATH}/insight`);
  expect(status).toBe(200);
  const named = new Map(
    body.talkTo.map(({ name, reasons }: { name: string; reasons: { kind: string }[] }) => [
      name,
      reasons.map(({ kind }) => kind),
    ]),
  );
  expect(named.get('pupil1')).toContain('absent');
  expect(named.get('pupil5')).toEqual(['leeches']);
  expect(named.size).toBeLessThanOrEqual(5);
  const grammar = body.mistakes.find(({ kind }: { kind: string }) => kind === 'grammar');
  expect(grammar).toMatchObject({ key: 'le-completed', learners: 3, misses: 3 });
  expect(body.learners).toHaveLength(LEARNERS);
  // What is due in three days is not undone yet; the lists are done already, and no more due than the rest.
  expect(body.learners[0]).toMatchObject({ done: 0, given: 0, early: 5, open: 20 });
  // Five answers a day, ten minutes; who stopped nine days ago is in the week before.
  expect(body.weeks).toMatchObject({
    last: { minutes: (LEARNERS - 1) * 70, due: 0, done: 0 },
    before: { minutes: (LEARNERS - 1) * 70 + 40, due: 0 },
  });
  expect(body.weeks.last.asked).toBeLessThan(body.weeks.before.asked);
  expect(body.days).toHaveLength(28);
  expect(body.days[27]).toMatchObject({ minutes: (LEARNERS - 1) * 10, learners: LEARNERS - 1 });
});

const pupil = async (name: string): Promise<string> => {
  const [row] = await sql('select id from users where name = $1', [name]);
  return String(row?.['id']);
};

test('what the class was given this week for a mistake is told with it, however often the page is read', async () => {
  const read = async () =>
    (await teacher.call('GET', `${PATH}/insight`)).body.mistakes.find(
      ({ kind }: { kind: string }) => kind === 'word',
    );
  const { givenBy, who, learners, key } = await read();
  expect(givenBy).toBeNull();
  expect(who).toHaveLength(learners);
  const id = randomUUID();
  await sql(
    `insert into assignments (id, class_id, kind, target, heading, words, note, due_on)
     values ($1, $2, 'words', '', 'x', $3, '', '2030-01-01')`,
    [id, classId, JSON.stringify([{ word: key, pinyin: 'ci2' }])],
  );
  expect((await read()).givenBy).not.toBeNull();
  await sql('delete from assignments where id = $1', [id]);
  expect((await read()).givenBy).toBeNull();
});

test('one learner is shown by day and by assignment, with what that one missed', async () => {
  const { status, body } = await teacher.call('GET', `${PATH}/learners/${await pupil('pupil2')}`);
  expect(status).toBe(200);
  expect(body.learner).toMatchObject({ name: 'pupil2' });
  expect(body.days).toHaveLength(28);
  expect(body.days[27].minutes).toBe(10);
  expect(body.asked).toBeGreaterThan(100);
  expect(body.missed.length).toBeGreaterThan(0);
  expect(body.assignments).toHaveLength(25);
  expect(JSON.stringify(body)).not.toContain(SECRET_ANSWER);
  expect(JSON.stringify(body)).not.toContain('@example.org');
});

test('words that do not stick are told by name', async () => {
  const { body } = await teacher.call('GET', `${PATH}/learners/${await pupil('pupil5')}`);
  expect(body.stuck).toHaveLength(9);
  expect(body.stuck[0]).toMatchObject({ kind: 'word', reading: 'ci2', misses: 7 });
  expect((await teacher.call('GET', `${PATH}/learners/${await pupil('pupil2')}`)).body.stuck).toEqual([]);
});

test('who is not in the class is not there, nor is anybody to another teacher', async () => {
  const stranger = await registerPerson(app);
  expect((await teacher.call('GET', `${PATH}/learners/${stranger.id}`)).status).toBe(404);
  const id = await pupil('pupil2');
  expect((await app.guest().call('GET', `${PATH}/learners/${id}`)).status).toBe(401);
  expect((await stranger.call('GET', `${PATH}/learners/${id}`)).status).toBe(403);
  await sql(`update users set role = 'teacher' where id = $1`, [stranger.id]);
  expect((await stranger.call('GET', `${PATH}/learners/${id}`)).status).toBe(404);
});

test.each(['', '/insight', '/assignments'])('nothing that was said is in %s', async (page) => {
  const { body } = await teacher.call('GET', `${PATH}${page}`);
  expect(JSON.stringify(body)).not.toContain(SECRET_ANSWER);
  expect(JSON.stringify(body)).not.toContain('@example.org');
});

test.each([
  // One of them for who waits for a guardian.
  ['', 6],
  // One of them for what was taken back.
  ['/assignments', 12],
  // One of them for what the words mean that were missed.
  ['/insight', 18],
])('the page %s takes few statements, however many learn there', async (page, most) => {
  const statements = await recordStatements(async () => {
    expect((await teacher.call('GET', `${PATH}${page}`)).status).toBe(200);
  });
  const own = statements.filter(({ text }) => !text.includes('pgboss') && !text.includes('"mails"'));
  expect(own.length).toBeLessThanOrEqual(most);
});

test.each(['GET'])('%s insight is for the class’s own teacher only', async (method) => {
  expect((await app.guest().call(method, `${PATH}/insight`)).status).toBe(401);
  const other = await registerPerson(app);
  expect((await other.call(method, `${PATH}/insight`)).status).toBe(403);
  await sql(`update users set role = 'teacher' where id = $1`, [other.id]);
  expect((await other.call(method, `${PATH}/insight`)).status).toBe(404);
  await sql(`update users set role = 'admin' where id = $1`, [other.id]);
  expect((await other.call(method, `${PATH}/insight`)).status).toBe(403);
});
