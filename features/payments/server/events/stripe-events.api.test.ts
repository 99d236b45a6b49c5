// Stripe's events against a server that speaks its protocol: signed, replayed, late, tampered, wrong, twice, too late, missing.

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GONE } from '../../../../app/testing/apps/paying-app.ts';
import { type StripeApp, startStripeApp } from '../../../../app/testing/apps/stripe-app.ts';
import { withTestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { findAccount, verify } from '../../../ledger/server/api.ts';

let app: StripeApp;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  app = await startStripeApp();
  person = await registerPerson(app);
  admin = await registerAdmin(app);
});
afterEach(async () => {
  expect((await verify(app.db)).findings).toEqual([]);
  expect(await prepaid()).toBe(0);
});
afterAll(() => app.stop());

const read = async (id: string) => (await person.call('GET', `/payments/${id}`)).body;
const detail = async (id: string) => (await admin.call('GET', `/admin/payments/${id}`)).body;
const prepaid = async () =>
  (await findAccount(app.db, { kind: 'customer_prepaid', owner: person.id }))?.balance ?? 0;
const verdicts = async (id: string) =>
  (await detail(id)).events.map(({ verdict }: { readonly verdict: string }) => verdict).toSorted();
const strays = async () => (await admin.call('GET', '/admin/payment-events')).body.events;

test('a signed event marks the payment, and the page leads to Stripe before', async () => {
  const id = await app.charge(person, { reference: 'tea' });
  const session = await app.begin(person, id);
  expect(await read(id)).toMatchObject({ state: 'processing', attempt: { url: session.url, isOpen: true } });
  expect(session).toMatchObject({ amount_total: 3900, currency: 'cny' });
  const asked = app.stripe.requests.at(-1)?.parameters;
  expect(asked).toMatchObject({
    success_url: `${app.url}/payments/${id}?returned=paid`,
    'line_items[0][price_data][product_data][name]': '测试订单 tea',
  });
  expect((await app.pay(session)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'succeeded', outcome: 'fulfilled', refunds: [] });
});

test('going to pay twice opens one session', async () => {
  const id = await app.charge(person);
  const before = app.stripe.state.sessions.size;
  await Promise.all(Array.from({ length: 5 }, () => app.begin(person, id)));
  expect(app.stripe.state.sessions.size).toBe(before + 1);
});

test("the browser's return marks nothing; Stripe's own answer does", async () => {
  const id = await app.charge(person);
  const session = await app.begin(person, id);
  await fetch(`${app.url}/payments/${id}?returned=paid`);
  expect(await read(id)).toMatchObject({ state: 'processing' });
  expect((await person.call('POST', `/payments/${id}/ask`)).body.state).toBe('processing');
  app.stripe.state.pay(session);
  expect((await read(id)).state).toBe('processing');
  expect((await person.call('POST', `/payments/${id}/ask`)).body.state).toBe('succeeded');
  expect((await app.pay(session)).status).toBe(200);
  expect(await verdicts(id)).toEqual(['captured', 'known']);
});

test('an event that never comes is asked for by the reconciliation job', async () => {
  const id = await app.charge(person);
  app.stripe.state.pay(await app.begin(person, id));
  await app.reconcileLater();
  expect(await read(id)).toMatchObject({ state: 'succeeded' });
});

test('a replayed event is taken in once', async () => {
  const id = await app.charge(person);
  const session = app.stripe.state.pay(await app.begin(person, id));
  const message = app.sign('checkout.session.completed', session);
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.send(message)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await app.send(message)).status).toBe(200);
  expect(await verdicts(id)).toEqual(['captured']);
});

test('two events about one payment at once are one capture', async () => {
  const id = await app.charge(person);
  const session = app.stripe.state.pay(await app.begin(person, id));
  const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
  await Promise.all(types.map((type) => app.send(app.sign(type, session))));
  expect(await verdicts(id)).toEqual(['captured', 'known']);
  expect(await read(id)).toMatchObject({ state: 'succeeded', refunds: [] });
});

