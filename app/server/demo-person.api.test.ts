// The busiest account of the demo: its archive lists every column that is declared as somebody's, and once it is gone, nothing is left but what is declared to stay.

import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { exportPerson, shownColumns } from '../../kit/server/db/person-data.ts';
import { createSealer } from '../../kit/server/seal.ts';
import { pack, readAsOperator } from '../testing/apps/ordering-app.ts';
import { type DemoApp, startDemoApp } from '../testing/apps/start-demo-app.ts';
import { registerAdmin, runSql } from '../testing/clients/people.ts';
import type { TestClient } from '../testing/clients/test-client.ts';
import { expectInvariants } from '../testing/expect-invariants.ts';
import { findEverywhere, keptColumns } from '../testing/kept-columns.ts';
import { dataPolicies } from './declared/data-policies.ts';

let app: DemoApp;
let db: Database;
beforeAll(async () => {
  app = await startDemoApp();
  db = openDatabase({ url: app.databaseUrl, pool: 2, onIdleError: () => undefined });
}, 240_000);
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

type Known = { readonly id: string; readonly username: string; readonly email: string };

/** The learner of the demo, who has bought, studied, ordered and joined a class. */
async function busiest(): Promise<TestClient & Known> {
  const accounts = app.output.matchAll(/^ {2}(\w+) +(\w+) +(\S+@\S+) +(\S+)$/gm);
  const [, , username = '', email = '', password = ''] =
    [...accounts].find(([, role]) => role === 'student') ?? [];
  const client = app.guest();
  const { body } = await client.call('POST', '/account/sign-in', { identifier: username, password });
  await client.call('POST', '/account/reauthenticate', { password });
  return { ...client, id: body.id, username, email };
}

async function readArchive(person: TestClient) {
  await person.call('POST', '/privacy/export', { id: randomUUID() });
  const read = async () => (await person.call('GET', '/privacy/export')).body.latest;
  await vi.waitFor(async () => expect((await read()).state).toBe('ready'), {
    timeout: 60_000,
    interval: 200,
  });
  const { file } = await read();
  const bytes = await (await fetch(`${app.url}${file.address}`)).arrayBuffer();
  return unzipSync(new Uint8Array(bytes));
}

type Listed = {
  readonly feature: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
};

/** What has come to the warehouse is sent, what is on its way arrives, and all else is called off with its money given back. */
async function endOrders(buyer: TestClient & Known): Promise<void> {
  const operator = await registerAdmin(app);
  const open = await runSql(app.databaseUrl, 'select id, stage from orders where user_id = $1', [buyer.id]);
  expect(open.length).toBeGreaterThan(3);
  for (const { id, stage } of open) {
    const send = async (who: TestClient, path: string, body: object) => {
      const { version } = await readAsOperator(operator, id);
      const answer = await who.call('POST', path, { version, ...body });
      expect([stage, answer.body.code, answer.body.data]).toEqual([stage, undefined, undefined]);
    };
    const act = (who: TestClient, body: object) =>
      send(who, `/${who === buyer ? 'global-services/orders' : 'admin/global-orders'}/${id}/actions`, {
        act: body,
      });
    if (stage === 'awaiting_payment') await act(buyer, { action: 'cancel', refundFen: 0, reason: '' });
    if (stage === 'paid_review')
      await send(operator, `/admin/global-orders/${id}/cancellation`, { costsFen: 0, reason: 'Gone.' });
    if (stage === 'in_warehouse') {
      await act(buyer, { action: 'decide_photos', decision: 'accept', reason: '' });
      const { status } = await pack(operator, [id]);
      expect(status).toBe(200);
      await act(operator, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD0123456789' });
    }
    if (stage === 'in_warehouse' || stage === 'dispatched') await act(operator, { action: 'deliver' });
  }
}

test('its archive is complete, and nothing is left of it but what is declared', {
  timeout: 240_000,
}, async () => {
  const person = await busiest();
  await expectInvariants(db);
  const parts = await readArchive(person);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const tables: readonly Listed[] = JSON.parse(textOf('contents.json')).tables;
  const declared = dataPolicies.filter(({ isOf }) => isOf !== undefined);
  const columnsOf = new Map(tables.map(({ table, columns }) => [table, columns]));
  expect([...columnsOf.keys()].toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
  for (const policy of declared) expect(columnsOf.get(policy.name)).toEqual(shownColumns(policy));
  // What is in the database is in the files, row by row; the archive itself is younger than its own list.
  const stored = await db.transaction((tx) =>
    exportPerson(tx, dataPolicies, { person, sealerFor: () => createSealer('of no row', 'here') }),
  );
  const made = new Set(['data_exports', 'file_uses', 'notices', 'sessions', 'stored_files', 'mails']);
  for (const { feature, table, rows } of tables.filter((each) => !made.has(each.table))) {
    expect([table, rows]).toEqual([table, stored[table]?.length ?? 0]);
    if (rows > 0) expect(JSON.parse(textOf(`data/${feature}/${table}.json`))).toHaveLength(rows);
  }
  expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);

  await endOrders(person);
  expect((await person.call('GET', '/privacy/deletion')).body.obstacles).toEqual([]);
  expect((await person.call('POST', '/privacy/deletion')).status).toBe(200);
  await app.tendPrivacy(new Date(Date.now() + 15 * 86_400_000));
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  // One mail alone is written after all else is gone, and says that its row goes after 90 days. Without it nothing is left.
  const lastMails = await runSql(
    app.databaseUrl,
    'delete from mails where recipient = $1 returning subject',
    [person.email],
  );
  expect(lastMails).toEqual([{ subject: '你的语路账号已经删除' }]);
  const left = await findEverywhere(app.databaseUrl, [person.id, person.email, person.username]);
  expect(left.filter((column) => !keptColumns.has(column))).toEqual([]);
  await expectInvariants(db);
});
