// What time alone does to orders: reminders of storage, silent receipt, and addresses that are forgotten.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bring, decide, order, paidOrder, readOrder } from '../../../app/testing/apps/ordering-app.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { expectInvariants } from '../../../app/testing/expect-invariants.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';

let app: TestApp;
let db: Database;
let operator: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 2, onIdleError: () => undefined });
  operator = await registerAdmin(app);
});
afterEach(() => expectInvariants(db));
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const titlesOf = async (person: TestPerson): Promise<string[]> =>
  (await person.call('GET', '/notices')).body.notices.map(({ title }: { title: string }) => title);

test('storage is reminded of after 60 and after 80 days, once each, however often time is looked at', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'in_warehouse');
  const remindedBy = async (days: number) => {
    const before = (await titlesOf(buyer)).length;
    await Promise.all([app.tendOrders(inDays(days)), app.tendOrders(inDays(days))]);
    return (await titlesOf(buyer)).length - before;
  };
  await app.tendOrders(inDays(8));
  expect([await remindedBy(59), await remindedBy(61), await remindedBy(79)]).toEqual([0, 1, 0]);
  expect([await remindedBy(81), await remindedBy(89)]).toEqual([1, 0]);
});

test('an address is forgotten 180 days after delivery, and not while an order needs it', async () => {
  const buyer = await registerPerson(app);
  const [done, waiting] = [(await paidOrder(buyer)).id, (await order(buyer)).id];
  await bring({ app, operator, buyer }, done, 'dispatched');
  await decide(buyer, done, { action: 'deliver' });
  const stored = () =>
    runSql(app.databaseUrl, 'select count(*)::int as count from order_addresses where user_id = $1', [
      buyer.id,
    ]);
  await app.tendOrders(inDays(179));
  expect((await readOrder(buyer, done)).address).not.toBeNull();
  // The other one was never paid: it ran out by then, and is over since.
  await app.tendOrders(inDays(181));
  expect((await readOrder(buyer, done)).address).toBeNull();
  expect((await readOrder(buyer, waiting)).stage).toBe('cancelled');
  await app.tendOrders(inDays(400));
  expect(await stored()).toEqual([{ count: 0 }]);
});

test('what nobody has confirmed counts as received 14 days after the estimate', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  const { estimate } = await readOrder(buyer, id);
  const last = Date.parse(estimate.until);
  await app.tendOrders(new Date(last + 13 * DAY_MS));
  expect((await readOrder(buyer, id)).stage).toBe('dispatched');
  await app.tendOrders(new Date(last + 15 * DAY_MS));
  expect((await readOrder(buyer, id)).stage).toBe('delivered');
});

test('what was paid at the door is told after delivery, changed, and never negative', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  const tell = (amount: number) =>
    decide(buyer, id, { action: 'tell_door_cost', cost: { amount, currency: 'EUR' } });
  expect((await tell(1900)).body.code).toBe('NOT_ALLOWED');
  await decide(buyer, id, { action: 'deliver' });
  expect((await tell(-1)).status).toBe(400);
  expect((await tell(1900)).body.doorCost).toEqual({ amount: 1900, currency: 'EUR' });
  expect((await tell(0)).body.doorCost).toEqual({ amount: 0, currency: 'EUR' });
});
