// Inviting over HTTP: the link, what it promises, who came, rewards, and the codes that registration refuses.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import type { TestClient } from '../../../app/testing/clients/test-client.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { findAccount, verify } from '../../ledger/server/api.ts';

let app: TestApp;
let db: Database;
let inviter: TestPerson;
let code: string;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
  inviter = await registerPerson(app);
  code = (await inviter.call('GET', '/referral')).body.code;
});
afterAll(async () => {
  expect((await verify(db)).findings).toEqual([]);
  await db.$client.end();
  await app.stop();
});

let count = 0;
const form = (email?: string) => {
  count += 1;
  const username = `gast${process.pid}x${count}`;
  return { username, email: email ?? `${username}@example.org`, password: PASSWORD, repeated: PASSWORD };
};

/** Somebody registers with a code in a browser of their own, or in the given one. */
const come = async (inviteCode: string, client: TestClient = app.guest(), email?: string) => {
  const { status, body } = await client.call('POST', '/account/register', { ...form(email), inviteCode });
  return { ...client, status, body, id: String(body.id) };
};
const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const verifyMail = (id: string) => sql('update users set email_verified = true where id = $1', [id]);
const extraOf = async (owner: string) =>
  (await findAccount(db, { kind: 'minutes_extra', owner }))?.balance ?? 0;
const referral = async (who: TestClient) => (await who.call('GET', '/referral')).body;

/** Makes people who came by a code and have studied on two days, without their registering. */
async function succeed(who: TestPerson, people: number): Promise<void> {
  await sql(
    `with code as (select id, owner_id from invite_codes where owner_id = $1 limit 1),
      fresh as (insert into users (id, name, email, email_verified)
        select gen_random_uuid(), 'n', gen_random_uuid() || '@example.org', true
        from generate_series(1, $2) returning id)
      insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals, studied_at)
        select fresh.id, code.owner_id, code.id, false, 'clean', '{}', now() from fresh, code`,
    [who.id, people],
  );
}

test.each([
  ['GET', '/referral'],
  ['GET', '/referral/invitations'],
  ['POST', '/referral/rewards/first/claim'],
  ['GET', '/admin/referral/invitations'],
  ['POST', `/admin/referral/invitations/${randomUUID()}/verdict`],
] as const)('%s %s is not for guests', async (method, path) => {
  expect((await app.guest().call(method, path)).status).toBe(401);
});

test.each([
  ['GET', '/admin/referral/invitations'],
  ['POST', `/admin/referral/invitations/${randomUUID()}/verdict`],
] as const)('%s %s is for admins alone', async (method, path) => {
  expect((await inviter.call(method, path)).status).toBe(403);
});

test('everybody has one link, the same each time and also when asked for by many at once', async () => {
  const person = await registerPerson(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => referral(person)));
  expect(new Set(answers.map((answer) => answer.code)).size).toBe(1);
  expect(answers[0]).toMatchObject({ guestMinutes: 15, total: 0, successful: 0, waiting: 0 });
  expect(answers[0].link).toBe(`${app.url}/invite/${answers[0].code}`);
  expect(answers[0].tiers).toMatchObject([
    { tier: 'first', needed: 10, reward: { days: 3 }, state: 'not_eligible', claimedAt: null },
    { tier: 'second', needed: 20, reward: { months: 1 }, state: 'not_eligible', claimedAt: null },
  ]);
});

test('a guest sees who invites and what there is to get, however the code is written', async () => {
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  const { status, body } = await app.guest().call('GET', `/invites/${encodeURIComponent(typed)}`);
  expect([status, body]).toEqual([200, { code, inviterName: inviter.username, guestMinutes: 15 }]);
});

test('registering with a code settles who invited, and gives 15 minutes once', async () => {
  const before = await referral(inviter);
  const guest = await come(code.toLowerCase());
  expect(guest.status).toBe(200);
  expect(await extraOf(guest.id)).toBe(900);
  expect(await extraOf(inviter.id)).toBe(0);
  expect(await referral(inviter)).toMatchObject({ total: before.total + 1, successful: 0, waiting: 0 });
  const { invitations } = (await inviter.call('GET', '/referral/invitations')).body;
  expect(invitations[0]).toMatchObject({ maskedName: 'g***', code, hasSucceeded: false, verdict: 'clean' });
  expect(JSON.stringify(invitations)).not.toContain(guest.id);
  expect((await guest.call('GET', '/referral/invitations')).body.invitations).toEqual([]);
});

