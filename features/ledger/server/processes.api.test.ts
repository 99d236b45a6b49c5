// Several processes on one ledger, and one that dies in the middle.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Database, type Executor, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { partOf } from '../domain/accounts.ts';
import { type Account, journalKinds } from '../domain/index.ts';
import { findAccount, inLedgerTransaction, openAccount, post, verify } from './api.ts';

let database: TestDatabase;
let db: Database;
let outside: Account;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 8, onIdleError: () => {} });
  outside = await openAccount(db, { kind: 'provider_clearing', owner: 'test' });
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  expect(await verify(db)).toMatchObject({ findings: [] });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

/** Runs a script in a process of its own, with the ledger and a database at hand; gives its lines as they come. */
function runScript(body: string, values: object) {
  const source = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const script = `
    import { post, inLedgerTransaction } from ${source('api.ts')};
    import { openDatabase } from ${source('../../../kit/server/db/database.ts')};
    const values = JSON.parse(process.argv[1]);
    const db = openDatabase({ url: values.url, pool: 8, onIdleError: () => {} });
    ${body}
    await db.$client.end();`;
  const given = JSON.stringify({ ...values, url: database.url });
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine };
}

async function openPrepaid(amount: number) {
  const name = { kind: 'customer_prepaid', owner: randomUUID() } as const;
  const prepaid = await openAccount(db, name);
  const transfers = [{ from: outside, to: prepaid, amount }];
  await post(db, { key: randomUUID(), kind: journalKinds('test').test, actorId: null, transfers });
  return { prepaid, balance: async () => (await findAccount(db, name))?.balance };
}

test('two processes draw on one balance at once: together they get what it covers', async () => {
  const { prepaid, balance } = await openPrepaid(101);
  const draw = `
    const draws = Array.from({ length: 60 }, (_, n) => post(db, { key: values.name + n, kind: 'test', actorId: null,
      transfers: [{ from: values.prepaid, to: values.outside, amount: 2 }] }));
    console.log((await Promise.all(draws)).filter(({ ok }) => ok).length);`;
  const [one, other] = ['one', 'other'].map((name) => runScript(draw, { name, prepaid, outside }));
  const [here, there] = [Number(await one?.nextLine()), Number(await other?.nextLine())];
  expect(here + there).toBe(50);
  expect(await balance()).toBe(1);
});

test('two processes post the same journals at once: each is booked once', async () => {
  const { prepaid, balance } = await openPrepaid(1000);
  const same = `
    const posts = Array.from({ length: 60 }, (_, n) => post(db, { key: 'same:' + n, kind: 'test', actorId: null,
      transfers: [{ from: values.prepaid, to: values.outside, amount: 1 }] }));
    console.log((await Promise.all(posts)).filter(({ ok, value }) => ok && !value.isRepeated).length);`;
  const [one, other] = [runScript(same, { prepaid, outside }), runScript(same, { prepaid, outside })];
  expect(Number(await one.nextLine()) + Number(await other.nextLine())).toBe(60);
  expect(await balance()).toBe(940);
});

test('of a process that is killed in the middle of its transaction nothing is left, and nobody waits for it', async () => {
  const { prepaid, balance } = await openPrepaid(100);
  const input = {
    key: 'broken-off',
    kind: journalKinds('test').test,
    actorId: null,
    transfers: [{ from: prepaid, to: outside, amount: 30 }],
  };
  const { child, nextLine } = runScript(
    `await inLedgerTransaction(db, async (tx) => {
       const posted = await post(tx, values.input);
       console.log(posted.ok);
       await new Promise((resolve) => setTimeout(resolve, 60_000));
     });`,
    { input },
  );
  expect(await nextLine()).toBe('true');
  expect(await balance()).toBe(100);
  // Its locks are in the way until it is gone.
  const waiting = inLedgerTransaction(db, (tx) => post(tx, input));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await waiting).toMatchObject({ ok: true, value: { isRepeated: false } });
  expect(await balance()).toBe(70);
});

test('who has issued study time and not ended yet keeps nobody of another part waiting', async () => {
  const first = randomUUID();
  const others = Array.from({ length: 64 }, () => randomUUID());
  const second = others.find((id) => partOf(id) !== partOf(first)) ?? '';
  const issue = async (tx: Executor, person: string) => {
    const from = await openAccount(tx, { kind: 'minutes_issued', for: person });
    const to = await openAccount(tx, { kind: 'minutes_allowance', owner: person });
    const transfers = [{ from, to, amount: 60 }];
    return post(tx, { key: person, kind: journalKinds('test').test, actorId: null, transfers });
  };
  await db.transaction(async (holding) => {
    expect((await issue(holding, first)).ok).toBe(true);
    await db.transaction(async (beside) => {
      await beside.execute(sql`set local lock_timeout = '5s'`);
      expect((await issue(beside, second)).ok).toBe(true);
    });
  });
});
