import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Behaviour, defaultTokens } from '../../testing/openai/openai-behaviours.ts';
import { collectAnswer } from '../../testing/openai/openai-collect.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/openai/openai-server.ts';
import { type ChatLimits, type ChatRequest, type ProviderConfig, streamChat } from '../index.ts';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const question: ChatRequest = { messages: [{ role: 'user', content: '你好' }] };
const provider = (more: Partial<ProviderConfig> = {}): ProviderConfig => ({
  name: 'Test',
  baseUrl: server.url,
  model: 'test-model',
  apiKey: 'sk-test-1234567890',
  ...more,
});
const quick: Partial<ChatLimits> = { retryBaseMs: 5, tailMs: 100 };

function ask(behaviour: Behaviour, more: Partial<ProviderConfig> = {}) {
  server.queue(behaviour);
  return collectAnswer(
    streamChat(provider(more), question, { signal: new AbortController().signal, limits: quick }),
  );
}

const delta = (content: string) => `data: {"choices":[{"index":0,"delta":{"content":"${content}"}}]}\n\n`;
const stop = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';
const done = 'data: [DONE]\n\n';

describe('A normal answer', () => {
  test('arrives whole, with its finish reason, model and usage', async () => {
    const answer = await ask({});
    expect(answer.text).toBe(defaultTokens.join(''));
    expect(answer.end).toEqual({
      finishReason: 'stop',
      model: 'test-model',
      usage: { promptTokens: 10, completionTokens: defaultTokens.length },
    });
  });

  test('is given token by token when it comes slowly', async () => {
    const answer = await ask({ betweenMs: 15 });
    expect(answer.pieces).toEqual(defaultTokens);
  });

  test('asks with the model, the messages, the key and the settings of this very call', async () => {
    const changed = provider({
      model: 'other-model',
      apiKey: 'sk-second',
      temperature: 0.3,
      extraBody: { top_k: 5 },
    });
    const request = { ...question, maxTokens: 77 };
    await collectAnswer(streamChat(changed, request, { signal: new AbortController().signal }));
    const seen = server.requests.at(-1);
    expect(seen?.headers.authorization).toBe('Bearer sk-second');
    expect(seen?.body).toEqual({
      model: 'other-model',
      messages: question.messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 77,
      temperature: 0.3,
      top_k: 5,
    });
  });

  test('sends no key, temperature, usage wish or bound to a provider that wants none', async () => {
    const bare: ProviderConfig = {
      name: 'Bare',
      baseUrl: `${server.url}/`,
      model: 'm',
      asksForUsage: false,
      answerLimit: 'none',
    };
    const request = { ...question, maxTokens: 77, temperature: 1.5 };
    await collectAnswer(streamChat(bare, request, { signal: new AbortController().signal }));
    const seen = server.requests.at(-1);
    expect(seen?.headers.authorization).toBeUndefined();
    expect(seen?.body).toEqual({ model: 'm', messages: question.messages, stream: true });
  });

  test('keeps one connection warm for the next message', async () => {
    const own = await startOpenAiServer();
    const ports = new Set<number>();
    const here = { ...provider(), baseUrl: own.url };
    for (let turn = 0; turn < 3; turn += 1) {
      await collectAnswer(streamChat(here, question, { signal: new AbortController().signal }));
      const last = own.requests.at(-1);
      ports.add(last?.remotePort ?? -1);
      await last?.closed;
    }
    expect(ports.size).toBe(1);
    await own.close();
  });
});

describe('What providers really send', () => {
  test('hanzi cut in the middle of their bytes by the network come out whole', async () => {
    const bytes = Buffer.from(delta('你好𰻝面') + stop + done);
    const single = Array.from(bytes.subarray(0, 80), (byte) => Buffer.from([byte]));
    const answer = await ask({ raw: [...single, bytes.subarray(80)] });
    expect(answer.text).toBe('你好𰻝面');
  });

  test('a character whose two halves come in two tokens is put together', async () => {
    const answer = await ask({ raw: [delta('a\\ud83d'), delta('\\ude00b'), stop, done] });
    expect(answer.pieces).toEqual(['a', '😀b']);
  });

  test('CRLF line endings, comments, role-only, empty, null and thinking deltas are no text', async () => {
    const lines = [
      ': keep-alive\r\n\r\n',
      'data: {"choices":[{"index":0,"delta":{"role":"assistant"}}]}\r\n\r\n',
      'data: {"choices":[{"index":0,"delta":{"content":null,"reasoning_content":"我想想"}}]}\r\n\r\n',
      'data: {"choices":[{"index":0,"delta":{"content":""}}]}\r\n\r\n',
      'data: {"choices":[]}\r\n\r\n',
      'data:{"choices":[{"index":0,"delta":{"content":"好"},"finish_reason":null}],"usage":null}\r\n\r\n',
      'data: {"choices":[{"index":0,"finish_reason":"stop"}]}\r\n\r\n',
      'data: [DONE]\r\n\r\n',
    ];
    const answer = await ask({ raw: lines });
    expect(answer.pieces).toEqual(['好']);
    expect(answer.end?.finishReason).toBe('stop');
  });

  test('a thought written inside the answer is not shown', async () => {
    const answer = await ask({
      tokens: ['<th', 'ink>\n用户', '说你好</thi', 'nk>\n\n', '你好', '！'],
      betweenMs: 5,
    });
    expect(answer.text).toBe('你好！');
  });

  test('an answer without [DONE] is whole once its finish reason was seen', async () => {
    const answer = await ask({ raw: [delta('好'), stop] });
    expect(answer.end?.finishReason).toBe('stop');
  });

  test('an answer with [DONE] but without a finish reason is whole', async () => {
    expect((await ask({ raw: [delta('好'), done] })).end?.finishReason).toBe('stop');
  });

  test('a last event without its blank line still counts', async () => {
    expect((await ask({ raw: [delta('好'), stop.trimEnd()] })).end?.finishReason).toBe('stop');
  });

  test('a provider that finishes but never closes does not hold the learner up', async () => {
    const started = Date.now();
    const answer = await ask({ raw: [delta('好'), stop], ending: 'silence' });
    expect(answer.end?.finishReason).toBe('stop');
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  test('a connection cut after the finish reason takes nothing away', async () => {
    const answer = await ask({ raw: [delta('好'), stop], ending: 'destroy' });
    expect(answer.text).toBe('好');
    expect(answer.end?.finishReason).toBe('stop');
  });

  test('one JSON object in place of a stream is read', async () => {
    const answer = await ask({ whole: true });
    expect(answer.text).toBe(defaultTokens.join(''));
    expect(answer.end?.usage?.completionTokens).toBe(defaultTokens.length);
  });

  test('a text cut by the token limit says so', async () => {
    const cut = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"length"}]}\n\n';
    expect((await ask({ raw: [delta('我们'), cut, done] })).end?.finishReason).toBe('length');
  });

  test('characters that no database stores are left out', async () => {
    expect((await ask({ raw: [delta('好\\u0000的'), stop, done] })).text).toBe('好的');
  });
});
