// The admins' table of payments in pieces, what it is narrowed by, and revenue by day and purpose.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayingApp, startPayingApp } from '../../../app/testing/apps/paying-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';

let app: PayingApp;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  app = await startPayingApp();
  admin = await registerAdmin(app);
  person = await registerPerson(app);
});
afterAll(() => app.stop());

const get = (path: string, by = admin) => by.call('GET', path, undefined, { 'x-yulu-language': 'en' });

async function readTable(query: string): Promise<string[]> {
  const lines: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { status, body } = await get(`/admin/payments/table?${query}${more}`);
    expect(status).toBe(200);
    lines.push(...body.csv.split('\r\n').filter((line: string) => line !== ''));
    cursor = body.nextCursor;
  }
  return lines;
}

test('a table of any length comes in pieces, each payment once, under one heading', async () => {
  await runSql(
    app.databaseUrl,
    `insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at, created_at)
     select gen_random_uuid(), 'R' || n, $1, 'order', 'r', 100 + n, now(), now() - n * interval '1 second'
     from generate_series(1, 4500) n`,
    [person.id],
  );
  const lines = await readTable('search=&kind=order');
  expect(lines[0]).toContain('Number');
  expect(lines).toHaveLength(4501);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(4501);
  const entries = await runSql(
    app.databaseUrl,
    "select actor_id, after from audit_entries where action = 'payments_exported'",
  );
  expect(entries).toEqual([{ actor_id: admin.id, after: { kind: 'order' } }]);
});

test('payments are narrowed by purpose and by days of Shanghai', async () => {
  await runSql(
    app.databaseUrl,
    `insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at, created_at) values
       (gen_random_uuid(), 'S1', $1, 'booster', 's', 100, now(), '2026-03-01T15:59:59Z'),
       (gen_random_uuid(), 'S2', $1, 'booster', 's', 100, now(), '2026-03-01T16:00:00Z'),
       (gen_random_uuid(), 'S3', $1, 'booster', 's', 100, now(), '2026-03-02T16:00:00Z')`,
    [person.id],
  );
  const find = async (query: string) =>
    (await get(`/admin/payments?kind=booster&${query}`)).body.payments.map(
      ({ number }: { number: string }) => number,
    );
  expect(await find('from=2026-03-02&until=2026-03-02')).toEqual(['S2']);
  expect(await find('until=2026-03-01')).toEqual(['S1']);
  expect(await find('from=2026-03-02')).toEqual(['S3', 'S2']);
});

test('revenue tells by day and purpose what came in and went back', async () => {
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 900, reason: 'came late' };
  await admin.call('POST', `/admin/payments/${id}/refunds`, refund);
  await runSql(
    app.databaseUrl,
    "update payment_refunds set state = 'succeeded', settled_at = now() where payment_id = $1",
    [id],
  );
  const { body } = await get('/admin/payments/revenue?days=7');
  expect(body.days).toHaveLength(7);
  expect(body.rows).toEqual([
    { day: body.days.at(-1), kind: 'order', incomeFen: 3900, refundedFen: 900, disputedFen: 0 },
  ]);
});

test('money that came twice, by two tries or two payments, is neither income nor given back of it', async () => {
  const read = async () => (await get('/admin/payments/revenue?days=7')).body.rows;
  const figures = async () => {
    const { body } = await get('/admin/overview?days=7');
    return ['payments.income', 'payments.refunded'].map(
      (wanted) => body.figures.find(({ name }: { name: string }) => name === wanted).days.at(-1).value,
    );
  };
  const [[before], [income, refunded]] = [await read(), await figures()];
  const pay = async (id: string, play: string) => {
    await person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
    await person.call('POST', `/payments/${id}/test`, { play });
  };
  await pay(await app.charge(person, { amountFen: 43_897 }), 'twice');
  const reference = randomUUID();
  const ids = [
    await app.charge(person, { reference, amountFen: 1000 }),
    await app.charge(person, { reference, amountFen: 1000 }),
  ];
  for (const id of ids) await pay(id, 'succeed');
  const back = await runSql(
    app.databaseUrl,
    "select amount_fen::int as fen from payment_refunds where state = 'succeeded' and origin = 'duplicate' order by 1",
  );
  expect(back).toEqual([{ fen: 1000 }, { fen: 43_897 }]);
  expect(await read()).toEqual([{ ...before, incomeFen: before.incomeFen + 43_897 + 1000 }]);
  expect(await figures()).toEqual([income + 43_897 + 1000, refunded]);
  // Giving back the price itself counts, as ever.
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 43_897, reason: 'came late' };
  const { body } = await admin.call('POST', `/admin/payments/${await paidTwice()}/refunds`, refund);
  expect(body.code).toBeUndefined();
  await runSql(
    app.databaseUrl,
    "update payment_refunds set state = 'succeeded', settled_at = coalesce(settled_at, now()) where origin = 'requested'",
  );
  expect(await read()).toEqual([
    { ...before, incomeFen: before.incomeFen + 43_897 + 1000, refundedFen: before.refundedFen + 43_897 },
  ]);
});

async function paidTwice(): Promise<string> {
  const [found] = await runSql(app.databaseUrl, 'select id from payments where amount_fen = 43897');
  return found?.['id'];
}

test.each(['/admin/payments/table', '/admin/payments/revenue?days=7', '/admin/audit/table'])(
  '%s is for admins',
  async (path) => {
    expect((await app.guest().call('GET', path)).status).toBe(401);
    expect((await get(path, person)).status).toBe(403);
    expect((await get(path)).status).toBe(200);
  },
);

test('the audit is narrowed by who did it and when, and read in long pages for a table', async () => {
  const other = await registerAdmin(app);
  await other.call('PUT', `/admin/users/${person.id}/ban`, { reason: 'adverts, "many"' });
  const list = async (query: string) => (await get(`/admin/audit?${query}`)).body.entries;
  expect(await list(`actorId=${other.id}`)).toHaveLength(1);
  expect(await list(`actorId=${other.id}&until=2026-01-01T00:00:00.000Z`)).toEqual([]);
  expect(await list(`actorId=${other.id}&from=2026-01-01T00:00:00.000Z`)).toHaveLength(1);
  const { body } = await get(`/admin/audit/table?actorId=${other.id}`);
  expect(body.entries).toMatchObject([{ action: 'account_locked', reason: 'adverts, "many"' }]);
  expect(body.nextCursor).toBeNull();
});
