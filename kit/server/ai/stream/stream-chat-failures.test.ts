import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Behaviour, type BehaviourName, defaultTokens } from '../../testing/openai/openai-behaviours.ts';
import { collectAnswer } from '../../testing/openai/openai-collect.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/openai/openai-server.ts';
import { type ChatLimits, type ChatRequest, type ProviderConfig, streamChat } from '../index.ts';

let server: OpenAiServer;
let asked = 0;
beforeAll(async () => {
  server = await startOpenAiServer();
});
beforeEach(() => {
  asked = server.requests.length;
});
afterAll(() => server.close());

const key = 'sk-test-1234567890';
const question: ChatRequest = { messages: [{ role: 'user', content: '你好' }] };
const provider = (baseUrl = server.url): ProviderConfig => ({
  name: 'Test',
  baseUrl,
  model: 'm',
  apiKey: key,
});
const quick: Partial<ChatLimits> = { retryBaseMs: 5, tailMs: 100, connectMs: 10_000 };
const calls = () => server.requests.length - asked;
const firstSix = defaultTokens.slice(0, 6).join('');

function ask(next: (Behaviour | BehaviourName)[], limits: Partial<ChatLimits> = {}, baseUrl = server.url) {
  server.queue(...next);
  const options = { signal: new AbortController().signal, limits: { ...quick, ...limits } };
  return collectAnswer(streamChat(provider(baseUrl), question, options));
}

const empty = (reason: string): Behaviour => ({
  raw: [`data: {"choices":[{"delta":{},"finish_reason":"${reason}"}]}\n\n`, 'data: [DONE]\n\n'],
});

/** A second is the promise (the benchmarks hold it); a machine at its limits gets more, and far less than the answer lasts. */
const SOON_MS = 10_000;

async function leave(behaviour: Behaviour | BehaviourName, afterMs: number) {
  const leaving = new AbortController();
  server.queue(behaviour);
  let leftAt = 0;
  setTimeout(() => {
    leftAt = Date.now();
    leaving.abort();
  }, afterMs);
  const answer = await collectAnswer(
    streamChat(provider(), question, { signal: leaving.signal, limits: quick }),
  );
  const closed = await server.requests.at(-1)?.closed;
  return { answer, closed, tookMs: (closed?.at ?? Number.NaN) - leftAt };
}

