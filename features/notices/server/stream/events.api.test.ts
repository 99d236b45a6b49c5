// The event stream: what is posted at one process reaches the pages of all, once, and nothing is lost in between.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { openEvents, type TestStream } from '../../../../app/testing/clients/event-stream.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { distributionNotices } from '../../../distribution/server/api.ts';
import { createPostNotice } from '../api.ts';
import { STREAMS_MAX } from './event-hub.ts';
import { NEWS_MAX } from './read-news.ts';

let here: TestApp;
let there: TestApp;
let db: Database;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ databaseUrl: here.databaseUrl });
  db = openDatabase({ url: here.databaseUrl, pool: 4, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await there.stop();
  await here.stop();
});

const post = createPostNotice({ mailer: { post: async () => undefined }, publicUrl: () => here.url });

/** A reason tells the notices of a test apart. */
async function tell(person: TestPerson, reason: string, eventId: string = randomUUID()): Promise<void> {
  const refused = distributionNotices.find(({ name }) => name === 'distribution.applicationRefused');
  if (!refused) throw new Error('nobody declares the kind');
  const notice = { userId: person.id, eventId, content: { kind: refused, data: { reason } } };
  await db.transaction((tx) => post(tx, notice));
}

async function follow(
  person: TestPerson,
  app: TestApp,
  options?: Parameters<typeof openEvents>[2],
): Promise<TestStream> {
  const stream = await openEvents(person, app.url, options);
  onTestFinished(stream.close);
  return stream;
}
const reasonsOf = ({ events }: TestStream) =>
  events.flatMap(({ notice }) =>
    typeof notice === 'object' && notice !== null && 'detail' in notice
      ? [String(notice.detail).replace(/.*: /, '')]
      : [],
  );
const unreadOf = ({ events }: TestStream) => events.at(-1)?.['unread'];

test('a notice reaches the streams at both processes once, and so does that it was read', async () => {
  const person = await registerPerson(here);
  const streams = [await follow(person, here), await follow(person, there)];
  for (const { events } of streams)
    await expect.poll(() => events).toEqual([{ type: 'unread', unread: 0, id: '0' }]);
  const eventId = randomUUID();
  await tell(person, 'A', eventId);
  await tell(person, 'A', eventId);
  await tell(person, 'B');
  for (const stream of streams) await expect.poll(() => reasonsOf(stream)).toEqual(['A', 'B']);
  const { notices } = (await person.call('GET', '/notices')).body;
  await person.at(there.url).call('POST', '/notices/read', { ids: [notices[0].id] });
  for (const stream of streams) {
    await expect.poll(() => unreadOf(stream)).toBe(1);
    expect(stream.events.at(-1)?.id).toBe('2');
    expect(reasonsOf(stream)).toEqual(['A', 'B']);
  }
});

test('a stream goes on after the last event that its reader has, at any process, however much was missed', async () => {
  const person = await registerPerson(here);
  const first = await follow(person, here);
  await tell(person, 'seen');
  await expect.poll(() => reasonsOf(first)).toEqual(['seen']);
  first.close();
  const missed = Array.from({ length: 2 * NEWS_MAX + 3 }, (_, place) => `missed ${place}`);
  for (const reason of missed) await tell(person, reason);
  const second = await follow(person, there, { lastEventId: first.events.at(-1)?.id });
  await expect.poll(() => reasonsOf(second)).toEqual(missed);
  // A reader who has nothing is told how many there are, and reads the list.
  const fresh = await follow(person, there);
  await expect.poll(() => fresh.events).toMatchObject([{ type: 'unread', id: String(missed.length + 1) }]);
});

test('what was posted while the listening connection was down comes when it is back', async () => {
  const person = await registerPerson(here);
  const stream = await follow(person, there);
  await expect.poll(() => stream.events).toHaveLength(1);
  await runSql(
    here.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'yulu-signals' and datname = current_database()`,
  );
  await tell(person, 'in the gap');
  await expect.poll(() => reasonsOf(stream), { timeout: 5000 }).toEqual(['in the gap']);
  await tell(person, 'after it');
  await expect.poll(() => reasonsOf(stream)).toEqual(['in the gap', 'after it']);
});

test('a stream hears of nobody else, and speaks its reader’s language', async () => {
  const [person, other] = [await registerPerson(here), await registerPerson(here)];
  const stream = await follow(person, here, { language: 'pt' });
  await tell(other, 'not yours');
  await tell(person, 'yours');
  await expect
    .poll(() => stream.events.at(-1))
    .toMatchObject({ notice: { title: 'Sobre sua solicitação de distribuidor' }, unread: 1 });
  expect(stream.events).toHaveLength(2);
});

test('a stream ends with its session, by sign-out at another process or by a ban', async () => {
  const person = await registerPerson(here);
  const stream = await follow(person, here);
  await person.at(there.url).call('POST', '/account/sign-out');
  await stream.ended;
  expect((await openEvents(person, here.url)).status).toBe(401);

  const banned = await registerPerson(here);
  const admin = await registerAdmin(here);
  const streams = [await follow(banned, here), await follow(banned, there)];
  const ban = await admin.call('PUT', `/admin/users/${banned.id}/ban`, { banned: true, reason: 'spam' });
  expect(ban.status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
});

test('a person has only so many streams at a process, and a closed one makes room', async () => {
  const person = await registerPerson(here);
  const open = [];
  for (let count = 0; count < STREAMS_MAX; count += 1) open.push(await follow(person, here));
  const refused = await openEvents(person, here.url);
  expect(refused.status).toBe(429);
  open[0]?.close();
  await expect
    .poll(async () => {
      const next = await openEvents(person, here.url);
      onTestFinished(next.close);
      return next.status;
    })
    .toBe(200);
});

test('a process that stops ends its streams at once', async () => {
  const third = await startTestApp({ databaseUrl: here.databaseUrl, env: { SHUTDOWN_GRACE_SECONDS: '20' } });
  const person = await registerPerson(third);
  const stream = await follow(person, third);
  await expect.poll(() => stream.events).toHaveLength(1);
  await Promise.all([third.stop(), stream.ended]);
});
