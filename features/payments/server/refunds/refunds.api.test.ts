// Giving money back: whole, in parts, in vain, without an answer, by hand; and transfers that bring less or more.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { KEPT, refundPrice } from '../../../../app/testing/apps/paying-app.ts';
import { type StripeApp, startStripeApp } from '../../../../app/testing/apps/stripe-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { journalKinds } from '../../../ledger/domain/index.ts';
import { findAccount, openAccount, post, verify } from '../../../ledger/server/api.ts';

let app: StripeApp;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  app = await startStripeApp();
  person = await registerPerson(app);
  admin = await registerAdmin(app);
});
afterEach(async () => expect((await verify(app.db)).findings).toEqual([]));
afterAll(() => app.stop());

const detail = async (id: string) => (await admin.call('GET', `/admin/payments/${id}`)).body;
const refund = (id: string, amountFen: number, more: object = {}) => refundPrice(admin, id, amountFen, more);
const balance = async (name: Parameters<typeof findAccount>[1]) =>
  (await findAccount(app.db, name))?.balance ?? 0;
const prepaid = () => balance({ kind: 'customer_prepaid', owner: person.id });

async function paid(reference: string = randomUUID()): Promise<string> {
  const id = await app.charge(person, { reference });
  await app.pay(await app.begin(person, id));
  return id;
}

test('a payment is given back in parts, never more than it was', async () => {
  const id = await paid();
  expect((await refund(id, 1000)).body).toMatchObject({
    state: 'partially_refunded',
    refundedFen: 1000,
    refundable: { priceFen: 2900, surplusFen: 0 },
    refunds: [{ state: 'succeeded', amountFen: 1000, reason: 'asked by the buyer', actorId: admin.id }],
  });
  const { status, body } = await refund(id, 2901);
  expect([status, body.code, body.data]).toEqual([409, 'REFUND_TOO_LARGE', { mostFen: 2900 }]);
  expect((await refund(id, 2900)).body).toMatchObject({ state: 'refunded', refundedFen: 3900 });
  expect((await refund(id, 1)).body.code).toBe('REFUND_TOO_LARGE');
  expect(await prepaid()).toBe(0);
});

test('ten admins at once give back what there is, and not a fen more', async () => {
  const id = await paid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, 1000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'REFUND_TOO_LARGE')).toHaveLength(7);
  expect((await detail(id)).refundedFen).toBe(3000);
});

test('the same refund is asked for once, and another one under its id is refused', async () => {
  const id = await paid();
  const refundId = randomUUID();
  const same = await Promise.all(Array.from({ length: 5 }, () => refund(id, 500, { refundId })));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await detail(id)).refunds).toHaveLength(1);
  expect((await refund(id, 600, { refundId })).body.code).toBe('REFUND_CONFLICT');
  expect((await refund(id, 500, { refundId, of: 'surplus' })).body.code).toBe('REFUND_CONFLICT');
});

test('what cannot be taken back is not refunded, and nothing of the attempt stays', async () => {
  const id = await paid(`${KEPT}${randomUUID()}`);
  const { body } = await refund(id, 3900);
  expect([body.code, body.data]).toEqual(['REFUND_REFUSED', { reason: 'dispatched' }]);
  expect(await detail(id)).toMatchObject({ state: 'succeeded', refunds: [] });
  expect(await prepaid()).toBe(0);
});

test.each(['silent', 'broken', 'lost'] as const)(
  'a refund without an answer (%s) is unknown until it is asked about, and made once',
  async (behaviour) => {
    const id = await paid();
    const before = app.stripe.state.refunds.length;
    app.stripe.queue(...(behaviour === 'broken' ? [behaviour] : [behaviour, behaviour]));
    expect((await refund(id, 3900)).body).toMatchObject({
      state: 'succeeded',
      refundedFen: 0,
      refunds: [{ state: 'unknown' }],
    });
    await app.reconcileLater();
    expect(await detail(id)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] });
    expect(app.stripe.state.refunds).toHaveLength(before + 1);
  },
);

test('a process that dies between row and call leaves a refund that the reconciliation job makes once', async () => {
  const id = await paid();
  app.stripe.queue('lost', 'lost');
  await refund(id, 3900);
  await runSql(
    app.databaseUrl,
    `update payment_refunds set state = 'created', created_at = now() - interval '1 minute' where payment_id = $1`,
    [id],
  );
  const before = app.stripe.state.refunds.length;
  await Promise.all([app.reconcilePayments(), app.reconcilePayments(), app.reconcilePayments()]);
  await app.reconcileLater();
  expect(await detail(id)).toMatchObject({ state: 'refunded' });
  expect(app.stripe.state.refunds).toHaveLength(before + 1);
});