describe('A failure before the first token', () => {
  test('is tried again, and the learner sees one whole answer', async () => {
    const answer = await ask(['error-before', 'malformed-before', {}]);
    expect(answer.text).toBe(defaultTokens.join(''));
    expect(calls()).toBe(3);
  });

  test('is told after two retries', async () => {
    const answer = await ask(['error-before', 'error-before', 'error-before']);
    expect(answer.error).toMatchObject({
      code: 'overloaded',
      afterFirstToken: false,
      detail: 'HTTP 500 server_error',
    });
    expect(calls()).toBe(3);
  });

  test.each([
    ['401', 'unauthorized'],
    ['400', 'bad_request'],
    ['filtered', 'content_filtered'],
  ] as const)('with %s is told at once, for asking again would not help', async (behaviour, code) => {
    expect((await ask([behaviour])).error?.code).toBe(code);
    expect(calls()).toBe(1);
  });

  test('waits as long as a 429 asks, when that is short', async () => {
    const started = Date.now();
    const limited: Behaviour = { refuse: { status: 429, headers: { 'retry-after': '1' } } };
    const answer = await ask([limited, {}]);
    expect(answer.error).toBeUndefined();
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    expect(calls()).toBe(2);
  });

  test('does not wait for a 429 that asks for long, and says how long', async () => {
    const answer = await ask(['429-long']);
    expect(answer.error).toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 120_000,
      afterFirstToken: false,
    });
    expect(calls()).toBe(1);
  });

  test('by an error object inside the stream is read by its meaning', async () => {
    const rate = 'data: {"error":{"message":"slow down","type":"rate_limit_error"}}\n\n';
    expect((await ask([{ raw: [rate] }, { raw: [rate] }, { raw: [rate] }])).error?.code).toBe('rate_limited');
    expect(calls()).toBe(3);
  });

  test('by a page of HTML with status 200 is malformed', async () => {
    const page: Behaviour = { raw: ['<!doctype html><title>Gateway</title>'] };
    expect((await ask([page, page, page])).error?.code).toBe('malformed');
  });

  test('by wrong structure is malformed', async () => {
    for (const json of [
      '[]',
      '{"choices":{}}',
      '{"choices":[{"delta":{"content":5}}]}',
      '{"choices":["x"]}',
      '"x"',
    ]) {
      const wrong: Behaviour = { raw: [`data: ${json}\n\n`] };
      expect((await ask([wrong], { retries: 0 })).error?.code, json).toBe('malformed');
    }
  });

  test('by an empty answer is tried again, unless thinking used up its tokens', async () => {
    expect((await ask([empty('stop'), {}])).text).toBe(defaultTokens.join(''));
    expect((await ask([empty('length')])).error).toMatchObject({
      code: 'malformed',
      detail: 'empty answer, length',
    });
    expect(calls()).toBe(3);
  });

  test('by a port where nobody listens is unreachable', async () => {
    const answer = await ask([], {}, 'http://127.0.0.1:9/v1');
    expect(answer.error).toMatchObject({ code: 'unreachable', detail: 'ECONNREFUSED' });
  });

  test('by a server that accepts and never finishes the handshake is unreachable after the connect time', async () => {
    const mute = net.createServer((socket) => void socket.on('error', () => {}));
    const port = await listen(mute);
    const answer = await ask([], { retries: 0, connectMs: 150 }, `https://127.0.0.1:${port}/v1`);
    expect(answer.error).toMatchObject({ code: 'unreachable', detail: 'connecting took too long' });
    mute.close();
  });

  test('by a server that does not speak TLS where TLS is asked for is unreachable', async () => {
    const answer = await ask([], { retries: 0 }, server.url.replace('http:', 'https:'));
    expect(answer.error?.code).toBe('unreachable');
  });

  test('by an address that is not http is refused without a call', async () => {
    expect((await ask([], {}, 'file:///etc/passwd')).error?.code).toBe('bad_request');
  });

  test('by a redirect is refused, so that the key goes nowhere else', async () => {
    const answer = await ask([{ refuse: { status: 307, headers: { location: `${server.url}/elsewhere` } } }]);
    expect(answer.error).toMatchObject({ code: 'bad_request', detail: 'HTTP 307' });
    expect(calls()).toBe(1);
  });

  test('by a kept connection that the other side had closed is asked again without counting', async () => {
    const own = await closesKeptConnections();
    const first = await ask([], { retries: 0 }, own.url);
    const second = await ask([], { retries: 0 }, own.url);
    expect([first.text, second.text]).toEqual(['好', '好']);
    expect(own.connections()).toBe(2);
    own.close();
  });
});

describe('A failure after the first token', () => {
  test.each(['error-after', 'error-object', 'end-early', 'malformed'] as const)(
    'by %s keeps what had arrived, is called broken off and is never tried again',
    async (behaviour) => {
      const answer = await ask([behaviour]);
      expect(answer.text).toBe(firstSix);
      expect(answer.error).toMatchObject({ code: 'broken_off', afterFirstToken: true });
      expect(calls()).toBe(1);
    },
  );

  test('by the content filter is told as such', async () => {
    const filtered = 'data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n';
    const answer = await ask([{ raw: ['data: {"choices":[{"delta":{"content":"好"}}]}\n\n', filtered] }]);
    expect(answer.text).toBe('好');
    expect(answer.error).toMatchObject({ code: 'content_filtered', afterFirstToken: true });
  });
});

describe('Silence', () => {
  test('from the start ends with a timeout after the total time, and the call is closed', async () => {
    const started = Date.now();
    const answer = await ask(['silence'], { totalMs: 400, idleMs: 60_000 });
    expect(answer.error).toMatchObject({ code: 'timeout', afterFirstToken: false });
    expect(Date.now() - started).toBeLessThan(20_000);
    expect((await server.requests.at(-1)?.closed)?.byCaller).toBe(true);
    expect(calls()).toBe(1);
  });

  test('in the middle breaks the answer off after the idle time', async () => {
    const answer = await ask(['silence-after'], { idleMs: 1500 });
    expect(answer.text).toBe(firstSix);
    expect(answer.error).toMatchObject({ code: 'broken_off', detail: 'timeout, silence in the answer' });
  });

  test('is not a provider that keeps the line alive with comments', async () => {
    const comments = Array.from({ length: 400 }, () => ': still thinking\n\n');
    const answer = await ask(
      [{ raw: [...comments, 'data: {"choices":[{"delta":{"content":"好"},"finish_reason":"stop"}]}\n\n'] }],
      { idleMs: 1000 },
    );
    expect(answer.text).toBe('好');
  });

  test('also ends an answer that drips for longer than the total time', async () => {
    const answer = await ask([{ betweenMs: 250 }], { totalMs: 1500 });
    expect(answer.error).toMatchObject({ code: 'broken_off', detail: 'timeout, no whole answer in time' });
    expect(answer.text.length).toBeGreaterThan(0);
  });
});

