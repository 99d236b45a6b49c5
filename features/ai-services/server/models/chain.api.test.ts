// Whose answer a learner gets: in order of fallback, after the latest change, within the limits, in every process.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, withTestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';

let first: OpenAiServer;
let second: OpenAiServer;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  first = await startOpenAiServer({ behaviour: { tokens: ['一', '号'] } });
  second = await startOpenAiServer({ behaviour: { tokens: ['二', '号'] } });
  app = await startTestApp();
  admin = await registerAdmin(app);
});
beforeEach(async () => {
  await runSql(app.databaseUrl, 'delete from ai_providers');
  await runSql(app.databaseUrl, 'truncate ai_day_totals, ai_learner_days, ai_calls');
  await setLimits(null, null);
});
afterAll(async () => {
  await app.stop();
  await Promise.all([first.close(), second.close()]);
});

/** 100 fen in and out for a thousand tokens: the test server's answer of 10 and 2 tokens costs 1.2 fen. */
const PRICE = { inFen: 100_000, outFen: 100_000 };
const COST = 12_000;

async function addProvider(server: OpenAiServer, changes: object = {}) {
  const models = [{ name: 'm', contextTokens: null, ...PRICE }];
  const provider = { id: randomUUID(), preset: 'custom', name: 'P', baseUrl: server.url, models };
  const given = { ...provider, isEnabled: true, key: null, ...changes };
  const { body } = await admin.call('POST', '/admin/ai/providers', given);
  const { name, baseUrl } = body;
  let { version } = body;
  const put = (change: object) =>
    admin.call('PUT', `/admin/ai/providers/${body.id}`, {
      version: version++,
      name,
      baseUrl,
      models,
      isEnabled: true,
      ...change,
    });
  return { id: String(body.id), modelId: String(body.models[0].id), put };
}

async function setUse(use: string, modelIds: string[], more: object = {}) {
  const { uses } = (await admin.call('GET', '/admin/ai/config')).body;
  const version = uses.find((stored: { use: string }) => stored.use === use)?.version ?? 1;
  const settings = { version, modelIds, temperature: null, promptVersion: null, ...more };
  return admin.call('PUT', `/admin/ai/uses/${use}`, settings);
}

const setLimits = async (dayFen: number | null, learnerFen: number | null) => {
  const { version } = (await admin.call('GET', '/admin/ai/config')).body.limits;
  return admin.call('PUT', '/admin/ai/limits', { version, dayFen, learnerFen });
};

const calls = (): Promise<Record<string, unknown>[]> =>
  runSql(app.databaseUrl, 'select * from ai_calls order by created_at, id');

test('the first answers; when it fails before its first word, the next does, and both calls are written down', async () => {
  const [one, two] = [await addProvider(first, { name: 'One' }), await addProvider(second, { name: 'Two' })];
  await setUse('chat', [one.modelId, two.modelId]);
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  expect((await talk.say('你好')).ended).toMatchObject({ text: '一号', speaker: 'model', standIn: null });
  for (const behaviour of ['error-before', '401', '429-long', 'malformed-before'] as const) {
    first.queue(behaviour);
    expect((await talk.say('你好')).ended).toMatchObject({ state: 'complete', text: '二号' });
  }
  const written = await calls();
  expect(written.map((call) => [call['provider_name'], call['outcome'], Number(call['cost_micro'])])).toEqual(
    [
      ['One', 'ok', COST],
      ['One', 'overloaded', 0],
      ['Two', 'ok', COST],
      ['One', 'unauthorized', 0],
      ['Two', 'ok', COST],
      ['One', 'rate_limited', 0],
      ['Two', 'ok', COST],
      ['One', 'malformed', expect.any(Number)],
      ['Two', 'ok', COST],
    ],
  );
  expect(new Set(written.map((call) => call['user_id']))).toEqual(new Set([person.id]));
});

