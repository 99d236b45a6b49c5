import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { answersOf, answersUpTo, told } from '../../../app/testing/clients/placements.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { Answer } from '../domain/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Person = Awaited<ReturnType<typeof registerPerson>>;

const finish = (person: Person, id: string, answers: readonly Answer[]) =>
  person.call('PUT', `/placement/${id}`, { answers: told(answers) });

async function placed(known: number) {
  const person = await registerPerson(app);
  const id = newId();
  const { body } = await finish(person, id, answersUpTo(known));
  return { person, id, body };
}
const decide = (person: Person, id: string, isAccepted: boolean) =>
  person.call('PATCH', `/placement/${id}`, { isAccepted });
const stateOf = async (person: Person, node: string) => {
  const { body } = await person.call('GET', '/learning-path');
  return body.nodes.find(({ id }: { id: string }) => id === node);
};

test('a guest is asked to sign in', async () => {
  expect((await app.guest().call('GET', '/placement')).status).toBe(401);
  expect((await app.guest().call('PUT', `/placement/${newId()}`, { answers: [] })).status).toBe(401);
});

test('who has taken none has no result', async () => {
  const person = await registerPerson(app);
  expect((await person.call('GET', '/placement')).body).toEqual({ latest: null, inForce: null });
});

test('a result says band, level and words, and changes nothing by itself', async () => {
  const { person, id, body } = await placed(3);
  expect(body).toMatchObject({ id, acceptedAt: null, level: 'intermediate', invented: { claimed: 0 } });
  expect(body.band).toBeGreaterThanOrEqual(2);
  expect(body.words).toBeGreaterThan(body.wordsLow - 1);
  expect(body.words).toBeLessThan(body.wordsHigh + 1);
  expect((await person.call('GET', '/placement')).body.latest).toEqual(body);
  expect((await person.call('GET', '/learner-settings')).body.level).toBeNull();
  expect((await stateOf(person, 'lesson:greetings')).state).toBe('in_progress');
});

test('told again, it stays what it was', async () => {
  const { person, id, body } = await placed(3);
  expect((await finish(person, id, answersUpTo(1))).body).toEqual(body);
});

test('taken over, it sets the level and completes lessons and bands below; taken back, the path is as before', async () => {
  const { person, id } = await placed(3);
  const { body } = await decide(person, id, true);
  expect(body.acceptedAt).not.toBeNull();
  expect((await decide(person, id, true)).body).toEqual(body);
  expect((await person.call('GET', '/learner-settings')).body.level).toBe('intermediate');
  expect(await stateOf(person, 'lesson:greetings')).toMatchObject({
    state: 'completed',
    completedBy: 'placement',
  });
  expect((await stateOf(person, 'band:1')).completedBy).toBe('placement');
  await decide(person, id, false);
  expect((await stateOf(person, 'lesson:greetings')).state).toBe('in_progress');
  expect((await person.call('GET', '/learner-settings')).body.level).toBe('intermediate');
});

test('path and plan say the level of the result, and one that is not taken over changes nothing of it', async () => {
  const { person, id } = await placed(3);
  const { placedLevel } = (await decide(person, id, true)).body;
  const nodes: readonly { kind: string; band: number; completedBy: string | null }[] = (
    await person.call('GET', '/learning-path')
  ).body.nodes;
  const behind = nodes.filter(({ kind, completedBy }) => kind === 'band' && completedBy === 'placement');
  expect(Math.max(0, ...behind.map(({ band }) => band))).toBe(placedLevel.low);
  expect((await person.call('GET', '/plans/start')).body.placedLevel).toEqual(placedLevel);
  const later = await finish(person, newId(), answersUpTo(6));
  const read = (await person.call('GET', '/placement')).body;
  expect(read.latest.id).toBe(later.body.id);
  expect(read.inForce.placedLevel).toEqual(placedLevel);
});

test('words that are probably known come as new ones from no list; a few are checked unshown, and a miss makes one new', async () => {
  const { person, id } = await placed(2);
  await decide(person, id, true);
  await person.call('PUT', '/learner-settings', { minutesADay: 15 });
  const probable = new Set((await person.call('GET', '/reader/knowledge')).body.probable);
  const session = newId();
  await person.call('PUT', `/study/sessions/${session}`);
  type Card = { word: string; reading: string; reason: string; isNewWord: boolean };
  const cardsOf = async (list: string): Promise<Card[]> => {
    await person.call('PATCH', '/study/settings', { lists: [list] });
    return (await person.call('POST', `/study/sessions/${session}/next`, { skills: ['recognise'] })).body
      .cards;
  };
  for (const list of ['lesson:greetings', 'hsk-1']) {
    const cards = await cardsOf(list);
    expect(cards.filter(({ word, isNewWord }) => isNewWord && probable.has(word))).toEqual([]);
    const checks = cards.filter(({ reason }) => reason === 'check');
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.every(({ word, isNewWord }) => !isNewWord && probable.has(word))).toBe(true);
  }
  const [first, second] = (await cardsOf('hsk-1')).filter(({ reason }) => reason === 'check');
  const answered = (card: Card | undefined, outcome: 'right' | 'wrong', seq: number) => ({
    id: newId(),
    skill: 'recognise',
    item: { kind: 'word', key: card?.word, reading: card?.reading },
    outcome,
    aided: 'none',
    answer: '',
    tookMs: 2000,
    source: 'review',
    sourceId: session,
    partId: 'check',
    seq,
    at: new Date().toISOString(),
  });
  const told = await person.call('POST', '/learning-events', {
    deviceId: newId(),
    sentAt: new Date().toISOString(),
    events: [answered(first, 'right', 1), answered(second, 'wrong', 2)],
  });
  expect(told.status).toBe(200);
  const after = new Set((await person.call('GET', '/reader/knowledge')).body.probable);
  expect([after.has(first?.word), after.has(second?.word)]).toEqual([true, false]);
  const again = await cardsOf('hsk-1');
  expect(again.find(({ word }) => word === second?.word)).toMatchObject({ reason: 'missed' });
  expect(again.some(({ word }) => word === first?.word)).toBe(false);
  const ended = await person.call('POST', `/study/sessions/${session}/end`, {});
  expect(ended.body.newWords).toEqual([]);
});