test('a refund that takes its time ends by an event, before or after the answer', async () => {
  const id = await paid();
  app.stripe.state.refundStatus = 'pending';
  expect((await refund(id, 3900)).body.refunds).toMatchObject([{ state: 'submitted' }]);
  app.stripe.state.refundStatus = 'succeeded';
  const made = app.stripe.state.refunds.at(-1);
  await app.send(app.sign('refund.updated', { ...made, amount: 1, status: 'succeeded' }));
  expect(await detail(id)).toMatchObject({ attention: 'refund_differs', refundedFen: 0 });
  const message = app.sign('refund.updated', { ...made, status: 'succeeded' });
  await Promise.all([app.send(message), app.send(message)]);
  expect(await detail(id)).toMatchObject({ state: 'refunded', refundedFen: 3900 });
  await app.send(
    app.sign('refund.failed', { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' }),
  );
  expect(await detail(id)).toMatchObject({ state: 'refunded', attention: 'refund_bounced' });
});

test('a refund that fails keeps its money aside, and an admin has it tried again or pays by hand', async () => {
  const id = await paid();
  app.stripe.queue('refuse');
  const { refunds } = (await refund(id, 3900)).body;
  expect(refunds).toMatchObject([{ state: 'failed', failure: 'refuse', tries: 1 }]);
  expect(await balance({ kind: 'refund_in_flight', owner: refunds[0].id })).toBe(3900);
  expect((await refund(id, 1)).body.code).toBe('REFUND_TOO_LARGE');
  app.stripe.queue('refuse');
  expect((await admin.call('POST', `/admin/refunds/${refunds[0].id}/retry`)).status).toBe(200);
  expect((await detail(id)).refunds).toMatchObject([{ state: 'failed', tries: 2 }]);
  const byHand = { note: 'bank, 2026-11-21, 7781' };
  expect((await admin.call('POST', `/admin/refunds/${refunds[0].id}/paid`, byHand)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] });
  for (const action of ['retry', 'paid']) {
    const { body } = await admin.call('POST', `/admin/refunds/${refunds[0].id}/${action}`, byHand);
    expect(body.code).toBe('REFUND_NOT_POSSIBLE');
    expect((await admin.call('POST', `/admin/refunds/${randomUUID()}/${action}`, byHand)).status).toBe(404);
  }
});

test('a refund made on Stripe’s own pages is seen, and booked by nobody', async () => {
  const event = { object: 'refund', id: 're_foreign', amount: 5, currency: 'cny', status: 'succeeded' };
  await app.send(app.sign('refund.created', event));
  const { events } = (await admin.call('GET', '/admin/payment-events')).body;
  expect(events[0]).toMatchObject({ verdict: 'refund_unknown', type: 'refund.created' });
});

async function openTransfers(): Promise<void> {
  const values = {
    accountHolder: '语路',
    bankName: '工商银行',
    accountNumber: '6222 0200',
    transferNote: '',
    transferDays: 7,
  };
  const { body } = await admin.call('GET', '/admin/settings/areas/payments/versions');
  await admin.call('POST', '/admin/settings/areas/payments/versions', {
    id: randomUUID(),
    values,
    note: '',
    effectiveFrom: null,
    expectedNumber: body.versions[0]?.version.number ?? 0,
  });
}

const receive = (id: string, amountFen: number, receiptId: string = randomUUID()) =>
  admin.call('POST', `/admin/payments/${id}/receipts`, { receiptId, amountFen, receivedOn: '2026-11-20' });

test('a transfer is told where to, comes in parts, and what is too much goes back by hand', async () => {
  const id = await app.charge(person);
  expect((await receive(id, 3900)).body.code).toBe('NO_TRANSFER');
  await openTransfers();
  const { body: begun } = await person.call('POST', `/payments/${id}/begin`, { provider: 'transfer' });
  expect(begun).toMatchObject({ state: 'processing', transfer: { account: '6222 0200' } });
  expect(Date.parse(begun.expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000);
  const receiptId = randomUUID();
  expect((await receive(id, 1000, receiptId)).body).toMatchObject({
    state: 'processing',
    attention: 'paid_less',
  });
  expect((await receive(id, 1000, receiptId)).body.attempts[0].capturedFen).toBe(1000);
  expect(await prepaid()).toBe(1000);
  expect((await receive(id, 4000)).body).toMatchObject({
    state: 'succeeded',
    attention: 'surplus',
    refundable: { priceFen: 3900, surplusFen: 1100 },
  });
  expect(await prepaid()).toBe(1100);
  expect((await refund(id, 1101, { of: 'surplus' })).body.code).toBe('REFUND_TOO_LARGE');
  const given = (await refund(id, 1100, { of: 'surplus' })).body;
  expect(given).toMatchObject({ state: 'succeeded', refundedFen: 0, refunds: [{ state: 'submitted' }] });
  await app.reconcileLater();
  const refundId = (await detail(id)).refunds[0].id;
  expect((await detail(id)).refunds[0].state).toBe('submitted');
  await admin.call('POST', `/admin/refunds/${refundId}/paid`, { note: 'sent back' });
  expect((await detail(id)).refunds[0].state).toBe('succeeded');
  expect(await prepaid()).toBe(0);
});

test('a part by transfer and the whole by another way: the part is shown to be given back', async () => {
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'transfer' });
  await receive(id, 1000);
  await app.pay(await app.begin(person, id));
  expect(await detail(id)).toMatchObject({
    state: 'succeeded',
    attention: 'surplus',
    refundable: { priceFen: 3900, surplusFen: 1000 },
  });
  expect((await refund(id, 1000, { of: 'surplus' })).body.refunds).toMatchObject([
    { provider: 'transfer', origin: 'surplus', state: 'submitted' },
  ]);
});

