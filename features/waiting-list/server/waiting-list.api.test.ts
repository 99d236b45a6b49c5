// Waiting for what is coming, over HTTP: joined once, confirmed by the link of a mail, left by page or link, counted.

import { beforeEach, expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';

let person: TestPerson;
const app = await startApp();
beforeEach(async () => {
  person = await registerPerson(app);
});

let count = 0;
const newAddress = () => {
  count += 1;
  return `elsewhere${count}@example.org`;
};
const join = (email: string, who = person, preview = 'agent') =>
  who.call('POST', '/waiting-list', { preview, email });
const placesOf = async (who = person) => (await who.call('GET', '/waiting-list')).body.places;
const mailsTo = async (email: string): Promise<{ subject: string; body: string }[]> =>
  runSql(app.databaseUrl, 'select subject, body from mails where recipient = $1 order by created_at', [
    email,
  ]);
const tokenTo = async (email: string): Promise<string> => {
  const mail = (await mailsTo(email)).at(-1);
  const [, token = ''] = /waiting-list\?token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  return token;
};

test('the confirmed address of the account counts at once, and its mail can be used to leave', async () => {
  const { status, body } = await join(person.email.toUpperCase());
  expect([status, body]).toEqual([200, { preview: 'agent', email: person.email, isConfirmed: true }]);
  expect(await placesOf()).toEqual([body]);
  const left = await app
    .guest()
    .call('POST', '/waiting-list/link/leave', { token: await tokenTo(person.email) });
  expect(left.status).toBe(200);
  expect(await placesOf()).toEqual([]);
});

test('another address counts when its link was pressed, however often', async () => {
  const email = newAddress();
  expect((await join(email)).body.isConfirmed).toBe(false);
  const token = await tokenTo(email);
  const guest = app.guest();
  expect((await guest.call('POST', '/waiting-list/link', { token })).body).toEqual({
    preview: 'agent',
    email,
    isConfirmed: false,
  });
  expect((await placesOf())[0].isConfirmed).toBe(false);
  for (let press = 0; press < 2; press += 1)
    expect((await guest.call('POST', '/waiting-list/link/confirm', { token })).body.isConfirmed).toBe(true);
  expect((await placesOf())[0].isConfirmed).toBe(true);
});

test('ten taps at once make one place and one mail', async () => {
  const email = newAddress();
  // More than a person may ask for in a day are refused before anything is written.
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(email)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 429]))).toBe(true);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await placesOf()).toHaveLength(1);
});

test('a new address takes the place of the old one, whose link is dead then', async () => {
  const [old, next] = [newAddress(), newAddress()];
  await join(old);
  const token = await tokenTo(old);
  await join(next);
  expect(await placesOf()).toEqual([{ preview: 'agent', email: next, isConfirmed: false }]);
  const dead = await app.guest().call('POST', '/waiting-list/link/confirm', { token });
  expect([dead.status, dead.body.code]).toEqual([404, 'LINK_INVALID']);
});

test('an address that three people asked for and nobody confirmed gets no further mail', async () => {
  const email = newAddress();
  for (let asked = 0; asked < 3; asked += 1) await join(email, await registerPerson(app));
  const { status, body } = await join(email);
  expect([status, body.code]).toEqual([409, 'ADDRESS_BUSY']);
  expect(await mailsTo(email)).toHaveLength(3);
  expect(await placesOf()).toEqual([]);
});

test.each(['', 'nobody', 'a@b', '李@例子.中国'])('%j is no address', async (email) =>
  expect((await join(email)).status).toBe(400),
);

test('previews are waited for by themselves, and nobody sees another’s places', async () => {
  await join(person.email);
  await join(person.email, person, 'globalTutors');
  expect(await placesOf()).toHaveLength(2);
  expect(await placesOf(await registerPerson(app))).toEqual([]);
  expect((await person.call('DELETE', '/waiting-list/agent')).status).toBe(200);
  expect((await person.call('DELETE', '/waiting-list/agent')).status).toBe(200);
  expect((await placesOf()).map(({ preview }: { preview: string }) => preview)).toEqual(['globalTutors']);
});

test('admins alone see the numbers and the confirmed addresses', async () => {
  const admin = await registerAdmin(app);
  const countOf = async () => (await admin.call('GET', '/admin/waiting-list')).body.counts;
  const [before] = await countOf();
  await join(person.email, person, 'globalTutors');
  await join(newAddress(), await registerPerson(app), 'globalTutors');
  const [after] = await countOf();
  expect(after).toEqual({
    preview: 'globalTutors',
    confirmed: before.confirmed + 1,
    unconfirmed: before.unconfirmed + 1,
  });
  const { body } = await admin.call('GET', '/admin/waiting-list/globalTutors');
  expect(body.waiting[0]).toMatchObject({ email: person.email, locale: 'zh' });
  for (const path of ['/admin/waiting-list', '/admin/waiting-list/agent']) {
    expect((await person.call('GET', path)).status).toBe(403);
    expect((await app.guest().call('GET', path)).status).toBe(401);
  }
  expect(
    (await app.guest().call('POST', '/waiting-list', { preview: 'agent', email: 'a@b.org' })).status,
  ).toBe(401);
});
