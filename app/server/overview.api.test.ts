// The admins' overview: what waits, with its page; days that are over counted once; and cheap with many rows.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWholeReads, recordStatements } from '../../kit/server/testing/record-statements.ts';
import { type PayingApp, startPayingApp } from '../testing/apps/paying-app.ts';
import { beginKnowingly } from '../testing/clients/begin-payment.ts';
import { registerAdmin, registerPerson, runSql, type TestPerson } from '../testing/clients/people.ts';

let app: PayingApp;
let client: Client;
let admin: TestPerson;
beforeAll(async () => {
  app = await startPayingApp();
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  admin = await registerAdmin(app);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const sql = (statement: string, values?: unknown[]) => runSql(app.databaseUrl, statement, values);

async function readOverview(days = 30) {
  const { status, body } = await admin.call('GET', `/admin/overview?days=${days}`, undefined, {
    'x-yulu-language': 'en',
  });
  expect(status).toBe(200);
  return body;
}

const daysOf = async (name: string, days?: number): Promise<{ day: string; value: number }[]> =>
  (await readOverview(days)).figures.find((figure: { name: string }) => figure.name === name).days;

test('every part and every figure can be read', async () => {
  const { parts, figures } = await readOverview(7);
  for (const { name, content } of parts) expect(content, name).not.toBeNull();
  for (const { name, days } of figures) expect(days, name).toHaveLength(7);
});

test('what waits for somebody stands there with its age and its page, and goes when it is done', async () => {
  const person = await registerPerson(app);
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 900, reason: 'came late' };
  await admin.call('POST', `/admin/payments/${id}/refunds`, refund);
  await sql(
    "update payment_refunds set state = 'failed', created_at = now() - interval '3 days' where payment_id = $1",
    [id],
  );
  const tasksOf = async () =>
    (await readOverview()).parts.flatMap(({ content }: { content: { tasks: unknown[] } }) => content.tasks);
  const [task] = await tasksOf();
  expect(task).toMatchObject({
    label: 'Refunds that failed',
    count: 1,
    to: '/admin/payments/refunds?state=failed',
  });
  expect(Date.now() - Date.parse(task.oldestAt)).toBeGreaterThan(2.9 * 24 * 3_600_000);
  await sql("update payment_refunds set state = 'succeeded', settled_at = now() where payment_id = $1", [id]);
  expect((await tasksOf()).map(({ label }: { label: string }) => label)).not.toContain('Refunds that failed');
  expect((await daysOf('payments.income')).at(-1)?.value).toBe(3900);
  expect((await daysOf('payments.refunded')).at(-1)?.value).toBe(900);
});

test('what is paid for VIP counts as income, as its share, as one plan sold and as one person with VIP', async () => {
  const person = await registerPerson(app);
  const plan = { id: randomUUID(), kind: 'plan', plan: 'month', amountFen: 3900 };
  const vipOf = async () =>
    (await readOverview(7)).parts.find(({ name }: { name: string }) => name === 'membership').content.facts[0]
      .value.count;
  const todayOf = async (name: string) => (await daysOf(name, 7)).at(-1)?.value ?? 0;
  const names = ['payments.income', 'payments.income.membership', 'payments.vip_sold'];
  const readAll = () => Promise.all([...names.map(todayOf), vipOf()]);
  const before = await readAll();
  const id = (await person.call('POST', '/membership/purchases', plan)).body.paymentId;
  await beginKnowingly(person, id);
  await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  const after = await readAll();
  expect(after.map((value, at) => value - (before[at] ?? 0))).toEqual([3900, 3900, 1, 1]);
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 3900, reason: 'a mistake' };
  expect((await admin.call('POST', `/admin/payments/${id}/refunds`, refund)).status).toBe(200);
  expect(await vipOf()).toBe(before[3]);
});

test('a day begins at midnight in Shanghai, and one that is over is counted once', async () => {
  const before = await daysOf('account.registered', 30);
  const day = before[10]?.day ?? '';
  // Kept by the reading before: the past is what it was.
  await sql('delete from overview_days');
  await sql(
    `insert into users (id, name, email, created_at) values
       (gen_random_uuid(), 'early', 'early@example.org', ($1::date)::timestamp at time zone 'Asia/Shanghai'),
       (gen_random_uuid(), 'late', 'late@example.org', ($1::date + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 ms'),
       (gen_random_uuid(), 'next', 'next@example.org', ($1::date + 1)::timestamp at time zone 'Asia/Shanghai')`,
    [day],
  );
  const counted = await daysOf('account.registered', 30);
  expect(counted.slice(10, 12).map(({ value }) => value)).toEqual([2, 1]);
  const kept = await sql(
    "select count(*)::int as days from overview_days where figure = 'account.registered'",
  );
  expect(kept).toEqual([{ days: 28 - 1 }]);
  await sql("delete from users where name in ('early', 'late', 'next')");
  expect(await daysOf('account.registered', 30)).toEqual(counted);
});

test('two admins who open it at once see the same, and keep it once', async () => {
  await sql('delete from overview_days');
  const [one, other] = await Promise.all([
    daysOf('account.registered', 90),
    daysOf('account.registered', 90),
  ]);
  expect(one).toEqual(other);
});

test('with many rows it asks no more often, and reads no table of theirs whole', async () => {
  await readOverview(7);
  const asked = await recordStatements(async () => void (await readOverview(7)));
  await sql(
    `insert into users (id, name, email, created_at)
     select gen_random_uuid(), 'p' || n, 'p' || n || '@example.org', now() - n * interval '20 minutes'
     from generate_series(1, 6000) n`,
  );
  await sql(`insert into talks (id, user_id, subject, language, created_at)
    select gen_random_uuid(), id, 'linlaoshi', 'en', created_at from users, generate_series(1, 3)`);
  await sql(`insert into study_days (user_id, date, given_seconds, counted_seconds)
    select id, current_date - n, 900, 300 from users, generate_series(0, 60, 4) n`);
  await sql(`insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at, state, settled_at, created_at)
    select gen_random_uuid(), 'Q' || row_number() over (), id, 'order', 'r', 100, now(), 'succeeded', created_at, created_at from users`);
  await client.query('analyze');
  await readOverview(7);
  const statements = await recordStatements(async () => void (await readOverview(7)));
  for (const table of ['talks', 'payments', 'study_days'])
    expect(await findWholeReads(client, statements, table), table).toEqual([]);
  expect(statements.length).toBe(asked.length);
  expect(statements.length).toBeLessThan(48);
});
