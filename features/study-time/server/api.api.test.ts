// What other features use of study time: extra time, booster packs, the learner's own day, and days really studied.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { stopClockOf } from '../../../app/testing/apps/movable-clock.ts';
import { type UserId, userIdSchema } from '../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { FirstWords } from '../../../kit/server/first-words.ts';
import { createLog } from '../../../kit/server/log.ts';
import { createTasks } from '../../../kit/server/tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { journalKinds } from '../../ledger/domain/index.ts';
import { findAccount, openAccount, post } from '../../ledger/server/api.ts';
import { STUDY_DAY_SECONDS, type StudyRules } from '../domain/index.ts';
import { rulesOf, studyTimeArea } from '../domain/settings.ts';
import { applyBooster, fillStudyDays, grantExtraTime, latestDays, localDay } from './api.ts';
import { countFrom, countNow, lookAt } from './count-study.ts';
import type { StudyTimeDeps } from './deps.ts';
import { createGate } from './gate.ts';
import { snapshotReader } from './snapshot.ts';

const KINDS = journalKinds('test.bought', 'test.welcome', 'test.studied');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  await stopClockOf(database.url);
  db = openDatabase({ url: database.url, pool: 8, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

async function person(): Promise<UserId> {
  const id = userIdSchema.parse(randomUUID());
  await db.execute(sql`insert into users (id, name, email) values (${id}, ${id}, ${`${id}@example.org`})`);
  return id;
}

type Changed = Partial<Pick<StudyTimeDeps, 'onStudyDay'>> & {
  readonly vipUntil?: () => Date | null;
  readonly rules?: StudyRules;
};

function deps({
  vipUntil = () => null,
  rules = rulesOf(studyTimeArea.defaults),
  onStudyDay = [],
}: Changed = {}): StudyTimeDeps {
  const readSnapshot = snapshotReader({
    vipUntilOf: () => sql`1`.mapWith(vipUntil),
    rulesAt: () => sql`1`.mapWith(() => rules),
  });
  return { db, readSnapshot, onStudyDay, postNotice: async () => {} };
}

async function countedDays(userId: UserId): Promise<string[]> {
  const days = await latestDays(db, userId, { before: undefined, limit: 10 });
  return days.filter(({ studied }) => studied >= STUDY_DAY_SECONDS).map(({ date }) => date);
}

const extraOf = async (owner: string) => (await findAccount(db, { kind: 'minutes_extra', owner }))?.balance;

async function buyBoosters(owner: string, seconds: number): Promise<void> {
  const from = await openAccount(db, { kind: 'minutes_issued', for: owner });
  const to = await openAccount(db, { kind: 'minutes_boosters', owner });
  const key = `test:${randomUUID()}`;
  await post(db, {
    key,
    kind: KINDS['test.bought'],
    actorId: null,
    transfers: [{ from, to, amount: seconds }],
  });
}

/** As if the person had studied so long ago that the next beat counts the most there is. */
const rest = async (userId: string) =>
  db.$client.query(`update study_clocks set counted_at = counted_at - interval '1 hour' where user_id = $1`, [
    userId,
  ]);

test('extra time is given once per key', async () => {
  const userId = await person();
  const grant = { userId, seconds: 900, kind: KINDS['test.welcome'], key: `invited:${userId}` };
  await Promise.all(Array.from({ length: 20 }, () => grantExtraTime(db, grant)));
  expect(await extraOf(userId)).toBe(900);
  await expect(grantExtraTime(db, { ...grant, seconds: 901 })).rejects.toThrow('idempotency_conflict');
  const { clock } = await lookAt(deps(), userId);
  expect([clock.allowance, clock.extra]).toEqual([900, 900]);
});

test('a booster pack becomes extra time once per key, and only where there is one', async () => {
  const userId = await person();
  const apply = (key: string) => applyBooster(db, { userId, key: `apply:${userId}:${key}`, actorId: userId });
  expect(await apply('a')).toMatchObject({ ok: false, error: { code: 'none_owned' } });
  await buyBoosters(userId, 1800);
  const first = await Promise.all(Array.from({ length: 10 }, () => apply('a')));
  expect(first.every(({ ok }) => ok)).toBe(true);
  expect(await extraOf(userId)).toBe(900);
  expect(await apply('b')).toMatchObject({ ok: true, value: { isRepeated: false } });
  expect(await apply('c')).toMatchObject({ ok: false, error: { code: 'none_owned' } });
  expect(await extraOf(userId)).toBe(1800);
});

test('a membership that begins in the day raises its allowance at once, one that ends takes nothing', async () => {
  const userId = await person();
  let until: Date | null = null;
  const changing = deps({ vipUntil: () => until });
  await countNow(changing, userId);
  until = new Date(Date.now() + 3_600_000);
  expect((await lookAt(changing, userId)).clock.allowance).toBe(2670);
  expect((await countNow(changing, userId)).clock.allowance).toBe(2670);
  until = new Date(0);
  expect((await countNow(changing, userId)).clock.day?.given).toBe(2700);
});

test('the amounts are those in force, and a day without any has no journal', async () => {
  const userId = await person();
  const rules = { freeSeconds: 0, vipSeconds: 60 };
  const { clock } = await countNow(deps({ rules }), userId);
  expect([clock.allowance, clock.day?.given]).toEqual([0, 0]);
  const tasks = createTasks(createLog('silent'));
  const gate = createGate({ ...deps({ rules }), tasks, firstWords: new FirstWords() });
  const member = {
    id: userId,
    name: '',
    username: '',
    email: '',
    emailVerified: true,
    hasSecondFactor: false,
    avatarId: null,
    role: 'student',
    sessionId: '',
    isReauthenticated: false,
  } as const;
  expect(await gate(member, Promise.resolve())).toMatchObject({ resetsAt: expect.any(Date) });
  expect(await gate({ ...member, role: 'teacher' }, Promise.resolve())).toBeUndefined();
});

test('who has time is let through at once, and is counted all the same once the first words of turns are gone', async () => {
  const userId = await person();
  const tasks = createTasks(createLog('silent'));
  const firstWords = new FirstWords();
  const gate = createGate({ ...deps(), tasks, firstWords });
  const member = {
    id: userId,
    name: '',
    username: '',
    email: '',
    emailVerified: true,
    hasSecondFactor: false,
    avatarId: null,
    role: 'student',
    sessionId: '',
    isReauthenticated: false,
  } as const;
  const refused = Promise.reject(new Error('too many calls'));
  await expect(gate(member, refused)).rejects.toThrow('too many calls');
  await tasks.drain();
  const turn = Promise.withResolvers<void>();
  expect(await gate(member, Promise.resolve())).toBeUndefined();
  const begun = firstWords.before(() => turn.promise);
  await setTimeout(50);
  expect((await deps().readSnapshot(db, userId)).stored.clock.countedAt).toBeNull();
  turn.resolve();
  await begun;
  await tasks.drain();
  expect((await lookAt(deps(), userId)).clock.day?.counted).toBe(30);
});

test('a day counts as studied after three minutes, and is told once, with what tells it', async () => {
  const userId = await person();
  const told: string[] = [];
  const observed = deps({
    onStudyDay: [
      async (tx, day) => {
        told.push(day.date);
        await grantExtraTime(tx, {
          ...day,
          seconds: 60,
          kind: KINDS['test.studied'],
          key: `test:${day.userId}`,
        });
      },
    ],
  });
  for (let beats = 1; beats <= 5; beats += 1) {
    await countNow(observed, userId);
    await rest(userId);
  }
  expect([told, await countedDays(userId)]).toEqual([[], []]);
  await countNow(observed, userId);
  const { date } = await localDay(db, userId, new Date());
  expect([told, await countedDays(userId)]).toEqual([[date], [date]]);
  await rest(userId);
  await countNow(observed, userId);
  expect(told).toEqual([date]);
  expect(await extraOf(userId)).toBe(60);
});

test('what an observer refuses was not counted either', async () => {
  const userId = await person();
  const refusing = deps({ onStudyDay: [() => Promise.reject(new Error('no'))] });
  for (let beats = 1; beats <= 5; beats += 1) {
    await countNow(refusing, userId);
    await rest(userId);
  }
  await expect(countNow(refusing, userId)).rejects.toThrow('no');
  expect((await lookAt(refusing, userId)).clock.day?.counted).toBe(150);
  expect(await countedDays(userId)).toEqual([]);
});

test('the learner’s own day, month and midnight, for those who have never studied as well', async () => {
  const userId = await person();
  const now = new Date('2026-02-28T23:30:00Z');
  expect(await localDay(db, userId, now)).toEqual({
    zone: 'UTC',
    date: '2026-02-28',
    month: '2026-02',
    endsAt: new Date('2026-03-01T00:00:00Z'),
  });
  await db.$client.query('insert into study_clocks (user_id, zone) values ($1, $2)', [
    userId,
    'Asia/Kolkata',
  ]);
  expect(await localDay(db, userId, now)).toEqual({
    zone: 'Asia/Kolkata',
    date: '2026-03-01',
    month: '2026-03',
    endsAt: new Date('2026-03-01T18:30:00Z'),
  });
});

test('one person on many connections at once is counted once, and the ledger agrees', async () => {
  const userId = await person();
  await countNow(deps(), userId);
  await rest(userId);
  await Promise.all(Array.from({ length: 60 }, () => countNow(deps(), userId)));
  const { clock } = await lookAt(deps(), userId);
  expect(clock.day?.counted).toBe(60);
  const used = (await findAccount(db, { kind: 'minutes_used', owner: userId }))?.balance ?? 0;
  const left = (await findAccount(db, { kind: 'minutes_allowance', owner: userId }))?.balance ?? 0;
  expect(used + left).toBe(900);
});

test('the first calls of somebody at one moment begin their day once, and count one beat', async () => {
  const userId = await person();
  const readings = await Promise.all(Array.from({ length: 20 }, () => countNow(deps(), userId)));
  expect(readings.map(({ clock }) => clock.day?.counted)).toEqual(Array(20).fill(30));
  expect((await lookAt(deps(), userId)).clock).toMatchObject({ day: { counted: 30 }, allowance: 900 - 30 });
});

test('a day that was written before its clock began is counted on', async () => {
  const userId = await person();
  const { date } = await localDay(db, userId, new Date());
  await fillStudyDays(db, userId, [{ date, minutes: 10 }]);
  await countNow(deps(), userId);
  const { clock } = await lookAt(deps(), userId);
  expect(clock).toMatchObject({ day: { given: 900, counted: 630 }, allowance: 900 - 30 });
});

test('of two who read the clock before either counted, the second counts from where the first has', async () => {
  const userId = await person();
  const own = deps();
  await countNow(own, userId);
  await db.execute(
    sql`update study_clocks set counted_at = counted_at - interval '10 seconds' where user_id = ${userId}`,
  );
  const [first, second] = [await own.readSnapshot(db, userId), await own.readSnapshot(db, userId)];
  const readings = [await countFrom(own, userId, first), await countFrom(own, userId, second)];
  expect(readings.map(({ clock }) => clock.day?.counted)).toEqual([40, 40]);
  expect((await lookAt(own, userId)).clock).toMatchObject({ day: { counted: 40 }, allowance: 900 - 40 });
});

test('a clock that was booked meanwhile is not counted on as it was read', async () => {
  const userId = await person();
  const own = deps();
  await countNow(own, userId);
  const back = (seconds: number) =>
    db.execute(
      sql`update study_clocks set counted_at = counted_at - ${seconds} * interval '1 second' where user_id = ${userId}`,
    );
  await back(20);
  const stale = await own.readSnapshot(db, userId);
  await back(20);
  await countNow(own, userId);
  expect((await countFrom(own, userId, stale)).clock.day?.counted).toBe(60);
  const used = await findAccount(db, { kind: 'minutes_used', owner: userId });
  expect(used?.balance).toBe(60);
});