describe('A learner who leaves', () => {
  test('in the middle of an answer ends the provider’s call at once', async () => {
    const { answer, closed, tookMs } = await leave({ betweenMs: 1500 }, 500);
    expect(answer.error?.code).toBe('aborted');
    expect(answer.error?.afterFirstToken).toBe(true);
    expect(closed?.byCaller).toBe(true);
    expect(tookMs).toBeLessThan(SOON_MS);
  });

  test('before the first token ends it at once, and nothing is tried again', async () => {
    const { answer, closed, tookMs } = await leave({ beforeMs: 60_000 }, 100);
    expect(answer.error).toMatchObject({ code: 'aborted', afterFirstToken: false });
    expect(closed?.byCaller).toBe(true);
    expect(tookMs).toBeLessThan(SOON_MS);
    expect(calls()).toBe(1);
  });

  test('during the pause before a retry is not asked for any more', async () => {
    const { answer } = await leave({ refuse: { status: 429, headers: { 'retry-after': '5' } } }, 100);
    expect(answer.error?.code).toBe('aborted');
    expect(calls()).toBe(1);
  });

  test('before the call makes none', async () => {
    const answer = await collectAnswer(streamChat(provider(), question, { signal: AbortSignal.abort() }));
    expect(answer.error?.code).toBe('aborted');
    expect(calls()).toBe(0);
  });

  test('by leaving the loop ends the provider’s call', async () => {
    server.queue({ betweenMs: 1000 });
    for await (const piece of streamChat(provider(), question, { signal: new AbortController().signal })) {
      expect(piece.text).toBe('你好');
      break;
    }
    expect((await server.requests.at(-1)?.closed)?.byCaller).toBe(true);
  });
});

describe('A hostile provider', () => {
  test('that never stops talking is cut at the size limit, and what fits is kept', async () => {
    const answer = await ask([{ tokens: Array.from({ length: 50 }, () => '好'.repeat(10)), betweenMs: 1 }], {
      maxAnswerBytes: 600,
    });
    expect(Buffer.byteLength(answer.text)).toBe(600);
    expect(answer.error).toMatchObject({ code: 'broken_off', detail: 'malformed, answer too long' });
    expect((await server.requests.at(-1)?.closed)?.byCaller).toBe(true);
  });

  test('that sends one endless line is cut before it fills the memory, and not asked again', async () => {
    const flood = Array.from({ length: 40 }, () => 'x'.repeat(16 * 1024));
    const answer = await ask([{ raw: ['data: ', ...flood] }]);
    expect(answer.error).toMatchObject({ code: 'malformed', detail: 'one event is too long' });
    expect(calls()).toBe(1);
  });

  test('that repeats our key and the learner’s words puts neither into the error’s text or fields', async () => {
    const message = `Incorrect API key provided: ${key}. You said: 我的秘密`;
    const answer = await ask([{ refuse: { status: 401, error: { message, code: 'invalid_api_key' } } }]);
    const error = answer.error;
    const written = `${error?.message} ${error?.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.values(error ?? {}))}`;
    expect(written).not.toContain(key);
    expect(written).not.toContain('我的秘密');
    expect(error?.detail).toBe('HTTP 401 invalid_api_key');
    expect(error?.messageForAdmin()).toContain('Incorrect API key provided: [key]');
  });
});

/** A bare server that answers once per connection, promises to keep it and closes it at the next request. */
async function closesKeptConnections() {
  let connections = 0;
  const body = 'data: {"choices":[{"delta":{"content":"好"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: keep-alive\r\n';
  const answer = `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const bare = net.createServer((socket) => {
    connections += 1;
    let answered = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (answered) socket.destroy();
      else if (data.includes('"messages"')) {
        answered = true;
        socket.write(answer);
      }
    });
  });
  const port = await listen(bare);
  return { url: `http://127.0.0.1:${port}/v1`, connections: () => connections, close: () => bare.close() };
}

async function listen(bare: net.Server): Promise<number | undefined> {
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const address = bare.address();
  return typeof address === 'object' ? address?.port : undefined;
}
