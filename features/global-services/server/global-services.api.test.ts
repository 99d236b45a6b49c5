// What purchases cost, over HTTP: the defaults of the spec, in the caller's language, and what an admin makes of them.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson } from '../../../app/testing/clients/people.ts';
import { purchasingArea } from '../domain/index.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const read = async (language: string) =>
  (await app.guest().call('GET', '/global-services/settings', undefined, { 'x-yulu-language': language }))
    .body;

const AREA = '/admin/settings/areas/purchasing/versions';
const { defaults } = purchasingArea;
type Values = typeof defaults;

async function save(changed: Partial<Values>, caller = admin) {
  const areas = (await admin.call('GET', '/admin/settings/areas')).body;
  const { latestNumber: expectedNumber } = areas.find(({ area }: { area: string }) => area === 'purchasing');
  return caller.call('POST', AREA, {
    id: randomUUID(),
    values: { ...defaults, ...changed },
    note: '',
    effectiveFrom: null,
    expectedNumber,
  });
}

test('anybody reads what holds, in their language, in the shape of the spec', async () => {
  const { success, data } = await read('pt');
  expect(success).toBe(true);
  expect(data.serviceFees).toEqual({ standard: 10, express: 15, premium: 20 });
  expect(data.serviceShare).toBe(0.03);
  expect(data.exchangeRates).toMatchObject({ USD: '7.1', BRL: '1.31' });
  expect(data.shippingRates).toContainEqual({
    id: 'US',
    country: 'Estados Unidos',
    baseFee: 150,
    perKgFee: 80,
    estimatedDays: '10-15',
  });
  // The five of the specification, and what carriers, borders and the law make us add.
  const restricted: readonly { readonly id: string; readonly countries: readonly string[] }[] =
    data.restrictedItems;
  expect(restricted.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'liquids',
      'batteries',
      'food',
      'prescription-drugs',
      'fragile',
      'tobacco',
      'cash',
    ]),
  );
  expect(restricted.find(({ id }) => id === 'prescription-drugs')).toMatchObject({
    name: 'Remédios com receita',
    remedy: 'refuse',
    isUnchecked: true,
  });
  expect(restricted.find(({ id }) => id === 'melatonin')?.countries).toEqual(['GB', 'JP', 'KR']);
  expect((await read('zh')).data.shippingRates[3].country).toBe('德国');
});

test('a row that an admin adds holds at once, and the history tells its cells', async () => {
  const france = { id: 'FR', baseFen: 21_000, perKgFen: 9900, minDays: 15, maxDays: 30 };
  expect((await save({ shipping: [...defaults.shipping, france] })).status).toBe(200);
  expect((await read('en')).data.shippingRates.at(-1)).toEqual({
    id: 'FR',
    country: 'France',
    baseFee: 210,
    perKgFee: 99,
    estimatedDays: '15-30',
  });
  const [entry] = (await admin.call('GET', AREA)).body.versions;
  expect(entry.changes).toContainEqual({
    key: 'shipping',
    entry: 'FR',
    column: 'baseFen',
    from: null,
    to: 21_000,
  });
});

test('a table that cannot be is refused cell by cell, and nothing changes', async () => {
  const before = await read('en');
  const [us, ...others] = defaults.shipping;
  if (!us) throw new Error('no default');
  const refused = await save({ shipping: [{ ...us, minDays: 16 }, ...others, us] });
  expect(refused.status).toBe(422);
  expect(refused.body.data.keys).toEqual(expect.arrayContaining(['shipping:6:id', 'shipping:0:maxDays']));
  const atlantis = await save({ shipping: [{ ...us, id: 'Atlantis' }] });
  expect(atlantis.body.data.keys).toEqual(['shipping:0:id']);
  expect((await save({}, await registerPerson(app))).status).toBe(403);
  expect(await read('en')).toEqual(before);
});
