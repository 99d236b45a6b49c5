// Notices reach the devices of people who want that, encrypted, once, and nobody else's.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, withTestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import {
  startPushService,
  type TestBrowser,
  type TestPushService,
} from '../../../../app/testing/push-service.ts';
import { openDatabase } from '../../../../kit/server/db/database.ts';
import { isPushService } from './push-service.ts';
import { claimPushes } from './pushes-repo.ts';

let service: TestPushService;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ env: service.env, isPushService: service.isPushService });
  admin = await registerAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});
beforeEach(() => service.answerWith(201));

const SOON = { timeout: 15_000 };
const KIND = 'membership.given';

/** The person is given VIP, which they are told. */
async function tell(person: TestPerson): Promise<void> {
  const gift = { grantId: randomUUID(), unit: 'days', count: 1, reason: 'for the test' };
  expect((await admin.call('POST', `/admin/users/${person.id}/vip`, gift)).status).toBe(200);
}
async function withDevice(): Promise<{ readonly person: TestPerson; readonly browser: TestBrowser }> {
  const person = await registerPerson(app);
  const browser = service.subscribe();
  expect((await person.call('PUT', '/notices/device', browser.subscription)).status).toBe(200);
  return { person, browser };
}
const arrivedAt = ({ subscription }: TestBrowser) =>
  service.deliveries.filter(({ path }) => subscription.endpoint.endsWith(path));
const isOnHere = async (person: TestPerson): Promise<boolean> =>
  (await person.call('GET', '/notices/choices')).body.push.isOnHere;
const waitingFor = (person: TestPerson) =>
  runSql(
    app.databaseUrl,
    'select attempts, due_at > now() as "isLater" from notice_pushes join push_devices on id = device_id where user_id = $1',
    [person.id],
  );

test('a device is told once, in the language of its owner, and only it can read that', async () => {
  const { person, browser } = await withDevice();
  expect(await isOnHere(person)).toBe(true);
  await tell(person);
  await expect.poll(() => arrivedAt(browser), SOON).toHaveLength(1);
  const [delivery] = arrivedAt(browser);
  const { notices } = (await person.call('GET', '/notices')).body;
  const { id, title, detail, path } = notices[0];
  expect(delivery && browser.read(delivery.body)).toMatchObject({ id, title, detail, path });
  expect(() => delivery && service.subscribe().read(delivery.body)).toThrow();
  const claims = /^vapid t=[\w-]+\.([\w-]+)\./.exec(delivery?.authorization ?? '')?.[1] ?? '';
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: expect.stringMatching(/^mailto:/),
  });
  await expect.poll(() => waitingFor(person), SOON).toEqual([]);
});

test('a kind that was switched off does not come, the others do', async () => {
  const { person, browser } = await withDevice();
  const choose = (isPushed: boolean) => person.call('PUT', `/notices/choices/${KIND}`, { isPushed });
  expect((await choose(false)).body).toMatchObject({ kind: KIND, isMailed: true, isPushed: false });
  await tell(person);
  expect(await waitingFor(person)).toEqual([]);
  await choose(true);
  await tell(person);
  await expect.poll(() => arrivedAt(browser), SOON).toHaveLength(1);
});

test('who signs out on a device is no longer told there, and who signs in takes it over', async () => {
  const { person, browser } = await withDevice();
  const next = await registerPerson(app);
  await next.call('PUT', '/notices/device', browser.subscription);
  expect([await isOnHere(person), await isOnHere(next)]).toEqual([false, true]);
  await next.call('POST', '/account/sign-out');
  await tell(next);
  await tell(person);
  expect([await waitingFor(person), await waitingFor(next)]).toEqual([[], []]);
  expect(arrivedAt(browser)).toEqual([]);
});

test('a device that is gone is forgotten; a service that is away is asked again later', async () => {
  const { person, browser } = await withDevice();
  service.answerWith(503);
  await tell(person);
  await expect.poll(() => arrivedAt(browser), SOON).toHaveLength(1);
  await expect.poll(() => waitingFor(person), SOON).toEqual([{ attempts: 1, isLater: true }]);
  service.answerWith(410);
  await runSql(app.databaseUrl, 'update notice_pushes set due_at = now()');
  await tell(person);
  await expect.poll(() => isOnHere(person), SOON).toBe(false);
});

test('two processes never take the same message', async () => {
  const { person } = await withDevice();
  service.answerWith(503);
  await Promise.all(Array.from({ length: 6 }, () => tell(person)));
  await expect.poll(async () => (await waitingFor(person)).length, SOON).toBe(6);
  const db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => undefined });
  await runSql(app.databaseUrl, "update notice_pushes set due_at = now() - interval '1 hour'");
  const taken = (await Promise.all([claimPushes(db, 4), claimPushes(db, 4)])).flat();
  await db.$client.end();
  expect(new Set(taken.map(({ noticeId }) => noticeId)).size).toBe(taken.length);
});

test('a device can be switched off, guests have none, and only push services are called', async () => {
  const { person, browser } = await withDevice();
  await person.call('DELETE', '/notices/device');
  expect(await isOnHere(person)).toBe(false);
  expect((await app.guest().call('PUT', '/notices/device', browser.subscription)).status).toBe(401);
  expect((await app.guest().call('DELETE', '/notices/device')).status).toBe(401);
  const elsewhere = { ...browser.subscription, endpoint: 'http://169.254.169.254/latest' };
  expect((await person.call('PUT', '/notices/device', elsewhere)).body.code).toBe('PUSH_SERVICE_UNKNOWN');
  const hosts = {
    'https://fcm.googleapis.com/fcm/send/x': true,
    'https://web.push.apple.com/x': true,
    'http://fcm.googleapis.com/x': false,
    'https://fcm.googleapis.com:8443/x': false,
    'https://fcm.googleapis.com.example.org/x': false,
    'https://notfcm.googleapis.com/x': false,
    'https://me@fcm.googleapis.com/x': false,
  };
  expect(Object.keys(hosts).map((host) => isPushService(new URL(host)))).toEqual(Object.values(hosts));
});

test('a site without keys says so', async () => {
  const plain = await withTestApp();
  const person = await registerPerson(plain);
  expect((await person.call('GET', '/notices/choices')).body.push).toBeNull();
  const answer = await person.call('PUT', '/notices/device', service.subscribe().subscription);
  expect([answer.status, answer.body.code]).toEqual([409, 'PUSH_OFF']);
});
