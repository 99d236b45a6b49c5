// Links to a report: made once, read by whoever has one, and by nobody after it was closed or has expired.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  reauthenticate,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { LINKS_MAX } from '../../domain/index.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  person = await registerPerson(app);
});
afterAll(() => app.stop());

const make = (who: TestPerson, id: string = randomUUID(), more: object = {}) =>
  who.call('PUT', `/report/links/${id}`, { label: '妈妈', days: 30, ...more });
const keyIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const visit = (address: string, period = 'all') =>
  app.guest().call('GET', `/report/shared/${keyIn(address)}?period=${period}`);

test.each([
  ['GET', '/report/links'],
  ['PUT', `/report/links/${randomUUID()}`],
  ['DELETE', `/report/links/${randomUUID()}`],
] as const)('a guest may not %s %s', async (method, path) => {
  const body = method === 'PUT' ? { label: '', days: 30 } : undefined;
  const { status } = await app.guest().call(method, path, body);
  expect(status).toBe(401);
});

test('a link that is made twice, also at once, is one', async () => {
  const id = randomUUID();
  const made = await Promise.all([make(person, id), make(person, id)]);
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  expect(made[0]?.body).toEqual(made[1]?.body);
  const { links } = (await person.call('GET', '/report/links')).body;
  expect(links).toMatchObject([{ id, label: '妈妈', state: 'open', address: made[0]?.body.address }]);
});

test('a visitor without an account reads numbers, and nothing that tells who or what was said', async () => {
  const learner = await registerPerson(app);
  await learner.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [
      {
        id: randomUUID(),
        skill: 'recognise',
        item: { kind: 'word', key: '面条', reading: 'mian4 tiao2' },
        outcome: 'right',
        aided: 'none',
        answer: '我最喜欢的面条',
        tookMs: 3000,
        source: 'review',
        sourceId: '',
        partId: '',
        seq: 0,
        at: new Date().toISOString(),
      },
    ],
  });
  const { body: link } = await make(learner);
  const { status, body } = await visit(link.address);
  expect([status, body.report.answers.all]).toEqual([200, { right: 1, missed: 0 }]);
  const told = JSON.stringify(body);
  for (const secret of [learner.email, learner.username, learner.id, '面条', '妈妈'])
    expect(told).not.toContain(secret);
});

test('a closed link opens nothing, closing it again changes nothing, and it shows no address any more', async () => {
  const { body: link } = await make(person);
  expect((await visit(link.address)).status).toBe(200);
  const closed = await person.call('DELETE', `/report/links/${link.id}`);
  expect(closed.body).toMatchObject({ state: 'revoked', address: null });
  expect((await person.call('DELETE', `/report/links/${link.id}`)).body).toEqual(closed.body);
  const { status, body } = await visit(link.address);
  expect([status, body.code]).toEqual([410, 'LINK_CLOSED']);
});

test('a link opens nothing after its time, nor does an address that nobody was given', async () => {
  const { body: link } = await make(person, randomUUID(), { days: 7 });
  await runSql(
    app.databaseUrl,
    `update report_links set created_at = now() - interval '8 days', expires_at = now() - interval '1 second' where id = $1`,
    [link.id],
  );
  const guessed = keyIn(link.address).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  for (const address of [link.address, `/${guessed}`, '/nobody'])
    expect((await visit(address)).body.code).toBe('LINK_CLOSED');
  const { links } = (await person.call('GET', '/report/links')).body;
  expect(links.find(({ id }: { id: string }) => id === link.id)).toMatchObject({
    state: 'expired',
    address: null,
  });
});

test('nobody closes, sees or takes over the link of somebody else', async () => {
  const stranger = await registerPerson(app);
  const { body: link } = await make(person);
  expect((await stranger.call('DELETE', `/report/links/${link.id}`)).status).toBe(404);
  expect((await make(stranger, link.id)).status).toBe(404);
  expect((await stranger.call('GET', '/report/links')).body.links).toEqual([]);
  expect((await visit(link.address)).status).toBe(200);
});

test('so many links are enough, also when they are made at once', async () => {
  const many = await registerPerson(app);
  const made = await Promise.all(Array.from({ length: LINKS_MAX + 2 }, () => make(many)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(LINKS_MAX);
  const refused = made.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(['LINKS_FULL', 'LINKS_FULL']);
});

test('a link opens nothing while the account of its owner is to go, and does again where it stays', async () => {
  const leaver = await registerPerson(app);
  await reauthenticate(leaver);
  const { body: link } = await make(leaver);
  await leaver.call('POST', '/privacy/deletion');
  expect((await visit(link.address)).body.code).toBe('LINK_CLOSED');
  expect((await leaver.call('GET', '/privacy/seen')).body).toEqual({ classes: 0, reports: 1, plans: 0 });
  await leaver.call('POST', '/privacy/deletion/keep');
  expect((await visit(link.address)).status).toBe(200);
});
