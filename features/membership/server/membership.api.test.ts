// Membership over HTTP: buying, paying, running out, applying packs, refunds; once each, however often it is asked for.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundPrice } from '../../../app/testing/apps/paying-app.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { beginKnowingly } from '../../../app/testing/clients/begin-payment.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { findAccount, verify } from '../../ledger/server/api.ts';
import { addMonths, dayOfMonth } from '../domain/calendar.ts';

let app: TestApp;
let db: Database;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
  admin = await registerAdmin(app);
});
afterAll(async () => {
  expect((await verify(db)).findings).toEqual([]);
  await db.$client.end();
  await app.stop();
});

const MONTH = { kind: 'plan', plan: 'month', amountFen: 3900 } as const;
const packs = (boosters: number) => ({ kind: 'boosters', count: boosters, amountFen: boosters * 600 });
type Choice = { readonly amountFen: number; readonly [field: string]: string | number };

const buy = (person: TestPerson, choice: Choice, id: string = randomUUID()) =>
  person.call('POST', '/membership/purchases', { id, ...choice });
const overviewOf = async (person: TestPerson) => (await person.call('GET', '/membership')).body;
const historyOf = async (person: TestPerson) => (await person.call('GET', '/membership/history')).body.events;
const apply = (person: TestPerson, id: string = randomUUID()) =>
  person.call('POST', '/membership/boosters/apply', { id });
const balanceOf = async (
  kind: 'customer_prepaid' | 'minutes_boosters' | 'minutes_extra',
  person: TestPerson,
) => (await findAccount(db, { kind, owner: person.id }))?.balance ?? 0;

async function pay(person: TestPerson, paymentId: string, play = 'succeed') {
  await beginKnowingly(person, paymentId);
  return (await person.call('POST', `/payments/${paymentId}/test`, { play })).body;
}

/** Buys and pays; answers the payment's id. */
async function acquire(person: TestPerson, choice: Choice): Promise<string> {
  const { body } = await buy(person, choice);
  expect(await pay(person, body.paymentId)).toMatchObject({ state: 'succeeded' });
  return body.paymentId;
}

const refund = (paymentId: string, amountFen: number, refundId: string = randomUUID()) =>
  refundPrice(admin, paymentId, amountFen, { refundId });

/** The end of so many months from now, as the calendar has it where the person's browser has told no zone. */
const monthsFromNow = (months: number) => {
  const now = new Date();
  return addMonths(now, months, 'UTC', dayOfMonth(now, 'UTC')).getTime();
};
const about = (moment: string) => Date.parse(moment);
const MINUTE_MS = 60_000;

