// The referral farm and one's own purchase through one's own code, as attacks: neither earns anything any more.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { type TestClient, testClient } from '../../../app/testing/clients/test-client.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const verifyMail = (id: string) => sql('update users set email_verified = true where id = $1', [id]);
const referral = async (who: TestClient) => (await who.call('GET', '/referral')).body;
const codeOf = async (who: TestClient): Promise<string> => (await referral(who)).code;

/** An address that nobody else in this file comes from. */
let networks = 0;
const newNetwork = () => `192.0.2.${(networks += 1)}`;

/** Registers by a code in a fresh browser, from a network, with a kind of browser. */
async function come(inviteCode: string, network: string, userAgent = 'Mozilla/5.0'): Promise<TestPerson> {
  const client = testClient(app.url, new Map(), network);
  const username = `farm${process.pid}x${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const form = { username, email, password: PASSWORD, repeated: PASSWORD, inviteCode };
  const { status, body } = await client.call('POST', '/account/register', form, { 'user-agent': userAgent });
  expect(status).toBe(200);
  return { ...client, id: body.id, username, email };
}

/** Says something in a talk, as often as wanted; the row's clock is put back between two, as if time had passed. */
async function say(who: TestPerson, times: number, secondsBetween: number): Promise<void> {
  const talk = randomUUID();
  await who.call('POST', '/tutor-chat/talks', {
    id: talk,
    kind: 'tutor',
    subject: 'linlaoshi',
    language: 'en',
  });
  for (let turn = 0; turn < times; turn += 1) {
    await sql(
      `update invitations set last_turn_at = last_turn_at - make_interval(secs => $2) where invited_id = $1`,
      [who.id, secondsBetween],
    );
    await who.stream(`/tutor-chat/talks/${talk}/messages`, { messageId: randomUUID(), text: '你好！' });
  }
}

/** A night passes. */
const sleep = (who: TestPerson, hours: number) =>
  sql(
    `update invitations set last_turn_at = last_turn_at - make_interval(hours => $2) where invited_id = $1`,
    [who.id, hours],
  );

test('20 made-up accounts from one address, each with another User-Agent, bring nothing', {
  timeout: 120_000,
}, async () => {
  const farmer = await registerPerson(app);
  await verifyMail(farmer.id);
  const code = await codeOf(farmer);
  const network = newNetwork();
  for (let each = 0; each < 20; each += 1) {
    const { id } = await come(code, network, `Browser/${each}`);
    // Even with addresses that can be reached and days of study that look real.
    await verifyMail(id);
    await sql('update invitations set studied_at = now() where invited_id = $1', [id]);
  }
  expect(await referral(farmer)).toMatchObject({ total: 20, successful: 2, waiting: 18 });
  for (const tier of ['first', 'second']) {
    const claimed = await farmer.call('POST', `/referral/rewards/${tier}/claim`);
    expect(claimed.body.code).toBe('TIER_NOT_REACHED');
  }
  const listed = (await admin.call('GET', '/admin/referral/invitations?verdict=suspicious')).body.invitations;
  expect(listed[0]).toMatchObject({ signals: ['repeated_network'], peopleOfNetwork: 20 });
});

test('a guest counts with a verified address and two days of talk, 20 hours apart', {
  timeout: 120_000,
}, async () => {
  const inviter = await registerPerson(app);
  const guest = await come(await codeOf(inviter), newNetwork());
  const successful = async () => (await referral(inviter)).successful;
  await say(guest, 5, 30);
  await sleep(guest, 24);
  await say(guest, 4, 30);
  await verifyMail(guest.id);
  expect(await successful()).toBe(0);
  await say(guest, 1, 30);
  expect(await successful()).toBe(1);
  await sql('update users set email_verified = false where id = $1', [guest.id]);
  expect(await successful()).toBe(0);
});

test('the zone a browser chooses, and pages that are only open, make no second day', {
  timeout: 120_000,
}, async () => {
  const inviter = await registerPerson(app);
  const guest = await come(await codeOf(inviter), newNetwork());
  await verifyMail(guest.id);
  await guest.call('PUT', '/study-time/zone', { zone: 'Pacific/Kiritimati' });
  await say(guest, 5, 30);
  // East to west: another day of the calendar a minute later.
  await guest.call('PUT', '/study-time/zone', { zone: 'Pacific/Pago_Pago' });
  await say(guest, 10, 60);
  await sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds)
      values ($1, current_date - 7, 900, 900), ($1, current_date - 5, 900, 900) on conflict do nothing`,
    [guest.id],
  );
  await guest.call('POST', '/study-time/heartbeats', {});
  expect((await referral(inviter)).successful).toBe(0);
});

