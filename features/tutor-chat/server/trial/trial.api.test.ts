// An admin tries a role or a scene: the learners' pipeline with all that it decides from, and nothing left behind.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { shippedContent } from '../../../../content/load.ts';
import type { BehaviourName } from '../../../../kit/server/testing/openai/openai-behaviours.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';
import { TRIAL_MAX } from '../../domain/limits.ts';

const waiter = shippedContent().roles.find(({ id }) => id === 'waiter');
const [order] = waiter?.play.goals ?? [];
if (!waiter || !order) throw new Error('no waiter with a goal');

const SAID = '好的，我知道了。你还要什么？';
let provider: OpenAiServer;
let app: TestApp;
let spoken: TestApp;
let admin: TestPerson;
let spokenAdmin: TestPerson;
beforeAll(async () => {
  provider = await startOpenAiServer({ behaviour: 'good' });
  const config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  app = await startTestApp();
  spoken = await startTestApp({ provider: () => config });
  admin = await registerAdmin(app);
  spokenAdmin = await registerAdmin(spoken);
});
afterAll(async () => {
  await Promise.all([app.stop(), spoken.stop()]);
  await provider.close();
});

const PATH = '/admin/tutor-chat/turns';
const first = () => ({
  kind: 'role',
  subject: 'waiter',
  level: waiter.level,
  language: 'en',
  seed: randomUUID(),
  speaker: 'model',
  said: [] as unknown[],
  progress: { goals: [], ended: false },
});
/** The next turn of a try, after the partner's first words. */
async function next(person: TestPerson, text: string, changes: object = {}) {
  const start = { ...first(), ...changes };
  const { body: opening } = await person.call('POST', PATH, start);
  const said = [{ author: 'tutor', text: opening.answer.text, memory: opening.memory }];
  const { status, body } = await person.call('POST', PATH, {
    ...start,
    said,
    text,
    progress: opening.progress,
  });
  return { status, body };
}

test('the first words are the authored ones, for which no model is asked', async () => {
  const { status, body } = await spokenAdmin.call('POST', PATH, first());
  expect(status).toBe(200);
  expect(body.answer).toMatchObject({ text: waiter.play.opening.zh, speaker: 'engine' });
  expect([body.questions, body.decision.move, body.ownLevel]).toEqual([[], 'greet', waiter.level]);
  expect(body.hints).toEqual([order.hint.idea, order.hint.start, order.hint.full]);
});

test('a turn shows what was decided, what is recorded, and how far the play is with it', async () => {
  const { body } = await next(admin, order.hint.full.zh);
  expect(body.decision).toMatchObject({ accepted: true, aided: 'none', move: 'goal' });
  expect(body.decision.goals).toContainEqual({ id: order.id, state: 'reached', aided: 'none' });
  expect(body.decision.recorded).toContainEqual({
    kind: 'goal_reached',
    what: order.id,
    aided: 'none',
    evidence: order.hint.full.zh,
  });
  expect(body.goals.map(({ state }: { state: string }) => state)).toEqual(['reached', 'open', 'open']);
  expect(body.progress.goals).toMatchObject([{ id: order.id, state: 'reached' }]);
  expect(body.answer).toMatchObject({ speaker: 'engine', standIn: null, failure: null });
  expect(body.verdict).toMatchObject({ isWithin: true, most: 0.05 });
});

test('a mistake is shown with its correction; help that was looked at makes the answer a helped one', async () => {
  const { body } = await next(admin, '我要二个菜。');
  expect(body.decision.corrections).toMatchObject([{ wrong: '二', right: '两', sentence: '我要两个菜。' }]);
  const opening = (await admin.call('POST', PATH, first())).body;
  const said = [{ author: 'tutor', text: opening.answer.text, memory: opening.memory, helped: 'full' }];
  const helped = await admin.call('POST', PATH, { ...first(), said, text: order.hint.full.zh });
  expect(helped.body.decision.aided).toBe('repeat');
});

test('without a model the prompt that one would get is shown, at the level of the learner who is tried', async () => {
  const { body } = await next(admin, order.hint.full.zh, { level: 'advanced' });
  expect(body.ownLevel).toBe(waiter.level);
  expect(body.questions).toMatchObject([{ version: 'tutor-3', call: null }]);
  const [system, ...rest] = body.questions[0].messages;
  expect(system.role).toBe('system');
  expect(system.content).toContain('bands 1 to 6');
  expect(rest.at(-1).content).toContain(order.hint.full.zh);
});

test('a scene is tried by its place and its own id', async () => {
  const { status, body } = await next(admin, '你好！', { kind: 'scene', subject: 'restaurant/noodles' });
  expect([status, body.answer.text === '']).toEqual([200, false]);
});