test.each([
  ['GET', '/membership'],
  ['GET', '/membership/history'],
  ['POST', '/membership/purchases'],
  ['POST', '/membership/boosters/apply'],
])('%s %s needs somebody who is signed in', async (method, path) => {
  expect((await app.guest().call(method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
});

test('somebody new is free, with the prices before them and nothing behind', async () => {
  const person = await registerPerson(app);
  expect(await overviewOf(person)).toMatchObject({
    kind: 'free',
    vipUntil: null,
    plans: [
      { plan: 'month', months: 1, amountFen: 3900 },
      { plan: 'quarter', months: 3, amountFen: 9900 },
      { plan: 'year', months: 12, amountFen: 35_800 },
    ],
    boosterFen: 600,
    gives: { minutes: { free: 15, vip: 45 }, knowledgePacks: { free: 1, vip: 2 }, boosterMinutes: 15 },
    boosters: { owned: 0, appliedThisMonth: 0, mostPerMonth: 3 },
    open: [],
  });
  expect(await historyOf(person)).toEqual([]);
});

describe('buying VIP', () => {
  test('gives nothing before it is paid, and until the promised day after', async () => {
    const person = await registerPerson(app);
    const { body } = await buy(person, MONTH);
    expect(await overviewOf(person)).toMatchObject({
      kind: 'free',
      open: [{ paymentId: body.paymentId, plan: 'month', quantity: 1, amountFen: 3900 }],
    });
    const { plans } = await overviewOf(person);
    expect(await pay(person, body.paymentId)).toMatchObject({ state: 'succeeded' });
    const paid = await overviewOf(person);
    expect(paid).toMatchObject({ kind: 'vip', open: [] });
    expect(Math.abs(about(paid.vipUntil) - monthsFromNow(1))).toBeLessThan(MINUTE_MS);
    expect(Math.abs(about(paid.vipUntil) - about(plans[0].until))).toBeLessThan(MINUTE_MS);
    expect((await person.call('GET', '/account/session')).body.person.vipUntil).toBe(paid.vipUntil);
    expect(await balanceOf('customer_prepaid', person)).toBe(0);
    expect(await historyOf(person)).toMatchObject([
      { kind: 'vip', source: 'purchase', plan: 'month', months: 1, amountFen: 3900, end: paid.vipUntil },
    ]);
  });

  test('again extends from the end', async () => {
    const person = await registerPerson(app);
    await acquire(person, MONTH);
    await acquire(person, { kind: 'plan', plan: 'quarter', amountFen: 9900 });
    const { vipUntil } = await overviewOf(person);
    expect(Math.abs(about(vipUntil) - monthsFromNow(4))).toBeLessThan(MINUTE_MS);
    const [second, first] = await historyOf(person);
    expect(second.begin).toBe(first.end);
  });

  test('a payment that fails or comes twice gives nothing, or once', async () => {
    const person = await registerPerson(app);
    const { body } = await buy(person, MONTH);
    expect(await pay(person, body.paymentId, 'fail')).toMatchObject({ state: 'failed' });
    expect(await overviewOf(person)).toMatchObject({ kind: 'free' });
    await pay(person, body.paymentId, 'twice');
    expect(await historyOf(person)).toHaveLength(1);
    const { vipUntil } = await overviewOf(person);
    expect(Math.abs(about(vipUntil) - monthsFromNow(1))).toBeLessThan(MINUTE_MS);
  });

  test('a payment that comes after its time still gives what it paid for', async () => {
    const person = await registerPerson(app);
    const { body } = await buy(person, MONTH);
    await pay(person, body.paymentId, 'late');
    expect(await overviewOf(person)).toMatchObject({ kind: 'vip' });
    expect(await balanceOf('customer_prepaid', person)).toBe(0);
  });

  test('twenty taps with one id are one purchase and one payment', async () => {
    const person = await registerPerson(app);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(person, MONTH, id)));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ paymentId: id })));
    expect((await overviewOf(person)).open).toHaveLength(1);
    expect((await person.call('GET', '/payments')).body.payments).toHaveLength(1);
  });

  test('an id names one purchase of one person', async () => {
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    const id = randomUUID();
    await buy(person, MONTH, id);
    expect((await buy(person, packs(2), id)).body.code).toBe('PURCHASE_TAKEN');
    const taken = await buy(other, MONTH, id);
    expect([taken.status, taken.body.code]).toEqual([409, 'PURCHASE_TAKEN']);
    expect((await overviewOf(other)).open).toEqual([]);
  });

  test('needs one thing, a known plan, and a number of packs from 1 to 20', async () => {
    const person = await registerPerson(app);
    const wrong = [
      { amountFen: 3900 },
      { plan: 'month', amountFen: 3900 },
      { kind: 'plan', count: 1, amountFen: 3900 },
      { kind: 'plan', plan: 'week', amountFen: 3900 },
      { kind: 'boosters', plan: 'month', amountFen: 3900 },
      { kind: 'boosters', count: 0, amountFen: 600 },
      { kind: 'boosters', count: 21, amountFen: 12_600 },
    ];
    for (const choice of wrong) expect((await buy(person, choice)).status).toBe(400);
  });

  test('at another price than the one that holds is refused with the price', async () => {
    const person = await registerPerson(app);
    const answer = await buy(person, { kind: 'plan', plan: 'month', amountFen: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', data: { amountFen: 3900 } } });
    expect((await overviewOf(person)).open).toEqual([]);
  });
});

