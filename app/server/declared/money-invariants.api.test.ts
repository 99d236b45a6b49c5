// The invariants of money and minutes fit the schema, hold where nothing has happened, and find what contradicts.

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkInvariants, collectFindings } from '../../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { moneyInvariants } from './money-invariants.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 2, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

async function findBroken(): Promise<string[]> {
  const findings = collectFindings();
  await checkInvariants(db, moneyInvariants({ ownerPrefix: 'bench-' }), findings);
  return findings.kept().map(({ subject }) => subject);
}

test('all hold of an empty installation', async () => {
  expect(await findBroken()).toEqual([]);
});

test('a payment that is settled without its money or its purpose is found, and so is money that lies between', async () => {
  await db.$client.query(`
    insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at, settled_at, state, outcome)
      values (gen_random_uuid(), 'YP1', gen_random_uuid(), 'order', 'x', 3900, now(), now(), 'succeeded', 'fulfilled'),
        (gen_random_uuid(), 'YP2', gen_random_uuid(), 'order', 'y', 3900, now(), now(), 'succeeded', null)`);
  await db.$client.query('alter table ledger_accounts disable trigger user');
  await db.$client.query(`insert into ledger_accounts (id, kind, owner_id, asset, floor, balance)
    values (gen_random_uuid(), 'customer_prepaid', 'somebody', 'CNY', 0, 5),
      (gen_random_uuid(), 'customer_prepaid', 'bench-1', 'CNY', 0, 5)`);
  expect(await findBroken()).toEqual([
    'what came in is not earned or going back',
    'money that came in was not dealt with',
    'money lies between',
  ]);
});
