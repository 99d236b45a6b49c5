// Commission on the real database: with real payments of members, and with random turns of events against a model.

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { refundPrice } from '../../../../app/testing/apps/paying-app.ts';
import { openDatabaseOf, startApp } from '../../../../app/testing/apps/start-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { verify } from '../../../ledger/server/api.ts';
import type { PurchaseChoice } from '../../../membership/domain/index.ts';
import { createDistribution } from '../api.ts';

const app = await startApp();
const db = openDatabaseOf(app);
const admin = await registerAdmin(app);
afterEach(async () => {
  expect((await verify(db)).findings).toEqual([]);
});

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const earnings = async (who: TestPerson) => (await who.call('GET', '/distribution/earnings')).body;
const commissions = async (who: TestPerson) =>
  (await who.call('GET', '/distribution/commissions')).body.commissions;

async function newDistributor(): Promise<TestPerson & { readonly code: string }> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [person.id]);
  await reauthenticate(person);
  const { code } = (await person.call('POST', '/distribution/codes', { label: '', maxUses: null })).body;
  return { ...person, code };
}

let count = 0;
async function come(inviteCode: string): Promise<TestPerson> {
  const client = app.guest();
  count += 1;
  const username = `komm${process.pid}x${count}`;
  const email = `${username}@example.org`;
  const form = { username, email, password: PASSWORD, repeated: PASSWORD, inviteCode };
  const { status, body } = await client.call('POST', '/account/register', form);
  if (status !== 200) throw new Error(`nobody came: ${JSON.stringify(body)}`);
  await client.call('PUT', '/privacy/age', { age: 'adult' });
  await sql('update users set email_verified = true where id = $1', [body.id]);
  return { ...client, id: body.id, username, email };
}

const notAsked = () => Promise.reject(new Error('not asked for here'));
const { commission: port } = createDistribution({
  get db() {
    return db;
  },
  secret: 'the secret of this test file alone, long enough',
  publicUrl: () => app.url,
  postNotice: notAsked,
  noteSharing: notAsked,
  ageOf: notAsked,
  readTerms: async () => ({
    membershipRate: 2000,
    orderFeeRate: 1000,
    earningDays: 365,
    holdDays: 14,
    minimumWithdrawalFen: 10_000,
    secondApprovalFen: 500_000,
  }),
  readTermsOf: notAsked,
  jobs: { define: () => undefined, start: notAsked, send: notAsked, stop: notAsked },
});

async function buy(
  person: TestPerson,
  choice: PurchaseChoice & { readonly amountFen: number },
): Promise<string> {
  const { body } = await person.call('POST', '/membership/purchases', { id: randomUUID(), ...choice });
  // The same was bought a moment ago, and the payer knows.
  const { alike } = (await person.call('GET', `/payments/${body.paymentId}`)).body;
  const besides = alike ? { besides: alike.id } : {};
  await person.call('POST', `/payments/${body.paymentId}/begin`, { provider: 'test', ...besides });
  const paid = await person.call('POST', `/payments/${body.paymentId}/test`, { play: 'succeed' });
  expect(paid.body).toMatchObject({ state: 'succeeded' });
  return body.paymentId;
}
const MONTH = { kind: 'plan', plan: 'month', amountFen: 3900 } as const;

const refund = (paymentId: string, amountFen: number) => refundPrice(admin, paymentId, amountFen);
/** Ends the hold of all that a distributor waits for. */
const passHold = (who: TestPerson) =>
  sql(`update commissions set available_at = now() - interval '1 second' where distributor_id = $1`, [
    who.id,
  ]);

test('a fifth of what a guest pays for memberships and boosters comes, waits 14 days, and is available then', async () => {
  const who = await newDistributor();
  const guest = await come(who.code);
  await buy(guest, MONTH);
  await buy(guest, { kind: 'boosters', count: 3, amountFen: 1800 });
  const [booster, month] = await commissions(who);
  expect(month).toMatchObject({
    source: 'membership',
    baseFen: 3900,
    rate: 2000,
    amountFen: 780,
    code: who.code,
  });
  expect(booster).toMatchObject({ source: 'booster', amountFen: 360, maskedName: 'k***', isMatured: false });
  const days = (Date.parse(month.availableAt) - Date.parse(month.createdAt)) / 86_400_000;
  expect(Math.round(days * 100) / 100).toBe(14);
  expect(await earnings(who)).toMatchObject({ pendingFen: 1140, availableFen: 0, owedFen: 0 });
  await passHold(who);
  expect(await earnings(who)).toMatchObject({ pendingFen: 0, availableFen: 1140, owedFen: 0 });
  expect((await commissions(who))[0]).toMatchObject({ isMatured: true });
  const [chart] = (await who.call('GET', '/distribution/earnings/chart?unit=month&zone=Asia/Shanghai')).body;
  expect(chart).toMatchObject({
    earnedFen: 1140,
    payments: 2,
    bucket: expect.stringMatching(/^\d{4}-\d\d$/),
  });
  const wrong = await who.call('GET', '/distribution/earnings/chart?unit=day&zone=Mars/Olympus');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'ZONE_UNKNOWN']);
});

