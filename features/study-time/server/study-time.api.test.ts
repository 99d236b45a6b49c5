// Study time over HTTP: what is left, heartbeats, the zone, past days, and what metered calls answer.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAppDatabase } from '../../../app/testing/apps/app-database.ts';
import { stopClockOf } from '../../../app/testing/apps/movable-clock.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { startTalk } from '../../../app/testing/clients/test-talk.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import type { TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { openAccount, post } from '../../ledger/server/api.ts';
import { STUDY_TIME_JOURNALS } from '../domain/index.ts';

let database: TestDatabase;
let app: TestApp;
let db: Database;
beforeAll(async () => {
  database = await createAppDatabase(inject('postgresUrl'));
  await stopClockOf(database.url);
  app = await startTestApp({ databaseUrl: database.url });
  db = openDatabase({ url: app.databaseUrl, pool: 2, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
  await database.drop();
});

const sql = (statement: string, ...values: unknown[]) => runSql(app.databaseUrl, statement, values);

/** Lets so many seconds pass for the person's clock. */
const pass = (person: TestPerson, seconds: number) =>
  sql(
    `update study_clocks set counted_at = counted_at - $2 * interval '1 second' where user_id = $1`,
    person.id,
    seconds,
  );

const today = async (person: TestPerson) => (await person.call('GET', '/study-time')).body;
const beat = async (person: TestPerson) => (await person.call('POST', '/study-time/heartbeats')).body;

const balances = async (person: TestPerson): Promise<Record<string, number>> => {
  const rows = await sql(
    'select kind, balance::int from ledger_accounts where owner_id = $1 order by kind',
    person.id,
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};

/** Leaves the person so many seconds of today. */
async function leave(person: TestPerson, seconds: number): Promise<void> {
  await beat(person);
  const { secondsLeft } = await today(person);
  await sql(
    'update study_clocks set unbooked_allowance = unbooked_allowance + $2 where user_id = $1',
    person.id,
    secondsLeft - seconds,
  );
}

/** The person has studied yesterday for so many seconds, which the ledger has not heard of. */
async function studyYesterday(person: TestPerson, seconds: number): Promise<void> {
  const { day } = (await sql(`select (clock_timestamp() at time zone 'UTC')::date::text as day`))[0];
  const date = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const from = await openAccount(db, { kind: 'minutes_issued', for: person.id });
  const to = await openAccount(db, { kind: 'minutes_allowance', owner: person.id });
  const key = `study:${person.id}:${date}`;
  await post(db, {
    key,
    kind: STUDY_TIME_JOURNALS['study_time.issued'],
    actorId: null,
    transfers: [{ from, to, amount: 900 }],
  });
  await sql(
    `insert into study_clocks (user_id, date, day_ends_at, counted_at, unbooked_allowance)
     values ($1, $2, $3, clock_timestamp() - interval '1 hour', $4)`,
    person.id,
    date,
    `${day}T00:00:00Z`,
    seconds,
  );
  await sql('insert into study_days values ($1, $2, 900, $3)', person.id, date, seconds);
}

test('somebody new has a quarter of an hour, which only studying uses', async () => {
  const person = await registerPerson(app);
  const first = await today(person);
  expect(first).toMatchObject({
    limited: true,
    allowanceLeft: 900,
    extraLeft: 0,
    secondsLeft: 900,
    isWarning: false,
    given: 900,
    studied: 0,
    isVip: false,
    boostersOwned: 0,
    zone: 'UTC',
    isZoneKnown: false,
    zoneFixedUntil: null,
  });
  expect(Date.parse(first.resetsAt)).toBeGreaterThan(Date.parse(first.now));
  expect(await beat(person)).toMatchObject({ secondsLeft: 870, studied: 30 });
  await pass(person, 20);
  expect(await beat(person)).toMatchObject({ secondsLeft: 850, studied: 50 });
  await pass(person, 3600);
  expect(await beat(person)).toMatchObject({ secondsLeft: 820, studied: 80 });
  expect(await today(person)).toMatchObject({ secondsLeft: 820, studied: 80 });
});

test('what is used lies in the ledger a minute later at the latest, and the rest on the clock', async () => {
  const person = await registerPerson(app);
  await beat(person);
  expect(await balances(person)).toEqual({ minutes_allowance: 900 });
  await pass(person, 29);
  await beat(person);
  expect(await balances(person)).toEqual({ minutes_allowance: 900 });
  await pass(person, 29);
  expect(await beat(person)).toMatchObject({ secondsLeft: 812 });
  expect(await balances(person)).toMatchObject({ minutes_allowance: 812, minutes_used: 88 });
});

test('fifty tabs that beat at once, again and again, cost the minutes of one', async () => {
  const person = await registerPerson(app);
  await beat(person);
  for (const round of [1, 2, 3]) {
    await pass(person, 20);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => person.call('POST', '/study-time/heartbeats')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { studied } = await today(person);
    expect(studied).toBe(30 + 20 * round);
  }
  const { studied, secondsLeft } = await today(person);
  expect(secondsLeft).toBe(900 - studied);
  const { minutes_allowance, minutes_used = 0 } = await balances(person);
  expect((minutes_allowance ?? 0) + minutes_used).toBe(900);
  expect(studied - minutes_used).toBeLessThan(60);
});

test('the rest of a day that is over runs out, and the new day begins whole', async () => {
  const person = await registerPerson(app);
  await studyYesterday(person, 30);
  // Looking books nothing, but tells what holds.
  expect(await today(person)).toMatchObject({ secondsLeft: 900, studied: 0 });
  expect(await balances(person)).toEqual({ minutes_allowance: 900 });
  expect(await beat(person)).toMatchObject({ secondsLeft: 870, studied: 30 });
  expect(await balances(person)).toMatchObject({ minutes_used: 30, minutes_allowance: 900 });
  const { days, nextBefore } = (await person.call('GET', '/study-time/days')).body;
  expect(days).toMatchObject([
    { given: 900, studied: 30 },
    { given: 900, studied: 30 },
  ]);
  expect(nextBefore).toBeNull();
  const [verdict] = await sql(
    `select sum(e.amount)::int as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id
     join ledger_accounts a on a.id = e.account_id where j.key like $1 and a.kind = 'minutes_expired'`,
    `study:${person.id}:%:expired`,
  );
  expect(verdict).toEqual({ sum: 870 });
});

test('past days are read page by page, the latest first', async () => {
  const person = await registerPerson(app);
  await sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds)
     select $1, date '2026-01-01' + n, 900, n from generate_series(0, 59) as n`,
    person.id,
  );
  const seen: number[] = [];
  let before: string | null = '';
  while (before !== null) {
    const { body } = await person.call('GET', `/study-time/days${before && `?before=${before}`}`);
    seen.push(...body.days.map(({ studied }: { studied: number }) => studied));
    before = body.nextBefore;
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
});

test('a metered call is refused without time, says until when, and nothing is said', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  await leave(person, 0);
  const { resetsAt } = await today(person);
  const said = await talk.say('你好');
  expect([said.status, said.body]).toEqual([
    402,
    { code: 'STUDY_TIME_OVER', message: expect.any(String), data: { secondsLeft: 0, resetsAt } },
  ]);
  expect(await talk.messages()).toHaveLength(1);
  // Reading goes on.
  expect((await person.call('GET', '/tutor-chat/talks')).status).toBe(200);
});

test('whoever talks without the page pays for it too, and at last is refused', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  await leave(person, 50);
  await pass(person, 3600);
  expect((await talk.say('你好')).status).toBe(200);
  await pass(person, 3600);
  expect((await talk.say('我很好')).status).toBe(402);
  expect(await today(person)).toMatchObject({ secondsLeft: 0 });
});

test('an answer that runs when time ends is finished', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  await leave(person, 60);
  const said = await talk.say('你好！你叫什么名字？', {
    onEvent: ({ type }) => {
      if (type === 'started') void leave(person, 0);
    },
  });
  expect(said.ended).toMatchObject({ state: 'complete' });
});

test('what an admin sets is the allowance of days that begin, and takes nothing back', async () => {
  const before = await registerPerson(app);
  await beat(before);
  const admin = await registerAdmin(app);
  const set = async (freeMinutes: number, expectedNumber: number) => {
    const values = { freeMinutes, vipMinutes: 45 };
    const change = { id: randomUUID(), note: '', expectedNumber, values, effectiveFrom: null };
    const { status } = await admin.call('POST', '/admin/settings/areas/study-time/versions', change);
    expect(status).toBe(200);
  };
  await set(10, 0);
  expect(await today(await registerPerson(app))).toMatchObject({ secondsLeft: 600, given: 600 });
  // What was given is not taken back.
  expect(await today(before)).toMatchObject({ given: 900 });
  await set(15, 1);
});

test('teachers and admins are not limited, and their heartbeats cost nothing', async () => {
  const admin = await registerAdmin(app);
  expect(await beat(admin)).toMatchObject({ limited: false, isWarning: false, studied: 0 });
  const teacher = await registerPerson(app);
  await leave(teacher, 0);
  await sql('update users set role = $2 where id = $1', teacher.id, 'teacher');
  expect((await (await startTalk(teacher)).say('你好')).status).toBe(200);
});

test('the warning comes with three minutes left', async () => {
  const person = await registerPerson(app);
  await leave(person, 181);
  expect(await today(person)).toMatchObject({ isWarning: false });
  await pass(person, 1);
  expect(await beat(person)).toMatchObject({ isWarning: true });
});

test('the first zone is taken as told, another one once a day, an unknown one never', async () => {
  const person = await registerPerson(app);
  const change = (zone: string) => person.call('PUT', '/study-time/zone', { zone });
  expect((await change('America/Sao_Paulo')).body).toMatchObject({
    zone: 'America/Sao_Paulo',
    isZoneKnown: true,
    zoneFixedUntil: null,
  });
  await beat(person);
  const moved = await change('Pacific/Kiritimati');
  expect([moved.status, moved.body.zone]).toEqual([200, 'Pacific/Kiritimati']);
  // No second allowance, though it is tomorrow there.
  expect(moved.body).toMatchObject({ secondsLeft: 870, zoneFixedUntil: moved.body.resetsAt });
  expect((await change('Pacific/Kiritimati')).status).toBe(200);
  const again = await change('Asia/Tokyo');
  expect([again.status, again.body.code, again.body.data]).toEqual([
    409,
    'ZONE_CHANGED_TODAY',
    { changeableAt: moved.body.resetsAt },
  ]);
  for (const zone of ['Mars/Olympus', '+08:00', '']) {
    expect((await change(zone)).body.code).toBe('ZONE_UNKNOWN');
  }
});

test('one person’s time is not another’s', async () => {
  const one = await registerPerson(app);
  const other = await registerPerson(app);
  await leave(one, 0);
  expect(await today(other)).toMatchObject({ secondsLeft: 900 });
  expect((await (await startTalk(other)).say('你好')).status).toBe(200);
});

test.each([
  ['GET', '/study-time', undefined],
  ['POST', '/study-time/heartbeats', undefined],
  ['PUT', '/study-time/zone', { zone: 'UTC' }],
  ['GET', '/study-time/days', undefined],
])('a guest is told to sign in first: %s %s', async (method, path, body) => {
  expect((await app.guest().call(method, path, body)).status).toBe(401);
});

test('a date that is none is refused', async () => {
  const person = await registerPerson(app);
  expect((await person.call('GET', '/study-time/days?before=2026-02-30')).status).toBe(400);
});
