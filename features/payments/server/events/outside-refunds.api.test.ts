// What happens on Stripe's own pages: refunds that nobody here asked for, and disputes, booked and taking back what they paid for.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type StripeApp, startStripeApp } from '../../../../app/testing/apps/stripe-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { findAccount, verify } from '../../../ledger/server/api.ts';

let app: StripeApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startStripeApp();
  admin = await registerAdmin(app);
});
afterEach(async () => {
  expect((await verify(app.db)).findings).toEqual([]);
});
afterAll(() => app.stop());

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const balance = async (name: Parameters<typeof findAccount>[1]) =>
  (await findAccount(app.db, name))?.balance ?? 0;
const clearing = () => balance({ kind: 'provider_clearing', owner: 'stripe' });

/** Somebody who came by a distributor's code and has bought a month through Stripe. */
async function buyer() {
  const distributor = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [distributor.id]);
  const made = (await distributor.call('POST', '/distribution/codes', { label: '', maxUses: null })).body;
  const person = await registerPerson(app);
  await sql(
    `insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals)
      values ($1, $2, $3, true, 'approved', '{}')`,
    [person.id, distributor.id, made.id],
  );
  const before = await clearing();
  const wanted = { id: randomUUID(), kind: 'plan', plan: 'month', amountFen: 3900 };
  const id: string = (await person.call('POST', '/membership/purchases', wanted)).body.paymentId;
  const session = await app.begin(person, id);
  await app.pay(session);
  const money = session.payment_intent ?? '';
  return {
    person,
    id,
    money,
    before,
    read: async () => (await person.call('GET', `/payments/${id}`)).body,
    detail: async () => (await admin.call('GET', `/admin/payments/${id}`)).body,
    isVip: async () => {
      const { vipUntil } = (await person.call('GET', '/account/session')).body.person;
      return vipUntil !== null && Date.parse(vipUntil) > Date.now();
    },
    reversed: async () =>
      (await distributor.call('GET', '/distribution/commissions')).body.commissions.map(
        ({ reversedFen }: { readonly reversedFen: number }) => reversedFen,
      ),
  };
}

let things = 0;
const refundOf = (money: string, amount: number, status = 'succeeded') => ({
  object: 'refund',
  id: `re_outside_${(things += 1)}`,
  payment_intent: money,
  amount,
  currency: 'cny',
  metadata: {},
  status,
});
const disputeOf = (money: string, amount: number) => ({
  object: 'dispute',
  id: `dp_${(things += 1)}`,
  payment_intent: money,
  amount,
  currency: 'cny',
  status: 'needs_response',
});
const tell = (type: string, object: object) => app.send(app.sign(type, object));

test('a refund on Stripe’s pages is booked once, ends VIP and takes back the commission', async () => {
  const { money, before, read, detail, isVip, reversed } = await buyer();
  expect([await isVip(), await reversed()]).toEqual([true, [0]]);
  const refund = refundOf(money, 3900);
  for (const type of ['refund.created', 'refund.updated', 'charge.refund.updated']) await tell(type, refund);
  expect(await read()).toMatchObject({ state: 'refunded', refundedFen: 3900 });
  expect((await read()).refunds).toMatchObject([{ origin: 'outside', state: 'succeeded', amountFen: 3900 }]);
  expect([await isVip(), await reversed()]).toEqual([false, [780]]);
  expect(await clearing()).toBe(before);
  expect((await detail()).attention).toBe('refund_outside');
});

test('a part of it takes the days that it is worth', async () => {
  const { money, before, read, isVip, reversed } = await buyer();
  await tell('refund.created', refundOf(money, 1300));
  expect(await read()).toMatchObject({ state: 'partially_refunded', refundedFen: 1300 });
  expect([await isVip(), await reversed()]).toEqual([true, [260]]);
  expect(await clearing()).toBe(before - 2600);
});

