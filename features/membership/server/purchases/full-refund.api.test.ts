// Giving a VIP purchase back: in full for 14 days with little use, by its buyer; beyond that by an admin with a reason.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { beginKnowingly } from '../../../../app/testing/clients/begin-payment.ts';
import {
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { waitForMails } from '../../../../app/testing/mails.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { findAccount, verify } from '../../../ledger/server/api.ts';

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

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const PRICES = { month: 3900, year: 35_800 } as const;

async function buy(who: TestPerson, plan: keyof typeof PRICES = 'month'): Promise<string> {
  const wanted = { id: randomUUID(), kind: 'plan', plan, amountFen: PRICES[plan] };
  const id = (await who.call('POST', '/membership/purchases', wanted)).body.paymentId;
  await beginKnowingly(who, id);
  const paid = await who.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  expect(paid.body.state).toBe('succeeded');
  return id;
}

async function newBuyer(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await reauthenticate(person);
  return person;
}

const rightOf = async (who: TestPerson, id: string) => (await who.call('GET', `/payments/${id}`)).body.right;
const withdraw = (who: Pick<TestPerson, 'call'>, id: string, refundId: string = randomUUID()) =>
  who.call('POST', `/payments/${id}/withdrawal`, { refundId });
const vipUntil = async (who: TestPerson) =>
  Date.parse((await who.call('GET', '/account/session')).body.person.vipUntil ?? 0);
const study = (who: TestPerson, minutes: number) =>
  sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds) values ($1, current_date + 1, $2, $2)`,
    [who.id, minutes * 60],
  );
/** The purchase, and what it gave, were that long ago. */
async function age(who: TestPerson, days: number): Promise<void> {
  await sql('alter table membership_grants disable trigger membership_grants_stay');
  await sql(
    `update membership_grants set created_at = created_at - make_interval(days => $2),
      begins_at = begins_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2) where user_id = $1`,
    [who.id, days],
  );
  await sql('alter table membership_grants enable trigger membership_grants_stay');
  await sql(
    `update membership_purchases set fulfilled_at = fulfilled_at - make_interval(days => $2) where user_id = $1`,
    [who.id, days],
  );
}

test('its buyer has all of it back, a second after buying, and VIP ends at once', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  expect(await rightOf(buyer, id)).toMatchObject({ amountFen: 3900, isWhole: true });
  const answer = await withdraw(buyer, id);
  expect(answer.body).toMatchObject({ state: 'refunded', refundedFen: 3900, right: null });
  expect(answer.body.refunds).toMatchObject([{ origin: 'withdrawn', amountFen: 3900 }]);
  expect(await vipUntil(buyer)).toBeLessThanOrEqual(Date.now());
  expect((await findAccount(db, { kind: 'customer_prepaid', owner: buyer.id }))?.balance).toBe(0);
});

test('its buyer reads of a refund, and not that they paid too much', async () => {
  const buyer = await newBuyer();
  await withdraw(buyer, await buy(buyer));
  const { notices } = (await buyer.call('GET', '/notices')).body;
  expect(notices.map(({ kind }: { kind: string }) => kind)).toEqual(['payments.refunded', 'payments.paid']);
});

test('buying and giving back again and again leaves no day of VIP', async () => {
  const buyer = await newBuyer();
  for (let round = 0; round < 3; round += 1)
    expect((await withdraw(buyer, await buy(buyer))).status).toBe(200);
  expect(await vipUntil(buyer)).toBeLessThanOrEqual(Date.now());
});

test('of an admin’s refund there is one mail, which says that all went, in whole days', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  const whole = Math.round(((await vipUntil(buyer)) - Date.now()) / 86_400_000);
  await sql('delete from mails where recipient = $1', [buyer.email]);
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 3900, reason: 'Asked for.' };
  expect((await admin.call('POST', `/admin/payments/${id}/refunds`, refund)).status).toBe(200);
  const [mail, ...more] = await waitForMails(app, buyer.email);
  expect(more).toEqual([]);
  expect(mail?.body).toMatch(/已全部退回，VIP 已经结束|goes back, and VIP has ended/);
  const { events } = (await buyer.call('GET', '/membership/history')).body;
  expect(events[0]).toMatchObject({ kind: 'taken_back', days: whole });
  expect((await buyer.call('GET', '/membership')).body).toMatchObject({ kind: 'free', isCutShort: true });
});

test('sent ten times at once it is one refund, and nobody else can', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  const refundId = randomUUID();
  const other = await newBuyer();
  expect((await withdraw(other, id)).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(buyer, id, refundId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // One of them hands it to the provider; the others may answer before it is through.
  expect((await buyer.call('GET', `/payments/${id}`)).body.refundedFen).toBe(3900);
  expect((await withdraw(buyer, id)).body.code).toBe('NOT_REFUNDABLE');
});

test('it asks for the password', async () => {
  const buyer = await registerPerson(app);
  const id = await buy(buyer);
  expect((await withdraw(buyer, id)).body.code).toBe('REAUTHENTICATION_NEEDED');
});

test('60 minutes of study keep the right, one more leaves the unused days', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  await study(buyer, 60);
  expect(await rightOf(buyer, id)).toMatchObject({ amountFen: 3900, isWhole: true });
  await sql('update study_days set counted_seconds = counted_seconds + 60 where user_id = $1', [buyer.id]);
  const right = await rightOf(buyer, id);
  expect(right.isWhole).toBe(false);
  expect(right.amountFen).toBeLessThan(3900);
});

test('what was studied before buying does not count', async () => {
  const buyer = await newBuyer();
  await sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds)
      select $1, (now() at time zone 'Asia/Shanghai')::date + step, 7200, 7200 from generate_series(-3, 0) step`,
    [buyer.id],
  );
  const id = await buy(buyer);
  expect(await rightOf(buyer, id)).toMatchObject({ amountFen: 3900, isWhole: true });
});