test('a refund in the hold takes its share out of the hold', async () => {
  const who = await newDistributor();
  const paymentId = await buy(await come(who.code), MONTH);
  expect((await refund(paymentId, 1300)).status).toBe(200);
  expect(await earnings(who)).toMatchObject({ pendingFen: 520, availableFen: 0, owedFen: 0 });
  expect((await commissions(who))[0]).toMatchObject({ amountFen: 780, reversedFen: 260 });
});

test('a refund after the payout is owed, and later earnings fill it first', async () => {
  const who = await newDistributor();
  const guest = await come(who.code);
  await buy(guest, { kind: 'plan', plan: 'year', amountFen: 35_800 });
  await buy(guest, { kind: 'boosters', count: 20, amountFen: 12_000 });
  const paymentId = await buy(guest, { kind: 'boosters', count: 20, amountFen: 12_000 });
  await passHold(who);
  expect(await earnings(who)).toMatchObject({ availableFen: 11_960 });
  const id = randomUUID();
  const payee = { method: 'alipay', name: 'Lan', account: 'lan@example.org' };
  expect((await who.call('POST', '/distribution/withdrawals', { id, amountFen: 11_960, payee })).status).toBe(
    200,
  );
  for (const action of ['approve', 'submit'])
    await admin.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: action } });
  const payout = { reference: 'A-1', on: '2026-03-01' };
  await admin.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: 'pay', payout } });
  expect((await refund(paymentId, 12_000)).status).toBe(200);
  const owing = { pendingFen: 0, availableFen: 0, owedFen: 2400, paidOutFen: 11_960 };
  expect(await earnings(who)).toMatchObject(owing);
  await buy(guest, { kind: 'boosters', count: 20, amountFen: 12_000 });
  await buy(guest, { kind: 'boosters', count: 1, amountFen: 600 });
  expect(await earnings(who)).toMatchObject({ ...owing, pendingFen: 2520 });
  await passHold(who);
  expect(await earnings(who)).toMatchObject({ pendingFen: 0, availableFen: 120, owedFen: 0 });
});

const pay = (guest: TestPerson, baseFen = 3900, at = new Date(), reference: string = randomUUID()) =>
  port.accrue(db, { invitedId: guest.id, source: 'order_fee', reference, baseFen, at });

test('nothing is earned by a learner’s link, after a year, by who is no distributor any more, or of next to nothing', async () => {
  const who = await newDistributor();
  const guest = await come(who.code);
  expect(await pay(guest, 3900, new Date(Date.now() + 366 * 86_400_000))).toBe(false);
  expect(await pay(guest, 4)).toBe(false);
  expect(await pay(guest, 3900, new Date(Date.now() + 364 * 86_400_000))).toBe(true);
  expect(await pay(who)).toBe(false);

  const learner = await registerPerson(app);
  const friend = await come((await learner.call('GET', '/referral')).body.code);
  expect(await pay(friend)).toBe(false);
  await sql(`update users set role = 'distributor' where id = $1`, [learner.id]);
  expect(await pay(friend)).toBe(false);
  expect(await pay(await come((await learner.call('GET', '/referral')).body.code))).toBe(true);

  await sql(`update users set role = 'student' where id = $1`, [who.id]);
  expect(await pay(guest)).toBe(false);
  await sql(`update users set role = 'distributor', banned_at = now(), ban_reason = 'test' where id = $1`, [
    who.id,
  ]);
  expect(await pay(guest)).toBe(false);
});

test('a payment earns once, however often it is told, and a refund takes back once', async () => {
  const who = await newDistributor();
  const guest = await come(who.code);
  const reference = randomUUID();
  const told = await Promise.all(Array.from({ length: 10 }, () => pay(guest, 3900, new Date(), reference)));
  expect(told.filter(Boolean)).toHaveLength(1);
  const back = { key: randomUUID(), source: 'order_fee', reference, refundedFen: 1300 } as const;
  await Promise.all(Array.from({ length: 10 }, () => db.transaction((tx) => port.reverse(tx, back))));
  expect(await earnings(who)).toMatchObject({ pendingFen: 260, owedFen: 0 });
  await port.reverse(db, { ...back, key: randomUUID(), reference: randomUUID() });
});

test('commission of a suspicious invitation stays in the hold until an admin has looked', async () => {
  const who = await newDistributor();
  const [one, other] = [await come(who.code), await come(who.code)];
  for (const guest of [one, other]) {
    await sql(`update invitations set verdict = 'suspicious' where invited_id = $1`, [guest.id]);
    expect(await pay(guest, 10_000)).toBe(true);
  }
  await passHold(who);
  expect(await earnings(who)).toMatchObject({ pendingFen: 2000, availableFen: 0 });
  expect((await commissions(who))[0]).toMatchObject({ verdict: 'suspicious', isMatured: false });
  const judge = (guest: TestPerson, verdict: string) =>
    admin.call('POST', `/admin/referral/invitations/${guest.id}/verdict`, { verdict });
  expect((await judge(one, 'approved')).status).toBe(200);
  expect(await earnings(who)).toMatchObject({ pendingFen: 1000, availableFen: 1000 });
  expect((await judge(other, 'rejected')).status).toBe(200);
  expect(await earnings(who)).toMatchObject({ pendingFen: 0, availableFen: 1000, owedFen: 0 });
  expect(await pay(other)).toBe(false);
});