test('once words have come, no other model takes over; what broke off is counted, as an estimate', async () => {
  const [one, two] = [await addProvider(first), await addProvider(second)];
  await setUse('chat', [one.modelId, two.modelId]);
  first.queue({ tokens: ['说', '一', '半', '。'], after: 2, betweenMs: 20, ending: 'destroy' });
  const talk = await startTalk(await registerPerson(app));
  expect((await talk.say('你好')).ended).toMatchObject({ state: 'broken_off', text: '说一' });
  const [call, ...more] = await calls();
  expect(more).toEqual([]);
  expect(call).toMatchObject({ outcome: 'broken_off', is_estimated: true, completion_tokens: 2 });
  expect(Number(call?.['cost_micro'])).toBeGreaterThan(0);
});

test('what a filter stopped is not carried to the next provider', async () => {
  const [one, two] = [await addProvider(first), await addProvider(second)];
  await setUse('chat', [one.modelId, two.modelId]);
  const before = second.requests.length;
  const talk = await startTalk(await registerPerson(app));
  expect((await talk.say('坏话 [[filtered]]')).ended).toMatchObject({ state: 'failed', failure: 'refused' });
  expect(second.requests).toHaveLength(before);
});

test('a learner who leaves is counted as far as the answer had come', async () => {
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  first.queue({ tokens: ['一', '二', '三', '四', '五'], betweenMs: 5000 });
  const talk = await startTalk(await registerPerson(app));
  const leave = new AbortController();
  await talk.say('讲吧', { signal: leave.signal, onEvent: ({ type }) => type === 'delta' && leave.abort() });
  await expect.poll(calls).toMatchObject([{ outcome: 'aborted', is_estimated: true }]);
});

test('a change acts at the next message, in every process', async () => {
  const other = await withTestApp({ databaseUrl: app.databaseUrl });
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  const elsewhere = talk.from(person.at(other.url));
  const speakers = async () => [
    (await talk.say('你好')).ended,
    (await elsewhere.say('你好')).ended,
    { speaker: (await other.guest().call('GET', '/site')).body.speaker },
  ];
  const all = (expected: object) => [expected, expected, { speaker: expect.anything() }];

  expect(await speakers()).toMatchObject(all({ speaker: 'engine', standIn: null }));
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  expect(await speakers()).toMatchObject([{ text: '一号' }, { text: '一号' }, { speaker: 'model' }]);
  await one.put({ baseUrl: second.url });
  expect(await speakers()).toMatchObject(all({ text: '二号' }));
  await one.put({ isEnabled: false, baseUrl: second.url });
  expect(await speakers()).toMatchObject([
    { speaker: 'engine', standIn: null },
    { speaker: 'engine' },
    { speaker: 'engine' },
  ]);
});

test('the temperature of a use goes along, but not to a model that takes none', async () => {
  const [one, kimi] = [await addProvider(first), await addProvider(second, { preset: 'kimi', key: 'sk-k' })];
  const talk = await startTalk(await registerPerson(app));
  await setUse('chat', [one.modelId], { temperature: 0.25 });
  await talk.say('你好');
  expect(first.requests.at(-1)?.body).toMatchObject({ temperature: 0.25, model: 'm' });
  await setUse('chat', [kimi.modelId], { temperature: 0.25 });
  await talk.say('你好');
  expect(second.requests.at(-1)?.body).not.toHaveProperty('temperature');
});

test('the environment’s provider answers while no use has models, and translation takes those of chat', async () => {
  const fromEnv = { name: 'Env', baseUrl: second.url, model: 'env' };
  const own = await withTestApp({ databaseUrl: app.databaseUrl, provider: () => fromEnv });
  const person = await registerPerson(own);
  const talk = await startTalk(person);
  expect((await talk.say('你好')).ended.text).toBe('二号');
  const sources = async () => {
    const { uses } = (await admin.at(own.url).call('GET', '/admin/ai/config')).body;
    return uses.map(({ use, source }: Record<string, string>) => `${use} ${source}`);
  };
  expect(await sources()).toEqual([
    'chat environment',
    'plan environment',
    'recognition none',
    'translation environment',
    'speech none',
  ]);
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  const { ended } = await talk.say('你好');
  expect(ended.text).toBe('一号');
  const path = `/tutor-chat/talks/${talk.id}/messages/${ended.id}/translation`;
  expect((await person.call('POST', path, { language: 'en' })).body.text).toBe('一号');
  expect(await sources()).toContain('translation chat');
  const listed = (await admin.at(own.url).call('GET', '/admin/ai/providers')).body;
  expect(listed.environment).toMatchObject({ name: 'Env', model: 'env', hasKey: false });
});

