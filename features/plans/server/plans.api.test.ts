// Profiles and plans: left and resumed, made once, killed and made all the same, each to its owner alone.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { placeUpTo, wordsOfBands } from '../../../app/testing/clients/placements.ts';
import {
  ANSWERS,
  beginPlan,
  CHOICE,
  planningLearner,
  untilMade,
} from '../../../app/testing/clients/test-plans.ts';
import { startPlay } from '../../../app/testing/clients/test-talk.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { planSchema } from '../domain/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const learner = () => planningLearner(app);
const begin = beginPlan;

test('guests are asked to sign in', async () => {
  const guest = app.guest();
  const calls = [
    guest.call('GET', '/plans/profile'),
    guest.call('GET', '/plans'),
    guest.call('POST', '/plans', { id: newId(), ...CHOICE }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
});

test('a wizard that was left is found where it was, on another device, and two devices keep each other’s answers', async () => {
  const person = await registerPerson(app);
  expect((await person.call('GET', '/plans/profile')).body).toMatchObject({ step: 'basics', grade: null });
  await Promise.all([
    person.call('PATCH', '/plans/profile', { grade: 'high', likings: { algebra: 9 } }),
    person.call('PATCH', '/plans/profile', { step: 'dream', dream: 'voar', likings: { speaking: 8 } }),
  ]);
  const { body } = await person.call('GET', '/plans/profile');
  expect(body).toMatchObject({ step: 'dream', grade: 'high', dream: 'voar' });
  expect(body.likings).toMatchObject({ algebra: 9, speaking: 8, geometry: 5 });
});

test('an answer outside its bounds is refused, and a plan needs all answers', async () => {
  const person = await registerPerson(app);
  for (const change of [{ likings: { algebra: 11 } }, { likings: { music: 3 } }, { grade: 'nursery' }])
    expect((await person.call('PATCH', '/plans/profile', change)).status).toBe(400);
  const refused = await person.call('POST', '/plans', { id: newId(), ...CHOICE });
  expect([refused.status, refused.body.code]).toEqual([409, 'PROFILE_INCOMPLETE']);
});

test('a day that is over is refused as the day of the aim, and nothing else is lost', async () => {
  const person = await learner();
  const aimOn = (by: string | null) =>
    person.call('PATCH', '/plans/profile', { aim: { kind: 'exam', band: 4, by } });
  await aimOn('2020-01-01');
  const refused = await person.call('POST', '/plans', { id: newId(), ...CHOICE });
  expect([refused.status, refused.body.code]).toEqual([409, 'AIM_DAY_PAST']);
  expect((await person.call('GET', '/plans')).body).toEqual([]);
  await aimOn(null);
  expect((await begin(person)).state).toBe('generated');
});

test('a plan is made from the answers, and says what it is made of', async () => {
  const person = await learner();
  const plan = await begin(person);
  expect(plan).toMatchObject({
    state: 'generated',
    madeBy: 'planner',
    isSaved: false,
    completion: 0,
    minutesADay: 15,
    progress: { percentage: 100 },
  });
  expect(planSchema.parse(plan.content).weeks.length).toBeGreaterThan(3);
  const [listed] = (await person.call('GET', '/plans')).body;
  expect(listed).toMatchObject({
    id: plan.id,
    title: plan.content.title.zh,
    weeks: plan.content.weeks.length,
  });
  expect(listed.lastAccessedAt).not.toBeNull();
});

test('a double click, and two tabs at once, make one plan', async () => {
  const person = await learner();
  const id = newId();
  const answers = await Promise.all(
    [id, id, newId(), newId()].map((each) => person.call('POST', '/plans', { id: each, ...CHOICE })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await untilMade(person, answers[0]?.body.id);
  expect((await person.call('GET', '/plans')).body).toHaveLength(1);
});

test('a plan whose maker was killed is made by another process', async () => {
  const person = await learner();
  const { id } = await begin(person);
  const killed = `update learning_plans set state = 'generating', content = null, made_by = null, target_level = null,
    stage = 'writing', attempts = 1, lease_until = now() - interval '1 second' where id = $1`;
  await runSql(app.databaseUrl, killed, [id]);
  expect((await person.call('GET', `/plans/${id}`)).body).toMatchObject({ state: 'generating' });
  expect(await untilMade(person, id)).toMatchObject({ state: 'generated', madeBy: 'planner' });
});

test('what cannot be made ends as an error, and can be tried again', async () => {
  const person = await learner();
  const { id } = await begin(person);
  const spoilt = `update learning_plans set state = 'generating', content = null, made_by = null, attempts = 3,
    lease_until = now() - interval '1 second' where id = $1`;
  await runSql(app.databaseUrl, spoilt, [id]);
  expect(await untilMade(person, id)).toMatchObject({ state: 'error', content: null });
  expect((await person.call('POST', `/plans/${id}/retry`)).body.state).toBe('generating');
  expect(await untilMade(person, id)).toMatchObject({ state: 'generated' });
});

test('a plan is saved under a title, renamed and deleted', async () => {
  const person = await learner();
  const { id } = await begin(person);
  const saved = await person.call('PATCH', `/plans/${id}`, { title: '  Minha cozinha ' });
  expect(saved.body).toMatchObject({ title: 'Minha cozinha', isSaved: true });
  expect((await person.call('PATCH', `/plans/${id}`, { title: ' ' })).status).toBe(400);
  expect((await person.call('DELETE', `/plans/${id}`)).status).toBe(200);
  expect((await person.call('GET', `/plans/${id}`)).status).toBe(404);
});

test('there is room for twelve plans', async () => {
  const person = await learner();
  const { id } = await begin(person);
  await runSql(
    app.databaseUrl,
    `insert into learning_plans (id, user_id, state, basis)
      select gen_random_uuid(), user_id, 'error', basis from learning_plans, generate_series(1, 11) where id = $1`,
    [id],
  );
  const refused = await person.call('POST', '/plans', { id: newId(), ...CHOICE });
  expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_PLANS']);
});

test('another person’s plan is not there', async () => {
  const [owner, other] = [await learner(), await learner()];
  const { id } = await begin(owner);
  const calls = [
    other.call('GET', `/plans/${id}`),
    other.call('PATCH', `/plans/${id}`, { title: 'mine' }),
    other.call('POST', `/plans/${id}/retry`),
    other.call('DELETE', `/plans/${id}`),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  expect((await other.call('POST', '/plans', { id, ...CHOICE })).status).not.toBe(200);
  expect((await owner.call('GET', `/plans/${id}`)).body.state).toBe('generated');
});

test('a play that was brought to its end counts towards the plan', async () => {
  const person = await learner();
  const { id } = await begin(person);
  // The lesson about eating out ends in a noodle shop; here the learner goes to the waiter's instead.
  await runSql(
    app.databaseUrl,
    `update learning_plans set content = jsonb_set(content, '{weeks,0,sessions,0,items,0}', $2) where id = $1`,
    [
      id,
      JSON.stringify({
        kind: 'role',
        ref: 'waiter',
        title: { zh: '服务员', en: 'Waiter', pt: 'Garçom' },
        part: 1,
        of: 1,
        minutes: 8,
      }),
    ],
  );
  const before = (await person.call('GET', `/plans/${id}`)).body;
  const play = await startPlay(person, 'role', 'waiter');
  for (const line of ['我要一个鸡蛋汤，还要一个牛肉。', '我要一杯茶。', '服务员，买单！'])
    await play.say(line);
  const after = (await person.call('GET', `/plans/${id}`)).body;
  expect([before.done[0][0][0], after.done[0][0][0]]).toEqual([false, true]);
  // Eight of the play; the review of a session that is behind goes with it.
  expect(before.minutesLeft - after.minutesLeft).toBeGreaterThanOrEqual(8);
  expect(after.completion).toBeGreaterThanOrEqual(before.completion);
});

test('a shared plan is read by whoever has the address, until it is taken away', async () => {
  const person = await learner();
  const { id } = await begin(person);
  const unsaved = await person.call('PUT', `/plans/${id}/share`);
  expect([unsaved.status, unsaved.body.code]).toEqual([409, 'PLAN_NOT_SAVED']);
  await person.call('PATCH', `/plans/${id}`, { title: 'Mine' });
  const { shareKey } = (await person.call('PUT', `/plans/${id}/share`)).body;
  expect((await person.call('PUT', `/plans/${id}/share`)).body.shareKey).toBe(shareKey);
  const seen = await app.guest().call('GET', `/shared-plans/${shareKey}`);
  expect(seen.body).toMatchObject({ title: 'Mine', targetLevel: 'beginner' });
  expect((await (await learner()).call('DELETE', `/plans/${id}/share`)).status).toBe(404);
  expect((await person.call('DELETE', `/plans/${id}/share`)).body.shareKey).toBeNull();
  expect((await app.guest().call('GET', `/shared-plans/${shareKey}`)).status).toBe(404);
  const again = (await person.call('PUT', `/plans/${id}/share`)).body.shareKey;
  expect(again).not.toBe(shareKey);
});

test('who was placed is not sent back, nor to what the path has locked, nor over the time of a day', async () => {
  const person = await learner();
  await person.call('POST', '/plans', { id: newId(), ...CHOICE });
  await runSql(
    app.databaseUrl,
    `insert into placements (id, user_id, answers, band, accepted_at)
      select gen_random_uuid(), user_id, '[]', 3, now() from learning_plans where id = $1`,
    [(await person.call('GET', '/plans')).body[0].id],
  );
  const { id } = (await person.call('GET', '/plans')).body[0];
  await untilMade(person, id);
  const begun = await person.call('POST', '/plans', { id: newId(), level: 'intermediate', minutesADay: 30 });
  const plan = await untilMade(person, begun.body.id);
  expect(plan).toMatchObject({ minutesADay: 15, vipMinutes: 45, targetBand: null });
  const { nodes } = (await person.call('GET', '/learning-path')).body;
  const items = planSchema
    .parse(plan.content)
    .weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const stateOf = ({ kind, ref }: { kind: string; ref: string }) =>
    nodes.find((node: { id: string }) => node.id === `${kind}:${ref}`)?.state;
  const lessons = items.filter(({ kind }) => kind === 'lesson');
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons.map(stateOf)).not.toContain('completed');
});

test('who is under 16 is told of no minutes that a membership would add', async () => {
  const person = await learner();
  await runSql(app.databaseUrl, `update person_ages set age = 'younger' where user_id = $1`, [person.id]);
  const { body } = await person.call('GET', '/plans/start');
  expect(body.minutes).toEqual({ own: 15, vip: 15 });
  const begun = await person.call('POST', '/plans', { id: newId(), level: 'beginner', minutesADay: 30 });
  const plan = await untilMade(person, begun.body.id);
  expect(plan).toMatchObject({ minutesADay: 15, wishedMinutes: 30, vipMinutes: null });
});

test('a plan says when it is done, what is known by then and what the named exam still asks for, to its owner alone', async () => {
  const person = await learner();
  await person.call('PATCH', '/plans/profile', { dream: 'pass HSK 3 in December' });
  const plan = await begin(person);
  const { status, body } = await person.call('GET', `/plans/${plan.id}/outlook`);
  expect(status).toBe(200);
  const weeks = plan.content.weeks.length;
  const days = (Date.parse(body.date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(7 * (weeks - 1));
  expect(days).toBeLessThan(7 * weeks + 2);
  expect(body.minutesADay).toBe(15);
  expect(body.words).toBeGreaterThan(0);
  expect(body.words).toBeLessThanOrEqual(plan.content.measures.words);
  const { size, known, missing } = body.exam;
  expect(body.exam.band).toBe(3);
  expect(known).toBe(0);
  expect(missing).toBe(size - body.words);
  const other = await registerPerson(app);
  expect((await other.call('GET', `/plans/${plan.id}/outlook`)).status).toBe(404);
  expect((await app.guest().call('GET', `/plans/${plan.id}/outlook`)).status).toBe(401);
});

test('a plan for a day ends before it, is made for the minutes of a day, and says how far its learner is by then', async () => {
  const person = await learner();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const bad = { aim: { kind: 'exam', band: 9, by: null } };
  expect((await person.call('PATCH', '/plans/profile', bad)).status).toBe(400);
  const aim = { kind: 'exam', band: 2, by: inDays(21) };
  expect((await person.call('PATCH', '/plans/profile', { aim, dream: '' })).body).toMatchObject({ aim });
  const begun = await person.call('POST', '/plans', { id: newId(), level: 'beginner', minutesADay: 20 });
  const plan = await untilMade(person, begun.body.id);
  // HSK 2 in three weeks is out of reach, and so is every band before it.
  expect(plan).toMatchObject({ aim, minutesADay: 15, wishedMinutes: 20, targetBand: null });
  expect(plan.content.weeks.length).toBeLessThanOrEqual(3);
  const { body } = await person.call('GET', `/plans/${plan.id}/outlook`);
  expect(body.aim).toMatchObject({ by: aim.by, isLate: false });
  expect(body.exam.missing).toBe(body.exam.size - body.aim.words);
  // Whoever names no day is told of none.
  await person.call('PATCH', '/plans/profile', { aim: null, dream: 'to travel' });
  const free = await begin(person);
  expect((await person.call('GET', `/plans/${free.id}/outlook`)).body.aim).toBeNull();
});

test('what counts as known is told before a plan is made: a placement, studied words, the minutes of a day', async () => {
  const person = await learner();
  const start = () => person.call('GET', '/plans/start');
  expect((await start()).body).toEqual({
    placedLevel: null,
    words: 0,
    probable: 0,
    minutes: { own: 15, vip: 45 },
  });
  const plan = await begin(person);
  const placed = await placeUpTo(person, 4);
  expect((await start()).body).toMatchObject({ placedLevel: placed.placedLevel, probable: placed.covered });
  expect((await app.guest().call('GET', '/plans/start')).status).toBe(401);
  const begun = await person.call('POST', '/plans', { id: newId(), level: 'beginner', minutesADay: 15 });
  const after = await untilMade(person, begun.body.id);
  const easy = new Set(wordsOfBands.get(2));
  const easyWords = (content: typeof plan.content) =>
    content.weeks.flatMap(({ words }: { words: readonly { zh: string }[] }) =>
      words.filter(({ zh }) => easy.has(zh)),
    );
  expect(easyWords(plan.content)).not.toEqual([]);
  expect(easyWords(after.content)).toEqual([]);
});

test('an exam out of reach is told before a plan is made, with what is within reach instead', async () => {
  const person = await registerPerson(app);
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const reach = async (band: number, by?: string) =>
    (
      await person.call(
        'GET',
        `/plans/reach?level=zero&minutesADay=15&band=${band}${by === undefined ? '' : `&by=${by}`}`,
      )
    ).body;
  // Nothing is known yet of who asks.
  expect(await reach(4, dayIn(28))).toBeNull();
  await person.call('PATCH', '/plans/profile', { ...ANSWERS, dream: '' });
  const soon = await reach(4, dayIn(28));
  expect(soon).toMatchObject({ known: 0, within: null, minutesADay: 15 });
  expect(soon.size).toBeGreaterThan(1900);
  expect(soon.size).toBeLessThan(2001);
  expect(soon.gained).toBeGreaterThan(20);
  expect(soon.gained).toBeLessThan(200);
  const later = await reach(1, dayIn(5 * 365));
  expect(later.within).toBe(1);
  expect(await reach(1)).toMatchObject({ gained: null, within: null });
  expect((await reach(4)).until > (await reach(1)).until).toBe(true);
  expect(Date.parse((await reach(1)).until)).toBeGreaterThan(Date.now());
});
