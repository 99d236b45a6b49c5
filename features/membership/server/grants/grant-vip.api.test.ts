// Giving VIP on the real database: once per key, one behind the other under any crowd, and never changed afterwards.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import type { Span } from '../../domain/index.ts';
import { grantVip, readMembership } from '../api.ts';

const app = await startApp();
const db = openDatabaseOf(app);

const DAY_MS = 24 * 3600 * 1000;

function grant(person: TestPerson, span: Span, key: string = randomUUID()) {
  const wanted = { userId: person.id, span, key, source: 'admin', actorId: null } as const;
  return db.transaction((tx) => grantVip(tx, wanted));
}

test('who was given nothing is free, also to their own page', async () => {
  const person = await registerPerson(app);
  expect(await readMembership(db, person.id, new Date())).toEqual({ kind: 'free', vipUntil: null });
  expect((await person.call('GET', '/account/session')).body.person.vipUntil).toBeNull();
});

test('VIP runs from now, is shown to the person, and ends by the date alone', async () => {
  const person = await registerPerson(app);
  const { begin, end } = await grant(person, { days: 3 });
  expect(end.getTime() - begin.getTime()).toBe(3 * DAY_MS);
  expect(Math.abs(begin.getTime() - Date.now())).toBeLessThan(60_000);
  expect((await person.call('GET', '/account/session')).body.person.vipUntil).toBe(end.toISOString());
  expect(await readMembership(db, person.id, new Date(end.getTime() - 1))).toMatchObject({ kind: 'vip' });
  expect(await readMembership(db, person.id, end)).toEqual({ kind: 'free', vipUntil: end });
});

test('the same key gives once, also when it comes fifty times at once', async () => {
  const person = await registerPerson(app);
  const key = `tier:10:${person.id}`;
  const all = await Promise.all(Array.from({ length: 50 }, () => grant(person, { days: 3 }, key)));
  expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
  expect(new Set(all.map(({ grantId }) => grantId)).size).toBe(1);
  const { vipUntil } = await readMembership(db, person.id, new Date());
  expect(vipUntil).toEqual(all[0]?.end);
  await expect(grant(person, { days: 4 }, key)).rejects.toThrow('names another grant');
});

test('different grants at once stand one behind the other', async () => {
  const person = await registerPerson(app);
  const all = await Promise.all(Array.from({ length: 20 }, () => grant(person, { days: 1 })));
  const begins = all.map(({ begin }) => begin.getTime()).toSorted((one, other) => one - other);
  const ends = all.map(({ end }) => end.getTime()).toSorted((one, other) => one - other);
  expect(begins.slice(1)).toEqual(ends.slice(0, -1));
  expect((ends.at(-1) ?? 0) - (begins[0] ?? 0)).toBe(20 * DAY_MS);
});

test('the database refuses to change what was granted', async () => {
  const person = await registerPerson(app);
  await grant(person, { months: 1 });
  await expect(runSql(app.databaseUrl, "update membership_grants set zone = 'UTC'")).rejects.toThrow(
    'append-only',
  );
});