test('a late, a tampered and an unsigned event change nothing, and an admin sees why', async () => {
  const id = await app.charge(person);
  const paid = { ...app.stripe.state.pay(await app.begin(person, id)) };
  const timestamp = Math.floor(Date.now() / 1000) - 301;
  const late = app.sign('checkout.session.completed', paid, { timestamp });
  const good = app.sign('checkout.session.completed', { ...paid, amount_total: 1 }, { id: 'evt_true' });
  const tampered = { ...good, body: good.body.replace('"amount_total":1', '"amount_total":3900') };
  expect(tampered.body).not.toBe(good.body);
  const unsigned = { ...good, signature: '' };
  for (const message of [late, tampered, unsigned]) expect((await app.send(message)).status).toBe(400);
  expect(await read(id)).toMatchObject({ state: 'processing' });
  const seen = await strays();
  const refused = { isVerified: false, type: 'checkout.session.completed' };
  expect(seen.slice(0, 3)).toMatchObject([
    { ...refused, verdict: 'signature_wrong' },
    { ...refused, verdict: 'signature_wrong' },
    { ...refused, verdict: 'signature_late' },
  ]);
  // What the forger called itself does not keep the true event out.
  expect((await app.send(app.sign('checkout.session.completed', paid, { id: 'evt_true' }))).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'succeeded' });
});

test('forged events are not kept without end', async () => {
  for (let n = 0; n < 40; n += 1) await app.send({ body: `{"n":${n}}`, signature: 't=1,v1=00' });
  const [row] = await runSql(
    app.databaseUrl,
    `select count(*)::int as n from payment_events where not is_verified`,
  );
  expect(row.n).toBe(30);
});

