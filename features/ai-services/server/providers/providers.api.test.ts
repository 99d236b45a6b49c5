// What admins do with providers: keys go in and never come out, and a try says exactly what a model does.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { defaultTokens } from '../../../../kit/server/testing/openai/openai-behaviours.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';

const KEY = 'sk-the-right-and-secret-key-7788';
let server: OpenAiServer;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await startOpenAiServer({ apiKey: KEY });
  app = await startTestApp();
  admin = await registerAdmin(app);
});
beforeEach(() => runSql(app.databaseUrl, 'delete from ai_providers'));
afterAll(async () => {
  await app.stop();
  await server.close();
});

const model = { name: 'test-model', contextTokens: null, inFen: 80, outFen: 200 };
const draft = () => ({
  id: randomUUID(),
  preset: 'custom',
  name: 'Local',
  baseUrl: server.url,
  isEnabled: true,
  models: [model],
  key: KEY,
});
const add = async (changes: object = {}) => {
  const { status, body } = await admin.call('POST', '/admin/ai/providers', { ...draft(), ...changes });
  expect(status).toBe(200);
  return body;
};
/** What a page sends to change a provider: everything but the key. */
const changed = (
  { name, baseUrl, isEnabled, models, version = 1 }: Record<string, unknown>,
  changes: object,
) => ({
  version,
  name,
  baseUrl,
  isEnabled,
  models,
  ...changes,
});

test('guests and people of other roles reach none of it', async () => {
  const person = await registerPerson(app);
  const id = randomUUID();
  const calls = [
    ['GET', '/admin/ai/providers'],
    ['POST', '/admin/ai/providers', draft()],
    ['PUT', `/admin/ai/providers/${id}`, changed(draft(), {})],
    ['DELETE', `/admin/ai/providers/${id}`],
    ['POST', '/admin/ai/try', { modelId: id, text: '你好' }],
    ['GET', '/admin/ai/config'],
    ['PUT', '/admin/ai/uses/chat', { version: 1, modelIds: [], temperature: null, promptVersion: null }],
    ['PUT', '/admin/ai/limits', { version: 1, dayFen: null, learnerFen: null }],
    ['GET', '/admin/ai/reports'],
    ['PATCH', `/admin/ai/reports/${id}`, { version: 1, state: 'closed', note: '' }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await app.guest().call(method, path, body)).status).toBe(401);
    for (const role of ['student', 'teacher', 'distributor']) {
      await runSql(app.databaseUrl, 'update users set role = $1 where id = $2', [role, person.id]);
      expect((await person.call(method, path, body)).status).toBe(403);
    }
  }
});

test('a provider is added once, with its key sealed in the table and in no answer', async () => {
  const given = draft();
  const added = await admin.call('POST', '/admin/ai/providers', given);
  const again = await admin.call('POST', '/admin/ai/providers', { ...given, name: 'Other' });
  expect(again.body).toEqual(added.body);
  expect(added.body).toMatchObject({ name: 'Local', keyTail: '7788', lastSuccess: null, lastFailure: null });
  const listed = await admin.call('GET', '/admin/ai/providers');
  expect(listed.body.providers).toEqual([added.body]);
  expect(JSON.stringify([added.body, listed.body])).not.toContain(KEY.slice(0, -4));

  const stored = JSON.stringify(await runSql(app.databaseUrl, 'select * from ai_providers'));
  expect(stored).not.toContain('secret');
  expect(stored).toContain('s1.');
});

test('what a short key ends in is not told', async () => {
  expect((await add({ key: 'short' })).keyTail).toBe('');
});

test.each([
  ['an address of another kind', { baseUrl: 'file:///etc/passwd' }],
  ['an address with a user name', { baseUrl: 'http://root:pw@127.0.0.1:1/v1' }],
  ['an address with a user name and no password', { baseUrl: 'https://someone@api.example.org/v1' }],
  ['no address', { baseUrl: 'localhost' }],
  ['a key with a line break', { key: 'sk-1\r\nx-evil: 1' }],
  ['a model named twice', { models: [model, model] }],
  ['a price below zero', { models: [{ ...model, inFen: -1 }] }],
  ['a preset that nobody knows', { preset: 'skynet' }],
])('%s is refused and nothing is stored', async (_what, changes) => {
  const { status } = await admin.call('POST', '/admin/ai/providers', { ...draft(), ...changes });
  expect(status).toBe(400);
  expect((await admin.call('GET', '/admin/ai/providers')).body.providers).toEqual([]);
});

test('there are at most fifty providers', async () => {
  await runSql(
    app.databaseUrl,
    `insert into ai_providers (id, name, preset, base_url, is_enabled)
     select gen_random_uuid(), 'x', 'custom', 'http://localhost/v1', false from generate_series(1, 50)`,
  );
  const { status, body } = await admin.call('POST', '/admin/ai/providers', draft());
  expect([status, body.code]).toEqual([409, 'TOO_MANY_PROVIDERS']);
});

test('a change keeps the key, a new one replaces it, null takes it away', async () => {
  const provider = await add();
  const path = `/admin/ai/providers/${provider.id}`;
  let { version } = provider;
  const put = async (changes: object) => {
    const answer = await admin.call('PUT', path, changed({ ...provider, version }, changes));
    version = answer.body.version;
    return answer;
  };
  expect((await put({ name: 'Renamed' })).body).toMatchObject({ name: 'Renamed', keyTail: '7788' });
  expect((await put({ key: 'sk-another-key-0000-1234' })).body.keyTail).toBe('1234');
  expect((await put({ key: null })).body.keyTail).toBeNull();
  const nobody = `/admin/ai/providers/${randomUUID()}`;
  expect((await admin.call('PUT', nobody, changed(provider, {}))).status).toBe(404);
});

