// The report over HTTP: what a person did and nobody else's, and behind each number what it counts.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { startTalk } from '../../../app/testing/clients/test-talk.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  person = await registerPerson(app);
});
afterAll(() => app.stop());

let seq = 0;
const event = (more: object = {}) => ({
  id: randomUUID(),
  skill: 'recognise',
  item: { kind: 'word', key: '面条', reading: 'mian4 tiao2' },
  outcome: 'right',
  aided: 'none',
  answer: '面条',
  tookMs: 3000,
  source: 'review',
  sourceId: '',
  partId: 'choose',
  seq: (seq += 1),
  at: new Date().toISOString(),
  ...more,
});
const tell = (who: TestPerson, events: readonly object[]) =>
  who.call('POST', '/learning-events', { deviceId: randomUUID(), sentAt: new Date().toISOString(), events });
const grammar = { skill: 'grammar', item: { kind: 'grammar', key: 'le-completed', reading: '' } };
/** Long before any week or month of today. */
const LONG_AGO = new Date(Date.now() - 90 * 86_400_000).toISOString();

test.each(['/report?period=week', '/report/answers?period=week', '/report/words', '/report/days?period=all'])(
  'a guest who asks for %s is told to sign in',
  async (path) => expect((await app.guest().call('GET', path)).status).toBe(401),
);

test('a new account starts at zero', async () => {
  const { status, body } = await (await registerPerson(app)).call('GET', '/report?period=all');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    minutes: 0,
    studyDays: 0,
    sentences: 0,
    calendarDays: 0,
    advisedMinutes: 30,
    goal: null,
    progress: { percentage: 0, days: 0, lessons: 0, words: 0 },
    words: { met: 0, known: 0, bands: [] },
    answers: { all: { right: 0, missed: 0 }, imported: 0, skills: [], points: [] },
    calendar: { days: [] },
  });
});

test('answers count by skill, help and point, without what was taken back, in the week and of all time', async () => {
  const [taken, missed] = [event(), event({ outcome: 'wrong', aided: 'idea' })];
  await tell(person, [
    event(),
    missed,
    taken,
    event({ outcome: 'undone', undoes: taken.id }),
    event({ ...grammar, outcome: 'wrong', source: 'lesson' }),
    event({ outcome: 'near', skill: 'tone', at: LONG_AGO }),
  ]);
  const week = (await person.call('GET', '/report?period=week')).body;
  expect(week.answers).toMatchObject({
    all: { right: 1, missed: 2 },
    aided: { right: 0, missed: 1 },
    unaided: { right: 1, missed: 1 },
    skills: [
      { skill: 'recognise', right: 1, missed: 1 },
      { skill: 'grammar', right: 0, missed: 1 },
    ],
    points: [{ missed: 1, title: { en: expect.any(String) } }],
  });
  const { from, answers } = (await person.call('GET', '/report?period=last7')).body;
  expect(Date.parse(week.date) - Date.parse(from)).toBe(6 * 24 * 3600 * 1000);
  expect(answers.all).toEqual(week.answers.all);
  const all = (await person.call('GET', '/report?period=all')).body;
  expect(all.answers.all).toEqual({ right: 2, missed: 2 });
  const { body } = await person.call('GET', '/report/answers?period=week&skill=recognise&result=missed');
  expect(body.answers).toMatchObject([{ id: missed.id, key: '面条', outcome: 'wrong', aided: 'idea' }]);
  expect(body.nextCursor).toBeNull();
});

test('words stand in the state of their cards, with their level, and are listed by it', async () => {
  const { body } = await person.call('GET', '/report?period=all');
  const taken = body.words.states.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect([taken, body.words.met, body.progress.words]).toEqual([1, 1, body.words.known]);
  const { words } = (await person.call('GET', '/report/words?metIn=all')).body;
  expect(words).toMatchObject([{ word: '面条', reading: 'mian4 tiao2', band: expect.any(Number) }]);
  expect((await person.call('GET', `/report/words?band=${words[0].band}`)).body.words).toHaveLength(1);
  expect((await person.call('GET', '/report/words?state=suspended')).body.words).toEqual([]);
});

test('what was said in talks counts, for the person alone and in every period', async () => {
  const [talker, other] = [await registerPerson(app), await registerPerson(app)];
  const talk = await startTalk(talker);
  await talk.say('你好！');
  await talk.say('我很喜欢喝茶。');
  for (const period of ['week', 'all']) {
    expect((await talker.call('GET', `/report?period=${period}`)).body.sentences).toBe(2);
    expect((await other.call('GET', `/report?period=${period}`)).body.sentences).toBe(0);
  }
});