test('of a large forged event only the beginning is kept', async () => {
  // Its own address, which has not used up what is kept of one.
  const response = await fetch(`${app.url}/api/payments/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=00', 'x-forwarded-for': '10.9.8.7' },
    body: `{"large":"${'x'.repeat(200_000)}"}`,
  });
  expect(response.status).toBe(400);
  const kept = await runSql(
    app.databaseUrl,
    `select length(body) as length from payment_events where not is_verified and body like '{"large"%'`,
  );
  expect(kept).toEqual([{ length: 16_384 }]);
});

test.each([
  ['amount', { amount_total: 1 }, 'amount_differs'],
  ['larger amount', { amount_total: 390_000 }, 'amount_differs'],
  ['currency', { currency: 'usd' }, 'currency_differs'],
  ['session', { id: 'cs_test_other' }, 'session_differs'],
])('an event for another %s pays nothing, and waits for an admin', async (_what, wrong, verdict) => {
  const id = await app.charge(person);
  const session = app.stripe.state.pay(await app.begin(person, id));
  expect((await app.send(app.sign('checkout.session.completed', { ...session, ...wrong }))).status).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 'processing', attention: verdict, events: [{ verdict }] });
  await app.pay(session);
  expect(await detail(id)).toMatchObject({ state: 'succeeded', attention: null });
});

test('an event about something else, or about nobody’s payment, is kept and left alone', async () => {
  const metadata = { attempt_id: randomUUID() };
  const session = {
    object: 'checkout.session',
    id: 'cs_x',
    payment_status: 'paid',
    amount_total: 5,
    metadata,
  };
  await app.send(app.sign('checkout.session.completed', session));
  await app.send(app.sign('customer.created', { object: 'customer', id: 'cus_1' }));
  expect(await strays()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ verdict: 'payment_unknown', isVerified: true }),
      expect.objectContaining({ verdict: 'irrelevant', type: 'customer.created' }),
    ]),
  );
});

test('money that comes after the session has run out is fulfilled, where it still can be', async () => {
  const id = await app.charge(person);
  const session = await app.begin(person, id);
  await app.send(app.sign('checkout.session.expired', { ...session, status: 'expired' }));
  expect(await read(id)).toMatchObject({
    state: 'failed',
    failure: 'session_expired',
    ways: ['stripe', 'test'],
  });
  await app.pay(session);
  expect(await read(id)).toMatchObject({ state: 'succeeded', failure: null });
});

test('money that comes after the payment has expired goes back where the thing is gone', async () => {
  const id = await app.charge(person, { reference: `${GONE}${randomUUID()}` });
  const session = await app.begin(person, id);
  await runSql(app.databaseUrl, `update payments set expires_at = now() - interval '1 hour' where id = $1`, [
    id,
  ]);
  await app.send(app.sign('checkout.session.expired', { ...session, status: 'expired' }));
  expect(await read(id)).toMatchObject({ state: 'expired', ways: [] });
  await app.pay(session);
  expect(await read(id)).toMatchObject({
    state: 'refunded',
    outcome: 'unfulfillable',
    refunds: [{ origin: 'unfulfillable', state: 'succeeded' }],
  });
  expect(app.stripe.state.refunds.at(-1)).toMatchObject({
    amount: 3900,
    payment_intent: session.payment_intent,
  });
});

test('two windows, two sessions, both paid: one is fulfilled, the other goes back', async () => {
  const id = await app.charge(person);
  const first = await app.begin(person, id);
  await app.send(app.sign('checkout.session.async_payment_failed', { ...first, status: 'complete' }));
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'declined' });
  const second = await app.begin(person, id);
  expect(second.id).not.toBe(first.id);
  await Promise.all([app.pay(first), app.pay(second)]);
  await app.reconcileLater();
  expect(await read(id)).toMatchObject({
    state: 'succeeded',
    refundedFen: 0,
    refunds: [{ origin: 'duplicate', state: 'succeeded', amountFen: 3900 }],
  });
});

test('a session that nobody needs any more is closed at Stripe', async () => {
  const id = await app.charge(person);
  const session = await app.begin(person, id);
  await person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  await app.reconcileLater();
  expect(app.stripe.state.sessions.get(session.id)?.status).toBe('expired');
});

test.each(['silent', 'broken', 'lost'] as const)(
  'an opening without an answer (%s) is unknown until it is asked, and then one session',
  async (behaviour) => {
    const id = await app.charge(person);
    const before = app.stripe.state.sessions.size;
    // A connection that breaks is tried once more by Stripe's library, under the same key.
    app.stripe.queue(...(behaviour === 'broken' ? [behaviour] : [behaviour, behaviour]));
    const { body } = await person.call('POST', `/payments/${id}/begin`, { provider: 'stripe' });
    expect(body).toMatchObject({ state: 'unknown', attempt: { url: null } });
    await app.reconcileLater();
    expect(await read(id)).toMatchObject({
      state: 'processing',
      attempt: { url: app.stripe.state.latest().url },
    });
    expect(app.stripe.state.sessions.size).toBe(before + 1);
    await app.pay(app.stripe.state.latest());
    expect(await read(id)).toMatchObject({ state: 'succeeded' });
  },
);

test.each([
  ['has failed', 'checkout.session.async_payment_failed', 'complete'],
  ['has run out', 'checkout.session.expired', 'expired'],
])('that an earlier session %s says nothing of the one that is open now', async (_, type, status) => {
  const id = await app.charge(person);
  const first = await app.begin(person, id);
  await app.send(app.sign('checkout.session.async_payment_failed', { ...first, status: 'complete' }));
  const second = await app.begin(person, id);
  expect(second.id).not.toBe(first.id);
  await app.send(app.sign(type, { ...first, status }));
  expect(await read(id)).toMatchObject({ state: 'processing', failure: null, attempt: { url: second.url } });
  expect(await verdicts(id)).toContain('superseded');
  await app.pay(second);
  expect(await read(id)).toMatchObject({ state: 'succeeded', failure: null });
});

test('an opening that Stripe refuses has failed, and can be tried again', async () => {
  const id = await app.charge(person);
  app.stripe.queue('refuse');
  const { body } = await person.call('POST', `/payments/${id}/begin`, { provider: 'stripe' });
  expect(body).toMatchObject({ state: 'failed', failure: 'provider_refused' });
  await app.pay(await app.begin(person, id));
  expect(await read(id)).toMatchObject({ state: 'succeeded' });
});

test('whatever comes in whatever order and however often, a payment is paid once', async () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ];
  const step = fc.record({ type: fc.constantFrom(...types), isPaid: fc.boolean(), n: fc.nat(2) });
  const buyer = await registerPerson(app);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const id = await app.charge(buyer);
      const session = await app.begin(buyer, id);
      for (const { type, isPaid, n } of steps) {
        const paid = {
          ...session,
          status: 'complete',
          payment_status: 'paid',
          payment_intent: `pi_${session.id}`,
        };
        const object = isPaid ? paid : { ...session, status: type.endsWith('expired') ? 'expired' : 'open' };
        await app.send(app.sign(type, object, { id: `evt_${id}_${type}_${isPaid}_${n}` }));
      }
      const isPaid = steps.some((each) => each.isPaid);
      const { state, refunds } = (await buyer.call('GET', `/payments/${id}`)).body;
      expect(state === 'succeeded').toBe(isPaid);
      expect(refunds).toEqual([]);
      expect((await detail(id)).journals).toHaveLength(isPaid ? 1 : 0);
    }),
    { numRuns: 40 },
  );
});

test('without keys there is no address for events', async () => {
  const bare = await withTestApp();
  const answer = await fetch(`${bare.url}/api/payments/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
});