describe('booster packs', () => {
  test('are owned once paid, and applied one by one, at most three a month', async () => {
    const person = await registerPerson(app);
    await acquire(person, packs(5));
    expect((await overviewOf(person)).boosters).toMatchObject({ owned: 5, appliedThisMonth: 0 });
    for (const left of [4, 3, 2]) expect((await apply(person)).body).toMatchObject({ owned: left });
    expect(await apply(person)).toMatchObject({ status: 409, body: { code: 'BOOSTERS_USED_UP' } });
    expect(await balanceOf('minutes_extra', person)).toBe(3 * 900);
    expect((await historyOf(person)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'applied',
      'applied',
      'applied',
      'packs',
    ]);
  });

  test('that nobody owns are not applied', async () => {
    const person = await registerPerson(app);
    expect(await apply(person)).toMatchObject({ status: 409, body: { code: 'NO_BOOSTER' } });
  });

  test('twenty taps at once apply three; one tap that is sent twenty times applies one', async () => {
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    await acquire(person, packs(20));
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf('minutes_boosters', person)).toBe(17 * 900);
    await acquire(other, packs(20));
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => apply(other, id)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await balanceOf('minutes_extra', other)).toBe(900);
    expect((await apply(person, id)).body.code).toBe('APPLICATION_TAKEN');
  });

  test('are counted anew in the next month', async () => {
    const person = await registerPerson(app);
    await acquire(person, packs(4));
    for (let tap = 0; tap < 3; tap += 1) await apply(person);
    const { month } = (await overviewOf(person)).boosters;
    await runSql(app.databaseUrl, "update booster_applications set month = '2020-01' where user_id = $1", [
      person.id,
    ]);
    expect((await apply(person)).body).toMatchObject({ owned: 0, appliedThisMonth: 1, month });
  });
});

describe('a refund', () => {
  test('shows an admin beforehand what it would take', async () => {
    const person = await registerPerson(app);
    const seen = async (paymentId: string) =>
      (await admin.call('GET', `/admin/payments/${paymentId}`, undefined, { 'accept-language': 'en' })).body;
    const bought = await acquire(person, packs(3));
    await apply(person);
    expect(await seen(bought)).toMatchObject({
      title: '3 booster packs',
      refundable: { priceFen: 1800, rightFen: 1200 },
      takes: '2 unused booster packs are taken back',
    });
    const running = await acquire(person, MONTH);
    const next = await acquire(person, MONTH);
    const { refundable } = await seen(running);
    expect(refundable).toMatchObject({ priceFen: 3900, rightFen: 3900 });
    expect((await refund(running, 3901)).body.code).toBe('REFUND_TOO_LARGE');
    expect(await seen(next)).toMatchObject({ title: 'VIP, 1 month', refundable: { priceFen: 3900 } });
    await refund(next, 3900);
    expect(await seen(next)).toMatchObject({
      refundable: { priceFen: 0 },
      takes: expect.stringMatching(/^VIP still runs until /),
    });
  });

  test('of a period that has not begun takes all of it, and leaves the running one alone', async () => {
    const person = await registerPerson(app);
    await acquire(person, MONTH);
    const { vipUntil } = await overviewOf(person);
    const second = await acquire(person, MONTH);
    expect((await refund(second, 3900)).status).toBe(200);
    expect((await overviewOf(person)).vipUntil).toBe(vipUntil);
    expect((await historyOf(person))[0]).toMatchObject({ kind: 'taken_back', amountFen: 3900 });
    expect(await balanceOf('customer_prepaid', person)).toBe(0);
  });

  test('of a period that runs takes the days that it is worth, and draws forward what follows', async () => {
    const person = await registerPerson(app);
    const first = await acquire(person, MONTH);
    const [{ begin, end }] = await historyOf(person);
    const days = Math.round((about(end) - about(begin)) / 86_400_000);
    await acquire(person, MONTH);
    const most = Math.floor((3900 * (days - 1)) / days);
    expect(await refund(first, 3901)).toMatchObject({ status: 409, body: { code: 'REFUND_TOO_LARGE' } });
    expect((await refund(first, most)).status).toBe(200);
    const [back, next] = await historyOf(person);
    expect(back).toMatchObject({ kind: 'taken_back', days: days - 1 });
    expect(about(next.begin) - about(begin)).toBe(86_400_000);
    expect(await overviewOf(person)).toMatchObject({ kind: 'vip' });
  });

  test('of the running period alone leaves VIP until the end of today’s 24 hours, in parts as at once', async () => {
    const person = await registerPerson(app);
    const paymentId = await acquire(person, MONTH);
    const [{ begin, end }] = await historyOf(person);
    const days = Math.round((about(end) - about(begin)) / 86_400_000);
    const most = Math.floor((3900 * (days - 1)) / days);
    for (const part of [Math.floor(most / 2), most - Math.floor(most / 2)]) {
      expect((await refund(paymentId, part)).status).toBe(200);
    }
    const { vipUntil } = await overviewOf(person);
    expect(about(vipUntil) - about(begin)).toBe(86_400_000);
  });

  test('of packs takes those that are not applied', async () => {
    const person = await registerPerson(app);
    const paymentId = await acquire(person, packs(3));
    await apply(person);
    expect((await refund(paymentId, 600)).status).toBe(200);
    expect((await overviewOf(person)).boosters).toMatchObject({ owned: 1 });
    expect((await refund(paymentId, 600)).status).toBe(200);
    expect((await overviewOf(person)).boosters).toMatchObject({ owned: 0 });
    expect((await apply(person)).body.code).toBe('NO_BOOSTER');
    expect((await historyOf(person))[0]).toMatchObject({ kind: 'taken_back', packs: 1, amountFen: 600 });
  });

  test('and applying at the same moment never both have one pack', async () => {
    const person = await registerPerson(app);
    const paymentId = await acquire(person, packs(1));
    const [applied, refunded] = await Promise.all([apply(person), refund(paymentId, 600)]);
    // An admin may give the money back all the same; the pack goes only where it is still there.
    expect([refunded.status, [200, 409].includes(applied.status)]).toEqual([200, true]);
    expect(await balanceOf('minutes_boosters', person)).toBe(0);
  });

  test('that is sent ten times at once is one', async () => {
    const person = await registerPerson(app);
    const paymentId = await acquire(person, packs(2));
    const id = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => refund(paymentId, 600, id)));
    expect((await overviewOf(person)).boosters).toMatchObject({ owned: 1 });
  });
});

