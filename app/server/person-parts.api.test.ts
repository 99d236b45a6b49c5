// The page of a person puts together what the features tell: in each language, from indexes, and nothing that was said.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWholeReads, recordStatements } from '../../kit/server/testing/record-statements.ts';
import { type PayingApp, startPayingApp } from '../testing/apps/paying-app.ts';
import { registerAdmin, registerPerson, runSql, type TestPerson } from '../testing/clients/people.ts';
import { startTalk } from '../testing/clients/test-talk.ts';

let app: PayingApp;
let client: Client;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  app = await startPayingApp();
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  admin = await registerAdmin(app);
  person = await registerPerson(app);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

type Part = {
  readonly name: string;
  readonly title: string;
  readonly content: {
    readonly facts: { readonly label: string; readonly value: Record<string, unknown> | null }[];
    readonly table: { readonly columns: unknown[]; readonly rows: { readonly values: unknown[] }[] } | null;
  } | null;
};

async function readParts(language = 'en'): Promise<Map<string, Part>> {
  const { status, body } = await admin.call('GET', `/admin/users/${person.id}/parts`, undefined, {
    'x-yulu-language': language,
  });
  expect(status).toBe(200);
  return new Map(body.map((part: Part) => [part.name, part]));
}

test('somebody who has done nothing has all parts, and each can be read', async () => {
  const parts = await readParts();
  expect([...parts.keys()]).toEqual([
    'privacy',
    'membership',
    'study-time',
    'payments',
    'refunds',
    'orders',
    'referral',
    'distribution',
    'talks',
    'ai-services',
    'audit',
  ]);
  for (const { name, content } of parts.values()) expect(content, name).not.toBeNull();
});

test('it tells payments, refunds with who made them, gifts and talks, and no word of a talk', async () => {
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 900, reason: 'came late' };
  expect((await admin.call('POST', `/admin/payments/${id}/refunds`, refund)).status).toBe(200);
  const gift = { grantId: randomUUID(), unit: 'days', count: 3, reason: 'came late' };
  await admin.call('POST', `/admin/users/${person.id}/vip`, gift);
  const talk = await startTalk(person);
  await talk.say('我的秘密是苹果');
  const parts = await readParts();
  const rows = (name: string) => parts.get(name)?.content?.table?.rows ?? [];
  expect(rows('payments')).toHaveLength(1);
  expect(JSON.stringify(rows('refunds'))).toContain('came late');
  expect(JSON.stringify(rows('refunds'))).toContain(admin.username);
  expect(JSON.stringify(rows('membership'))).toContain('3 days');
  expect(JSON.stringify(rows('audit'))).toContain('VIP given');
  expect(parts.get('talks')?.content?.facts[0]?.value).toEqual({ kind: 'count', count: 1 });
  expect(JSON.stringify([...parts])).not.toContain('秘密');
  for (const { content } of parts.values())
    for (const { values } of content?.table?.rows ?? [])
      expect(values).toHaveLength(content?.table?.columns.length ?? 0);
});

test('titles and words are the reader’s', async () => {
  expect((await readParts('zh')).get('payments')?.title).toBe('付款');
  expect((await readParts('pt')).get('payments')?.title).toBe('Pagamentos');
});

test('with many people no table is read whole', async () => {
  await runSql(
    app.databaseUrl,
    `insert into users (id, name, email) select gen_random_uuid(), 'p' || n, 'p' || n || '@example.org'
     from generate_series(1, 5000) n`,
  );
  await runSql(
    app.databaseUrl,
    `insert into talks (id, user_id, subject, language)
     select gen_random_uuid(), id, 'linlaoshi', 'en' from users, generate_series(1, 3)`,
  );
  await runSql(
    app.databaseUrl,
    `insert into payments (id, number, payer_id, kind, reference, amount_fen, expires_at)
     select gen_random_uuid(), 'P' || row_number() over (), id, 'order', 'r', 100, now() from users`,
  );
  await client.query('analyze');
  const statements = await recordStatements(async () => void (await readParts()));
  for (const table of ['users', 'talks', 'payments'])
    expect(await findWholeReads(client, statements, table), table).toEqual([]);
});