test('one that is on its way sets the money aside until it has left', async () => {
  const { money, read, isVip } = await buyer();
  const refund = refundOf(money, 3900, 'pending');
  await tell('refund.created', refund);
  expect((await read()).refunds).toMatchObject([{ state: 'submitted' }]);
  expect(await isVip()).toBe(false);
  await tell('refund.updated', { ...refund, status: 'succeeded' });
  expect(await read()).toMatchObject({ state: 'refunded' });
});

test('our own refund that Stripe refused, since it was made there, is the same one', async () => {
  const { id, money, read } = await buyer();
  app.stripe.queue('refuse');
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 3900, reason: 'asked' };
  await admin.call('POST', `/admin/payments/${id}/refunds`, refund);
  expect((await read()).refunds).toMatchObject([{ state: 'failed' }]);
  await tell('refund.created', refundOf(money, 3900));
  expect((await read()).refunds).toMatchObject([{ origin: 'requested', state: 'succeeded' }]);
});

test('more than is left of the price changes nothing, and an admin sees it', async () => {
  const { money, detail, isVip } = await buyer();
  await tell('refund.created', refundOf(money, 4000));
  expect(await detail()).toMatchObject({ state: 'succeeded', attention: 'refund_exceeds' });
  expect(await isVip()).toBe(true);
});

test('a dispute takes back at once, and lost it is booked as gone', async () => {
  const { money, before, read, isVip, reversed } = await buyer();
  const dispute = disputeOf(money, 3900);
  await tell('charge.dispute.created', dispute);
  await tell('charge.dispute.funds_withdrawn', dispute);
  expect((await read()).refunds).toMatchObject([{ origin: 'dispute', state: 'submitted' }]);
  expect([await isVip(), await reversed()]).toEqual([false, [780]]);
  expect(await clearing()).toBe(before - 3900);
  // However long it takes, nobody hands it to Stripe as a refund of ours.
  const made = app.stripe.state.refunds.length;
  await app.reconcileLater();
  await app.reconcileLater();
  expect(app.stripe.state.refunds).toHaveLength(made);
  expect((await read()).refunds).toMatchObject([{ origin: 'dispute', state: 'submitted' }]);
  await tell('charge.dispute.closed', { ...dispute, status: 'lost' });
  expect(await read()).toMatchObject({ state: 'refunded', refundedFen: 3900 });
  expect(await clearing()).toBe(before);
});

test('a dispute that is won gives back what was bought, once, in whatever order it is told', async () => {
  const { person, money, before, read, isVip } = await buyer();
  const dispute = disputeOf(money, 3900);
  const won = { ...dispute, status: 'won' };
  const told = async (): Promise<{ title: string; detail: string }[]> =>
    (await person.call('GET', '/notices')).body.notices;
  await tell('charge.dispute.created', dispute);
  expect((await told())[0]?.detail).toMatch(/VIP 已经结束/);
  for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated']) await tell(type, won);
  expect((await read()).refunds).toMatchObject([{ origin: 'dispute', state: 'reversed' }]);
  expect(await read()).toMatchObject({ state: 'succeeded', refundedFen: 0 });
  expect(await isVip()).toBe(true);
  expect(await clearing()).toBe(before - 3900);
  // Who was told that VIP has ended is told that it has not, and the notice before it says so, too.
  const about = (await told()).filter(({ title }) => title.includes('你的 VIP'));
  const [, day] = /有效期到 (.+)。$/.exec(about[0]?.detail ?? '') ?? [];
  expect(about.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^你的 VIP 加回了 \d+ 天$/),
    expect.stringMatching(/^退款以后，你的 VIP 少了 \d+ 天$/),
  ]);
  expect(about[1]?.detail).toContain(`后来争议了结，这些天已经加回，VIP 有效期到 ${day}。`);
});