test('without a code there is no gift, and an empty one is none', async () => {
  const person = await registerPerson(app);
  const empty = await come('  ');
  expect([empty.status, await extraOf(person.id), await extraOf(empty.id)]).toEqual([200, 0, 0]);
});

const refusal = (problem: string) => ({
  status: 422,
  body: { code: 'INVITE_INVALID', data: { problem } },
});

test('a code that nobody can use is refused before there is an account', async () => {
  const owner = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [owner.id]);
  const made = (await owner.call('POST', '/distribution/codes', { label: '', maxUses: 1 })).body;
  expect((await come(made.code)).status).toBe(200);
  expect(await come(made.code)).toMatchObject(refusal('used_up'));
  expect((await app.guest().call('GET', `/invites/${made.code}`)).body.data).toEqual({ problem: 'used_up' });

  expect(await come('NICHTDAA')).toMatchObject(refusal('unknown'));
  expect((await app.guest().call('GET', '/invites/NICHTDAA')).status).toBe(422);

  const change = { label: '', maxUses: null, isDisabled: true };
  await owner.call('PUT', `/distribution/codes/${made.id}`, change);
  expect(await come(made.code)).toMatchObject(refusal('disabled'));
  await owner.call('PUT', `/distribution/codes/${made.id}`, { ...change, isDisabled: false });
  await sql(`update users set banned_at = now(), ban_reason = 'test' where id = $1`, [owner.id]);
  expect(await come(made.code)).toMatchObject(refusal('disabled'));
  const [{ people }] = await sql(`select count(*)::int as people from users where invite_code = $1`, [
    made.code,
  ]);
  expect(people).toBe(1);
});

test('of many who come at once, a code takes as many as it has places, and the others have no account', async () => {
  const owner = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [owner.id]);
  const made = (await owner.call('POST', '/distribution/codes', { label: '', maxUses: 3 })).body;
  const came = await Promise.all(Array.from({ length: 12 }, () => come(made.code)));
  expect(came.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const refused of came.filter(({ status }) => status !== 200)) {
    expect(refused).toMatchObject(refusal('used_up'));
    expect((await refused.call('GET', '/account/session')).body.person).toBeNull();
  }
  const [row] = await sql(
    `select (select uses from invite_codes where id = $1) as uses,
      (select count(*)::int from invitations where code_id = $1) as invitations`,
    [made.id],
  );
  expect(row).toEqual({ uses: 3, invitations: 3 });
});

test('the inviter in another coat is suspected and does not count, until an admin has looked', async () => {
  const person = await registerPerson(app);
  const mine = (await referral(person)).code;
  await person.call('POST', '/account/sign-out', {});
  const again = await come(mine, person, `${person.username}+two@example.org`);
  expect(await extraOf(again.id)).toBe(900);
  await sql('update invitations set studied_at = now() where invited_id = $1', [again.id]);
  await verifyMail(again.id);
  const back = app.guest();
  await back.call('POST', '/account/sign-in', { identifier: person.username, password: PASSWORD });
  expect(await referral(back)).toMatchObject({ total: 1, successful: 0, waiting: 1 });

  const admin = await registerAdmin(app);
  const listed = (await admin.call('GET', '/admin/referral/invitations?verdict=suspicious')).body.invitations;
  expect(listed[0]).toMatchObject({
    invitedId: again.id,
    inviterName: person.username,
    signals: ['own_browser', 'own_device', 'own_mail'],
    hasStudied: true,
    isVerified: true,
  });
  const path = `/admin/referral/invitations/${again.id}/verdict`;
  const judged = await admin.call('POST', path, { verdict: 'approved', note: 'one family' });
  expect([judged.status, judged.body.verdict]).toEqual([200, 'approved']);
  expect(await referral(back)).toMatchObject({ total: 1, successful: 1, waiting: 0 });
  expect((await admin.call('POST', path, { verdict: 'approved' })).body.code).toBe('INVITATION_JUDGED');
  expect((await admin.call('POST', path, { verdict: 'rejected' })).body.verdict).toBe('rejected');
  expect((await admin.call('POST', path, { verdict: 'approved' })).body.code).toBe('INVITATION_JUDGED');
  const nobody = `/admin/referral/invitations/${randomUUID()}/verdict`;
  expect((await admin.call('POST', nobody, { verdict: 'approved' })).status).toBe(404);
});

