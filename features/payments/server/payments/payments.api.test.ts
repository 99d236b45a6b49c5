// Paying with the test provider over HTTP: what is paid once, what comes late, twice, in vain, and who sees what.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GONE, type PayingApp, startPayingApp } from '../../../../app/testing/apps/paying-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { findAccount, verify } from '../../../ledger/server/api.ts';
import { paymentIdSchema } from '../../domain/ids.ts';
import { createPayment } from '../api.ts';

let app: PayingApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await startPayingApp();
  person = await registerPerson(app);
  other = await registerPerson(app);
});
afterEach(async () => expect((await verify(app.db)).findings).toEqual([]));
afterAll(() => app.stop());

const begin = (id: string, provider = 'test') => person.call('POST', `/payments/${id}/begin`, { provider });
const play = (id: string, what: string) => person.call('POST', `/payments/${id}/test`, { play: what });
const read = async (id: string) => (await person.call('GET', `/payments/${id}`)).body;
const prepaid = async () =>
  (await findAccount(app.db, { kind: 'customer_prepaid', owner: person.id }))?.balance ?? 0;

test('a payment is shown with its ways, begun, paid, and fulfilled once', async () => {
  const id = await app.charge(person, { reference: 'tea' });
  expect(await read(id)).toMatchObject({
    title: '测试订单 tea',
    state: 'created',
    amountFen: 3900,
    ways: ['test'],
    attempt: null,
  });
  const begun = await begin(id);
  expect(begun.body).toMatchObject({ state: 'processing', attempt: { url: `/payments/${id}/test` } });
  expect((await begin(id)).body.attempt).toEqual(begun.body.attempt);
  expect((await play(id, 'succeed')).body).toMatchObject({
    state: 'succeeded',
    outcome: 'fulfilled',
    ways: [],
  });
  expect(await prepaid()).toBe(0);
  expect((await play(id, 'succeed')).body.code).toBe('NOT_PAYABLE');
  expect((await begin(id)).body.code).toBe('NOT_PAYABLE');
});

test('a failed try says so, charges nothing, and can be made again', async () => {
  const id = await app.charge(person);
  await begin(id);
  expect((await play(id, 'fail')).body).toMatchObject({
    state: 'failed',
    failure: 'declined',
    ways: ['test'],
  });
  await begin(id);
  expect((await play(id, 'succeed')).body.state).toBe('succeeded');
});

test('money that comes after the time is fulfilled where that is still possible', async () => {
  const id = await app.charge(person);
  await begin(id);
  expect((await play(id, 'late')).body).toMatchObject({ state: 'succeeded', outcome: 'fulfilled' });
});

test('money for what is no longer to be had goes back by itself', async () => {
  const id = await app.charge(person, { reference: `${GONE}${randomUUID()}` });
  await begin(id);
  expect((await play(id, 'late')).body).toMatchObject({
    state: 'refunded',
    outcome: 'unfulfillable',
    refundedFen: 3900,
    refunds: [{ origin: 'unfulfillable', state: 'succeeded', amountFen: 3900 }],
  });
  expect(await prepaid()).toBe(0);
});

test('what is paid twice is fulfilled once, and the second money goes back', async () => {
  const id = await app.charge(person);
  await begin(id);
  await play(id, 'twice');
  expect(await read(id)).toMatchObject({
    state: 'succeeded',
    refundedFen: 0,
    refunds: [{ origin: 'duplicate', state: 'succeeded', amountFen: 3900 }],
  });
  expect(await prepaid()).toBe(0);
});

test('two payments for one purchase: the second is refunded', async () => {
  const reference = randomUUID();
  const ids = [await app.charge(person, { reference }), await app.charge(person, { reference })];
  for (const id of ids) await begin(id);
  await Promise.all(ids.map((id) => play(id, 'succeed')));
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  expect(states.toSorted()).toEqual(['refunded', 'succeeded']);
});

test('twenty answers at once of the same bank are one capture', async () => {
  const id = await app.charge(person);
  await begin(id);
  await Promise.all(Array.from({ length: 20 }, () => play(id, 'succeed')));
  expect(await read(id)).toMatchObject({ state: 'succeeded', refunds: [] });
});