test('a stored key does not go to another server: there it has to be given again', async () => {
  const provider = await add();
  const path = `/admin/ai/providers/${provider.id}`;
  const elsewhere = { baseUrl: 'https://collect.example.org/v1' };
  const refused = await admin.call('PUT', path, changed(provider, elsewhere));
  expect([refused.status, refused.body.code]).toEqual([409, 'KEY_NEEDED']);
  const otherPath = { baseUrl: `${server.url}/chat/completions` };
  expect((await admin.call('PUT', path, changed(provider, otherPath))).status).toBe(200);
  const given = { ...elsewhere, key: 'sk-of-the-other-server-9', version: 2 };
  expect((await admin.call('PUT', path, changed(provider, given))).status).toBe(200);
});

test('a model that keeps its name keeps its place in the uses; one that goes leaves them', async () => {
  const provider = await add({ models: [model, { ...model, name: 'second' }] });
  const [first, second] = provider.models;
  const modelIds = [second.id, first.id];
  const use = { version: 1, modelIds, temperature: 0.4, promptVersion: null };
  expect((await admin.call('PUT', '/admin/ai/uses/chat', use)).status).toBe(200);
  const path = `/admin/ai/providers/${provider.id}`;
  const models = [
    { ...model, name: 'third' },
    { ...model, inFen: 5 },
  ];
  const updated = await admin.call('PUT', path, changed(provider, { models }));
  expect(updated.body.models).toMatchObject([{ name: 'third' }, { id: first.id, inFen: 5 }]);
  const chat = (await admin.call('GET', '/admin/ai/config')).body.uses[0];
  expect(chat).toMatchObject({ use: 'chat', modelIds: [first.id], source: 'own', temperature: 0.4 });

  expect((await admin.call('DELETE', path)).status).toBe(200);
  expect((await admin.call('DELETE', path)).status).toBe(404);
  expect((await admin.call('GET', '/admin/ai/config')).body.uses[0].modelIds).toEqual([]);
});

const tryIt = async (modelId: string, text: string) => {
  const { status, body } = await admin.call('POST', '/admin/ai/try', { modelId, text });
  expect(status).toBe(200);
  return body;
};

test('a try gives the answer with its time, tokens and cost, and shows in the provider’s state', async () => {
  const provider = await add({ isEnabled: false });
  const tried = await tryIt(provider.models[0].id, '你好');
  expect(tried).toMatchObject({
    outcome: 'ok',
    answer: defaultTokens.join(''),
    promptTokens: 10,
    completionTokens: 20,
    isEstimated: false,
    // 10 × 0.8 + 20 × 2 micro-CNY
    costMicro: 48,
    detail: null,
    message: null,
  });
  expect(tried.tookMs).toBeGreaterThanOrEqual(tried.firstTokenMs);
  const [seen] = (await admin.call('GET', '/admin/ai/providers')).body.providers;
  expect(seen).toMatchObject({ lastSuccess: { model: 'test-model' }, lastFailure: null });
  expect((await admin.call('GET', '/admin/ai/config')).body.today).toMatchObject({ costMicro: 48, calls: 1 });
});

test.each([
  ['[[401]]', 'unauthorized', 'HTTP 401 invalid_api_key', 'test provider says 401'],
  ['[[429]]', 'rate_limited', 'HTTP 429 rate_limit_exceeded', 'test provider says 429'],
  ['[[400]]', 'bad_request', 'HTTP 400 invalid_request_error', 'test provider says 400'],
  ['[[filtered]]', 'content_filtered', 'HTTP 400 content_filter', 'test provider says 400'],
  ['[[error-before]]', 'overloaded', 'HTTP 500 server_error', 'test provider says 500'],
  ['[[malformed-before]]', 'malformed', 'not JSON', null],
  ['[[error-after]]', 'broken_off', 'unreachable, the connection was cut', null],
  ['[[end-early]]', 'broken_off', 'malformed, the stream ended without a finish reason', null],
])('a try of %s says %s, and the provider’s state too', async (text, outcome, detail, message) => {
  const provider = await add();
  expect(await tryIt(provider.models[0].id, text)).toMatchObject({ outcome, detail, message });
  const [seen] = (await admin.call('GET', '/admin/ai/providers')).body.providers;
  expect(seen).toMatchObject({ lastSuccess: null, lastFailure: { outcome, model: 'test-model' } });
});

test('a wrong key, a wrong path and a server that is not there are told apart', async () => {
  const wrongKey = await add({ key: 'sk-wrong-but-long-enough' });
  const keyTried = await tryIt(wrongKey.models[0].id, '你好');
  expect(keyTried).toMatchObject({ outcome: 'unauthorized', message: 'wrong key', costMicro: 0 });
  const wrongPath = await add({ baseUrl: server.url.replace('/v1', '/v2') });
  expect(await tryIt(wrongPath.models[0].id, '你好')).toMatchObject({
    outcome: 'bad_request',
    detail: 'HTTP 404 invalid_request_error',
  });
  const gone = await startOpenAiServer();
  await gone.close();
  const nowhere = await add({ baseUrl: gone.url });
  expect(await tryIt(nowhere.models[0].id, '你好')).toMatchObject({
    outcome: 'unreachable',
    detail: 'ECONNREFUSED',
  });
  const { status } = await admin.call('POST', '/admin/ai/try', { modelId: randomUUID(), text: '你好' });
  expect(status).toBe(404);
});
