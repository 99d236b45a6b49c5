// What a learner gets when a provider over real HTTP answers well, slowly, badly or not at all; nothing lost, nothing doubled.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, withTestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { defaultTokens } from '../../../../kit/server/testing/openai/openai-behaviours.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';

let provider: OpenAiServer;
let app: TestApp;
let person: TestPerson;
let talk: TestTalk;

beforeAll(async () => {
  provider = await startOpenAiServer({ apiKey: 'the-key' });
  const config = {
    name: 'Test',
    baseUrl: provider.url,
    model: 'test-model',
    apiKey: 'the-key',
    timeoutSeconds: 4,
  };
  app = await startTestApp({ provider: () => config });
});
beforeEach(async () => {
  person = await registerPerson(app);
  talk = await startTalk(person);
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const WHOLE = defaultTokens.join('');
/** The first six tokens: what arrives before the behaviours that break off do. */
const PART = defaultTokens.slice(0, 6).join('');
const upstreamCalls = (text: string) =>
  provider.requests.filter(({ body }) => body.messages.at(-1)?.content === quoted(text));
/** How the prompt shows the learner's words to a model. */
const quoted = (text: string) => `<learner>${text}</learner>`;

/** The talk holds the greeting, the question once, and the answer as the last event gave it. */
async function expectStored(text: string, answer: object) {
  const [greeting, question, stored, ...more] = await talk.messages();
  expect(more).toEqual([]);
  expect(greeting).toMatchObject({ author: 'tutor', state: 'complete', speaker: 'engine' });
  expect(question).toMatchObject({ author: 'learner', text, state: 'complete' });
  expect(stored).toMatchObject({ author: 'tutor', answers: question.id, ...answer });
}

test('an answer comes in pieces, ends whole and is stored as it was shown', async () => {
  const { events, text, ended } = await talk.say('你好！');
  expect(events[0]).toMatchObject({
    type: 'started',
    message: { text: '你好！' },
    answer: { state: 'streaming' },
  });
  expect(text).toBe(WHOLE);
  expect(ended).toMatchObject({ state: 'complete', speaker: 'model', text: WHOLE });
  await expectStored('你好！', { state: 'complete', speaker: 'model', text: WHOLE });
});

test('the model is told who it is and what was said, and nothing of another talk', async () => {
  await talk.say('我叫小明。');
  await talk.say('我叫什么？');
  const [call] = upstreamCalls('我叫什么？');
  const sent = call?.body.messages ?? [];
  expect(sent[0]?.role).toBe('system');
  expect(sent.map(({ role }) => role)).toEqual(['system', 'assistant', 'user', 'assistant', 'user']);
  expect(sent.at(2)?.content).toBe(quoted('我叫小明。'));
  expect(call?.headers.authorization).toBe('Bearer the-key');
});

test('a slow answer is shown as it comes', async () => {
  const arrivals: number[] = [];
  const { text } = await talk.say('说慢一点 [[slow]]', {
    onEvent: ({ type }) => type === 'delta' && arrivals.push(Date.now()),
  });
  expect(text).toBe(WHOLE);
  expect(arrivals.length).toBeGreaterThan(5);
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(100);
});

test.each([
  ['error-before', 'busy', 3],
  ['malformed-before', 'unavailable', 1],
  ['429-long', 'busy', 1],
  ['401', 'unavailable', 1],
  ['400', 'unavailable', 1],
  ['filtered', 'refused', 1],
])('%s: nothing came, which is said and stored; retry answers', async (behaviour, failure, tries) => {
  const text = `你好 [[${behaviour}]]`;
  const failed = await talk.say(text);
  expect(failed.status).toBe(200);
  expect(failed.text).toBe('');
  expect(failed.ended).toMatchObject({ state: 'failed', failure, text: '' });
  await expectStored(text, { state: 'failed', failure, text: '' });
  expect(upstreamCalls(text).length).toBeGreaterThanOrEqual(1);
  expect(upstreamCalls(text).length).toBeLessThanOrEqual(Math.max(3, tries));
  provider.queue('instant');
  const again = await talk.retry(failed.messageId);
  expect(again.ended).toMatchObject({ state: 'complete', text: WHOLE });
  await expectStored(text, { state: 'complete', text: WHOLE });
});

test.each([
  ['error-after', 'broken_off'],
  ['error-object', 'busy'],
  ['end-early', 'broken_off'],
  ['malformed', 'unavailable'],
])(
  '%s: the part that came is kept and marked, the provider is not asked twice; retry answers whole',
  async (behaviour) => {
    const text = `你好 [[${behaviour}]]`;
    const broken = await talk.say(text);
    expect(broken.text).toBe(PART);
    expect(broken.ended).toMatchObject({ state: 'broken_off', text: PART });
    expect(broken.ended.failure).toBeTruthy();
    await expectStored(text, { state: 'broken_off', text: PART });
    expect(upstreamCalls(text)).toHaveLength(1);
    provider.queue('instant');
    await talk.retry(broken.messageId);
    await expectStored(text, { state: 'complete', text: WHOLE });
  },
);

test('429 with retry-after is waited out before the first token, and answered once', async () => {
  const text = '你好 [[429-once]]';
  const began = Date.now();
  const { ended } = await talk.say(text);
  expect(ended).toMatchObject({ state: 'complete', text: WHOLE });
  const calls = upstreamCalls(text);
  expect(calls).toHaveLength(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  await expectStored(text, { state: 'complete' });
});

test.each([
  ['silence', 'failed', 'timeout', ''],
  ['silence-after', 'broken_off', 'broken_off', PART],
])('%s until the timeout: said, stored, with what had come', async (behaviour, state, failure, came) => {
  const text = `在吗 [[${behaviour}]]`;
  const { ended } = await talk.say(text);
  expect(ended).toMatchObject({ state, failure, text: came });
  await expectStored(text, { state, failure, text: came });
});

test('a provider that is not there at all: said, and the embedded teacher can be asked instead', async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const nowhere = { name: 'Nowhere', baseUrl: gone.url, model: 'test-model', timeoutSeconds: 4 };
  const own = await withTestApp({ provider: () => nowhere });
  const lonely = await startTalk(await registerPerson(own));
  const failed = await lonely.say('你好');
  expect(failed.ended).toMatchObject({ state: 'failed', failure: 'unavailable', text: '' });
  const answered = await lonely.retry(failed.messageId, { speaker: 'engine' });
  expect(answered.ended).toMatchObject({ state: 'complete', speaker: 'engine' });
  expect(answered.text).not.toBe('');
  expect(await lonely.messages()).toHaveLength(3);
});

test('the learner leaves: the call upstream ends at once, what had come is kept as stopped', async () => {
  const text = '讲一个故事 [[slower]]';
  const leave = new AbortController();
  let leftAt = 0;
  await talk.say(text, {
    signal: leave.signal,
    onEvent: ({ type }) => {
      if (type !== 'delta') return;
      leftAt = Date.now();
      leave.abort();
    },
  });
  const [call] = upstreamCalls(text);
  const closed = await call?.closed;
  expect(closed?.byCaller).toBe(true);
  expect((closed?.at ?? Infinity) - leftAt).toBeLessThan(10_000);
  await expect.poll(async () => (await talk.messages()).at(-1)?.state).toBe('stopped');
  const stored = (await talk.messages()).at(-1);
  expect(stored).toMatchObject({ state: 'stopped', failure: null });
  expect(WHOLE.startsWith(stored.text) && stored.text !== WHOLE).toBe(true);
  expect(stored.text).not.toBe('');
});

test('the learner leaves before the first token: the question is kept and can be answered again', async () => {
  const text = '你好吗 [[silence]]';
  const leave = new AbortController();
  await talk.say(text, {
    signal: leave.signal,
    onEvent: ({ type }) => {
      if (type === 'started') setTimeout(() => leave.abort(), 50);
    },
  });
  await expect.poll(async () => (await talk.messages()).at(-1)?.state).toBe('stopped');
  const [, question] = await talk.messages();
  provider.queue('instant');
  expect((await talk.retry(question.id)).ended.state).toBe('complete');
});

test('the same message sent again after a lost answer is said once and answered with what is stored', async () => {
  const messageId = randomUUID();
  const first = await talk.say('你好', { messageId });
  const again = await talk.say('你好', { messageId });
  expect(again.ended).toEqual(first.ended);
  expect(again.events.map(({ type }) => type)).toEqual(['started', 'ended']);
  await expectStored('你好', { text: WHOLE });
});

test('a failed message that arrives once more, after the talk has gone on, takes nothing away', async () => {
  const first = await talk.say('你好 [[401]]');
  await talk.say('再来');
  const shown = await talk.messages();
  const late = await talk.say('你好 [[401]]', { messageId: first.messageId });
  expect(late.ended).toEqual(first.ended);
  expect(await talk.messages()).toEqual(shown);
});

test('a talk that is full cannot be made longer by retries', async () => {
  const { messageId } = await talk.say('你好');
  await runSql(
    app.databaseUrl,
    `insert into messages (id, talk_id, author, text, state, superseded_at)
     select gen_random_uuid(), $1, 'tutor', '', 'failed', now() from generate_series(1, 5000)`,
    [talk.id],
  );
  const retried = await talk.retry(messageId);
  expect([retried.status, retried.body?.code]).toEqual([409, 'TALK_FULL']);
});

test('a double tap: the same message at the same moment is said once', async () => {
  const messageId = randomUUID();
  const text = '两次 [[slow]]';
  const [first, second] = await Promise.all([talk.say(text, { messageId }), talk.say(text, { messageId })]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  await expectStored(text, { state: 'complete', text: WHOLE });
  expect(upstreamCalls(text)).toHaveLength(1);
});

test('while the tutor answers, another tab is told to wait', async () => {
  const leave = new AbortController();
  const answering = talk.say('一 [[slower]]', { signal: leave.signal });
  await expect.poll(async () => (await talk.messages()).at(-1)?.state).toBe('streaming');
  const other = await talk.say('二');
  expect([other.status, other.body.code]).toEqual([409, 'TALK_BUSY']);
  leave.abort();
  await answering;
  expect(await talk.messages()).toHaveLength(3);
});

test('a person has at most three answers running at once, whatever the number of talks', async () => {
  const talks = await Promise.all([1, 2, 3, 4].map(() => startTalk(person)));
  const leave = new AbortController();
  const running = talks.slice(0, 3).map((one) => one.say('慢慢说 [[slower]]', { signal: leave.signal }));
  for (const one of talks.slice(0, 3))
    await expect.poll(async () => (await one.messages()).at(-1)?.state).toBe('streaming');
  const fourth = await talks[3]?.say('还有我');
  expect([fourth?.status, fourth?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  leave.abort();
  await Promise.all(running);
  await expect.poll(async () => (await talks[3]?.say('现在呢'))?.status).toBe(200);
});

test('three, too, when more are asked for at the same moment', async () => {
  const talks = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => startTalk(person)));
  const leave = new AbortController();
  const all = talks.map((one) => one.say('一起说 [[slower]]', { signal: leave.signal }));
  const refused: number[] = [];
  for (const each of all) void each.then(({ status }) => status === 200 || refused.push(status));
  await expect.poll(() => refused).toEqual([429, 429, 429, 429, 429]);
  leave.abort();
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(3);
});

test('an edit replaces the message and all that came after it, and the model no longer hears of them', async () => {
  const first = await talk.say('我喜欢集邮。');
  await talk.say('外国邮票。');
  const edited = await talk.say('我喜欢滑雪。', { replaces: first.messageId });
  expect((await talk.messages()).map(({ text }) => text).slice(1)).toEqual(['我喜欢滑雪。', WHOLE]);
  const sent = upstreamCalls('我喜欢滑雪。')[0]
    ?.body.messages.map(({ content }) => content)
    .join('\n');
  expect(sent).not.toContain('集邮');
  expect(edited.ended.state).toBe('complete');
});

test('somebody else neither reads, nor speaks, nor deletes', async () => {
  await talk.say('秘密');
  const stranger = await registerPerson(app);
  const theirs = talk.from(stranger);
  expect((await stranger.call('GET', `/tutor-chat/talks/${talk.id}`)).status).toBe(404);
  expect((await theirs.say('让我看看')).status).toBe(404);
  const [, question] = await talk.messages();
  expect((await theirs.retry(question.id)).status).toBe(404);
  expect((await stranger.call('DELETE', `/tutor-chat/talks/${talk.id}`)).status).toBe(404);
  const steal = await stranger.call('POST', '/tutor-chat/talks', {
    id: talk.id,
    kind: 'tutor',
    subject: (await person.call('GET', `/tutor-chat/talks/${talk.id}`)).body.talk.subject,
    language: 'en',
  });
  expect(steal.status).toBe(404);
  expect((await stranger.call('GET', '/tutor-chat/talks')).body.talks).toEqual([]);
  expect(await talk.messages()).toHaveLength(3);
});

test('a message id that is taken in another talk changes nothing there', async () => {
  const said = await talk.say('第一');
  const other = await startTalk(person);
  expect((await other.say('第二', { messageId: said.messageId })).status).toBe(404);
  await expectStored('第一', { state: 'complete' });
});

test('a message that is empty or too long is refused before anybody is asked', async () => {
  for (const text of ['', '   ', '长'.repeat(2001)]) {
    expect((await talk.say(text)).status).toBe(400);
  }
  expect(await talk.messages()).toHaveLength(1);
});

test('two browsers of one person see the same talk', async () => {
  await talk.say('你好');
  const phone = app.guest();
  await phone.call('POST', '/account/sign-in', { identifier: person.email, password: 'hao-tian-qi' });
  expect(await talk.from(phone).messages()).toEqual(await talk.messages());
});

test('a translation is asked of the model once and then remembered', async () => {
  const { ended } = await talk.say('你好');
  const path = `/tutor-chat/talks/${talk.id}/messages/${ended.id}/translation`;
  const calls = provider.requests.length;
  const first = await person.call('POST', path, { language: 'pt' });
  const second = await person.call('POST', path, { language: 'pt' });
  expect([first.status, first.body]).toEqual([200, second.body]);
  expect(provider.requests.length - calls).toBe(1);
});