test('what only a teacher has brought up is no less known by a placement', async () => {
  const { person, id } = await placed(2);
  await decide(person, id, true);
  const probable = async () => (await person.call('GET', '/reader/knowledge')).body.probable;
  expect(await probable()).toContain('老师');
  await runSql(
    app.databaseUrl,
    `insert into learning_events (user_id, id, skill, item_kind, item, reading, outcome, aided, source)
     values ($1, gen_random_uuid(), 'recognise', 'word', '老师', 'lao3 shi1', 'taught', 'none', 'talk')`,
    [person.id],
  );
  expect(await probable()).toContain('老师');
});

test('who knows less than a band keeps what they know: its words are known, listed with their source, and in lessons', async () => {
  const person = await registerPerson(app);
  // Every other word of the first band.
  const answers = answersOf((band, asked) => band === 1 && asked % 2 === 0);
  const id = newId();
  const { body } = await finish(person, id, answers);
  await decide(person, id, true);
  const { band, covered } = body;
  expect(band).toBe(0);
  expect(covered).toBeGreaterThan(0);
  expect((await person.call('GET', '/plans/start')).body.probable).toBe(covered);
  const report = (await person.call('GET', '/report?period=all')).body;
  expect(report.words.probable).toBe(covered);
  // What the reader shades is what the report counts.
  expect((await person.call('GET', '/reader/knowledge')).body.probable.length).toBe(covered);
  const { words } = (await person.call('GET', '/report/words?state=probable')).body;
  expect(words.length).toBe(Math.min(50, covered));
  expect(words[0]).toMatchObject({ state: 'probable', metOn: null });
  // A word that is taken up is learnt like any other, and is no longer known by the placement.
  await person.call('PUT', '/my-words', { word: words[0].word, pinyin: words[0].reading });
  expect((await person.call('GET', '/plans/start')).body.probable).toBe(covered - 1);
  await decide(person, id, false);
  expect((await person.call('GET', '/plans/start')).body.probable).toBe(0);
});

test('who knows some of the first band is not taught 你好 again, neither by the course nor on the path', async () => {
  const person = await registerPerson(app);
  const id = newId();
  const { body } = await finish(
    person,
    id,
    answersOf((band, asked) => band === 1 && asked % 2 === 0),
  );
  await decide(person, id, true);
  expect(body.band).toBe(0);
  expect(await stateOf(person, 'lesson:greetings')).toMatchObject({
    state: 'completed',
    completedBy: 'placement',
  });
  const lessons = (await person.call('GET', '/lessons')).body;
  const next = lessons.findIndex(({ isNext }: { isNext: boolean }) => isNext);
  expect(lessons[0]).toMatchObject({ id: 'greetings', isPlaced: true, isNext: false });
  expect(next).toBeGreaterThan(0);
  expect((await person.call('GET', '/learning-path')).body.current).toBe(`lesson:${lessons[next].id}`);
});

test('a probable word that was answered right today is no less known for it; missed, it is learnt', async () => {
  const { person, id } = await placed(2);
  await decide(person, id, true);
  const tell = (outcome: 'right' | 'wrong', seq: number) =>
    person.call('POST', '/learning-events', {
      deviceId: device,
      sentAt: new Date().toISOString(),
      events: [
        {
          id: newId(),
          skill: 'recognise',
          item: { kind: 'word', key: '老师', reading: 'lao3 shi1' },
          outcome,
          aided: 'none',
          answer: '',
          tookMs: 2000,
          source: 'review',
          sourceId: '',
          partId: '',
          seq,
          at: new Date().toISOString(),
        },
      ],
    });
  const device = newId();
  const known = async () => {
    const { words, probable } = (await person.call('GET', '/plans/start')).body;
    return words + probable;
  };
  const before = await known();
  expect((await tell('right', 1)).status).toBe(200);
  expect(await known()).toBe(before);
  await tell('wrong', 2);
  expect(await known()).toBe(before - 1);
});

test('somebody else’s placement is not there', async () => {
  const { id } = await placed(2);
  const other = await registerPerson(app);
  expect((await decide(other, id, true)).status).toBe(404);
  expect((await finish(other, id, answersUpTo(2))).status).toBe(404);
});

test('too few answers, and words that nobody asks, are refused', async () => {
  const person = await registerPerson(app);
  const answers = answersUpTo(2);
  const short = await finish(person, newId(), answers.slice(0, 3));
  expect([short.status, short.body.code]).toEqual([409, 'NOT_OVER']);
  const strange = answers.map((answer, place) => (place === 0 ? { ...answer, word: 'xyz' } : answer));
  const unknown = await finish(person, newId(), strange);
  expect([unknown.status, unknown.body.code]).toEqual([400, 'UNKNOWN_WORD']);
  const twice = [...answers.slice(0, -1), answers[0] ?? answers[1]].flatMap((each) => each ?? []);
  expect((await finish(person, newId(), twice)).status).toBe(400);
});