test('after 14 days its unused days are left, and an admin may give back all of it with a reason', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  await age(buyer, 15);
  const right = await rightOf(buyer, id);
  expect(right).toMatchObject({ isWhole: false });
  expect(right.amountFen).toBeGreaterThan(1500);
  expect(right.amountFen).toBeLessThan(2200);
  const refund = { refundId: randomUUID(), of: 'price', amountFen: 3900, reason: 'kindness' };
  const given = await admin.call('POST', `/admin/payments/${id}/refunds`, refund);
  expect(given.body).toMatchObject({ state: 'refunded', refundable: { priceFen: 0, rightFen: 0 } });
  expect(await vipUntil(buyer)).toBeLessThanOrEqual(Date.now());
  const { entries } = (await admin.call('GET', `/admin/audit?subjectId=${buyer.id}`)).body;
  expect(entries[0]).toMatchObject({
    action: 'refund_requested',
    reason: 'kindness',
    after: { amountFen: 3900 },
  });
});

test('what follows keeps its length when the running month is given back', async () => {
  const buyer = await newBuyer();
  const first = await buy(buyer);
  await buy(buyer);
  await age(buyer, 10);
  await withdraw(buyer, first);
  const left = (await vipUntil(buyer)) - Date.now();
  expect(left / 86_400_000).toBeGreaterThan(27.9);
  expect(left / 86_400_000).toBeLessThan(31.1);
});