test('who cannot be reached by mail claims nothing', async () => {
  const inviter = await registerPerson({ guest: app.guest });
  const code = await codeOf(inviter);
  for (let each = 0; each < 10; each += 1) {
    const { id } = await come(code, newNetwork());
    await verifyMail(id);
    await sql('update invitations set studied_at = now() where invited_id = $1', [id]);
  }
  const claim = () => inviter.call('POST', '/referral/rewards/first/claim');
  expect((await claim()).body.code).toBe('MAIL_UNVERIFIED');
  await verifyMail(inviter.id);
  expect((await claim()).status).toBe(200);

  // A clean invitation, rejected later: the tier is not reached without it, and its VIP goes.
  const vipUntil = async () =>
    Date.parse((await inviter.call('GET', '/account/session')).body.person.vipUntil ?? 0);
  expect(await vipUntil()).toBeGreaterThan(Date.now());
  const [{ invited_id: one }] = await sql(
    'select invited_id from invitations where inviter_id = $1 limit 1',
    [inviter.id],
  );
  const reject = (id: string) =>
    admin.call('POST', `/admin/referral/invitations/${id}/verdict`, { verdict: 'rejected', note: 'bought' });
  expect((await reject(one)).body.verdict).toBe('rejected');
  expect(await vipUntil()).toBeLessThanOrEqual(Date.now());
  expect((await referral(inviter)).tiers[0].state).toBe('not_eligible');
  const { entries } = (await admin.call('GET', `/admin/audit?subjectId=${inviter.id}`)).body;
  expect(entries[0]).toMatchObject({
    action: 'invitation_rejected',
    after: { revoked: 'first' },
    reason: 'bought',
  });

  // With a real one in its place it can be claimed again.
  const { id } = await come(code, newNetwork());
  await verifyMail(id);
  await sql('update invitations set studied_at = now() where invited_id = $1', [id]);
  expect((await claim()).body.tiers[0].state).toBe('claimed');
  expect(await vipUntil()).toBeGreaterThan(Date.now());
});

async function newDistributor(network: string) {
  const client = testClient(app.url, new Map(), network);
  const person = await registerPerson({ guest: () => client });
  await sql(`update users set role = 'distributor' where id = $1`, [person.id]);
  await reauthenticate(person);
  const made = (await person.call('POST', '/distribution/codes', { label: '', maxUses: null })).body;
  return { ...person, code: String(made.code) };
}

async function buyMonth(who: TestPerson): Promise<void> {
  await who.call('PUT', '/privacy/age', { age: 'adult' });
  const made = await who.call('POST', '/membership/purchases', {
    id: randomUUID(),
    kind: 'plan',
    plan: 'month',
    amountFen: 3900,
  });
  const id = made.body.paymentId;
  await who.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  expect((await who.call('POST', `/payments/${id}/test`, { play: 'succeed' })).body.state).toBe('succeeded');
}

const commissions = async (who: TestPerson) =>
  (await who.call('GET', '/distribution/commissions')).body.commissions;
/** As the job does once the hold is over. */
const available = async (who: TestPerson) => {
  await sql(`update commissions set available_at = now() - interval '1 minute' where distributor_id = $1`, [
    who.id,
  ]);
  return (await who.call('GET', '/distribution/earnings')).body.availableFen;
};

test('one’s own purchase in one’s own browser earns nothing', async () => {
  const distributor = await newDistributor(newNetwork());
  const cookies = new Map([
    ['yulu.browser', /yulu\.browser=([\w-]+)/.exec(distributor.cookies())?.[1] ?? ''],
  ]);
  const client = testClient(app.url, cookies, newNetwork());
  const username = `own${process.pid}x${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const form = { username, email, password: PASSWORD, repeated: PASSWORD, inviteCode: distributor.code };
  const { body } = await client.call('POST', '/account/register', form);
  await verifyMail(body.id);
  await buyMonth({ ...client, id: body.id, username, email });
  expect(await commissions(distributor)).toEqual([]);
});

test('one’s own purchase from one’s own network waits, whatever the browser calls itself, until an admin has looked', async () => {
  const network = newNetwork();
  const distributor = await newDistributor(network);
  const buyer = await come(distributor.code, network, 'Another/1.0');
  await verifyMail(buyer.id);
  await buyMonth(buyer);
  expect(await commissions(distributor)).toMatchObject([{ amountFen: 780, verdict: 'suspicious' }]);
  expect(await available(distributor)).toBe(0);
  await admin.call('POST', `/admin/referral/invitations/${buyer.id}/verdict`, { verdict: 'rejected' });
  expect(await commissions(distributor)).toMatchObject([{ reversedFen: 780 }]);
});

test('registering elsewhere and buying at home is noticed when the buyer pays', async () => {
  const network = newNetwork();
  const distributor = await newDistributor(network);
  const buyer = await come(distributor.code, newNetwork());
  await verifyMail(buyer.id);
  const atHome = testClient(app.url, new Map(), network);
  await atHome.call('POST', '/account/sign-in', { identifier: buyer.email, password: PASSWORD });
  await buyMonth({ ...buyer, ...atHome });
  expect(await commissions(distributor)).toMatchObject([{ verdict: 'suspicious' }]);
  expect(await available(distributor)).toBe(0);
});

test('commission waits for a buyer whose mail address is verified', async () => {
  const distributor = await newDistributor(newNetwork());
  const buyer = await come(distributor.code, newNetwork());
  await buyMonth(buyer);
  expect(await commissions(distributor)).toMatchObject([{ verdict: 'clean', isBuyerVerified: false }]);
  expect(await available(distributor)).toBe(0);
  await verifyMail(buyer.id);
  expect(await available(distributor)).toBe(780);
});
