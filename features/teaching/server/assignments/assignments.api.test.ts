// Assignments over HTTP: who may call what, what counts as done, words that are taken, texts and their marks.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { startPlay } from '../../../../app/testing/clients/test-talk.ts';
import { ASSIGNMENTS_MAX } from '../../domain/index.ts';

let app: TestApp;
let admin: TestPerson;
let teacher: TestPerson;
let learner: TestPerson;
let classId: string;

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
async function newTeacher(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
  return person;
}
const join = async (who: TestPerson) => {
  const { body } = await teacher.call('GET', `/teaching/classes/${classId}`);
  await who.call('POST', '/classes/join', { code: body.class.code, knownAs: who.username, agreement: 2 });
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
  teacher = await newTeacher();
  learner = await registerPerson(app);
});
afterAll(() => app.stop());

const DUE = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const pathOf = (id: string) => `/teaching/classes/${classId}/assignments/${id}`;
const put = (task: object, id: string = randomUUID(), who = teacher) =>
  who.call('PUT', pathOf(id), { task, note: 'Slowly.', dueOn: DUE });
const give = async (task: object): Promise<string> => {
  const { status, body } = await put(task);
  expect([status, body]).toEqual([200, body]);
  return body.id;
};
const resultOf = async (id: string, who = learner) =>
  (await teacher.call('GET', pathOf(id))).body.results.find((each: { id: string }) => each.id === who.id);
const open = async (who = learner): Promise<string[]> =>
  (await who.call('GET', '/assignments/open')).body.assignments.map(({ id }: { id: string }) => id);
const noticesOf = async (who: TestPerson): Promise<string[]> =>
  (await sql('select kind from notices where user_id = $1 order by created_at', [who.id])).map(
    ({ kind }) => kind,
  );

/** By which names the teacher was told of texts that were handed in for an assignment. */
const handedInNotices = async (assignmentId: string): Promise<string[]> =>
  (
    await sql(
      `select data->>'learner' as learner from notices
       where user_id = $1 and kind = 'teaching.handedIn' and data->>'assignmentId' = $2`,
      [teacher.id, assignmentId],
    )
  ).map(({ learner: name }) => name);

type Fact = {
  kind: string;
  item: string;
  reading?: string;
  skill: string;
  source: string;
  place?: string;
  part?: string;
};
/** As if the learner had answered this right just now. */
const answerRight = (
  who: TestPerson,
  { kind, item, reading = '', skill, source, place = '', part = '' }: Fact,
) =>
  sql(
    `insert into learning_events (user_id, id, skill, item_kind, item, reading, outcome, aided, source, source_id, part_id)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, 'right', 'none', $6, $7, $8)`,
    [who.id, skill, kind, item, reading, source, place, part],
  );

const ID = randomUUID();
const TEACHING = [
  ['GET', '/teaching/course'],
  ['GET', `/teaching/classes/${ID}/assignments`],
  ['GET', `/teaching/classes/${ID}/assignments/${ID}`],
  ['PUT', `/teaching/classes/${ID}/assignments/${ID}`],
  ['PATCH', `/teaching/classes/${ID}/assignments/${ID}`],
  ['DELETE', `/teaching/classes/${ID}/assignments/${ID}`],
  ['PUT', `/teaching/classes/${ID}/assignments/${ID}/marks/${ID}`],
] as const;
const OWN = [
  ['GET', `/classes/${ID}/assignments`],
  ['GET', '/assignments/open'],
  ['POST', `/assignments/${ID}/words`],
  ['PUT', `/assignments/${ID}/text`],
] as const;

test.each([...TEACHING, ...OWN])('%s %s is not for guests', async (method, path) => {
  expect((await app.guest().call(method, path)).status).toBe(401);
});
test.each(TEACHING)('%s %s is for teachers only', async (method, path) => {
  for (const who of [learner, admin]) expect((await who.call(method, path)).status).toBe(403);
});

