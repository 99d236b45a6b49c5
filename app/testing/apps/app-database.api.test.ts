// The database of an app of a test: made complete once, by whoever comes first.

import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { completeTemplate, createTestDatabase } from '../../../kit/server/testing/test-database.ts';
import { createAppDatabase } from './app-database.ts';

const dropping: Array<() => Promise<void>> = [];
afterAll(() => Promise.all(dropping.map((drop) => drop())));

async function kindsOfJobs(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select name from pgboss.queue')).rows.length;
  } finally {
    await client.end();
  }
}

test('an app finds all kinds of jobs in its database before it has started', async () => {
  const database = await createAppDatabase(inject('postgresUrl'));
  dropping.push(database.drop);
  expect(await kindsOfJobs(database.url)).toBeGreaterThan(30);
});

test('the template is completed once, and so that it can be cloned at the same time', async () => {
  const own = await createAppDatabase(inject('postgresUrl'));
  dropping.push(own.drop);
  let times = 0;
  const [clone] = await Promise.all([
    createTestDatabase(inject('postgresUrl')),
    completeTemplate(inject('postgresUrl'), async () => void (times += 1)),
  ]);
  dropping.push(clone.drop);
  expect(times).toBe(0);
  expect(await kindsOfJobs(clone.url)).toBeGreaterThan(30);
});