test('a model’s turn comes with its question, its time, its tokens and its cost', async () => {
  const { body } = await next(spokenAdmin, order.hint.full.zh);
  expect(body.answer).toMatchObject({ text: SAID, speaker: 'model', failure: null });
  expect(body.questions).toHaveLength(1);
  const { call, messages } = body.questions[0];
  expect(call).toMatchObject({ provider: 'Test', model: 'test-model', outcome: 'ok' });
  expect(call.promptTokens).toBeGreaterThan(0);
  expect(call.costMicro).toBe(0);
  expect(messages).toEqual(provider.requests.at(-1)?.body.messages);
});

test('the embedded teacher speaks when it is asked to, though a model is there', async () => {
  const before = provider.requests.length;
  const { body } = await next(spokenAdmin, order.hint.full.zh, { speaker: 'engine' });
  expect([body.answer.speaker, body.questions[0].call, provider.requests.length]).toEqual([
    'engine',
    null,
    before,
  ]);
});

test('an answer beyond the level shows both questions; one that is not fit shows what was refused', async () => {
  provider.queue('too-hard', 'too-hard');
  const hard = await next(spokenAdmin, order.hint.full.zh);
  expect(hard.body.questions).toHaveLength(2);
  expect(hard.body.verdict.isWithin).toBe(false);
  expect(hard.body.verdict.hard).toContain('定夺');
  provider.queue('hostile-link');
  const hostile = await next(spokenAdmin, order.hint.full.zh);
  expect(hostile.body.answer).toMatchObject({ speaker: 'engine', standIn: 'unfit' });
  expect(hostile.body.answer.rejected.reason).toBe('link');
});

test.each<[BehaviourName, string, string]>([
  ['401', 'unavailable', 'unauthorized'],
  ['filtered', 'refused', 'content_filtered'],
  ['error-after', 'broken_off', 'broken_off'],
])('a model that fails (%s) is shown as what it did', async (behaviour, failure, outcome) => {
  provider.queue(behaviour);
  const { status, body } = await next(spokenAdmin, order.hint.full.zh);
  expect([status, body.answer.text, body.answer.failure]).toEqual([200, '', failure]);
  expect(body.questions.at(-1).call.outcome).toBe(outcome);
  expect(body.hints).toEqual([]);
});

test('nothing of a try is stored as a talk, as learning or as study time; only what a model cost', async () => {
  const person = await registerAdmin(spoken);
  await next(person, '我要二个菜。');
  for (const table of ['talks', 'learning_events', 'study_days']) {
    const rows = await runSql(spoken.databaseUrl, `select 1 from ${table} where user_id = $1`, [person.id]);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  expect(await runSql(spoken.databaseUrl, 'select 1 from messages')).toEqual([]);
  const calls = 'select use, outcome from ai_calls where user_id = $1';
  expect(await runSql(spoken.databaseUrl, calls, [person.id])).toEqual([{ use: 'try', outcome: 'ok' }]);
});

test('a spent day stops learners, not a try', async () => {
  const limits = await spokenAdmin.call('PUT', '/admin/ai/limits', {
    version: 1,
    dayFen: 0,
    learnerFen: 0,
  });
  expect(limits.status).toBe(200);
  const { body } = await next(spokenAdmin, order.hint.full.zh);
  expect(body.answer.speaker).toBe('model');
  await spokenAdmin.call('PUT', '/admin/ai/limits', {
    version: 2,
    dayFen: null,
    learnerFen: null,
  });
});

test('only admins may try', async () => {
  expect((await app.guest().call('POST', PATH, first())).status).toBe(401);
  expect((await (await registerPerson(app)).call('POST', PATH, first())).status).toBe(403);
});

test('an unknown role or scene, a version that is not there, and what is no turn at all are refused', async () => {
  const status = async (changes: object) =>
    (await admin.call('POST', PATH, { ...first(), ...changes })).status;
  expect(await status({ subject: 'nobody' })).toBe(404);
  expect(await status({ version: 7 })).toBe(404);
  expect(await status({ kind: 'scene', subject: 'moon/landing' })).toBe(404);
  expect(await status({ kind: 'tutor', subject: 'linlaoshi' })).toBe(400);
  expect(await status({ text: '  ' })).toBe(400);
  const line = { author: 'learner', text: '好' };
  expect(await status({ said: Array.from({ length: TRIAL_MAX + 1 }, () => line) })).toBe(400);
});

test('whatever is handed in as memory is checked, not trusted', async () => {
  const said = [{ author: 'tutor', text: '你好', memory: { engine: 'yulu-tutor', version: 1, move: 'no' } }];
  const { status } = await admin.call('POST', PATH, { ...first(), said, text: '你好' });
  expect(status).toBe(200);
});

test('an admin who tries without end is slowed down', async () => {
  const person = await registerAdmin(app);
  const results = await Promise.all(
    Array.from({ length: 121 }, async () => (await person.call('POST', PATH, first())).status),
  );
  expect(results.filter((status) => status === 429)).toHaveLength(1);
});