test('lessons that only a placement counts are told apart and are no progress', async () => {
  const placed = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into placements (id, user_id, answers, band, accepted_at) values (gen_random_uuid(), $1, '[]', 1, now())`,
    [placed.id],
  );
  const { progress } = (await placed.call('GET', '/report?period=all')).body;
  expect(progress).toMatchObject({ percentage: 0, lessons: 0, lessonsPlaced: expect.any(Number) });
  expect(progress.lessonsPlaced).toBeGreaterThan(0);
});

test('a word is kept when it was known again on another day, and a level is of all the words of its list', async () => {
  const other = await registerPerson(app);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const tea = { item: { kind: 'word', key: '茶', reading: 'cha2' } };
  await tell(other, [event({ at: daysAgo(60) }), event({ at: daysAgo(50) }), event(tea)]);
  const { words, progress } = (await other.call('GET', '/report?period=all')).body;
  expect(words).toMatchObject({ met: 2, metAndKept: 1 });
  expect(progress).toMatchObject({ words: words.known, lessonsPlaced: 0 });
  for (const { band, listed } of words.bands)
    if (band > 0) expect(listed).toBeGreaterThan(100);
    else expect(listed).toBe(0);
  const kept = (await other.call('GET', '/report/words?metIn=all&state=kept')).body.words;
  expect(kept).toMatchObject([{ word: '面条', meaning: { en: expect.any(String), pt: expect.any(String) } }]);
});

test('memory is what was known again on a later day, beside what was to be expected of it', async () => {
  const other = await registerPerson(app);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  // Known, known again after days, asked twice in a sitting, forgotten, and learnt anew.
  await tell(other, [
    event({ at: daysAgo(60) }),
    event({ at: daysAgo(57) }),
    event({ at: daysAgo(57) }),
    event({ at: daysAgo(45), outcome: 'wrong' }),
    event({ at: daysAgo(44) }),
  ]);
  const { memory } = (await other.call('GET', '/report?period=all')).body;
  expect(memory).toMatchObject({ asked: 2, known: 1 });
  expect(memory.predicted).toBeGreaterThan(0.5);
  expect(memory.predicted).toBeLessThan(1);
  for (const [recall, count] of [
    ['all', 2],
    ['known', 1],
    ['forgotten', 1],
  ])
    expect(
      (await other.call('GET', `/report/answers?period=all&recall=${recall}`)).body.answers,
    ).toHaveLength(Number(count));
  expect((await other.call('GET', '/report?period=week')).body.memory.asked).toBe(0);
});

test('minutes are the whole minutes of the days that stand behind them', async () => {
  const other = await registerPerson(app);
  const { date } = (await other.call('GET', '/report?period=week')).body;
  for (const [back, seconds] of [
    [0, 179],
    [40, 185],
    [41, 59],
  ])
    await runSql(
      app.databaseUrl,
      `insert into study_days (user_id, date, given_seconds, counted_seconds)
       values ($1, $2::date - $3::int, 900, $4) on conflict (user_id, date) do update set counted_seconds = $4`,
      [other.id, date, back, seconds],
    );
  const all = (await other.call('GET', '/report?period=all')).body;
  expect(all).toMatchObject({ minutes: 5, studyDays: 1, calendarDays: 42, progress: { days: 1 } });
  expect(all.calendar.days.map(({ minutes }: { minutes: number }) => minutes)).toEqual([3, 2]);
  const { days } = (await other.call('GET', '/report/days?period=all')).body;
  expect(days.map(({ minutes }: { minutes: number }) => minutes)).toEqual([2, 3]);
  const studyDays = (await other.call('GET', '/report/days?period=all&only=study_days')).body.days;
  expect(studyDays).toMatchObject([{ minutes: 3 }]);
  expect((await other.call('GET', '/report?period=week')).body).toMatchObject({ minutes: 2, studyDays: 0 });
});

test('nobody sees anything of somebody else', async () => {
  const stranger = await registerPerson(app);
  const report = (await stranger.call('GET', '/report?period=all')).body;
  expect(report.answers.all).toEqual({ right: 0, missed: 0 });
  for (const path of ['/report/answers?period=all', '/report/words?metIn=all', '/report/days?period=all']) {
    const { body } = await stranger.call('GET', path);
    expect(body.answers ?? body.words ?? body.days).toEqual([]);
  }
});
