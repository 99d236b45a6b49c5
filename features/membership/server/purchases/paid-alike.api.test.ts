// The same plan bought twice in a row: asked before it is paid again, shown where it was, and put before an admin.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import {
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const PRICES = { month: 3900, year: 35_800 } as const;

async function setOut(who: TestPerson, plan: keyof typeof PRICES = 'year'): Promise<string> {
  const wanted = { id: randomUUID(), kind: 'plan', plan, amountFen: PRICES[plan] };
  return (await who.call('POST', '/membership/purchases', wanted)).body.paymentId;
}
const begin = (who: TestPerson, id: string, besides?: string) =>
  who.call('POST', `/payments/${id}/begin`, { provider: 'test', ...(besides ? { besides } : {}) });
const pay = (who: TestPerson, id: string) => who.call('POST', `/payments/${id}/test`, { play: 'succeed' });
const read = async (who: TestPerson, id: string) => (await who.call('GET', `/payments/${id}`)).body;
const attentionOf = async (id: string) => (await admin.call('GET', `/admin/payments/${id}`)).body.attention;

test('who pays for the same plan again is asked first, and pays all the same when they mean to', async () => {
  const person = await registerPerson(app);
  const [one, other] = [await setOut(person), await setOut(person)];
  expect((await read(person, other)).alike).toBeNull();
  await begin(person, one);
  await pay(person, one);
  expect((await read(person, other)).alike).toMatchObject({ id: one });
  const refused = await begin(person, other);
  expect([refused.status, refused.body.code]).toEqual([409, 'PAID_ALIKE']);
  expect((await begin(person, other, randomUUID())).body.code).toBe('PAID_ALIKE');
  expect((await read(person, other)).state).toBe('created');
  expect((await begin(person, other, one)).status).toBe(200);
  expect((await pay(person, other)).body).toMatchObject({ state: 'succeeded', alike: { id: one } });
  expect([await attentionOf(one), await attentionOf(other)]).toEqual([null, 'paid_alike']);
});

test('two that were open with the provider already are both booked, and an admin is told', async () => {
  const person = await registerPerson(app);
  const [one, other] = [await setOut(person), await setOut(person)];
  await begin(person, one);
  await begin(person, other);
  await Promise.all([pay(person, one), pay(person, other)]);
  const told = [await attentionOf(one), await attentionOf(other)];
  expect(told.toSorted()).toEqual([null, 'paid_alike'].toSorted());
});

test('another plan, one that went back, and one of last week stand in nobody’s way', async () => {
  const person = await registerPerson(app);
  await reauthenticate(person);
  const first = await setOut(person);
  await begin(person, first);
  await pay(person, first);
  expect((await begin(person, await setOut(person, 'month'))).status).toBe(200);
  await person.call('POST', `/payments/${first}/withdrawal`, { refundId: randomUUID() });
  const second = await setOut(person);
  expect((await begin(person, second)).status).toBe(200);
  await pay(person, second);
  await runSql(
    app.databaseUrl,
    `update membership_purchases set fulfilled_at = fulfilled_at - interval '7 days' where user_id = $1`,
    [person.id],
  );
  expect((await begin(person, await setOut(person))).status).toBe(200);
});
