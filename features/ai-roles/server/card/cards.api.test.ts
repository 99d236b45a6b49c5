// Cards over HTTP: what comes in becomes a draft, what is refused leaves nothing, what goes out comes in again.

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

const path = '/admin/ai-role-cards';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const send = (text: string, who: Pick<TestPerson, 'call'> = admin) =>
  who.call('POST', path, { file: base64(text), note: '' });
const count = async () =>
  (
    await runSql(
      app.databaseUrl,
      'select (select count(*) from draft_items) + (select count(*) from draft_versions) as n',
    )
  )[0].n;

const foreign = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Captain Li',
    description: 'A sailor.',
    scenario: 'On deck.',
    first_mes: '你好！',
    odd: { kept: true },
  },
};

test('a card from elsewhere becomes a draft that waits to be completed, and keeps what is not ours', async () => {
  const { body } = await send(JSON.stringify(foreign));
  expect(body).toEqual({ id: 'captain-li', isOurs: false });
  const read = (await admin.call('GET', '/admin/ai-roles/captain-li')).body;
  expect(read).toMatchObject({
    state: 'draft',
    isComplete: false,
    draft: { name: { en: 'Captain Li' }, play: { opening: { zh: '你好！' } } },
    material: [
      { field: 'description', text: 'A sailor.' },
      { field: 'scenario', text: 'On deck.' },
      { field: 'first_mes', text: '你好！' },
    ],
  });
  const published = await admin.call('POST', '/admin/ai-roles/captain-li/publish', { expectedVersion: 1 });
  expect(published.body.code).toBe('ROLE_INCOMPLETE');
  expect((await send(JSON.stringify(foreign))).body.id).toBe('captain-li-2');
  const { card } = (await admin.call('GET', '/admin/ai-roles/captain-li/card')).body;
  expect(card).toMatchObject({ spec: 'chara_card_v2', data: { odd: { kept: true }, name: 'Captain Li' } });
});

test('a shipped role goes out as a card and comes in as a copy that can be published', async () => {
  const { card } = (await admin.call('GET', '/admin/ai-roles/waiter/card')).body;
  const { body } = await send(JSON.stringify(card));
  expect(body).toEqual({ id: 'waiter-2', isOurs: true });
  const published = await admin.call('POST', '/admin/ai-roles/waiter-2/publish', { expectedVersion: 1 });
  expect(published.status).toBe(200);
  const [copy, role] = await Promise.all(
    ['waiter-2', 'waiter'].map(async (id) => (await admin.call('GET', `/ai-roles/roles/${id}`)).body),
  );
  expect(copy).toEqual({ ...role, id: 'waiter-2' });
  expect((await admin.call('GET', '/admin/ai-roles/nobody/card')).status).toBe(404);
});

test('what is refused says why and leaves nothing', async () => {
  const before = await count();
  const refusals: [string, string][] = [
    ['{"spec":', 'json'],
    ['{"spec":"chara_card_v1"}', 'spec'],
    ['no card', 'kind'],
    [`{"a":${'['.repeat(1000)}`, 'deep'],
    ['{"__proto__":1}', 'key'],
    [String.raw`{"a":"\ud800"}`, 'signs'],
    [`{"a":"${'x'.repeat(300_000)}"}`, 'size'],
    [JSON.stringify({ ...foreign, data: { ...foreign.data, name: [] } }), 'fields'],
    [JSON.stringify({ ...foreign, data: { ...foreign.data, extensions: { yulu: { role: {} } } } }), 'role'],
  ];
  for (const [text, reason] of refusals) {
    const { status, body } = await send(text);
    expect([status, body.code, body.data?.reason]).toEqual([422, 'CARD_REFUSED', reason]);
  }
  expect((await send(JSON.stringify({ ...foreign, data: { name: [] } }))).body.data.place).toBe('data.name');
  expect((await admin.call('POST', path, { file: 'no base64!', note: '' })).status).toBe(400);
  const huge = await send('x'.repeat(10_000_000));
  expect([huge.status, huge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(await count()).toBe(before);
});

test('only admins bring cards, and nobody else’s large body is even read', async () => {
  const learner = await registerPerson(app);
  const large = 'x'.repeat(3_000_000);
  for (const text of [JSON.stringify(foreign), large]) {
    expect((await send(text, app.guest())).status).toBe(401);
    expect((await send(text, learner)).status).toBe(403);
  }
  expect((await app.guest().call('GET', '/admin/ai-roles/waiter/card')).status).toBe(401);
  expect((await learner.call('GET', '/admin/ai-roles/waiter/card')).status).toBe(403);
});

test('a card with patterns that take for ever to search is stored, and not published', async () => {
  const { card } = (await admin.call('GET', '/admin/ai-roles/waiter/card')).body;
  // All of their characters are there, and 你你 nowhere.
  const bad = Array.from({ length: 40 }, (_, n) => `${'(我||你|我我)*'.repeat(20 + n)}你你`);
  card.data.extensions.yulu.role.play.asides[0].match = bad;
  for (const goal of card.data.extensions.yulu.role.play.goals) goal.hint.full.zh += '我你'.repeat(100);
  const { id } = (await send(JSON.stringify(card))).body;
  const published = await admin.call('POST', `/admin/ai-roles/${id}/publish`, { expectedVersion: 1 });
  expect(published.body.code).toBe('ROLE_INCOMPLETE');
  const { draft } = (await admin.call('GET', `/admin/ai-roles/${id}`)).body;
  const { problems } = (await admin.call('POST', '/admin/ai-role-checks', { draft })).body;
  expect(problems).toEqual([{ path: 'play.goals', code: 'heavy', detail: '' }]);
});
