// A statement that is built once runs wherever it is used: on its database, and inside a transaction.

import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { prepared } from './prepared.ts';

const numbers = pgTable('numbers', { value: integer('value').notNull() });
let builds = 0;
const above = prepared((db) => {
  builds += 1;
  return db
    .select()
    .from(numbers)
    .where(sql`${numbers.value} > ${sql.placeholder('least')}`)
    .prepare('numbers_above');
});
const adding = prepared((db) =>
  db
    .insert(numbers)
    .values({ value: sql.placeholder('value') })
    .returning()
    .prepare('numbers_add'),
);

let first: TestDatabase;
let second: TestDatabase;
const open = async (database: TestDatabase): Promise<Database> => {
  const db = openDatabase({ url: database.url, pool: 2, onIdleError: () => undefined });
  await db.execute(sql`create table numbers (value integer not null)`);
  return db;
};
beforeAll(async () => {
  first = await createTestDatabase(inject('postgresUrl'));
  second = await createTestDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await first.drop();
  await second.drop();
});

test('it is built once and runs on each database, and in a transaction sees what only that sees', async () => {
  const [db, other] = [await open(first), await open(second)];
  await adding(db).execute({ value: 1 });
  const undone = db.transaction(async (tx) => {
    expect(await adding(tx).execute({ value: 2 })).toEqual([{ value: 2 }]);
    expect(await above(tx).execute({ least: 0 })).toEqual([{ value: 1 }, { value: 2 }]);
    expect(await above(db).execute({ least: 0 })).toEqual([{ value: 1 }]);
    await tx.transaction(async (inner) => {
      expect(await above(inner).execute({ least: 1 })).toEqual([{ value: 2 }]);
    });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await above(db).execute({ least: 0 })).toEqual([{ value: 1 }]);
  expect(await above(other).execute({ least: 0 })).toEqual([]);
  expect(builds).toBe(1);
  await db.$client.end();
  await other.$client.end();
});