describe('in a class', () => {
  beforeEach(async () => {
    classId = randomUUID();
    await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
    learner = await registerPerson(app);
    await join(learner);
  });

  test('what is given once is told once, and found by its learners as open', async () => {
    const id = randomUUID();
    const task = { kind: 'lesson', target: 'greetings' };
    for (let tap = 0; tap < 2; tap += 1) expect((await put(task, id)).status).toBe(200);
    expect(await noticesOf(learner)).toEqual(['teaching.assigned']);
    expect(await open()).toEqual([id]);
    const { assignments } = (await learner.call('GET', `/classes/${classId}/assignments`)).body;
    expect(assignments).toEqual([
      expect.objectContaining({ id, className: 'A1', share: 0, isDone: false, note: 'Slowly.' }),
    ]);
    expect(assignments[0].title.en).not.toBe('');
  });

  test('a lesson is done by its answers, not by being opened, and nothing else is asked of the learner', async () => {
    const id = await give({ kind: 'lesson', target: 'greetings' });
    const { default: lesson } = await import('../../../../content/lessons/greetings.json', {
      with: { type: 'json' },
    });
    const [first, ...others] = lesson.words;
    const answered = { skill: 'recognise', source: 'lesson', place: 'greetings' };
    await answerRight(learner, {
      ...answered,
      kind: 'word',
      item: first?.zh ?? '',
      reading: first?.pinyin ?? '',
    });
    const begun = await resultOf(id);
    expect(begun.isDone).toBe(false);
    expect(begun.share).toBeGreaterThan(0);
    for (const { zh, pinyin } of others)
      await answerRight(learner, { ...answered, kind: 'word', item: zh, reading: pinyin });
    for (const { point } of lesson.grammar)
      await answerRight(learner, { ...answered, skill: 'grammar', kind: 'grammar', item: point });
    expect(await resultOf(id)).toMatchObject({ isDone: true, share: 1 });
    expect(await open()).toEqual([]);
  });

  test('a text is done when it was read to its end', async () => {
    const id = await give({ kind: 'text', target: 'station-buns' });
    expect((await resultOf(id)).isDone).toBe(false);
    await answerRight(learner, { kind: 'text', item: 'station-buns', skill: 'recognise', source: 'reading' });
    expect((await resultOf(id)).isDone).toBe(true);
  });

  test('a scene is done when its play came to an end, and the list counts who has done what', async () => {
    const id = await give({ kind: 'scene', target: 'restaurant/noodles' });
    const counts = async () =>
      (await teacher.call('GET', `/teaching/classes/${classId}/assignments`)).body.assignments[0];
    expect(await counts()).toMatchObject({ id, done: 0, learners: 1, toMark: 0 });
    const play = await startPlay(learner, 'scene', 'restaurant/noodles');
    await play.say('我要一碗牛肉面。');
    expect(await counts()).toMatchObject({ done: 0 });
    for (const text of ['我要一杯茶。', '一共多少钱？', '没有了，谢谢。']) await play.say(text);
    expect(await counts()).toMatchObject({ done: 1 });
  });

  test('a word made of words of the dictionary is given with the meaning that its teacher writes', async () => {
    const asked = { kind: 'words', heading: 'People', words: ['巴西人', '㗎㗎'] };
    const { body } = await put(asked);
    expect(body).toMatchObject({
      code: 'WORDS_UNKNOWN',
      data: { words: ['巴西人', '㗎㗎'], composed: ['巴西人'] },
    });
    const meanings = [{ word: '巴西人', meaning: 'Brazilian' }];
    const id = await give({ ...asked, words: ['巴西人'], meanings });
    const listed = (await learner.call('GET', `/classes/${classId}/assignments`)).body.assignments;
    const own = listed.find((each: { id: string }) => each.id === id);
    expect(own.words).toEqual([{ word: '巴西人', pinyin: 'ba1 xi1 ren2', meaning: 'Brazilian' }]);
    await learner.call('POST', `/assignments/${id}/words`);
    const [meant] = await sql('select meaning from word_meanings where user_id = $1', [learner.id]);
    expect(meant?.['meaning']).toBe('Brazilian');
  });

  test('words are taken by the learner alone, once, and are done when answered right since they were given', async () => {
    await answerRight(learner, {
      kind: 'word',
      item: '苹果',
      reading: 'ping2 guo3',
      skill: 'recall',
      source: 'review',
    });
    const id = await give({ kind: 'words', heading: 'Fruit', words: ['苹果', '西瓜', '苹果'] });
    const [own] = (await learner.call('GET', `/classes/${classId}/assignments`)).body.assignments;
    expect(own.words).toEqual([
      { word: '苹果', pinyin: 'ping2 guo3' },
      { word: '西瓜', pinyin: 'xi1 gua1' },
    ]);
    expect(own.share).toBe(0);
    expect((await learner.call('GET', '/my-words')).body.total).toBe(0);
    for (let tap = 0; tap < 2; tap += 1)
      expect((await learner.call('POST', `/assignments/${id}/words`)).body).toEqual({
        added: 2,
        known: 0,
        open: own.words,
      });
    expect((await learner.call('GET', '/my-words')).body.total).toBe(2);
    await answerRight(learner, {
      kind: 'word',
      item: '苹果',
      reading: 'ping2 guo3',
      skill: 'recall',
      source: 'review',
    });
    expect(await resultOf(id)).toMatchObject({ share: 0.5, isDone: false });
    const { open: left } = (await learner.call('POST', `/assignments/${id}/words`)).body;
    expect(left).toEqual([{ word: '西瓜', pinyin: 'xi1 gua1' }]);
    await answerRight(learner, {
      kind: 'word',
      item: '西瓜',
      reading: 'xi1 gua1',
      skill: 'recall',
      source: 'review',
    });
    expect(await resultOf(id)).toMatchObject({ share: 1, isDone: true });
  });

  test('a word that a learner only says to know is no answer: not of the task, and not of their right ones', async () => {
    const id = await give({ kind: 'words', heading: 'Fruit', words: ['苹果', '西瓜'] });
    const apple = { kind: 'word', item: '苹果', reading: 'ping2 guo3', skill: 'recognise', source: 'review' };
    const melon = { ...apple, item: '西瓜', reading: 'xi1 gua1' };
    for (const word of [apple, melon]) await answerRight(learner, { ...word, part: 'known' });
    expect(await resultOf(id)).toMatchObject({ share: 0, isDone: false, asked: 0, right: 0, claimed: 2 });
    const seen = async () =>
      (await teacher.call('GET', `/teaching/classes/${classId}/learners/${learner.id}`)).body;
    expect(await seen()).toMatchObject({ asked: 0, right: 0 });
    const { learners } = (await teacher.call('GET', `/teaching/classes/${classId}/insight`)).body;
    expect(learners).toEqual([expect.objectContaining({ asked: 0, right: 0, done: 0 })]);
    for (const word of [apple, melon]) await answerRight(learner, { ...word, part: 'choose' });
    const done = await resultOf(id);
    expect(done).toMatchObject({ share: 1, isDone: true, asked: 2, right: 2, claimed: 0 });
    expect(Date.parse(done.doneAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await seen()).toMatchObject({ asked: 2, right: 2 });
  });

  test('what was given is changed until a learner has begun; date, note and the name of a list at any time', async () => {
    const id = await give({ kind: 'words', heading: 'Fruit', words: ['苹果'] });
    const edit = (version: number, task: object, more: object = {}, who = teacher) =>
      who.call('PATCH', pathOf(id), { version, task, note: 'Slowly.', dueOn: DUE, ...more });
    const other = { kind: 'words', heading: 'Fruit', words: ['西瓜'] };
    expect((await edit(1, other)).body).toMatchObject({ version: 2, words: [{ word: '西瓜' }] });
    expect((await edit(1, other)).body.code, 'another window').toBe('ASSIGNMENT_CHANGED');
    expect((await edit(2, { kind: 'lesson', target: 'no-such' })).body.code).toBe('TARGET_UNKNOWN');
    expect((await edit(2, other, {}, await newTeacher())).status).toBe(404);
    const right = { kind: 'word', item: '西瓜', reading: 'xi1 gua1', skill: 'recall', source: 'review' };
    await answerRight(learner, right);
    for (const task of [
      { kind: 'writing', heading: 'Fruit' },
      { ...other, words: ['苹果'] },
    ])
      expect((await edit(2, task)).body.code).toBe('ASSIGNMENT_BEGUN');
    const named = await edit(2, { ...other, heading: 'Melons' }, { note: 'Till Monday.' });
    expect(named.body).toMatchObject({ heading: 'Melons', note: 'Till Monday.', words: [{ word: '西瓜' }] });
    expect(await noticesOf(learner)).toEqual(['teaching.assigned']);
  });

  test('notices name the task and its very day; another day is told, and what was told before follows', async () => {
    const told = async () =>
      (await learner.call('GET', '/notices')).body.notices.map(
        ({ title, detail }: { title: string; detail: string }) => `${title} ${detail}`,
      );
    const task = { kind: 'writing', heading: 'My weekend' };
    const id = randomUUID();
    const first = await teacher.call('PUT', pathOf(id), { task, note: '', dueOn: '2026-12-10' });
    expect(first.body.dueOn).toBe('2026-12-10');
    expect(await told()).toEqual([expect.stringMatching(/My weekend.*10/)]);
    const edit = (version: number, dueOn: string) =>
      teacher.call('PATCH', pathOf(id), { version, task, note: 'Slowly.', dueOn });
    expect((await edit(1, '2026-12-10')).status).toBe(200);
    expect(await told()).toHaveLength(1);
    expect((await edit(2, '2026-12-08')).status).toBe(200);
    const both = await told();
    expect(both).toHaveLength(2);
    for (const each of both) {
      expect(each).toMatch(/My weekend.*8/);
      expect(each).not.toMatch(/10/);
    }
    expect(await noticesOf(learner)).toEqual(['teaching.assigned', 'teaching.dueChanged']);
    // Who has done it is not told of another day.
    await learner.call('PUT', `/assignments/${id}/text`, { text: '我周末看书。', version: 0 });
    expect((await edit(3, '2026-12-09')).status).toBe(200);
    expect(await noticesOf(learner)).toEqual(['teaching.assigned', 'teaching.dueChanged']);
  });

  test('what is not there is not given, and a class holds only so many', async () => {
    expect((await put({ kind: 'lesson', target: 'no-such' })).body.code).toBe('TARGET_UNKNOWN');
    const task = { kind: 'writing', heading: 'x' };
    const far = await teacher.call('PUT', pathOf(randomUUID()), { task, note: '', dueOn: '2096-03-01' });
    expect(far.body.code).toBe('DUE_TOO_FAR');
    const unknown = await put({ kind: 'words', heading: 'x', words: ['苹果', '苹果蕉瓜瓜'] });
    expect(unknown.body).toMatchObject({ code: 'WORDS_UNKNOWN', data: { words: ['苹果蕉瓜瓜'] } });
    await sql(
      `insert into assignments (id, class_id, kind, target, heading, words, note, due_on)
     select gen_random_uuid(), $1, 'writing', '', 'x', '[]', '', now() from generate_series(1, $2)`,
      [classId, ASSIGNMENTS_MAX],
    );
    expect((await put({ kind: 'writing', heading: 'One more' })).body.code).toBe('ASSIGNMENTS_FULL');
  });

  test('a text is handed in, sent back, handed in again, found good, and stays', async () => {
    const id = await give({ kind: 'writing', heading: 'My weekend' });
    const handIn = (text: string, version: number) =>
      learner.call('PUT', `/assignments/${id}/text`, { text, version });
    const mark = (version: number, given: string, remark = '', replaces: object | null = null) =>
      teacher.call('PUT', `${pathOf(id)}/marks/${learner.id}`, { version, replaces, mark: given, remark });
    expect((await mark(1, 'good')).status).toBe(404);
    expect((await handIn('我周末看书。', 0)).body.version).toBe(1);
    // The answer was lost, the page sends it again.
    expect((await handIn('我周末看书。', 0)).body.version).toBe(1);
    expect((await handIn('我周末睡觉。', 0)).body.code).toBe('TEXT_CHANGED');
    expect(await handedInNotices(id)).toEqual([learner.username]);
    const waiting = async () =>
      (await teacher.call('GET', '/teaching/classes')).body.classes.find(
        (taught: { id: string }) => taught.id === classId,
      ).toMark;
    expect(await waiting()).toBe(1);
    expect((await resultOf(id)).handIn).toMatchObject({ text: '我周末看书。', mark: null });
    expect(await open()).toEqual([]);
    const unread = async () => (await teacher.call('GET', '/notices')).body.unread;
    const before = await unread();
    for (let tap = 0; tap < 2; tap += 1)
      expect((await mark(1, 'again', 'Two more sentences, please.')).status).toBe(200);
    expect(await waiting()).toBe(0);
    // What was to be marked is: its notice waits no more, wherever it was marked.
    expect(await unread()).toBe(before - 1);
    // Another window, in which the text was not marked yet.
    expect((await mark(1, 'good')).body.code).toBe('MARKED_MEANWHILE');
    expect((await resultOf(id)).handIn).toMatchObject({ mark: 'again' });
    expect(await open()).toEqual([id]);
    expect((await handIn('我周末看书，也跑步。', 1)).body).toMatchObject({ version: 2, mark: null });
    expect((await mark(1, 'good')).body.code).toBe('TEXT_CHANGED');
    expect((await mark(2, 'excellent', '很好！')).status).toBe(200);
    expect(await handedInNotices(id)).toHaveLength(2);
    expect((await handIn('我周末又睡觉。', 2)).body.code).toBe('MARKED_ALREADY');
    const [own] = (await learner.call('GET', `/classes/${classId}/assignments`)).body.assignments;
    expect(own).toMatchObject({ isDone: true, handIn: { mark: 'excellent', remark: '很好！' } });
    expect(await noticesOf(learner)).toEqual(['teaching.assigned', 'teaching.marked', 'teaching.marked']);
  });

  test('nobody reads, marks, takes or hands in what is another’s', async () => {
    const words = await give({ kind: 'words', heading: 'Fruit', words: ['苹果'] });
    const writing = await give({ kind: 'writing', heading: 'My weekend' });
    await learner.call('PUT', `/assignments/${writing}/text`, { text: '我看书。', version: 0 });
    const stranger = await registerPerson(app);
    expect((await stranger.call('POST', `/assignments/${words}/words`)).status).toBe(404);
    expect(
      (await stranger.call('PUT', `/assignments/${writing}/text`, { text: 'x', version: 0 })).status,
    ).toBe(404);
    expect((await stranger.call('GET', `/classes/${classId}/assignments`)).body.assignments).toEqual([]);
    const other = await newTeacher();
    expect((await other.call('GET', `/teaching/classes/${classId}/assignments`)).status).toBe(404);
    expect((await other.call('GET', pathOf(writing))).status).toBe(404);
    expect((await put({ kind: 'writing', heading: 'x' }, randomUUID(), other)).status).toBe(404);
    expect((await put({ kind: 'writing', heading: 'x' }, writing, other)).status).toBe(404);
    expect((await other.call('DELETE', pathOf(writing))).status).toBe(404);
    const marking = { version: 1, replaces: null, mark: 'good', remark: '' };
    expect((await other.call('PUT', `${pathOf(writing)}/marks/${learner.id}`, marking)).status).toBe(404);
    expect((await teacher.call('PUT', `${pathOf(writing)}/marks/${stranger.id}`, marking)).status).toBe(404);
  });

  test('whoever left is seen no more, and what was taken back or ended is not to do', async () => {
    const id = await give({ kind: 'writing', heading: 'My weekend' });
    await learner.call('PUT', `/assignments/${id}/text`, { text: '我看书。', version: 0 });
    await learner.call('DELETE', `/classes/${classId}/membership`);
    expect((await teacher.call('GET', pathOf(id))).body.results).toEqual([]);
    const marking = { version: 1, replaces: null, mark: 'good', remark: '' };
    expect((await teacher.call('PUT', `${pathOf(id)}/marks/${learner.id}`, marking)).status).toBe(404);
    await join(learner);
    const second = await give({ kind: 'lesson', target: 'greetings' });
    expect(await open()).toEqual([second]);
    expect((await teacher.call('DELETE', pathOf(second))).status).toBe(200);
    expect(await open()).toEqual([]);
    await give({ kind: 'lesson', target: 'family' });
    await teacher.call('POST', `/teaching/classes/${classId}/end`);
    expect(await open()).toEqual([]);
    expect((await put({ kind: 'writing', heading: 'x' })).body.code).toBe('CLASS_ENDED');
    expect((await teacher.call('GET', `/teaching/classes/${classId}/assignments`)).status).toBe(404);
  });
});