test('when a learner’s money of the day is used up, the embedded teacher answers and says so; others go on', async () => {
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  await setLimits(null, 2);
  const [spender, other] = [await registerPerson(app), await registerPerson(app)];
  const talk = await startTalk(spender);
  expect((await talk.say('你好')).ended).toMatchObject({ speaker: 'model' });
  expect((await talk.say('你好')).ended).toMatchObject({ speaker: 'model' });
  const { ended } = await talk.say('你好');
  expect(ended).toMatchObject({ state: 'complete', speaker: 'engine', standIn: 'learner_limit' });
  expect((await talk.messages()).at(-1)).toEqual(ended);
  const path = `/tutor-chat/talks/${talk.id}/messages/${ended.answers}/translation`;
  const translated = await spender.call('POST', path, { language: 'en' });
  expect(translated.body.code).toBe('TRANSLATION_UNAVAILABLE');
  expect((await (await startTalk(other)).say('你好')).ended).toMatchObject({ speaker: 'model' });

  // Another day, another budget.
  await runSql(app.databaseUrl, 'update ai_learner_days set day = day - 1');
  expect((await talk.say('你好')).ended).toMatchObject({ speaker: 'model', standIn: null });
});

test('fifty at once spend at most what was under way beyond the limit of the day', async () => {
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  await setLimits(30, null);
  // One person may have three answers running at once.
  const talks: TestTalk[] = [];
  for (let count = 0; count < 17; count += 1) {
    const person = await registerPerson(app);
    talks.push(...(await Promise.all([1, 2, 3].map(() => startTalk(person)))));
  }
  const round = () => Promise.all(talks.map(async (talk) => (await talk.say('你好')).ended));
  const [before, after] = [await round(), await round()];
  const byModel = before.filter(({ speaker }) => speaker === 'model').length;
  // 25 answers of 1.2 fen use up 30 fen; the others were under way by then.
  expect(byModel).toBeGreaterThanOrEqual(25);
  expect(after.map(({ standIn }) => standIn)).toEqual(Array.from(talks, () => 'day_limit'));
  const { today, limits } = (await admin.call('GET', '/admin/ai/config')).body;
  expect(limits).toMatchObject({ dayFen: 30, learnerFen: null });
  // Nothing was lost and nothing counted twice, although all of them ended together.
  expect(today).toMatchObject({ calls: byModel, costMicro: byModel * COST });
  expect(await calls()).toHaveLength(byModel);
  const [dearest] = today.learners;
  expect(dearest.costMicro).toBe(dearest.calls * COST);
});

test('a limit of nothing lets nothing through, and a use refuses what is not there', async () => {
  const one = await addProvider(first);
  await setUse('chat', [one.modelId]);
  await setLimits(0, null);
  const talk = await startTalk(await registerPerson(app));
  expect((await talk.say('你好')).ended).toMatchObject({ speaker: 'engine', standIn: 'day_limit' });

  const gone = await setUse('chat', [one.modelId, randomUUID()]);
  expect([gone.status, gone.body.code]).toEqual([409, 'MODEL_GONE']);
  const version = await setUse('chat', [one.modelId], { promptVersion: 'tutor-0' });
  expect([version.status, version.body.code]).toEqual([409, 'PROMPT_UNKNOWN']);
  expect((await setUse('chat', [one.modelId, one.modelId])).status).toBe(400);
  expect((await setUse('chat', [one.modelId], { temperature: 3 })).status).toBe(400);
  expect((await setUse('dreaming', [])).status).toBe(400);
});