test('a refund is shown by what it comes to, in parts as at once, and the audit says what became of VIP', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  const english = { 'accept-language': 'en' };
  const preview = async (amountFen: number) => {
    const path = `/admin/payments/${id}/refund-preview?amountFen=${amountFen}`;
    return (await admin.call('GET', path, undefined, english)).body;
  };
  const day = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const ends = (at: number) =>
    `VIP ends at once (now it runs until ${day(at)}); today’s study time stays as it is, from tomorrow on the free allowance holds`;
  const before = await vipUntil(buyer);
  expect((await buyer.call('GET', `/admin/payments/${id}/refund-preview?amountFen=1`)).status).toBe(403);
  expect((await preview(3900)).takes).toBe(ends(before));
  const part = await preview(1950);
  expect(part.terms).toContain(
    'Full-refund terms: met (days since purchase: 0 of 14; minutes studied: 0 of 60)',
  );
  const refund = (reason: string) => ({ refundId: randomUUID(), of: 'price', amountFen: 1950, reason });
  const { body } = await admin.call('POST', `/admin/payments/${id}/refunds`, refund('late'));
  expect(body.refunds[0]).toMatchObject({ origin: 'requested', actorId: admin.id });
  expect(body.refunds[0].actorName).not.toBeNull();
  const between = await vipUntil(buyer);
  expect(between).toBeLessThan(before);
  expect(between).toBeGreaterThan(Date.now());
  expect(part.takes).toBe(`VIP runs until ${day(between)} (now until ${day(before)})`);
  const parts = (await admin.call('GET', `/admin/users/${buyer.id}/parts`)).body;
  expect(JSON.stringify(parts)).toMatch(/taken back in part|已收回一部分/);

  expect((await preview(1950)).takes).toBe(ends(between));
  await admin.call('POST', `/admin/payments/${id}/refunds`, refund('later'));
  expect(await vipUntil(buyer)).toBeLessThanOrEqual(Date.now());
  const { entries } = (await admin.call('GET', `/admin/audit?subjectId=${buyer.id}`)).body;
  expect(entries[1]).toMatchObject({
    before: { vipUntil: new Date(before).toISOString() },
    after: { amountFen: 1950, vipUntil: new Date(between).toISOString() },
  });
  expect(Date.parse(entries[0].after.vipUntil)).toBeLessThanOrEqual(Date.now());
});

test('days before it runs out of the terms are counted, and beyond them it says so', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  await age(buyer, 15);
  const path = `/admin/payments/${id}/refund-preview?amountFen=3900`;
  const { terms } = (await admin.call('GET', path, undefined, { 'accept-language': 'en' })).body;
  expect(terms).toContain('not met (days since purchase: 15 of 14');
});

test('an admin gives money back as goodwill: VIP stays, and it is said to the payer and in the audit', async () => {
  const buyer = await newBuyer();
  const id = await buy(buyer);
  await age(buyer, 20);
  const before = await vipUntil(buyer);
  const preview = async (goodwill: string) =>
    (await admin.call('GET', `/admin/payments/${id}/refund-preview?amountFen=500${goodwill}`)).body.takes;
  expect(await preview('')).toMatch(/^VIP 有效期变为/);
  expect(await preview('&goodwill=yes')).toMatch(/^VIP 有效期不变/);
  await reauthenticate(admin);
  const refundId = randomUUID();
  const give = (isGoodwill: boolean) =>
    admin.call('POST', `/admin/payments/${id}/refunds`, {
      refundId,
      of: 'price',
      amountFen: 500,
      reason: '连续两天打不开',
      isGoodwill,
    });
  const { status, body } = await give(true);
  expect(status).toBe(200);
  expect(body.refunds).toMatchObject([{ origin: 'goodwill', amountFen: 500 }]);
  expect((await give(true)).status).toBe(200);
  expect((await give(false)).body.code, 'the same id with other content').toBe('REFUND_CONFLICT');
  expect(await vipUntil(buyer)).toBe(before);
  const { notices } = (await buyer.call('GET', '/notices')).body;
  expect(notices[0].detail).toContain('你买的东西保留不变。退款原因：连续两天打不开');
  const { entries } = (await admin.call('GET', `/admin/audit?search=${refundId}`)).body;
  expect(entries).toMatchObject([{ action: 'refund_requested', after: { of: 'goodwill', amountFen: 500 } }]);
  expect(entries[0].after.vipUntil).toBe(entries[0].before.vipUntil);
  // By default, and after it, the money takes its own days and no more.
  const next = { refundId: randomUUID(), of: 'price', amountFen: 125, reason: '多付' };
  expect((await admin.call('POST', `/admin/payments/${id}/refunds`, next)).status).toBe(200);
  expect(before - (await vipUntil(buyer))).toBe(24 * 3600 * 1000);
});
