// Settings over HTTP: what holds when, who changed what, two admins at once, and what the database refuses.

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { currenciesArea } from '../domain/index.ts';
import { readSettings } from './api.ts';

let admin: TestPerson;
const app = await startApp();
const db = openDatabaseOf(app);
const person = await registerPerson(app);
beforeEach(async () => {
  admin = await registerAdmin(app);
});

const AREA = '/admin/settings/areas/currencies';
const area = async () =>
  (await admin.call('GET', '/admin/settings/areas')).body.find(
    (each: { readonly area: string }) => each.area === 'currencies',
  );
const history = async () => (await admin.call('GET', `${AREA}/versions`)).body.versions;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function save(rates: object, more: object = {}) {
  const { latestNumber: expectedNumber } = await area();
  return admin.call('POST', `${AREA}/versions`, {
    id: randomUUID(),
    values: { rates },
    note: '',
    effectiveFrom: null,
    expectedNumber,
    ...more,
  });
}

test('the defaults hold until an admin saves, and the version is told with what it gives', async () => {
  expect(await readSettings(db, currenciesArea, new Date(0))).toEqual({
    version: null,
    since: null,
    values: currenciesArea.defaults,
  });
  const { status, body } = await save({ USD: '7.2' }, { note: 'as the bank says' });
  expect(status).toBe(200);
  expect((await app.guest().call('GET', '/settings/currencies')).body).toEqual({
    version: body.id,
    rates: { USD: '7.2' },
    since: expect.any(String),
    bankCosts: [expect.objectContaining({ currency: 'BRL', name: 'IOF', share: 350, isChecked: false })],
  });
  expect((await history())[0]).toMatchObject({
    authorName: admin.username,
    version: { note: 'as the bank says' },
    changes: expect.arrayContaining([
      { key: 'rates', entry: 'USD', column: null, from: '7.1', to: '7.2' },
      { key: 'rates', entry: 'EUR', column: null, from: '7.65', to: null },
    ]),
  });
});

test('a scheduled change holds from its moment on, and what held before stays told', async () => {
  await save({ USD: '7.3' });
  const { body: later } = await save({ USD: '7.4' }, { effectiveFrom: inMinutes(60) });
  const at = async (minutes: number) =>
    (await readSettings(db, currenciesArea, new Date(Date.now() + minutes * 60_000))).values.rates['USD'];
  expect([await at(0), await at(59), await at(61)]).toEqual(['7.3', '7.3', '7.4']);
  expect((await area()).scheduled).toMatchObject([{ id: later.id }]);

  const { latestNumber: expectedNumber } = await area();
  const cancelled = await admin.call('POST', `${AREA}/versions/${later.id}/cancel`, {
    id: randomUUID(),
    note: 'too early',
    expectedNumber,
  });
  expect(cancelled.status).toBe(200);
  expect(await at(61)).toBe('7.3');
  expect(await area()).toMatchObject({ scheduled: [] });
  expect((await history()).slice(0, 2)).toMatchObject([
    { cancels: later.id, version: { note: 'too early' }, changes: [] },
    { version: { id: later.id }, cancelledAt: expect.any(String) },
  ]);
});

test('of admins who save at once, one is heard and the others are told', async () => {
  const { latestNumber: expectedNumber } = await area();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save({ USD: `7.${n + 10}` }, { expectedNumber })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.code, body.data]).toEqual([
      409,
      'SETTINGS_STALE',
      { latestNumber: expectedNumber + 1, isOwn: true },
    ]);
  }
});

test('what has begun is not cancelled, and nothing begins in the past', async () => {
  const { body } = await save({ USD: '7.5' });
  const { latestNumber: expectedNumber } = await area();
  const cancel = (id: string) =>
    admin.call('POST', `${AREA}/versions/${id}/cancel`, { id: randomUUID(), note: '', expectedNumber });
  expect((await cancel(body.id)).body.code).toBe('SETTINGS_BEGUN');
  expect((await cancel(randomUUID())).status).toBe(404);
  expect((await save({ USD: '7.6' }, { effectiveFrom: inMinutes(-1) })).body.code).toBe(
    'SETTINGS_IN_THE_PAST',
  );
});

test.each([[{ USD: '0' }], [{ USD: '7,1' }], [{ CHF: '8' }], [{ USD: '1e3' }]])(
  'impossible values are refused by name: %j',
  async (rates) => {
    const { status, body } = await save(rates);
    expect([status, body.code, body.data]).toEqual([
      422,
      'SETTINGS_INVALID',
      { keys: [`rates:${Object.keys(rates)[0]}`], limits: [] },
    ]);
  },
);

test('the database itself keeps the history as it is', async () => {
  await save({ USD: '7.7' });
  const sql = (statement: string) => runSql(app.databaseUrl, statement);
  await expect(sql(`update settings_versions set note = 'x'`)).rejects.toThrow('only grows');
  await expect(sql('delete from settings_versions')).rejects.toThrow('only grows');
  await expect(sql('truncate settings_versions')).rejects.toThrow('only grows');
  const insert = (effective: string, cancels: string) =>
    sql(`insert into settings_versions (id, area, number, values, effective_from, cancels, created_by)
      values (gen_random_uuid(), 'currencies', 9999, '{}', ${effective}, ${cancels}, gen_random_uuid())`);
  await expect(insert(`now() - interval '1 minute'`, 'null')).rejects.toThrow('in the past');
  const begun = `(select id from settings_versions where effective_from <= now() limit 1)`;
  await expect(insert('now()', begun)).rejects.toThrow('cannot be cancelled');
});

test('the history is paged, each version once', async () => {
  for (let n = 0; n < 25; n += 1) await save({ USD: `8.${n}` });
  const seen: number[] = [];
  let before: number | null = 100_000;
  while (before !== null) {
    const { body } = await admin.call('GET', `${AREA}/versions?before=${before}`);
    seen.push(
      ...body.versions.map(
        ({ version }: { readonly version: { readonly number: number } }) => version.number,
      ),
    );
    before = body.nextBefore;
  }
  const { latestNumber } = await area();
  expect(seen).toEqual(Array.from({ length: latestNumber }, (_, n) => latestNumber - n));
});

test.each([
  ['GET', '/admin/settings/areas'],
  ['GET', `${AREA}/versions`],
  ['POST', `${AREA}/versions`],
  ['POST', `${AREA}/versions/${randomUUID()}/cancel`],
])('%s %s is for admins alone', async (method, path) => {
  const body = method === 'POST' ? {} : undefined;
  expect((await app.guest().call(method, path, body)).status).toBe(401);
  expect((await person.call(method, path, body)).status).toBe(403);
});

test('an area that nobody owns is not there', async () => {
  expect((await admin.call('GET', '/admin/settings/areas/nothing/versions')).status).toBe(404);
});