test('one device for two guests, and a mail address that was lent, are suspected too', async () => {
  const person = await registerPerson(app);
  const mine = (await referral(person)).code;
  const tablet = app.guest();
  expect((await come(mine, tablet)).status).toBe(200);
  await tablet.call('POST', '/account/sign-out', {});
  expect((await come(mine, tablet)).status).toBe(200);
  expect((await come(mine, app.guest(), `x${Date.now()}@yopmail.com`)).status).toBe(200);
  const rows = await sql(
    'select verdict, signals from invitations where inviter_id = $1 order by created_at',
    [person.id],
  );
  expect(rows).toEqual([
    { verdict: 'clean', signals: [] },
    { verdict: 'suspicious', signals: ['repeated_browser', 'repeated_device'] },
    { verdict: 'suspicious', signals: ['throwaway_mail'] },
  ]);
});

test('an admin does not judge what concerns themselves', async () => {
  const admin = await registerAdmin(app);
  const guest = await come((await referral(admin)).code, app.guest(), `y${Date.now()}@yopmail.com`);
  const path = `/admin/referral/invitations/${guest.id}/verdict`;
  const { status, body } = await admin.call('POST', path, { verdict: 'approved' });
  expect([status, body.code]).toEqual([409, 'OWN_INVITATION']);
});

test('of who comes without an invitation nothing is kept, until they look at a link of their own', async () => {
  const person = await registerPerson(app);
  const traces = () =>
    runSql(app.databaseUrl, 'select kind from referral_traces where user_id = $1', [person.id]);
  expect(await traces()).toEqual([]);
  expect(person.cookies()).not.toContain('yulu.browser');
  await person.call('GET', '/referral');
  expect(await traces()).toHaveLength(3);
});

test('what is kept of a browser is a hash, and goes after 90 days', async () => {
  const guest = await come(code);
  const traces = await sql('select kind, hash from referral_traces where user_id = $1', [guest.id]);
  expect(traces.map(({ kind }) => kind).toSorted()).toEqual(['browser', 'device', 'network']);
  const cookie = /yulu\.browser=([\w-]+)/.exec(guest.cookies())?.[1];
  expect(cookie).toMatch(/^[\w-]{22}$/);
  for (const { hash } of traces) expect(hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(traces)).not.toContain(cookie);
});

test('a reward is claimed when enough invitations have succeeded, and again changes nothing', async () => {
  const person = await registerPerson(app);
  await verifyMail(person.id);
  await referral(person);
  await succeed(person, 9);
  const early = await person.call('POST', '/referral/rewards/first/claim');
  expect([early.status, early.body.code]).toEqual([409, 'TIER_NOT_REACHED']);
  await succeed(person, 1);
  expect((await referral(person)).tiers[0].state).toBe('claimable');
  const claimed = await person.call('POST', '/referral/rewards/first/claim');
  expect(claimed.body.tiers[0]).toMatchObject({ state: 'claimed', claimedAt: expect.any(String) });
  expect((await person.call('POST', '/referral/rewards/first/claim')).body.tiers[0]).toEqual(
    claimed.body.tiers[0],
  );
  expect((await person.call('POST', '/referral/rewards/second/claim')).status).toBe(409);
  expect((await person.call('POST', '/referral/rewards/third/claim')).status).toBe(400);
});

test('200 equal claims at once: one grant', { timeout: 60_000 }, async () => {
  const person = await registerPerson(app);
  await verifyMail(person.id);
  await referral(person);
  await succeed(person, 20);
  const claims = await Promise.all(
    Array.from({ length: 200 }, () => person.call('POST', '/referral/rewards/second/claim')),
  );
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
  const grants = await sql('select key, months, days from membership_grants where user_id = $1', [person.id]);
  expect(grants).toEqual([{ key: `referral:${person.id}:second`, months: 1, days: null }]);
  const rewards = await sql('select tier from referral_rewards where user_id = $1', [person.id]);
  expect(rewards).toEqual([{ tier: 'second' }]);
});
