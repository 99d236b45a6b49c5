// The log of learning events: added once, changed by nobody, gone with its person.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { itemOf, wordItem } from '../domain/index.ts';
import { appendEvents, eventsOfSource, type NewEvent } from './api.ts';

let app: TestApp;
let db: Database;
let person: TestPerson;
const talkId = randomUUID();
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
  person = await registerPerson(app);
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const event = (more: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  userId: person.id,
  skill: 'use',
  item: wordItem('面条', 'mian4 tiao2'),
  outcome: 'right',
  aided: 'none',
  answer: '面条',
  tookMs: null,
  source: 'talk',
  sourceId: talkId,
  partId: randomUUID(),
  seq: 0,
  ...more,
});

test('an event that is told twice, also at the same moment, is stored once, as it was told first', async () => {
  const told = event();
  await Promise.all([appendEvents(db, [told]), appendEvents(db, [told])]);
  await appendEvents(db, [
    { ...told, item: wordItem('米饭', 'mi3 fan4') },
    event({ skill: 'grammar', item: itemOf('grammar', 'measure-word'), outcome: 'wrong' }),
  ]);
  const stored = await eventsOfSource(db, person.id, talkId);
  expect(stored.map(({ skill, item }) => [skill, item])).toEqual([
    ['use', '面条'],
    ['grammar', 'measure-word'],
  ]);
  expect(stored[0]).toMatchObject({ id: told.id, reading: 'mian4 tiao2', answer: '面条' });
});

test('somebody else finds nothing of it', async () => {
  const stranger = await registerPerson(app);
  expect(await eventsOfSource(db, stranger.id, talkId)).toEqual([]);
});

test('the database refuses to change, to delete and to empty it', async () => {
  await appendEvents(db, [event()]);
  const before = await eventsOfSource(db, person.id, talkId);
  for (const statement of [
    `update learning_events set item = 'x'`,
    'delete from learning_events',
    'truncate learning_events',
  ]) {
    await expect(runSql(app.databaseUrl, statement)).rejects.toThrow('append-only');
  }
  expect(await eventsOfSource(db, person.id, talkId)).toEqual(before);
});

test('what is told inside a transaction that fails has not happened', async () => {
  const lost = event({ sourceId: randomUUID() });
  const failing = db.transaction(async (tx) => {
    await appendEvents(tx, [lost]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await eventsOfSource(db, person.id, lost.sourceId)).toEqual([]);
});

test('it goes with its person', async () => {
  const leaving = await registerPerson(app);
  await appendEvents(db, [event({ userId: leaving.id })]);
  await runSql(app.databaseUrl, 'delete from users where id = $1', [leaving.id]);
  const left = await runSql(app.databaseUrl, 'select 1 from learning_events where user_id = $1', [
    leaving.id,
  ]);
  expect(left).toEqual([]);
});

test('the same id of two people is two events', async () => {
  const other = await registerPerson(app);
  const [mine, theirs] = [event(), event({ userId: other.id })];
  await appendEvents(db, [mine, { ...theirs, id: mine.id }]);
  expect((await eventsOfSource(db, other.id, talkId)).map(({ id }) => id)).toEqual([mine.id]);
});
