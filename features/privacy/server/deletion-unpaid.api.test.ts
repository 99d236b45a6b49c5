// What was never paid holds up no deletion and outlives none; what a later account of the address sees is its own.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { expectInvariants } from '../../../app/testing/expect-invariants.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const read = async (person: Pick<TestPerson, 'call'>) => (await person.call('GET', '/privacy/deletion')).body;
const deleteNow = (person: TestPerson) =>
  person.call('POST', '/privacy/deletion/now', { email: person.email });

type Topics = readonly { readonly tables: readonly { readonly table: string; readonly count: number }[] }[];
const countsIn = (topics: Topics) =>
  Object.fromEntries(topics.flatMap(({ tables }) => tables.map(({ table, count }) => [table, count])));

async function newPerson(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await reauthenticate(person);
  return person;
}

/** An order that waits for its payment; `isTried`: a provider was asked for the money. */
async function orderUnpaid(person: TestPerson, isTried = false): Promise<string> {
  const [id, number] = [randomUUID(), `YL${randomUUID().slice(0, 8)}`];
  await sql(
    `insert into orders (id, number, user_id, payer_id, quote_id, request, price, versions, total_fen, ordered_fen,
       product, stage, stage_since, urgent_at, payable_until, created_at)
     values ($3, $2, $1, $1, gen_random_uuid(), '{}', '{"totalFen": 100}', '{}', 100, 100, 'tea',
       'awaiting_payment', now(), now(), now() + interval '2 days', now())`,
    [person.id, number, id],
  );
  await sql(
    `insert into order_events (id, order_id, version, action, actor, actor_id, from_stage, to_stage, data, digest, created_at)
     values (gen_random_uuid(), $1, 0, 'order', 'buyer', $2, 'awaiting_payment', 'awaiting_payment', '{}', '', now())`,
    [id, person.id],
  );
  await sql(
    `insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at)
     values ($1::uuid, $2, $3, 'order', $1::uuid::text, 100, now() + interval '2 days')`,
    [id, `YP${number}`, person.id],
  );
  if (isTried)
    await sql(
      `insert into payment_attempts (id, payment_id, provider, state, expires_at)
       values (gen_random_uuid(), $1, 'test', 'open', now() + interval '1 hour')`,
      [id],
    );
  return id;
}

test('who registers a freed address anew sees nothing of the account that had it', async () => {
  const person = await newPerson();
  expect((await deleteNow(person)).status).toBe(200);
  const again = app.guest();
  await again.call('POST', '/account/register', {
    username: '',
    email: person.email,
    password: PASSWORD,
    repeated: PASSWORD,
  });
  // The link to confirm the address, and not the last mail of the former account.
  expect(await sql('select 1 from mails where recipient = $1', [person.email])).toHaveLength(2);
  expect(countsIn((await read(again)).goes)).toMatchObject({ mails: 1 });
  await again.call('POST', '/account/reauthenticate', { password: PASSWORD });
  await again.call('POST', '/privacy/deletion/now', { email: person.email });
  // One last mail for each of the two accounts.
  expect(await sql('select 1 from mails where recipient = $1', [person.email])).toHaveLength(2);
});

test('an order that was never paid is no hindrance, and goes with its payment', async () => {
  const person = await newPerson();
  const id = await orderUnpaid(person);
  const { obstacles, goes, stays, kept } = await read(person);
  expect(obstacles).toEqual([]);
  expect(countsIn(stays)).toEqual({});
  expect(countsIn(goes)).toMatchObject({ orders: 1, payments: 1 });
  expect(kept).toEqual(['deletion', 'lastMail', 'backups']);
  expect((await deleteNow(person)).status).toBe(200);
  expect(await sql('select 1 from orders where id = $1', [id])).toEqual([]);
  expect(await sql('select 1 from order_events where order_id = $1', [id])).toEqual([]);
  expect(await sql('select 1 from payments where id = $1', [id])).toEqual([]);
  await expectInvariants(db);
});

test('where a provider was asked for the money, the order ends and its payment is closed, for money may still come', async () => {
  const person = await newPerson();
  const id = await orderUnpaid(person, true);
  const { obstacles, stays } = await read(person);
  expect(obstacles).toEqual([]);
  expect(countsIn(stays)).toMatchObject({ orders: 1, payments: 1, payment_attempts: 1 });
  expect((await deleteNow(person)).status).toBe(200);
  expect(await sql('select stage, user_id from orders where id = $1', [id])).toEqual([
    { stage: 'cancelled', user_id: null },
  ]);
  expect(await sql('select state from payments where id = $1', [id])).toEqual([{ state: 'expired' }]);
  await expectInvariants(db);
});
