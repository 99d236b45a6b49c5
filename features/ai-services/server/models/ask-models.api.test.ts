// What is asked under difficult circumstances: a slow first model, a database that is gone, and where a key may not appear.

import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ProviderError } from '../../../../kit/server/ai/index.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { createLog } from '../../../../kit/server/log.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../kit/server/testing/test-database.ts';
import { aiCalls } from '../tables.ts';
import { type AskingOptions, askInOrder } from './ask-models.ts';
import type { Candidate } from './candidates.ts';

const KEY = 'sk-secret-secret-0001';
let database: TestDatabase;
let db: Database;
let server: OpenAiServer;
let lines = '';
const sink = new Writable({
  write: (chunk, _encoding, done) => {
    lines += String(chunk);
    done();
  },
});
const log = createLog('debug', sink);
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 5, onIdleError: () => {} });
  server = await startOpenAiServer();
});
afterEach(async () => {
  lines = '';
  await db.delete(aiCalls);
});
afterAll(async () => {
  await db.$client.end();
  await server.close();
  await database.drop();
});

const candidate = (name: string, more: Partial<Candidate['config']> = {}): Candidate => ({
  providerId: null,
  config: { name, baseUrl: server.url, model: name, apiKey: KEY, ...more },
  price: { inFen: 100, outFen: 100 },
});

/** Far longer than a model of ours takes to begin, on a machine at its limits too. */
const PATIENCE_MS = 1500;

async function ask(candidates: readonly Candidate[], text: string, options: Partial<AskingOptions> = {}) {
  const asking = { use: 'chat', userId: null, signal: new AbortController().signal } as const;
  const messages = [{ role: 'user', content: text }] as const;
  let answer = '';
  const pieces = askInOrder({ db, log, patienceMs: PATIENCE_MS, ...options }, candidates, {
    ...asking,
    ask: { messages },
  });
  for await (const piece of pieces) answer += piece.text;
  return answer;
}

const outcomes = async () =>
  (await db.select().from(aiCalls).orderBy(aiCalls.createdAt, aiCalls.id)).map(({ model, outcome }) => [
    model,
    outcome,
  ]);

test('a model that does not begin in time gives way to the next; the last one has all the time', async () => {
  server.queue('silence', { beforeMs: PATIENCE_MS + 500, tokens: ['到了'] });
  expect(await ask([candidate('quiet'), candidate('slow')], '你好')).toBe('到了');
  expect(await outcomes()).toEqual([
    ['quiet', 'timeout'],
    ['slow', 'ok'],
  ]);
});

test('a call whose words came is written down when that may be, one that failed before them at once', async () => {
  server.queue('error-before');
  const may = Promise.withResolvers<void>();
  const mayRecord = () => may.promise;
  let answer = '';
  const pieces = askInOrder(
    { db, log, patienceMs: PATIENCE_MS, mayRecord },
    [candidate('away'), candidate('next')],
    {
      use: 'chat',
      userId: null,
      signal: new AbortController().signal,
      ask: { messages: [{ role: 'user', content: '你好' }] },
    },
  );
  const whole = (async () => {
    for await (const piece of pieces) answer += piece.text;
  })();
  await expect.poll(() => answer).not.toBe('');
  expect((await outcomes()).map(([model]) => model)).toEqual(['away']);
  may.resolve();
  await whole;
  expect((await outcomes()).map(([model]) => model)).toEqual(['away', 'next']);
});

test('once a model has begun, its slowness is no reason to leave it', async () => {
  server.queue({ tokens: ['慢', '慢', '说'], betweenMs: PATIENCE_MS });
  expect(await ask([candidate('steady'), candidate('next')], '你好')).toBe('慢慢说');
  expect(await outcomes()).toEqual([['steady', 'ok']]);
});

test('each model is asked in its own way, within its own window', async () => {
  server.queue('error-before');
  const asking = { use: 'chat', userId: null, signal: new AbortController().signal } as const;
  const pieces = askInOrder({ db, log, patienceMs: PATIENCE_MS }, [candidate('big'), candidate('small')], {
    ...asking,
    ask: ({ config }) => ({ messages: [{ role: 'user', content: `for ${config.model}` }] }),
  });
  for await (const piece of pieces) expect(piece.text).not.toBe('');
  const asked = server.requests.slice(-2).map(({ body }) => [body.model, body.messages[0]?.content]);
  expect(asked).toEqual([
    ['big', 'for big'],
    ['small', 'for small'],
  ]);
});

test('whoever stops reading in the middle ends the call, which is counted', async () => {
  server.queue({ tokens: ['一', '二', '三'], betweenMs: 5000 });
  const messages = [{ role: 'user', content: '数' }] as const;
  const asking = {
    use: 'chat',
    userId: null,
    signal: new AbortController().signal,
    ask: { messages },
  } as const;
  const pieces = askInOrder({ db, log, patienceMs: PATIENCE_MS }, [candidate('left')], asking);
  for await (const piece of pieces) {
    expect(piece).toBeDefined();
    break;
  }
  expect(await outcomes()).toEqual([['left', 'aborted']]);
  expect((await server.requests.at(-1)?.closed)?.byCaller).toBe(true);
});

test('an answer comes whole although it cannot be written down, and the log says so', async () => {
  const gone = openDatabase({ url: database.url, pool: 2, onIdleError: () => {} });
  await gone.$client.end();
  expect(await ask([candidate('m')], '你好', { db: gone })).not.toBe('');
  expect(lines).toContain('was not written down');
});

test('a key is in no log, no failure and no record, even when the provider repeats it', async () => {
  const echo = {
    status: 401,
    error: { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' },
  };
  server.queue({ refuse: echo }, { refuse: echo });
  const failure = await ask([candidate('one'), candidate('two')], '你好').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  log.error({ err: failure }, 'as a task that fails is logged');
  const written = JSON.stringify(await db.select().from(aiCalls));
  const said = failure instanceof ProviderError ? `${failure.messageForAdmin()} ${failure.stack}` : '';
  expect(said).toContain('Incorrect API key provided');
  for (const text of [lines, written, said]) {
    expect(text).not.toBe('');
    expect(text).not.toContain('secret-secret');
  }
});
