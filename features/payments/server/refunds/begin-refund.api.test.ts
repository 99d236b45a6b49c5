// Refunds that a purpose begins in its own transaction, end to end: an order is paid, cancelled, costs less, is claimed,
// and its commission follows.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refundPrice } from '../../../../app/testing/apps/paying-app.ts';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import {
  createTestOrders,
  RefundRefused,
  type TestOrders,
} from '../../../../app/testing/clients/test-orders.ts';
import { expectInvariants } from '../../../../app/testing/expect-invariants.ts';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { findBalances } from '../../../ledger/server/api.ts';
import { type PaymentId, paymentIdSchema, refundRequestIdSchema } from '../../domain/ids.ts';
import { createPayment } from '../api.ts';

type Server = { readonly app: TestApp; readonly orders: TestOrders };

let db: Database;
let first: Server;
let second: Server;

async function startServer(databaseUrl?: string): Promise<Server> {
  let orders: TestOrders | undefined;
  const app = await startTestApp({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    purposes: (ports) => {
      orders = createTestOrders(ports, () => db);
      return [orders.fulfilment];
    },
  });
  if (!orders) throw new Error('nobody asked for the purposes');
  return { app, orders };
}

beforeAll(async () => {
  first = await startServer();
  second = await startServer(first.app.databaseUrl);
  db = openDatabase({ url: first.app.databaseUrl, pool: 8, onIdleError: () => {} });
});
afterEach(() => expectInvariants(db));
afterAll(async () => {
  await db.$client.end();
  await second.app.stop();
  await first.app.stop();
});

const newRequest = () => refundRequestIdSchema.parse(randomUUID());
const idOf = (person: TestPerson) => userIdSchema.parse(person.id);

async function pay(buyer: TestPerson, reference: string, amountFen: number): Promise<PaymentId> {
  const id = paymentIdSchema.parse(randomUUID());
  await createPayment(db, { id, payerId: idOf(buyer), kind: 'order', reference, amountFen });
  await buyer.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  const { body } = await buyer.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  expect(body).toMatchObject({ state: 'succeeded' });
  return id;
}

async function placeOrder(amountFen: number) {
  const buyer = await registerPerson(first.app);
  const order = `YL${randomUUID()}`;
  const paymentId = await pay(buyer, order, amountFen);
  return { buyer, order, paymentId, whose: { order, buyer: idOf(buyer), paymentIds: [paymentId] } };
}

const refundsOf = async (buyer: TestPerson, paymentId: string) =>
  (await buyer.call('GET', `/payments/${paymentId}`)).body.refunds;
const escrow = async (owner: string) => (await findBalances(db, [{ kind: 'order_escrow', owner }]))[0];

test('an order that is cancelled gives all back, by its own decision, and the buyer sees why', async () => {
  const { buyer, order, paymentId, whose } = await placeOrder(3900);
  expect(await escrow(order)).toBe(3900);
  const request = { requestId: newRequest(), amountFen: 3900, origin: 'order_cancelled' } as const;
  await first.orders.giveBack({ ...whose, ...request });
  expect(await escrow(order)).toBe(0);
  const { body } = await buyer.call('GET', `/payments/${paymentId}`);
  expect(body).toMatchObject({ state: 'refunded', refundedFen: 3900 });
  expect(body.refunds).toMatchObject([
    { origin: 'order_cancelled', amountFen: 3900, state: 'succeeded', reason: 'order_cancelled' },
  ]);
});

test('parts are given back one after another, and never more than is left', async () => {
  const { buyer, paymentId, whose } = await placeOrder(5000);
  const part = (amountFen: number, origin: 'order_difference' | 'claim' = 'order_difference') =>
    first.orders.giveBack({ ...whose, requestId: newRequest(), amountFen, origin });
  await part(700);
  await part(300);
  const tooMuch = await part(4001).catch((error: unknown) => error);
  expect(tooMuch).toBeInstanceOf(Error);
  expect(await refundsOf(buyer, paymentId)).toHaveLength(2);
  expect((await buyer.call('GET', `/payments/${paymentId}`)).body).toMatchObject({
    state: 'partially_refunded',
    refundedFen: 1000,
  });
});

test('more than was paid is refused with what is left, and nothing of it is written', async () => {
  const { buyer, order, paymentId, whose } = await placeOrder(5000);
  const { order: other, buyer: helper } = await placeOrder(9000);
  expect([await escrow(other), helper.id === buyer.id]).toEqual([9000, false]);
  await pay(buyer, `${order}/balance`, 1000);
  const asking = { ...whose, requestId: newRequest(), amountFen: 5500, origin: 'order_cancelled' } as const;
  const refused = await first.orders.giveBack(asking).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefundRefused);
  expect(refused).toMatchObject({ failure: { code: 'amount_too_large', data: { mostFen: 5000 } } });
  expect(await escrow(order)).toBe(6000);
  expect(await refundsOf(buyer, paymentId)).toEqual([]);
});

test('one request gives back of several payments, each its own part', async () => {
  const { buyer, order, paymentId, whose } = await placeOrder(5000);
  const balance = await pay(buyer, `${order}/balance`, 1200);
  const paymentIds = [balance, paymentId];
  const request = { requestId: newRequest(), amountFen: 4000, origin: 'order_cancelled' } as const;
  await first.orders.giveBack({ ...whose, paymentIds, ...request });
  expect(await refundsOf(buyer, balance)).toMatchObject([{ amountFen: 1200, state: 'succeeded' }]);
  expect(await refundsOf(buyer, paymentId)).toMatchObject([{ amountFen: 2800, state: 'succeeded' }]);
  expect((await buyer.call('GET', `/payments/${balance}`)).body.state).toBe('refunded');
});

