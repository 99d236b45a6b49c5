// What other features ask about people, on the real database: by ids, by a search, and in queries of their own.

import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { id } from '../../../../kit/server/db/columns.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { createTestDatabase, type TestDatabase } from '../../../../kit/server/testing/test-database.ts';
import { users } from '../tables.ts';
import {
  findPeople,
  isVerifiedOf,
  listPeopleOfRole,
  nameOf,
  namesOf,
  searchPeople,
} from './look-up-people.ts';

/** A table whose columns are called as those of people are. */
const visits = pgTable('visits', { id: id().primaryKey(), name: id('name') });

const MEI = userIdSchema.parse(newId());
const LAN = userIdSchema.parse(newId());
const NOBODY = userIdSchema.parse(newId());

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 2, onIdleError: () => {} });
  await db.insert(users).values([
    { id: MEI, name: 'Mei Lin', email: 'mei_1@example.org', emailVerified: true, role: 'distributor' },
    { id: LAN, name: 'Lan', email: 'meix1@example.org', createdAt: new Date(0), role: 'distributor' },
  ]);
  await db.execute(sql`create table visits (id uuid primary key, name uuid)`);
  await db.insert(visits).values([
    { id: MEI, name: LAN },
    { id: LAN, name: NOBODY },
    { id: NOBODY, name: null },
  ]);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('many are found by one call, and who is not there is left out', async () => {
  const people = await findPeople(db, [MEI, LAN, NOBODY]);
  expect(new Set(people.keys())).toEqual(new Set([MEI, LAN]));
  expect(people.get(MEI)).toMatchObject({ name: 'Mei Lin', role: 'distributor', bannedAt: null });
  expect(await findPeople(db, [])).toEqual(new Map());
});

test('names are given for ids among other things', async () => {
  expect(await namesOf(db, [LAN, 'platform', NOBODY])).toEqual(new Map([[LAN, 'Lan']]));
});

test('a search takes its letters as they are', async () => {
  expect(await searchPeople(db, 'MEI_')).toEqual([MEI]);
  expect(new Set(await searchPeople(db, 'mei'))).toEqual(new Set([MEI, LAN]));
  // A name with its space, a part of it, and the person whom an id names.
  expect(await searchPeople(db, 'Mei Lin')).toEqual([MEI]);
  expect(await searchPeople(db, 'lin')).toEqual([MEI]);
  expect(await searchPeople(db, LAN)).toEqual([LAN]);
  expect(await searchPeople(db, 'Lin Mei')).toEqual([]);
});

test('people of a role come newest first', async () => {
  const people = await listPeopleOfRole(db, 'distributor', { before: undefined, limit: 9 });
  expect(people.map(({ name }) => name)).toEqual(['Mei Lin', 'Lan']);
});

test('in a query of one table, a name is that of the person whom the column names', async () => {
  const rows = await db
    .select({ own: nameOf(visits.id), other: nameOf(visits.name), isVerified: isVerifiedOf(visits.id) })
    .from(visits)
    .orderBy(nameOf(visits.id));
  expect(rows).toEqual([
    { own: 'Lan', other: null, isVerified: false },
    { own: 'Mei Lin', other: 'Lan', isVerified: true },
    { own: null, other: null, isVerified: null },
  ]);
});
