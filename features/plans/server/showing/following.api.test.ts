// Following a plan: what comes next by it, talks that tick on their own topic alone, texts that were read.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { planItem as item, storePlan } from '../../../../app/testing/clients/test-plans.ts';
import { startTalk } from '../../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../../content/load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A plan of one session with these items. */
const planOf = (person: TestPerson, ...items: object[]): Promise<string> =>
  storePlan({ databaseUrl: app.databaseUrl, person, items });

const next = async (person: TestPerson) => (await person.call('GET', '/plans/next')).body;

test('nothing comes next without a plan, and guests are asked to sign in', async () => {
  expect(await next(await registerPerson(app))).toBeNull();
  expect((await app.guest().call('GET', '/plans/next')).status).toBe(401);
});

test('the plan that is followed says what comes next, also after another was opened, and one that is done says nothing', async () => {
  const person = await registerPerson(app);
  const first = await planOf(person, item('review', ''), item('text', 'station-buns'));
  const second = await planOf(person, item('text', 'two-cups-of-tea'));
  expect(await next(person)).toMatchObject({ id: second, week: 1, session: 1 });
  await person.call('GET', `/plans/${first}`);
  expect(await next(person)).toMatchObject({ id: second });
  const followed = await person.call('PUT', `/plans/${first}/follow`);
  expect(followed.body).toMatchObject({ id: first, isFollowed: true });
  expect(await isFollowed(person)).toEqual({ [first]: true, [second]: false });
  expect(await next(person)).toMatchObject({
    id: first,
    title: '计划',
    // Nothing is due: nobody is sent to a review, or told that it was done.
    items: [{ kind: 'text', ref: 'station-buns', isDone: false }],
  });
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [readToEnd('station-buns', new Date())],
  });
  // All is done: reviews come by themselves, and nobody has chosen the other plan.
  expect(await next(person)).toBeNull();
  await person.call('PUT', `/plans/${second}/follow`);
  expect(await next(person)).toMatchObject({ id: second });
  await person.call('DELETE', `/plans/${second}/follow`);
  expect(await next(person)).toBeNull();
  expect((await (await registerPerson(app)).call('PUT', `/plans/${first}/follow`)).status).toBe(404);
});

const isFollowed = async (person: TestPerson) =>
  Object.fromEntries(
    (await person.call('GET', '/plans')).body.map((plan: { id: string; isFollowed: boolean }) => [
      plan.id,
      plan.isFollowed,
    ]),
  );

test('a lesson begun beside the plan comes first, in the plan, at home, on the path and in the course', async () => {
  const person = await registerPerson(app);
  const id = await planOf(person, item('lesson', 'shopping'));
  await answerSome(person, 'family');
  const begun = { lesson: 'family', title: expect.anything() };
  expect((await next(person)).begun).toEqual(begun);
  expect((await person.call('GET', `/plans/${id}`)).body.next.begun).toEqual(begun);
  const path = (await person.call('GET', '/learning-path')).body;
  expect(path.current).toBe('lesson:family');
  const planned = path.nodes.find((node: { id: string }) => node.id === 'lesson:shopping');
  expect(planned.state).toBe('in_progress');
  const lessons = (await person.call('GET', '/lessons')).body;
  expect(lessons.find((lesson: { isNext: boolean }) => lesson.isNext).id).toBe('family');
});

test('the review of a plan has the cards of the study page, on a device without a voice as well', async () => {
  const person = await registerPerson(app);
  const id = await planOf(person, item('review', ''), item('text', 'station-buns'));
  const event = (skill: string, seq: number) => ({
    id: randomUUID(),
    skill,
    item: { kind: 'word', key: '爸爸', reading: 'ba4 ba5' },
    outcome: 'wrong',
    aided: 'none',
    answer: '',
    tookMs: 2000,
    source: 'review',
    sourceId: randomUUID(),
    partId: 'meaning',
    seq,
    at: new Date().toISOString(),
  });
  await person.call('POST', '/study/words/change', {
    id: randomUUID(),
    change: 'add',
    words: [{ word: '爸爸', reading: 'ba4 ba5' }],
  });
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [event('listening', 1)],
  });
  const cardsOf = (of: { items: { kind: string; cards: number }[] }) =>
    of.items.find(({ kind }) => kind === 'review')?.cards;
  for (const voice of ['yes', 'no']) {
    const { entries } = (await person.call('GET', `/study/today?voice=${voice}`)).body;
    const due = entries.filter(({ reason }: { reason: string }) => reason !== 'new_word');
    const cards = due.reduce((sum: number, entry: { cards: number }) => sum + entry.cards, 0);
    expect(cards).toBe(voice === 'yes' ? 1 : 0);
    expect(cardsOf((await person.call('GET', `/plans/next?voice=${voice}`)).body)).toBe(cards);
    expect(cardsOf((await person.call('GET', `/plans/${id}?voice=${voice}`)).body.next)).toBe(cards);
  }
});