test('a receipt is entered once, and another amount, day or payment under its id is told, not passed over', async () => {
  const [id, other] = [await app.charge(person), await app.charge(person)];
  for (const each of [id, other])
    await person.call('POST', `/payments/${each}/begin`, { provider: 'transfer' });
  const receipt = { receiptId: randomUUID(), amountFen: 1000, receivedOn: '2026-01-05' };
  const enter = async (to: string, more: object = {}) =>
    (await admin.call('POST', `/admin/payments/${to}/receipts`, { ...receipt, ...more })).body.code ??
    'entered';
  expect([await enter(id), await enter(id)]).toEqual(['entered', 'entered']);
  expect(await enter(id, { amountFen: 2000 })).toBe('RECEIPT_CONFLICT');
  expect(await enter(id, { receivedOn: '2026-01-06' })).toBe('RECEIPT_CONFLICT');
  expect(await enter(other)).toBe('RECEIPT_CONFLICT');
  expect((await detail(id)).attempts[0].capturedFen).toBe(1000);
  expect((await detail(other)).attempts[0].capturedFen).toBe(0);
});

test('a day that has not come yet is refused for a receipt', async () => {
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'transfer' });
  const { body } = await admin.call('POST', `/admin/payments/${id}/receipts`, {
    receiptId: randomUUID(),
    amountFen: 3900,
    receivedOn: '2999-01-01',
  });
  expect(body.code).toBe('RECEIPT_IN_FUTURE');
});

test('money that somebody has spent meanwhile is not given back', async () => {
  const id = await app.charge(person);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'transfer' });
  await receive(id, 5000);
  const prepaid = await findAccount(app.db, { kind: 'customer_prepaid', owner: person.id });
  const revenue = await openAccount(app.db, { kind: 'revenue' });
  if (!prepaid) throw new Error('no prepaid');
  const transfers = [{ from: prepaid, to: revenue, amount: 1100 }];
  await post(app.db, { key: `spent:${id}`, kind: journalKinds('test').test, actorId: null, transfers });
  expect((await refund(id, 1100, { of: 'surplus' })).body.code).toBe('MONEY_SPENT');
});

test('payments are found by number, by person and by state, page by page', async () => {
  const id = await paid();
  const { number } = await detail(id);
  const find = async (query: string) => (await admin.call('GET', `/admin/payments?${query}`)).body.payments;
  expect(await find(`search=${number.toLowerCase()}`)).toMatchObject([{ id, payerName: person.username }]);
  expect(await find(`search=${id}`)).toMatchObject([{ id }]);
  expect((await find(`search=${person.username.slice(0, -1)}`)).length).toBeGreaterThan(3);
  const [attempt] = (await detail(id)).attempts;
  expect(await find(`search=${attempt.providerPayment}`)).toMatchObject([{ id }]);
  expect((await find('search=39.00')).map(({ id: each }: { id: string }) => each)).toContain(id);
  expect(await find('search=39.01')).toEqual([]);
  expect(await find('search=nobody-at-all')).toEqual([]);
  for (const { state } of await find('state=refunded')) expect(state).toBe('refunded');
  const { body } = await admin.call('GET', '/admin/refunds?state=succeeded');
  expect(body.refunds.length).toBeGreaterThan(3);
  for (const { state, payerName } of body.refunds) {
    expect({ state, payerName }).toEqual({ state: 'succeeded', payerName: person.username });
  }
});

test.each([
  ['GET', '/admin/payments'],
  ['GET', `/admin/payments/${randomUUID()}`],
  ['POST', `/admin/payments/${randomUUID()}/ask`],
  ['POST', `/admin/payments/${randomUUID()}/receipts`],
  ['POST', `/admin/payments/${randomUUID()}/refunds`],
  ['GET', '/admin/refunds'],
  ['POST', `/admin/refunds/${randomUUID()}/retry`],
  ['POST', `/admin/refunds/${randomUUID()}/paid`],
  ['GET', '/admin/payment-events'],
])('%s %s is for admins alone, and finds nothing that is not there', async (method, path) => {
  const body = method === 'POST' ? {} : undefined;
  expect((await app.guest().call(method, path, body)).status).toBe(401);
  expect((await person.call(method, path, body)).status).toBe(403);
  if (/\/[\da-f-]{36}(\/(ask|retry))?$/.test(path))
    expect((await admin.call(method, path, body)).status).toBe(404);
});
