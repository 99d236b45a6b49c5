// VIP and minutes from an admin: once per id, behind what is there, recorded with its reason, and told.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const DAY_MS = 24 * 3_600_000;
const SOMEBODY = '0197e5a0-0000-7000-8000-000000000000';
const vip = (more: object = {}) => ({
  grantId: randomUUID(),
  unit: 'days',
  count: 3,
  reason: 'the server was away',
  ...more,
});
const minutes = (more: object = {}) => ({
  grantId: randomUUID(),
  minutes: 30,
  reason: 'a lost hour',
  ...more,
});

const give = (person: { id: string }, what: 'vip' | 'minutes', gift: Record<string, unknown>, by = admin) =>
  by.call('POST', `/admin/users/${person.id}/${what}`, gift);

const audited = (person: TestPerson) =>
  runSql(app.databaseUrl, 'select action, after, reason from audit_entries where subject_id = $1', [
    person.id,
  ]);

test('VIP sent twice, and at once, is given once, and again behind what is there', async () => {
  const person = await registerPerson(app);
  const gift = vip();
  const answers = await Promise.all([1, 2, 3, 4].map(() => give(person, 'vip', gift)));
  const [{ vipUntil }] = answers.map(({ body }) => body);
  expect(answers.map(({ body }) => body.vipUntil)).toEqual(Array.from({ length: 4 }, () => vipUntil));
  expect(Math.abs(Date.parse(vipUntil) - Date.now() - 3 * DAY_MS)).toBeLessThan(60_000);
  const { body } = await give(person, 'vip', vip());
  expect(Date.parse(body.vipUntil) - Date.parse(vipUntil)).toBe(3 * DAY_MS);
  expect(await audited(person)).toHaveLength(2);
  expect((await audited(person))[0]).toMatchObject({
    action: 'vip_granted',
    after: { days: 3 },
    reason: 'the server was away',
  });
  const { body: notices } = await person.call('GET', '/notices');
  expect(notices.notices).toHaveLength(2);
  expect(notices.notices[0].title).toContain('3 天');
  expect(notices.notices[0].detail).toContain('the server was away');
});

test('an id that gave something else, or to somebody else, gives nothing', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  const gift = vip();
  await give(person, 'vip', gift);
  expect((await give(other, 'vip', gift)).body.code).toBe('GRANT_TAKEN');
  expect((await give(person, 'vip', { ...gift, unit: 'months' })).body.code).toBe('GRANT_TAKEN');
  const time = minutes();
  await give(person, 'minutes', time);
  expect((await give(other, 'minutes', time)).body.code).toBe('GRANT_TAKEN');
  expect((await give(person, 'minutes', { ...time, minutes: 31 })).body.code).toBe('GRANT_TAKEN');
});

test('minutes are extra time, booked once, and told', async () => {
  const person = await registerPerson(app);
  const gift = minutes();
  const answers = await Promise.all([1, 2, 3].map(() => give(person, 'minutes', gift)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await person.call('GET', '/study-time')).body.extraLeft).toBe(30 * 60);
  expect(await audited(person)).toMatchObject([{ action: 'minutes_granted', after: { minutes: 30 } }]);
  expect((await person.call('GET', '/notices')).body.notices).toHaveLength(1);
});

test.each([
  ['vip', vip()],
  ['minutes', minutes()],
] as const)('%s: for admins who have confirmed their password, with a reason', async (what, gift) => {
  const person = await registerPerson(app);
  expect((await app.guest().call('POST', `/admin/users/${person.id}/${what}`, gift)).status).toBe(401);
  expect((await give(person, what, gift, person)).status).toBe(403);
  expect((await give({ id: SOMEBODY }, what, gift)).status).toBe(404);
  expect((await give(person, what, { ...gift, reason: ' a' })).status).toBe(400);
  const unproven = await registerAdmin(app);
  await runSql(app.databaseUrl, 'update sessions set reauthenticated_at = null where user_id = $1', [
    unproven.id,
  ]);
  expect((await give(person, what, gift, unproven)).body.code).toBe('REAUTHENTICATION_NEEDED');
  expect(await audited(person)).toEqual([]);
});

const gifts = async (person: TestPerson): Promise<{ id: string; daysLeft: number }[]> =>
  (await admin.call('GET', `/admin/users/${person.id}/vip`)).body.gifts;
const takeBack = (person: { id: string }, grantId: string, by = admin) =>
  by.call('POST', `/admin/users/${person.id}/vip/${grantId}/take-back`, { reason: 'a mistake' });

test('a gift is taken back once, with its reason, and nothing else goes', async () => {
  const person = await registerPerson(app);
  await give(person, 'vip', vip());
  await give(person, 'vip', vip({ count: 5 }));
  const [second, first] = await gifts(person);
  // Of the one that runs, the day under way counts too.
  expect([second?.daysLeft, first?.daysLeft]).toEqual([5, 3]);
  const taken = await Promise.all([1, 2].map(() => takeBack(person, second?.id ?? '')));
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(taken.find(({ status }) => status === 409)?.body.code).toBe('NOTHING_LEFT');
  expect((await gifts(person)).map(({ daysLeft }) => daysLeft)).toEqual([3]);
  const { body } = await person.call('GET', '/membership');
  expect(Math.abs(Date.parse(body.vipUntil) - Date.now() - 3 * DAY_MS)).toBeLessThan(60_000);
  const entries = await audited(person);
  expect(entries.filter(({ action }) => action === 'vip_taken_back')).toMatchObject([
    { after: { days: 5 }, reason: 'a mistake' },
  ]);
  const { body: notices } = await person.call('GET', '/notices');
  expect(notices.notices).toHaveLength(3);
});

test('what was paid for, or is another’s, is out of reach', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  await give(person, 'vip', vip());
  const [gift] = await gifts(person);
  expect((await takeBack(other, gift?.id ?? '')).status).toBe(404);
  const reward = randomUUID();
  await runSql(
    app.databaseUrl,
    `insert into membership_grants (id, user_id, key, source, days, zone, begins_at, ends_at, created_at)
     values ($1, $2, $3, 'referral', 30, 'UTC', now(), now() + interval '30 days', now())`,
    [reward, person.id, `reward:${reward}`],
  );
  expect((await gifts(person)).map(({ id }) => id)).toEqual([gift?.id]);
  expect((await takeBack(person, reward)).status).toBe(404);
  expect((await takeBack(person, gift?.id ?? '', person)).status).toBe(403);
  expect((await app.guest().call('GET', `/admin/users/${person.id}/vip`)).status).toBe(401);
});
