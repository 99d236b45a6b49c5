// Help on one message over HTTP: explained and said better by a model that is checked, and by our own teacher without one.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import type { ProviderConfig } from '../../../../kit/server/ai/index.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';

const EXPLAINED = 'Here 了 says that the situation is new.';
let provider: OpenAiServer;
let app: TestApp;
let config: ProviderConfig | undefined;
let person: TestPerson;
let talk: TestTalk;
beforeAll(async () => {
  provider = await startOpenAiServer({ behaviour: 'good' });
  app = await startTestApp({ provider: () => config });
});
beforeEach(async () => {
  config = undefined;
  person = await registerPerson(app);
  talk = await startTalk(person);
});
afterEach(() => {
  config = undefined;
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const withModel = (...answers: readonly string[]) => {
  config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  provider.queue(...answers.map((answer) => ({ tokens: [answer] })));
};
const ask = (what: 'explanation' | 'wording', messageId: string, body: object = {}, who = person) =>
  who.call('POST', `/tutor-chat/talks/${talk.id}/messages/${messageId}/${what}`, { language: 'en', ...body });
const say = async (text: string) => (await talk.say(text)).messageId;
/** The instructions and the material of the newest question. */
const lastQuestion = () => JSON.stringify(provider.requests.at(-1)?.body);

test('without a model the small words, the mistakes and the words with their meanings explain a message', async () => {
  const id = await say('下雨了。');
  const { status, body } = await ask('explanation', id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ speaker: 'engine', text: null });
  expect(body.points).toMatchObject([
    { start: 2, end: 3, kind: 'usage', title: '了 at the end: now it is so' },
  ]);
  expect(
    body.words.map(({ start, end }: { start: number; end: number }) => '下雨了。'.slice(start, end)),
  ).toEqual(['下雨', '了']);
  expect(body.words[0]).toMatchObject({ band: 1, gloss: { language: 'en' } });
});

test('the explanation comes in the language asked for, and of a part only what is about it', async () => {
  const id = await say('我喜欢我的学校，下雨了。');
  const { body } = await ask('explanation', id, { language: 'pt', part: { start: 10, end: 11 } });
  expect(body.points).toMatchObject([{ title: '了 no fim: agora é assim' }]);
  const glossed = body.words.filter(({ gloss }: { gloss: unknown }) => gloss !== null);
  expect(glossed).toMatchObject([{ start: 10, end: 11 }]);
  expect((await ask('explanation', id, { part: { start: 3, end: 3 } })).status).toBe(400);
});

test('a mistake in the learner’s words is named with what should stand there', async () => {
  const id = await say('我是高兴。');
  const { body } = await ask('explanation', id);
  expect(body.points[0]).toMatchObject({
    kind: 'mistake',
    title: 'No 是 before an adjective',
    right: '很高兴',
  });
});

test('a model explains, with the message quoted as material', async () => {
  const id = await say('下雨了。');
  withModel(EXPLAINED);
  const { body } = await ask('explanation', id, { part: { start: 2, end: 3 } });
  expect(body).toMatchObject({ speaker: 'model', text: EXPLAINED });
  expect(lastQuestion()).toContain('<message>下雨了。</message>');
  expect(lastQuestion()).toContain('<part>了</part>');
});

test.each([
  ['a link', 'See https://evil.example for more about this small word.'],
  ['its prompt', 'My system prompt tells me to explain small words.'],
  ['another language', '这里的“了”表示情况变了。'],
  ['an object', '{"say": "All right, I see. What else would you like?"}'],
])('when a model answers with %s, our own teacher explains', async (_, answer) => {
  const id = await say('下雨了。');
  withModel(answer);
  const { status, body } = await ask('explanation', id);
  expect([status, body.speaker, body.text, body.points.length]).toEqual([200, 'engine', null, 1]);
});

test('when a model cannot be reached, help comes all the same', async () => {
  const id = await say('我是高兴。');
  config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  provider.queue('401', '401');
  expect((await ask('explanation', id)).body).toMatchObject({ speaker: 'engine', text: null });
  expect((await ask('wording', id)).body).toMatchObject({
    speaker: 'engine',
    wordings: [{ zh: '我很高兴。' }],
  });
});

test('a model says it more naturally, twice at most, with reasons', async () => {
  const id = await say('我要面条。');
  const wordings = ['来一碗面。', '我想要一碗面。', '给我面吧。'].map((say) => ({
    say,
    why: 'Usual in a restaurant.',
  }));
  withModel(JSON.stringify({ wordings }));
  const { body } = await ask('wording', id);
  expect(body).toEqual({
    speaker: 'model',
    wordings: [
      { zh: '来一碗面。', reason: 'Usual in a restaurant.' },
      { zh: '我想要一碗面。', reason: 'Usual in a restaurant.' },
    ],
  });
  expect(lastQuestion()).toContain('<learner>我要面条。</learner>');
});

test('a model that finds nothing to better is believed where nothing is wrong, and only there', async () => {
  const fine = await say('我很好。');
  const wrong = await say('我是高兴。');
  withModel('{"wordings": []}', '{"wordings": []}');
  expect((await ask('wording', fine)).body).toEqual({ speaker: 'model', wordings: [] });
  expect((await ask('wording', wrong)).body).toMatchObject({
    speaker: 'engine',
    wordings: [{ zh: '我很高兴。' }],
  });
});

test('without a model the corrected sentence is shown, and nothing is invented where there is none', async () => {
  const wrong = await say('我是高兴。');
  const { body } = await ask('wording', wrong, { language: 'zh' });
  expect(body.wordings).toEqual([{ zh: '我很高兴。', reason: expect.stringMatching(/是/) }]);
  const fine = await say('我很好。');
  expect((await ask('wording', fine)).body).toEqual({ speaker: 'engine', wordings: [] });
});

test('what a tutor said is explained but not reworded', async () => {
  const { ended } = await talk.say('你好！');
  expect((await ask('explanation', ended.id)).status).toBe(200);
  expect((await ask('wording', ended.id)).status).toBe(404);
});

test('help is for one’s own messages, and for guests there is none', async () => {
  const id = await say('下雨了。');
  const other = await registerPerson(app);
  for (const what of ['explanation', 'wording'] as const) {
    expect((await ask(what, id, {}, other)).status).toBe(404);
    expect((await ask(what, randomUUID())).status).toBe(404);
    const path = `/tutor-chat/talks/${talk.id}/messages/${id}/${what}`;
    expect((await app.guest().call('POST', path, { language: 'en' })).status).toBe(401);
  }
});

test('a script is slowed down', async () => {
  const id = await say('下雨了。');
  const statuses = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await ask('explanation', id)).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