test('a payment whose time is over is expired, and no way leads on', async () => {
  const id = await app.charge(person, { expiresAt: new Date(Date.now() - 1000) });
  expect(await read(id)).toMatchObject({ state: 'expired', ways: [] });
  expect((await begin(id)).body.code).toBe('NOT_PAYABLE');
});

test('a way that is not open is refused, and nothing is begun', async () => {
  const id = await app.charge(person);
  expect((await begin(id, 'stripe')).body.code).toBe('PROVIDER_CLOSED');
  expect((await begin(id, 'transfer')).body.code).toBe('PROVIDER_CLOSED');
  expect(await read(id)).toMatchObject({ state: 'created', attempt: null });
  expect((await play(id, 'succeed')).body.code).toBe('NOT_PAYABLE');
});

test("another person's payment is not there, for nothing that can be done", async () => {
  const id = await app.charge(person);
  expect((await other.call('GET', `/payments/${id}`)).status).toBe(404);
  expect((await other.call('POST', `/payments/${id}/begin`, { provider: 'test' })).status).toBe(404);
  expect((await other.call('POST', `/payments/${id}/ask`)).status).toBe(404);
  await begin(id);
  expect((await other.call('POST', `/payments/${id}/test`, { play: 'succeed' })).status).toBe(404);
  expect((await other.call('GET', '/payments')).body.payments).toEqual([]);
});

test('guests are told to sign in', async () => {
  const id = randomUUID();
  for (const [method, path, body] of [
    ['GET', '/payments', undefined],
    ['GET', `/payments/${id}`, undefined],
    ['POST', `/payments/${id}/begin`, { provider: 'test' }],
    ['POST', `/payments/${id}/ask`, {}],
    ['POST', `/payments/${id}/test`, { play: 'succeed' }],
  ] as const) {
    expect((await app.guest().call(method, path, body)).status).toBe(401);
  }
});

test('my payments are listed page by page, the newest first, each once', async () => {
  const buyer = await registerPerson(app);
  const made: string[] = [];
  for (let n = 0; n < 45; n += 1) made.unshift(await app.charge(buyer));
  await runSql(
    app.databaseUrl,
    `update payments set created_at = date_trunc('minute', created_at) where payer_id = $1`,
    [buyer.id],
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await buyer.call('GET', `/payments${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
    seen.push(...body.payments.map((payment: { readonly id: string }) => payment.id));
    cursor = body.nextCursor;
  }
  expect(seen.toSorted()).toEqual(made.toSorted());
});

test('the same id with the same content is the same payment, with other content a conflict', async () => {
  const payment = {
    id: paymentIdSchema.parse(randomUUID()),
    payerId: person.id,
    kind: 'order',
    reference: 'r',
    amountFen: 100,
  } as const;
  const created = await Promise.all(Array.from({ length: 10 }, () => createPayment(app.db, payment)));
  expect(new Set(created.map((result) => (result.ok ? result.value.number : '')))).toHaveLength(1);
  expect(await createPayment(app.db, { ...payment, amountFen: 101 })).toMatchObject({
    error: { code: 'payment_conflict' },
  });
  for (const amountFen of [0, -1, 1.5, 100_000_000]) {
    expect(
      await createPayment(app.db, { ...payment, id: paymentIdSchema.parse(randomUUID()), amountFen }),
    ).toMatchObject({
      error: { code: 'amount_invalid' },
    });
  }
});

test('guests are told the ways that are open: a transfer only once there is an account to go to', async () => {
  const ways = async () => (await app.guest().call('GET', '/payments/ways')).body.ways;
  expect(await ways()).toEqual(['test']);
  await runSql(
    app.databaseUrl,
    `insert into settings_versions (id, number, area, values, effective_from, created_by, note)
     values (gen_random_uuid(), 1, 'payments', '{"accountNumber": "6222 0000"}', now(), '${person.id}', '')`,
  );
  expect(await ways()).toEqual(['transfer', 'test']);
});