test('two processes with one request make one refund, and another amount under its name is refused', async () => {
  const { buyer, paymentId, whose } = await placeOrder(3900);
  const giving = { ...whose, requestId: newRequest(), amountFen: 1500, origin: 'claim' } as const;
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) =>
      (n % 2 === 0 ? first : second).orders.giveBack({ ...giving, origin: 'order_cancelled' }),
    ),
  );
  const done = all.filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(8);
  expect(await refundsOf(buyer, paymentId)).toMatchObject([{ amountFen: 1500, state: 'succeeded' }]);
  const begin = (amountFen: number, requestId = giving.requestId) =>
    db.transaction((tx) =>
      second.orders.refunds.begin(tx, { ...giving, requestId, amountFen, reason: '', actorId: null }),
    );
  expect(await begin(1400)).toMatchObject({ ok: false, error: { code: 'refund_conflict' } });
  // Nobody has booked money back for this one.
  expect(await begin(100, newRequest())).toMatchObject({ ok: false, error: { code: 'money_missing' } });
  expect(await begin(0, newRequest())).toMatchObject({ ok: false, error: { code: 'amount_too_large' } });
  const unknown = { ...giving, requestId: newRequest(), paymentIds: [paymentIdSchema.parse(randomUUID())] };
  const missing = await db.transaction((tx) =>
    first.orders.refunds.begin(tx, { ...unknown, reason: '', actorId: null }),
  );
  expect(missing).toMatchObject({ ok: false, error: { code: 'payment_unknown' } });
});

test('what was begun and not handed over, since the process died, is handed over by the reconciliation', async () => {
  const { buyer, paymentId, whose } = await placeOrder(3900);
  const giving = { ...whose, requestId: newRequest(), amountFen: 3900, origin: 'order_cancelled' } as const;
  await db.transaction((tx) => first.orders.giveBackIn(tx, giving));
  expect(await refundsOf(buyer, paymentId)).toMatchObject([{ state: 'created' }]);
  await second.app.reconcilePayments(new Date(Date.now() + 60_000));
  expect(await refundsOf(buyer, paymentId)).toMatchObject([{ state: 'succeeded' }]);
});

test('a transaction that is rolled back leaves neither refund nor booking', async () => {
  const { buyer, order, paymentId, whose } = await placeOrder(3900);
  const giving = { ...whose, requestId: newRequest(), amountFen: 3900, origin: 'order_cancelled' } as const;
  const given = db.transaction(async (tx) => {
    await first.orders.giveBackIn(tx, giving);
    throw new Error('something else went wrong');
  });
  await expect(given).rejects.toThrow('something else');
  expect(await escrow(order)).toBe(3900);
  expect(await refundsOf(buyer, paymentId)).toEqual([]);
});

test('a refund of an admin and one of the order share what is left', async () => {
  const admin = await registerAdmin(first.app);
  const { buyer, paymentId, whose } = await placeOrder(3900);
  expect((await refundPrice(admin, paymentId, 3000)).status).toBe(200);
  const giving = { ...whose, requestId: newRequest(), amountFen: 900, origin: 'order_difference' } as const;
  await first.orders.giveBack(giving);
  expect((await buyer.call('GET', `/payments/${paymentId}`)).body.state).toBe('refunded');
});

test('the service fee of an order earns commission when it is delivered, and a claim takes its share back', async () => {
  const distributor = await registerPerson(first.app);
  await runSql(first.app.databaseUrl, `update users set role = 'distributor' where id = $1`, [
    distributor.id,
  ]);
  await distributor.call('POST', '/account/reauthenticate', { password: PASSWORD });
  const { code } = (await distributor.call('POST', '/distribution/codes', { label: '', maxUses: null })).body;
  const guest = first.app.guest();
  const email = `${randomUUID()}@example.org`;
  const form = { email, password: PASSWORD, repeated: PASSWORD, inviteCode: code };
  const { body } = await guest.call('POST', '/account/register', form);
  await guest.call('PUT', '/privacy/age', { age: 'adult' });
  await runSql(first.app.databaseUrl, 'update users set email_verified = true where id = $1', [body.id]);
  const buyer: TestPerson = { ...guest, id: body.id, username: '', email };
  const order = `YL${randomUUID()}`;
  const paymentId = await pay(buyer, order, 103_000);
  const earnings = async () => (await distributor.call('GET', '/distribution/earnings')).body;
  expect(await earnings()).toMatchObject({ pendingFen: 0 });
  const delivery = { order, buyer: idOf(buyer), feeFen: 3000, at: new Date() };
  expect(await first.orders.deliver(delivery)).toBe(true);
  expect(await earnings()).toMatchObject({ pendingFen: 300 });
  await first.orders.giveBack({
    order,
    buyer: idOf(buyer),
    paymentIds: [paymentId],
    requestId: newRequest(),
    amountFen: 34_000,
    origin: 'claim',
    feeFen: 1000,
  });
  expect(await earnings()).toMatchObject({ pendingFen: 200, owedFen: 0 });
});
