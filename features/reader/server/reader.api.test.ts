// What a reader knows, and the texts of their own, over HTTP.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';

const app = await startApp();

const device = randomUUID();
let seq = 0;
const told = (word: string, reading: string, more: object = {}) => ({
  id: randomUUID(),
  skill: 'recognise',
  item: { kind: 'word', key: word, reading },
  outcome: 'right',
  aided: 'none',
  answer: '',
  tookMs: 2000,
  source: 'review',
  sourceId: '',
  partId: '',
  seq: (seq += 1),
  at: new Date().toISOString(),
  ...more,
});
const tell = (person: TestPerson, events: readonly object[]) =>
  person.call('POST', '/learning-events', { deviceId: device, sentAt: new Date().toISOString(), events });
const knowledge = async (person: TestPerson) => (await person.call('GET', '/reader/knowledge')).body;

const before = { at: new Date(Date.now() - 3 * 86_400_000).toISOString() };

test('a word is known that was recognised on another day, and learnt that was missed, is kept, or was met today', async () => {
  const person = await registerPerson(app);
  await tell(person, [
    told('猫', 'mao1', before),
    told('猫', 'mao1'),
    told('鱼', 'yu2'),
    told('狗', 'gou3', { outcome: 'wrong' }),
  ]);
  await person.call('PUT', '/my-words', { word: '书', pinyin: 'shu1' });
  expect(await knowledge(person)).toEqual({
    known: ['猫 mao1'],
    learning: expect.arrayContaining(['狗 gou3', '书 shu1', '鱼 yu2']),
    probable: [],
    read: [],
  });
});

test('a text that was read to its end is read, and its words are no reviews', async () => {
  const person = await registerPerson(app);
  await tell(person, [told('茶', 'cha2', before)]);
  const reading = { source: 'reading', sourceId: 'station-buns' };
  await tell(person, [
    told('茶', 'cha2', { ...reading, partId: 'word' }),
    told('', '', {
      ...reading,
      item: { kind: 'text', key: 'station-buns', reading: '' },
      answer: '3/3',
      partId: 'end',
    }),
  ]);
  expect(await knowledge(person)).toMatchObject({ known: ['茶 cha2'], read: ['station-buns'] });
  const rows = await runSql(
    app.databaseUrl,
    `select reviews from study_cards where user_id = $1 and word = '茶' and skill = 'recognise'`,
    [person.id],
  );
  expect(rows).toEqual([{ reviews: 1 }]);
});

const own = (person: TestPerson, id: string, text: string, title = '') =>
  person.call('PUT', `/reader/own-texts/${id}`, { title, text });

test('a text of one’s own is kept once, however often it is sent, and can be read and deleted', async () => {
  const person = await registerPerson(app);
  const id = randomUUID();
  const kept = await Promise.all([
    own(person, id, '今天下雨，我在家看书。'),
    own(person, id, '今天下雨，我在家看书。'),
  ]);
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await person.call('GET', '/reader/own-texts');
  expect(body).toMatchObject({ texts: [{ id, characters: 9 }], nextCursor: null });
  expect(body.texts[0]).not.toHaveProperty('text');
  expect((await person.call('GET', `/reader/own-texts/${id}`)).body.text).toBe('今天下雨，我在家看书。');
  expect((await person.call('DELETE', `/reader/own-texts/${id}`)).status).toBe(200);
  expect((await person.call('DELETE', `/reader/own-texts/${id}`)).status).toBe(404);
});

test('somebody else’s text is not there: not to read, not to delete, not to write over', async () => {
  const [mine, other] = [await registerPerson(app), await registerPerson(app)];
  const id = randomUUID();
  await own(mine, id, '这是我自己的文章。');
  expect((await other.call('GET', `/reader/own-texts/${id}`)).status).toBe(404);
  expect((await other.call('DELETE', `/reader/own-texts/${id}`)).status).toBe(404);
  expect((await own(other, id, '我也想用这个号。')).status).toBe(404);
  expect((await other.call('GET', '/reader/own-texts')).body.texts).toEqual([]);
  expect((await mine.call('GET', `/reader/own-texts/${id}`)).body.text).toBe('这是我自己的文章。');
});

test('what cannot be read is refused, and so is one text too many', async () => {
  const person = await registerPerson(app);
  const code = async (text: string) => (await own(person, randomUUID(), text)).body.code;
  expect(await code('Hello, world')).toBe('TEXT_NOT_CHINESE');
  expect(await code('字'.repeat(3001))).toBe('TEXT_TOO_LONG');
  expect((await own(person, randomUUID(), '字'.repeat(7000))).status).toBe(400);
  await runSql(
    app.databaseUrl,
    `insert into own_texts (id, user_id, title, text, characters) select gen_random_uuid(), $1, 't', '中文', 2 from generate_series(1, 100)`,
    [person.id],
  );
  expect(await code('今天下雨，我在家看书。')).toBe('TEXTS_FULL');
});

test.each([
  ['GET', '/reader/knowledge'],
  ['GET', '/reader/own-texts'],
  ['GET', '/reader/own-texts/0197e5a0-0000-7000-8000-000000000000'],
  ['PUT', '/reader/own-texts/0197e5a0-0000-7000-8000-000000000000'],
  ['DELETE', '/reader/own-texts/0197e5a0-0000-7000-8000-000000000000'],
])('a guest is told to sign in first: %s %s', async (method, path) => {
  expect((await app.guest().call(method, path, method === 'PUT' ? {} : undefined)).status).toBe(401);
});