type Model = {
  pending: number;
  available: number;
  owed: number;
  paidOut: number;
  readonly commissions: {
    readonly reference: string;
    readonly base: number;
    refunded: number;
    taken: number;
    isMatured: boolean;
  }[];
  readonly flights: { readonly id: string; readonly amount: number }[];
};
type Step = {
  readonly do: 'earn' | 'refund' | 'mature' | 'withdraw' | 'cancel' | 'pay' | 'fail';
  readonly n: number;
};

const half = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
const income = (model: Model, amount: number) => {
  const filled = Math.min(model.owed, amount);
  model.owed -= filled;
  model.available += amount - filled;
};

/** Does one thing to the product over its own ways, and the same to the model. */
async function take(who: TestPerson, guest: TestPerson, model: Model, { do: what, n }: Step): Promise<void> {
  if (what === 'earn') {
    const [base, reference] = [1 + (n % 90_000), randomUUID()];
    const amount = half(base, 10);
    expect(await pay(guest, base, new Date(), reference)).toBe(amount > 0);
    if (amount === 0) return;
    model.pending += amount;
    model.commissions.push({ reference, base, refunded: 0, taken: 0, isMatured: false });
  } else if (what === 'refund') {
    const commission = model.commissions[n % Math.max(1, model.commissions.length)];
    if (!commission) return;
    const { reference, base } = commission;
    const refundedFen = 1 + (n % base);
    await db.transaction((tx) =>
      port.reverse(tx, { key: randomUUID(), source: 'order_fee', reference, refundedFen }),
    );
    commission.refunded = Math.min(base, commission.refunded + refundedFen);
    const taken = half(half(base, 10) * commission.refunded, base) - commission.taken;
    commission.taken += taken;
    if (!commission.isMatured) model.pending -= taken;
    else {
      const there = Math.min(model.available, taken);
      model.available -= there;
      model.owed += taken - there;
    }
  } else if (what === 'mature') {
    await passHold(who);
    for (const commission of model.commissions.filter(({ isMatured }) => !isMatured)) {
      const left = half(commission.base, 10) - commission.taken;
      commission.isMatured = true;
      model.pending -= left;
      income(model, left);
    }
  } else if (what === 'withdraw') {
    const [id, amount] = [randomUUID(), 10_000 + (n % 8000)];
    const payee = { method: 'pix', name: 'Ana', account: 'ana@example.org' };
    const { status } = await who.call('POST', '/distribution/withdrawals', { id, amountFen: amount, payee });
    expect(status).toBe(amount <= model.available ? 200 : 409);
    if (status !== 200) return;
    model.available -= amount;
    model.flights.push({ id, amount });
  } else {
    const [flight] = model.flights.splice(n % Math.max(1, model.flights.length), 1);
    if (!flight) return;
    await end(who, flight.id, what);
    if (what === 'pay') model.paidOut += flight.amount;
    else income(model, flight.amount);
  }
}

async function end(who: TestPerson, id: string, how: 'cancel' | 'pay' | 'fail'): Promise<void> {
  const act = async (action: string, more = {}) =>
    expect(
      (await admin.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: action, ...more } }))
        .status,
    ).toBe(200);
  if (how === 'cancel') return void (await who.call('POST', `/distribution/withdrawals/${id}/cancel`, {}));
  await act('approve');
  await act('submit');
  await act('doubt', { note: 'no answer' });
  await act(how, how === 'pay' ? { payout: { reference: 'B', on: '2026-02-03' } } : { note: 'sent back' });
}

test('random turns of earning, refunding, maturing and withdrawing agree with a simple model', {
  timeout: 120_000,
}, async () => {
  const names = [
    'earn',
    'earn',
    'earn',
    'refund',
    'mature',
    'withdraw',
    'withdraw',
    'cancel',
    'pay',
    'fail',
  ] as const;
  const step = fc.record({ do: fc.constantFrom(...names), n: fc.nat(999_999) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await sql('delete from rate_limits');
      const who = await newDistributor();
      const guest = await come(who.code);
      const model: Model = { pending: 0, available: 0, owed: 0, paidOut: 0, commissions: [], flights: [] };
      for (const one of steps) {
        await take(who, guest, model, one);
        expect(await earnings(who)).toMatchObject({
          pendingFen: model.pending,
          availableFen: model.available,
          owedFen: model.owed,
          paidOutFen: model.paidOut,
          inFlightFen: model.flights.reduce((sum, { amount }) => sum + amount, 0),
        });
      }
    }),
    { numRuns: 12 },
  );
});