test('what ran out is free again by the date alone, and the history keeps it', async () => {
  const person = await registerPerson(app);
  await acquire(person, MONTH);
  // The rows are append-only for all of us; a test may be older than that.
  await runSql(app.databaseUrl, 'alter table membership_grants disable trigger membership_grants_stay');
  await runSql(
    app.databaseUrl,
    "update membership_grants set created_at = created_at - interval '40 days' where user_id = $1",
    [person.id],
  );
  await runSql(app.databaseUrl, 'alter table membership_grants enable trigger membership_grants_stay');
  const overview = await overviewOf(person);
  expect(overview.kind).toBe('free');
  expect(about(overview.vipUntil)).toBeLessThan(Date.now());
  expect(Math.abs(about(overview.plans[0].until) - monthsFromNow(1))).toBeLessThan(MINUTE_MS);
  expect(await historyOf(person)).toHaveLength(1);
});

test('the history is paged, each event once, the newest first', async () => {
  const person = await registerPerson(app);
  for (let round = 0; round < 3; round += 1) {
    const paymentId = await acquire(person, packs(20));
    for (let part = 0; part < 12; part += 1) await refund(paymentId, 600);
  }
  const seen: { readonly id: string; readonly createdAt: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await person.call('GET', `/membership/history?cursor=${cursor}`);
    seen.push(...body.events);
    cursor = body.nextCursor;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(39);
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen.map(({ createdAt }) => createdAt).toSorted((one, other) => (one < other ? 1 : -1)),
  );
});

test('nobody sees or applies what is another’s', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  await acquire(person, packs(1));
  expect((await overviewOf(other)).boosters.owned).toBe(0);
  expect((await apply(other)).body.code).toBe('NO_BOOSTER');
  expect(await historyOf(other)).toEqual([]);
});
