// Following a plan: what comes next by it, talks that tick on their own topic alone, texts that were read.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { startTalk } from '../../../app/testing/clients/test-talk.ts';
import { newId } from '../../../kit/server/new-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const title = { zh: '计划', en: 'plan', pt: 'plano' };
const item = (kind: string, ref: string) => ({ kind, ref, title, part: 1, of: 1, minutes: 5 });

/** A plan of one session with these items. */
async function planOf(person: TestPerson, ...items: object[]): Promise<string> {
  const id = newId();
  const content = {
    title,
    summary: title,
    goals: [title],
    advice: [],
    weeks: [{ theme: title, goals: [title], sessions: [{ items }], words: [] }],
    measures: { lessons: 0, plays: 0, talks: 0, texts: 0, sessions: 1, words: 0 },
  };
  await runSql(
    app.databaseUrl,
    `insert into learning_plans (id, user_id, state, basis, content, made_by, target_level)
      values ($1, $2, 'generated', $3, $4, 'planner', 'zero')`,
    [
      id,
      person.id,
      { level: 'zero', minutesADay: 15, begins: '2026-03-02', profile: { aim: null, dream: '' } },
      JSON.stringify(content),
    ],
  );
  return id;
}

const next = async (person: TestPerson) => (await person.call('GET', '/plans/next')).body;

test('nothing comes next without a plan, and guests are asked to sign in', async () => {
  expect(await next(await registerPerson(app))).toBeNull();
  expect((await app.guest().call('GET', '/plans/next')).status).toBe(401);
});

test('the plan that was opened last says what comes next, and one that is done is passed over', async () => {
  const person = await registerPerson(app);
  const first = await planOf(person, item('review', ''), item('text', 'station-buns'));
  const second = await planOf(person, item('text', 'two-cups-of-tea'));
  expect(await next(person)).toMatchObject({ id: second, week: 1, session: 1 });
  await person.call('GET', `/plans/${first}`);
  expect(await next(person)).toMatchObject({
    id: first,
    title: '计划',
    // Nothing is due: nobody is sent to a review, and it says so.
    items: [
      { kind: 'review', isDone: true, title: { en: 'Nothing left to review today' } },
      { kind: 'text', ref: 'station-buns', isDone: false },
    ],
  });
  const told = {
    id: randomUUID(),
    skill: 'recognise',
    item: { kind: 'text', key: 'station-buns', reading: '' },
    outcome: 'right',
    aided: 'none',
    answer: '3/3',
    tookMs: null,
    source: 'reading',
    sourceId: 'station-buns',
    partId: 'end',
    seq: 1,
    at: new Date().toISOString(),
  };
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [told],
  });
  // All is done: reviews come by themselves.
  expect(await next(person)).toMatchObject({ id: second });
  expect(await next(await registerPerson(app))).toBeNull();
});

test('the review is that of today, with the figures of the study page, and is done when nothing due is left', async () => {
  const person = await registerPerson(app);
  const id = await planOf(person, item('review', ''), item('text', 'station-buns'));
  const answer = (outcome: string, minutesAgo: number) =>
    person.call('POST', '/learning-events', {
      deviceId: randomUUID(),
      sentAt: new Date().toISOString(),
      events: [
        {
          id: randomUUID(),
          skill: 'recognise',
          item: { kind: 'word', key: '茶', reading: 'cha2' },
          outcome,
          aided: 'none',
          answer: '',
          tookMs: 2000,
          source: 'review',
          sourceId: '',
          partId: '',
          seq: 1,
          at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
        },
      ],
    });
  await answer('wrong', 30);
  const { entries } = (await person.call('GET', '/study/today')).body;
  const sum = (of: 'cards' | 'seconds') =>
    entries.reduce((all: number, entry: Record<'cards' | 'seconds', number>) => all + entry[of], 0);
  expect(sum('cards')).toBeGreaterThan(0);
  const review = {
    kind: 'review',
    isDone: false,
    cards: sum('cards'),
    minutes: Math.ceil(sum('seconds') / 60),
  };
  expect((await next(person)).items).toMatchObject([review, { kind: 'text' }]);
  expect((await person.call('GET', `/plans/${id}`)).body.next.items[0]).toMatchObject(review);
  await answer('right', 0);
  expect((await next(person)).items).toMatchObject([{ kind: 'review', isDone: true }, { kind: 'text' }]);
  expect((await person.call('GET', `/plans/${id}`)).body).toMatchObject({
    completion: 0,
    done: [[[true, false]]],
  });
});

test('a talk ticks the lesson whose topic it stayed with, and no other', async () => {
  const person = await registerPerson(app);
  // The lesson “greetings” closes with the topic that every first talk at zero begins with, “family” with another.
  const id = await planOf(person, item('talk', 'family'), item('talk', 'greetings'));
  const done = async () => (await person.call('GET', `/plans/${id}`)).body.done[0][0];
  const talk = await startTalk(person, 'helaoshi');
  await talk.say('你好');
  expect(await done()).toEqual([false, false]);
  for (const line of ['我叫小梅', '很好', '我也很好', '谢谢']) await talk.say(line);
  expect(await done()).toEqual([false, true]);
});