test('an admin sees why a payment is disputed and until when to answer, and in the end how it ended', async () => {
  const { id, money } = await buyer();
  const due = Math.floor(Date.now() / 1000) + 7 * 24 * 3600;
  const dispute = {
    ...disputeOf(money, 3900),
    reason: 'product_not_received',
    evidence_details: { due_by: due },
  };
  const list = async (state: string) =>
    (await admin.call('GET', `/admin/disputes?state=${state}`)).body.disputes.filter(
      ({ paymentId }: { readonly paymentId: string }) => paymentId === id,
    );
  const waiting = async () => {
    const overview = (await admin.call('GET', '/admin/overview?days=7')).body;
    return JSON.stringify(overview).includes('/admin/payments/disputes?state=open');
  };
  await tell('charge.dispute.created', dispute);
  expect(await list('open')).toMatchObject([
    {
      amountFen: 3900,
      bankReason: 'product_not_received',
      answerBy: new Date(due * 1000).toISOString(),
      providerDispute: dispute.id,
    },
  ]);
  expect(await waiting()).toBe(true);
  await tell('charge.dispute.updated', { ...dispute, status: 'under_review' });
  expect(await list('open')).toMatchObject([{ answerBy: null, bankReason: 'product_not_received' }]);
  await tell('charge.dispute.closed', { ...dispute, status: 'lost' });
  expect([await list('open'), (await list('lost')).length]).toEqual([[], 1]);
  const { rows } = (await admin.call('GET', '/admin/payments/revenue?days=7')).body;
  expect(rows.some(({ disputedFen }: { readonly disputedFen: number }) => disputedFen >= 3900)).toBe(true);
});

test('what stands out is put aside by who has seen just that, once, and stays in the audit', async () => {
  const { id, money, detail } = await buyer();
  await tell('refund.created', refundOf(money, 1000));
  const put = (attention: string) => admin.call('POST', `/admin/payments/${id}/looked-at`, { attention });
  const listed = async () =>
    (await admin.call('GET', '/admin/payments?toLookAt=yes')).body.payments.some(
      (payment: { readonly id: string }) => payment.id === id,
    );
  expect(await listed()).toBe(true);
  expect(await put('surplus')).toMatchObject({ status: 409, body: { code: 'ATTENTION_CHANGED' } });
  expect((await put('refund_outside')).status).toBe(200);
  expect((await put('refund_outside')).status).toBe(200);
  expect([(await detail()).attention, await listed()]).toEqual([null, false]);
  const { number } = await detail();
  const entries = await sql(
    `select count(*)::int as count from audit_entries
      where action = 'payment_looked_at' and before->>'payment' = $1`,
    [number],
  );
  expect(entries).toEqual([{ count: 1 }]);
});

test('a refund that is told of before its payment is booked when the payment has come', async () => {
  const person = await registerPerson(app);
  const wanted = { id: randomUUID(), kind: 'plan', plan: 'month', amountFen: 3900 };
  const id: string = (await person.call('POST', '/membership/purchases', wanted)).body.paymentId;
  const session = await app.begin(person, id);
  const paid = app.sign('checkout.session.completed', app.stripe.state.pay(session));
  await tell('refund.created', refundOf(session.payment_intent ?? '', 3900));
  await app.send(paid);
  const read = async () => (await person.call('GET', `/payments/${id}`)).body;
  expect(await read()).toMatchObject({ state: 'succeeded', refunds: [] });
  await sql(
    `update payment_events set received_at = received_at - interval '1 minute' where waits_for is not null`,
  );
  await app.reconcilePayments();
  expect(await read()).toMatchObject({ state: 'refunded', refunds: [{ origin: 'outside' }] });
});

test('an inquiry takes no money, and money that is nobody’s is only noted', async () => {
  const { money, read, isVip } = await buyer();
  await tell('charge.dispute.created', { ...disputeOf(money, 3900), status: 'warning_needs_response' });
  expect((await read()).refunds).toEqual([]);
  expect(await isVip()).toBe(true);
  expect((await tell('refund.created', refundOf('pi_of_somebody_else', 3900))).status).toBe(200);
});
