// What holds for every call: envelope, limits of size, other sites, headers, health and figures.

import { Client } from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { startApp } from '../testing/apps/start-app.ts';
import { withTestApp } from '../testing/apps/test-app.ts';
import { registerPerson } from '../testing/clients/people.ts';

const app = await startApp();

const post = (path: string, init: RequestInit) => fetch(`${app.url}/api${path}`, { method: 'POST', ...init });
const envelope = z.looseObject({ code: z.string() });
const json = { 'content-type': 'application/json' };

test.each([
  ['not JSON', { body: '{', headers: json }, 400, 'BAD_REQUEST'],
  ['not the schema', { body: '{"identifier":1}', headers: json }, 400, 'BAD_REQUEST'],
  [
    'another content type',
    { body: '<a/>', headers: { 'content-type': 'application/xml' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'too large',
    { body: JSON.stringify({ identifier: 'x'.repeat(300_000), password: 'x' }), headers: json },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
])('a body that is %s gets the envelope and nothing more', async (_what, init, status, code) => {
  const response = await post('/account/sign-in', init);
  const body = envelope.parse(await response.json());
  expect([response.status, body.code]).toEqual([status, code]);
  expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'message']);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\/server\/|at /);
});

test('a character that no text of the database holds is refused, wherever it stands', async () => {
  const person = await registerPerson(app);
  const answers = [
    await app.guest().call('POST', '/account/sign-in', { identifier: 'a\0b', password: 'x' }),
    await person.call('PUT', '/my-words', { word: '好', pinyin: 'hao3', context: '你\0好' }),
    await person.call('GET', '/my-words/readings?word=%00'),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'UNPROCESSABLE_CONTENT']);
});

test('an unknown call is answered in the envelope, in whatever method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const response = await fetch(`${app.url}/api/no/such/call`, { method });
    expect([response.status, envelope.parse(await response.json()).code], method).toEqual([404, 'NOT_FOUND']);
  }
});

test.each([
  ['an origin of another site', { origin: 'https://evil.example' }],
  ['no readable origin', { origin: 'null' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
])('a changing call with %s is refused although the cookie is right', async (_what, headers) => {
  const person = await registerPerson(app);
  const { status } = await person.call('POST', '/account/sign-out', {}, headers);
  expect(status).toBe(403);
  expect((await person.call('GET', '/account/session')).body.person).not.toBeNull();
});

test('the page of this site may call', async () => {
  const person = await registerPerson(app);
  const { status } = await person.call(
    'POST',
    '/account/sign-out',
    {},
    { origin: app.url, 'sec-fetch-site': 'same-origin' },
  );
  expect(status).toBe(200);
});

test('every answer carries the security headers, and the API is never cached', async () => {
  const { headers } = await fetch(`${app.url}/api/account/session`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self';");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('it says that it lives and whether it is ready', async () => {
  expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  expect(await (await fetch(`${app.url}/health/ready`)).json()).toEqual({ status: 'ready' });
});

test('the figures are for this machine alone, or for who has the token', async () => {
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  expect((await fetch(`${app.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(
    404,
  );
  const guarded = await withTestApp({ env: { METRICS_TOKEN: 'a token of the operator' } });
  const read = (headers: Record<string, string>) =>
    fetch(`${guarded.url}/metrics`, { headers }).then(({ status }) => status);
  expect(await read({})).toBe(404);
  expect(await read({ authorization: 'Bearer a token of the operatoR' })).toBe(404);
  expect(await read({ authorization: 'Bearer a token of the operator' })).toBe(200);
});

test('a figure that cannot be read takes no other away', async () => {
  const own = await withTestApp();
  const client = new Client({ connectionString: own.databaseUrl });
  await client.connect();
  await client.query('alter table ledger_checks rename to ledger_checks_away');
  await client.end();
  const figures = await (await fetch(`${own.url}/metrics`)).text();
  expect(figures).toMatch(/^ledger_findings Nan$/m);
  expect(figures).toContain('http_request_duration_seconds');
});

test('figures tell no paths and no people', async () => {
  const person = await registerPerson(app);
  await person.call('GET', '/tutor-chat/talks');
  const figures = await (await fetch(`${app.url}/metrics`)).text();
  expect(figures).not.toContain(person.id);
  expect(figures).not.toContain(person.username);
});

test('the description of the API is served, and tells who may make a call', async () => {
  const response = await fetch(`${app.url}/api/openapi.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const operation = z.looseObject({ 'x-access': z.unknown() });
  const description = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  });
  const { openapi, paths } = description.parse(await response.json());
  expect(openapi).toMatch(/^3\.1/);
  expect(paths['/account/sign-in']?.post?.['x-access']).toBe('public');
  expect(paths['/my-words']?.put?.['x-access']).toBe('member');
});
