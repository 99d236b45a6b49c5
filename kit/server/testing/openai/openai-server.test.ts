import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatLimits, type ProviderConfig, streamChat } from '../../ai/index.ts';
import { defaultTokens } from './openai-behaviours.ts';
import { collectAnswer } from './openai-collect.ts';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer({ apiKey: 'right' });
});
afterAll(() => server.close());

const limits: Partial<ChatLimits> = { retries: 0, totalMs: 60_000, idleMs: 1500 };
const whole = defaultTokens.join('');

function say(content: string, more: Partial<ProviderConfig> = {}) {
  const provider = { name: 'Test', baseUrl: server.url, model: 'm', apiKey: 'right', ...more };
  const request = { messages: [{ role: 'user', content }] } as const;
  return collectAnswer(streamChat(provider, request, { signal: new AbortController().signal, limits }));
}

describe('The test provider, steered by the learner’s message', () => {
  test.each([
    ['你好', undefined],
    ['请慢慢说 [[slow]]', undefined],
    ['[[whole]]', undefined],
    ['[[unknown]]', undefined],
    ['[[error-before]]', 'overloaded'],
    ['[[error-after]]', 'broken_off'],
    ['[[malformed]]', 'broken_off'],
    ['[[silence-after]]', 'broken_off'],
    ['[[429]]', 'rate_limited'],
    ['[[filtered]]', 'content_filtered'],
  ])('answers %s as it asks', async (message, code) => {
    const answer = await say(message);
    expect(answer.error?.code).toBe(code);
    if (code === undefined) expect(answer.text).toBe(whole);
  });

  test('misbehaves once and then answers when the same message asks for once', async () => {
    expect((await say('再来 [[error-after-once]]')).error?.code).toBe('broken_off');
    expect((await say('再来 [[error-after-once]]')).text).toBe(whole);
    expect((await say('另一句 [[error-after-once]]')).error?.code).toBe('broken_off');
  });

  test('refuses a wrong key and a body that is no chat', async () => {
    expect((await say('你好', { apiKey: 'wrong' })).error?.code).toBe('unauthorized');
    const wrong = await fetch(`${server.url}/chat/completions`, { method: 'POST', body: '{"messages":"x"}' });
    expect(wrong.status).toBe(400);
  });
});

test('The test provider runs as a process of its own, prints its address and ends when told', async () => {
  const child = spawn(process.execPath, [
    'kit/server/testing/openai/openai-server.ts',
    '--port',
    '0',
    '--behaviour',
    'whole',
  ]);
  const [line] = await once(createInterface(child.stdout), 'line');
  const { url }: { url: string } = JSON.parse(String(line));
  expect((await say('你好', { baseUrl: url })).text).toBe(whole);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
