// What tables declare of their rows, held to the real schema: each column, each job, and a person who is really gone.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../../../kit/server/db/person-data.ts';
import { removeOldRows } from '../../../kit/server/jobs/retention.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { childEnvironment } from '../../../kit/server/testing/child-environment.ts';
import { openDatabaseOf, startApp } from '../../testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../testing/clients/people.ts';
import { startTalk } from '../../testing/clients/test-talk.ts';
import { dataPolicies } from './data-policies.ts';

const app = await startApp();
const db = openDatabaseOf(app);

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);

test('every column of the schema is declared, and no other', async () => {
  const rows = await sql(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const declared = dataPolicies.flatMap(({ name, columns }) =>
    [...columns.keys()].map((key) => `${name}.${key}`),
  );
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted());
});

test('every job that removes old rows is there', async () => {
  const scheduled = new Set((await sql('select name from pgboss.schedule')).map(({ name }) => String(name)));
  const named = dataPolicies.flatMap(({ retention }) => (retention.stays === 'days' ? [retention.job] : []));
  expect([...new Set(named)].filter((job) => !scheduled.has(job))).toEqual([]);
});

test('old rows go, young ones and those that are not over yet stay', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  await talk.say('你好');
  const superseded = `with t as (select id, talk_id from messages where author = 'learner' limit 1)
    insert into messages (id, talk_id, author, text, state, superseded_at)
    select $1, talk_id, 'learner', '旧', 'complete', now() - make_interval(days => $2) from t`;
  const [old, young] = [randomUUID(), randomUUID()];
  await sql(superseded, [old, 91]);
  await sql(superseded, [young, 89]);
  await sql(`insert into mails (id, recipient, subject, body, html, created_at, sent_at)
    values (gen_random_uuid(), 'a@example.org', 'old', '', '', now() - interval '1 year', now() - interval '91 days'),
      (gen_random_uuid(), 'a@example.org', 'waiting', '', '', now() - interval '1 year', null)`);
  const removed = await removeOldRows({ db, policies: dataPolicies });
  expect(removed.get('messages')).toBe(1);
  const left = await sql('select id from messages where id = any($1)', [[old, young]]);
  expect(left).toEqual([{ id: young }]);
  expect(await sql(`select subject from mails where recipient = 'a@example.org'`)).toEqual([
    { subject: 'waiting' },
  ]);
});

/** A person with rows in many tables, by what the product does. */
async function live(): Promise<TestPerson> {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  await talk.say('你好，我叫小明。');
  await person.call('POST', '/study/heartbeat', {});
  await person.call('PUT', '/my-words', { word: '你好', pinyin: 'ni3 hao3' });
  await person.call('GET', '/referral');
  const bought = await person.call('POST', '/membership/purchases', {
    id: randomUUID(),
    kind: 'plan',
    plan: 'month',
    amountFen: 3900,
  });
  await person.call('POST', `/payments/${bought.body.paymentId}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${bought.body.paymentId}/test`, { play: 'succeed' });
  return person;
}

/** Tables with a row in which one of these stands, as text, in a column that is not kept for a reason. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const pattern = words.join('|');
  const found: string[] = [];
  for (const { name, columns, mentions } of dataPolicies) {
    const open = [...columns].flatMap(([column, treatment]) =>
      treatment.do === 'keep' || mentions.get(column)?.do === 'keep' ? [] : [column],
    );
    if (open.length === 0) continue;
    const counts = open.map((column) => `bool_or("${column}"::text ~ $1) as "${column}"`).join(', ');
    const { rows } = await db.$client.query(`select ${counts} from "${name}"`, [pattern]);
    found.push(...open.filter((column) => rows[0]?.[column] === true).map((column) => `${name}.${column}`));
  }
  return found;
}

test('a person who is erased is nowhere but where a reason stands, and their bookings are whole', async () => {
  const [person, other] = [await live(), await live()];
  const words = [person.id, person.username];
  expect((await findTraces(words)).length).toBeGreaterThan(10);
  const before = await findTraces([other.id, other.username]);
  await db.transaction((tx) => erasePerson(tx, dataPolicies, { person, root: 'users' }));
  expect(await findTraces(words)).toEqual([]);
  expect(await findTraces([other.id, other.username])).toEqual(before);
  expect((await sql('select count(*)::int as n from payments where payer_id = $1', [person.id]))[0]?.n).toBe(
    1,
  );
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
});

test('an archive holds what is theirs, of each table, and nothing that lets somebody in', async () => {
  const [person, other] = [await live(), await live()];
  const archive = await db.transaction((tx) =>
    exportPerson(tx, dataPolicies, { person, sealerFor: () => createSealer('of no row', 'here') }),
  );
  expect(Object.keys(archive)).toEqual(
    expect.arrayContaining(['users', 'messages', 'payments', 'study_clocks']),
  );
  const text = JSON.stringify(archive);
  expect(text).toContain('小明');
  expect(text).not.toContain(other.id);
  const [row] = await sql('select password from credentials where user_id = $1', [person.id]);
  expect(text).not.toContain(String(row?.password));
});

async function runPerson(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../commands/person.ts'), ...args], {
    env: {
      ...childEnvironment,
      DATABASE_URL: app.databaseUrl,
      YULU_SECRET: 'a secret that only the tests know, long enough',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output.trim() };
}

test('the command gives out and erases, and neither admins nor while money is under way', async () => {
  const person = await live();
  const names = ['--username', person.username];
  expect((await runPerson('export', ...names)).output).toContain(person.email);
  expect((await runPerson('erase', ...names)).output).toMatch(/^Usage/);
  const fund = `insert into ledger_accounts (id, kind, owner_id, asset) values (gen_random_uuid(), 'commission_debt', $1, 'CNY')`;
  await sql(fund, [person.id]);
  await sql('alter table ledger_accounts disable trigger user');
  await sql(`update ledger_accounts set balance = -5 where kind = 'commission_debt' and owner_id = $1`, [
    person.id,
  ]);
  expect((await runPerson('erase', ...names, '--yes')).output).toContain(
    'Goods or money are under way (balance)',
  );
  await sql(`update ledger_accounts set balance = 0 where kind = 'commission_debt' and owner_id = $1`, [
    person.id,
  ]);
  await sql('alter table ledger_accounts enable trigger user');
  expect(await runPerson('erase', ...names, '--yes')).toEqual({ code: 0, output: 'The person is erased.' });
  expect((await runPerson('export', ...names)).output).toBe('There is no such account.');
  expect(await sql(`select action from audit_entries where subject_id = $1`, [person.id])).toEqual([
    { action: 'person_erased' },
  ]);
});
