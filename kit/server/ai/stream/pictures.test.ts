import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectAnswer } from '../../testing/openai/openai-collect.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/openai/openai-server.ts';
import { type ChatPicture, type ProviderConfig, type ProviderErrorCode, streamChat } from '../index.ts';
import { PICTURE_LIMITS } from './pictures.ts';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const picture = (bytes = Buffer.from('a picture')): ChatPicture => ({
  type: 'picture',
  mediaType: 'image/jpeg',
  bytes,
});

function show(pictures: readonly ChatPicture[], more: Partial<ProviderConfig> = {}) {
  const provider = { name: 'Test', baseUrl: server.url, model: 'm', seesPictures: true, ...more };
  const content = [{ type: 'text', text: '这是什么？' } as const, ...pictures];
  const request = { messages: [{ role: 'user', content } as const] };
  return collectAnswer(streamChat(provider, request, { signal: new AbortController().signal }));
}

test('a picture travels beside its text, as the protocol has it', async () => {
  await show([picture(), picture(Buffer.from('another'))]);
  expect(server.requests.at(-1)?.body.messages).toEqual([
    {
      role: 'user',
      content: '这是什么？',
      pictures: ['data:image/jpeg;base64,YSBwaWN0dXJl', 'data:image/jpeg;base64,YW5vdGhlcg=='],
    },
  ]);
});

test('a question without pictures is put to any model, as plain text', async () => {
  const request = { messages: [{ role: 'user', content: '你好' } as const] };
  const provider = { name: 'Test', baseUrl: server.url, model: 'm' };
  await collectAnswer(streamChat(provider, request, { signal: new AbortController().signal }));
  expect(server.requests.at(-1)?.body.messages).toEqual([{ role: 'user', content: '你好' }]);
});

const { count, bytesEach } = PICTURE_LIMITS;
test.each<[string, ChatPicture[], Partial<ProviderConfig>, ProviderErrorCode]>([
  ['a model that is said to see none', [picture()], { seesPictures: false }, 'pictures_unsupported'],
  ['a model of which nobody says it', [picture()], { seesPictures: undefined }, 'pictures_unsupported'],
  ['too many', Array.from({ length: count + 1 }, () => picture()), {}, 'picture_refused'],
  ['one that is too large', [picture(Buffer.alloc(bytesEach + 1))], {}, 'picture_refused'],
])('nothing is sent of pictures to %s', async (_, pictures, more, code) => {
  const before = server.requests.length;
  expect((await show(pictures, more)).error).toMatchObject({ code, retryable: false });
  expect(server.requests).toHaveLength(before);
});

test('as many and as large as may be are sent', async () => {
  await show(Array.from({ length: count }, () => picture(Buffer.alloc(bytesEach))));
  expect(server.requests.at(-1)?.body.messages[0]?.pictures).toHaveLength(count);
});
