// What becomes of a process whose database goes away.

import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

test('a connection lost between two statements of a transaction fails it and nothing else', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const db = openDatabase({ url: database.url, pool: 2, onIdleError: () => undefined });
  const losing = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // Until the loss has been noticed, which without a listener ends the process.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tx.execute(sql`select 1`);
  });
  await expect(losing).rejects.toThrow();
  expect((await db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
  await database.drop();
});