/** The first words of a lesson, right. */
async function answerSome(person: TestPerson, id: string): Promise<void> {
  const lesson = shippedContent().lessons.find((each) => each.id === id);
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: (lesson?.words ?? []).slice(0, 3).map(({ zh, pinyin }, place) => ({
      id: randomUUID(),
      skill: 'recognise',
      item: { kind: 'word', key: zh, reading: pinyin },
      outcome: 'right',
      aided: 'none',
      answer: '',
      tookMs: 2000,
      source: 'lesson',
      sourceId: id,
      partId: 'meaning',
      seq: place + 1,
      at: new Date().toISOString(),
    })),
  });
}

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

test('a session that was finished today is the day’s, on every page; one that was finished yesterday is not', async () => {
  const HOUR = 3_600_000;
  for (const [hoursAgo, isToday] of [
    [0, true],
    [25, false],
  ] as const) {
    const person = await registerPerson(app);
    const id = await storePlan({
      databaseUrl: app.databaseUrl,
      person,
      items: [item('review', ''), item('text', 'station-buns')],
      later: [[item('text', 'two-cups-of-tea')]],
      days: 3,
    });
    // It was made three days ago, and nothing of it was done yesterday.
    const leftFrom = expect.stringMatching(/^\d{4}-/);
    expect(await next(person)).toMatchObject({ session: 1, today: null, leftFrom });
    await person.call('POST', '/learning-events', {
      deviceId: randomUUID(),
      sentAt: new Date().toISOString(),
      events: [readToEnd('station-buns', new Date(Date.now() - hoursAgo * HOUR))],
    });
    const today = isToday ? { items: [{ ref: 'station-buns' }], cards: 0, minutes: 0 } : null;
    const items = [{ ref: 'two-cups-of-tea', isDone: false }];
    expect(await next(person)).toMatchObject({ session: 2, items, today });
    const { body } = await person.call('GET', `/plans/${id}`);
    expect(body.next).toMatchObject({ session: 2, items });
    expect(body.next.today).toEqual((await next(person)).today);
  }
});

const readToEnd = (text: string, at: Date) => ({
  id: randomUUID(),
  skill: 'recognise',
  item: { kind: 'text', key: text, reading: '' },
  outcome: 'right',
  aided: 'none',
  answer: '3/3',
  tookMs: null,
  source: 'reading',
  sourceId: text,
  partId: 'end',
  seq: 1,
  at: at.toISOString(),
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

test('a talk in which nothing was answered ticks nothing, however long it was', async () => {
  const person = await registerPerson(app);
  const id = await planOf(person, item('talk', 'greetings'));
  const talk = await startTalk(person, 'helaoshi');
  for (const line of ['桌子桌子', 'qwrt', '八八八', '电脑水果', 'zzz', '五六七', '红的红的'])
    await talk.say(line);
  expect((await person.call('GET', `/plans/${id}`)).body.done[0][0]).toEqual([false]);
});

test('a scene that was practised line by line to its end ticks its first part, and one that was clicked through ticks none', async () => {
  const person = await registerPerson(app);
  const [place] = shippedContent().scenarios;
  const scene = place?.scenes[0];
  if (!place || !scene) throw new Error('no scene');
  const ref = `${place.id}/${scene.id}`;
  const parts = [1, 2].map((part) => item('scene', ref, { part, of: 2 }));
  const id = await planOf(person, ...parts);
  const done = async () => (await person.call('GET', `/plans/${id}`)).body.done[0][0];
  const lines = scene.dialogue.flatMap(({ speaker }, at) => (speaker === scene.learner ? [at] : []));
  const practise = (outcome: string, some: readonly number[]) => {
    const partId = randomUUID();
    return person.call('POST', '/learning-events', {
      deviceId: randomUUID(),
      sentAt: new Date().toISOString(),
      events: some.map((at, place) => ({
        id: randomUUID(),
        skill: 'recall',
        item: { kind: 'line', key: `${ref}/${at}`, reading: '' },
        outcome,
        aided: 'none',
        answer: '',
        tookMs: 2000,
        source: 'scene_practice',
        sourceId: ref,
        partId,
        seq: place + 1,
        at: new Date().toISOString(),
      })),
    });
  };
  await practise('shown', lines);
  await practise('right', lines.slice(1));
  expect(await done()).toEqual([false, false]);
  await practise('right', lines);
  expect(await done()).toEqual([true, false]);
});

test('a lesson whose test was passed is done in the plan too, round by round, and another comes next', async () => {
  const lesson = shippedContent().lessons.find(({ id }) => id === 'greetings');
  if (!lesson) throw new Error('no lesson greetings');
  const person = await registerPerson(app);
  await planOf(person, item('lesson', 'greetings'), item('text', 'station-buns'));
  expect((await next(person)).items).toMatchObject([{ kind: 'lesson', isDone: false }, { kind: 'text' }]);
  const items = [
    ...lesson.words.slice(0, 12).map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin })),
    ...lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' })),
  ];
  const partId = randomUUID();
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: items.map((each, place) => ({
      id: randomUUID(),
      skill: each.kind === 'word' ? 'recognise' : 'grammar',
      item: each,
      outcome: 'right',
      aided: 'none',
      answer: '',
      tookMs: 2000,
      source: 'test',
      sourceId: 'lesson:greetings',
      partId,
      seq: place + 1,
      at: new Date().toISOString(),
    })),
  });
  expect((await next(person)).items).toMatchObject([{ kind: 'lesson', isDone: true }, { kind: 'text' }]);
});
