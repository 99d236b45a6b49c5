// The log of learning events: added once, changed by nobody, gone with its person.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/people.ts';
import { startTestApp, type TestApp } from '../../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { eventId, eventsOfTalk, type NewEvent, recordEvents } from './api.ts';

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
  kind: 'used_word',
  what: '面条',
  aided: 'none',
  talkId,
  messageId: randomUUID(),
  evidence: '面条',
  ...more,
});

test('an event that is told twice, also at the same moment, is stored once, as it was told first', async () => {
  const told = event();
  await Promise.all([recordEvents(db, [told]), recordEvents(db, [told])]);
  await recordEvents(db, [{ ...told, what: '米饭' }, event({ kind: 'mistake', what: 'measure-word' })]);
  const stored = await eventsOfTalk(db, person.id, talkId);
  expect(stored.map(({ kind, what }) => [kind, what])).toEqual([
    ['used_word', '面条'],
    ['mistake', 'measure-word'],
  ]);
  expect(stored[0]).toMatchObject(told);
});

test('somebody else finds nothing of it', async () => {
  const stranger = await registerPerson(app);
  expect(await eventsOfTalk(db, stranger.id, talkId)).toEqual([]);
});

test('the database refuses to change, to delete and to empty it', async () => {
  await recordEvents(db, [event()]);
  const before = await eventsOfTalk(db, person.id, talkId);
  for (const statement of [
    `update learning_events set what = 'x'`,
    'delete from learning_events',
    'truncate learning_events',
  ]) {
    await expect(runSql(app.databaseUrl, statement)).rejects.toThrow('append-only');
  }
  expect(await eventsOfTalk(db, person.id, talkId)).toEqual(before);
});

test('what is told inside a transaction that fails has not happened', async () => {
  const lost = event({ talkId: randomUUID() });
  const failing = db.transaction(async (tx) => {
    await recordEvents(tx, [lost]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await eventsOfTalk(db, person.id, lost.talkId ?? '')).toEqual([]);
});

test('it goes with its person', async () => {
  const leaving = await registerPerson(app);
  await recordEvents(db, [event({ userId: leaving.id })]);
  await runSql(app.databaseUrl, 'delete from users where id = $1', [leaving.id]);
  const left = await runSql(app.databaseUrl, 'select 1 from learning_events where user_id = $1', [
    leaving.id,
  ]);
  expect(left).toEqual([]);
});

test('the id that follows from a message and a word is always the same, and another for another word', () => {
  const [message, other] = [randomUUID(), randomUUID()];
  expect(eventId(message, 'used_word', '面条')).toBe(eventId(message, 'used_word', '面条'));
  const ids = [
    eventId(message, 'used_word', '面条'),
    eventId(message, 'used_word', '米饭'),
    eventId(other, 'used_word', '面条'),
    eventId(message, 'used_word面', '条'),
  ];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
