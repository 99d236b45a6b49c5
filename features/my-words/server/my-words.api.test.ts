// The learner's own words over HTTP: kept once, listed, dropped, and nobody else's business.

import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { newId } from '../../../kit/server/new-id.ts';

const app = await startApp();
const person = await registerPerson(app);

const keep = (word: string, pinyin: string, context?: string) =>
  person.call('PUT', '/my-words', { word, pinyin, ...(context === undefined ? {} : { context }) });

test('a word is kept with its sentence, once, however often and at once it is kept', async () => {
  const answers = await Promise.all([
    keep('学习', 'xue2 xi2', '我学习中文。'),
    keep('学习', 'xue2 xi2'),
    keep('学习', 'xue2  xi2'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const { body } = await person.call('GET', '/my-words');
  expect(body.words).toHaveLength(1);
  expect(body).toMatchObject({ total: 1, nextCursor: null, words: [{ word: '学习', pinyin: 'xue2 xi2' }] });
});

test('two readings of one form are two words', async () => {
  await keep('行', 'xing2');
  await keep('行', 'hang2');
  const { body } = await person.call('GET', `/my-words/readings?word=${encodeURIComponent('行')}`);
  expect(body.map(({ pinyin }: { pinyin: string }) => pinyin)).toEqual(['xing2', 'hang2']);
});

test('what is no Chinese word is refused', async () => {
  const { status, body } = await keep('hello', 'hello');
  expect([status, body.code]).toEqual([422, 'WORD_INVALID']);
  expect((await keep('学'.repeat(25), 'xue2')).status).toBe(400);
});

test('a dropped word is off the list, and a second drop finds nothing', async () => {
  const { body } = await keep('书', 'shu1');
  expect((await person.call('DELETE', `/my-words/${body.id}`)).status).toBe(200);
  expect((await person.call('DELETE', `/my-words/${body.id}`)).status).toBe(404);
  expect((await person.call('GET', `/my-words/readings?word=${encodeURIComponent('书')}`)).body).toEqual([]);
});

test("another person's words are neither seen nor dropped", async () => {
  const { body: mine } = await keep('猫', 'mao1');
  const other = await registerPerson(app);
  expect((await other.call('GET', '/my-words')).body).toMatchObject({ total: 0, words: [] });
  expect((await other.call('DELETE', `/my-words/${mine.id}`)).status).toBe(404);
  expect((await person.call('GET', `/my-words/readings?word=${encodeURIComponent('猫')}`)).body).toHaveLength(
    1,
  );
});

test('several words go and come back together, and only one’s own', async () => {
  const own = await registerPerson(app);
  const put = async (word: string, pinyin: string) =>
    (await own.call('PUT', '/my-words', { word, pinyin, context: `${word}。` })).body.id;
  const ids = [await put('茶', 'cha2'), await put('水', 'shui3'), await put('米', 'mi3')];
  const [, water, rice] = ids;
  const stranger = await registerPerson(app);
  expect((await stranger.call('POST', '/my-words/drop', { ids })).body).toEqual({ dropped: 0 });
  expect((await own.call('POST', '/my-words/drop', { ids: [water, rice] })).body).toEqual({ dropped: 2 });
  expect((await own.call('POST', '/my-words/drop', { ids: [water, rice] })).body).toEqual({ dropped: 0 });
  const words = [
    { word: '水', pinyin: 'shui3', context: '水。' },
    { word: '米', pinyin: 'mi3', context: '米。' },
  ];
  // The second is what a page sends whose answer was lost.
  for (let sent = 0; sent < 2; sent += 1)
    expect((await own.call('POST', '/my-words/back', { words })).status).toBe(200);
  const { body } = await own.call('GET', '/my-words');
  expect(body.words.map(({ word, context }: { word: string; context: string }) => [word, context])).toEqual([
    ['米', '米。'],
    ['水', '水。'],
    ['茶', '茶。'],
  ]);
  const wrong = await own.call('POST', '/my-words/back', { words: [{ word: 'tea', pinyin: 'cha2' }] });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WORD_INVALID']);
});

test('the list says which of its words are in no review', async () => {
  const own = await registerPerson(app);
  await own.call('PUT', '/my-words', { word: '书', pinyin: 'shu1' });
  await own.call('PUT', '/my-words', { word: '笔', pinyin: 'bi3' });
  const change = (how: string) =>
    own.call('POST', '/study/words/change', {
      id: newId(),
      change: how,
      words: [{ word: '书', reading: 'shu1' }],
    });
  const aside = async () =>
    (await own.call('GET', '/my-words')).body.words.map((each: Record<string, unknown>) => [
      each.word,
      each.isSetAside,
    ]);
  await change('suspend');
  expect(await aside()).toEqual([
    ['笔', false],
    ['书', true],
  ]);
  await change('resume');
  expect(await aside()).toEqual([
    ['笔', false],
    ['书', false],
  ]);
});

const mean = (who: TestPerson, id: string, meaning: string) =>
  who.call('PUT', `/my-words/${id}/meaning`, { meaning });
const meaningsIn = async (who: TestPerson, path: string) =>
  (await who.call('GET', path)).body.words.map((word: Record<string, unknown>) => [
    word.word,
    word.ownMeaning ?? word.meaning,
  ]);

test('a word has a meaning of one’s own: told in the lists, found by it, kept when dropped, gone when emptied', async () => {
  const own = await registerPerson(app);
  const { body: kept } = await own.call('PUT', '/my-words', { word: '银行', pinyin: 'yin2 hang2' });
  expect(kept.meaning).toBe('');
  // The second is what a page sends whose answer was lost.
  for (let sent = 0; sent < 2; sent += 1)
    expect((await mean(own, kept.id, '  onde guardo o dinheiro ')).body).toMatchObject({
      id: kept.id,
      meaning: 'onde guardo o dinheiro',
    });
  expect(await meaningsIn(own, '/my-words')).toEqual([['银行', 'onde guardo o dinheiro']]);
  expect(await meaningsIn(own, '/study/words?list=mine&search=guardo')).toEqual([
    ['银行', 'onde guardo o dinheiro'],
  ]);
  await own.call('DELETE', `/my-words/${kept.id}`);
  const { body: again } = await own.call('PUT', '/my-words', { word: '银行', pinyin: 'yin2 hang2' });
  expect(again.meaning).toBe('onde guardo o dinheiro');
  expect((await mean(own, again.id, ' ')).body.meaning).toBe('');
  expect(await meaningsIn(own, '/study/words?list=mine&search=guardo')).toEqual([]);
});

test('the search finds an own meaning with its accents or without, in capitals or not', async () => {
  const own = await registerPerson(app);
  const { body: kept } = await own.call('PUT', '/my-words', { word: '苹果', pinyin: 'ping2 guo3' });
  await mean(own, kept.id, 'Maçã (fruta do irmão)');
  for (const search of ['maca', 'MAÇÃ', 'irmao', 'maçã'])
    for (const path of ['/my-words?search=', '/study/words?list=mine&search='])
      expect(await meaningsIn(own, path + encodeURIComponent(search))).toEqual([
        ['苹果', 'Maçã (fruta do irmão)'],
      ]);
  expect(await meaningsIn(own, '/my-words?search=macas')).toEqual([]);
});

test('a meaning is short, and of a word of one’s own', async () => {
  const { body: mine } = await keep('狗', 'gou3');
  expect((await mean(person, mine.id, 'x'.repeat(2001))).status).toBe(400);
  const other = await registerPerson(app);
  expect((await mean(other, mine.id, 'not theirs')).status).toBe(404);
  const { body } = await person.call('GET', `/my-words/readings?word=${encodeURIComponent('狗')}`);
  expect(body).toMatchObject([{ meaning: '' }]);
});

test('the list is paged, the latest first, each word once', async () => {
  const own = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into kept_words (id, user_id, word, pinyin, created_at)
     select gen_random_uuid(), $1, '字' || n, 'zi4', now() - (n / 4) * interval '1 second' from generate_series(1, 120) as n`,
    [own.id],
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await own.call('GET', `/my-words${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
    seen.push(...body.words.map(({ word }: { word: string }) => word));
    expect(body.total).toBe(120);
    cursor = body.nextCursor;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});

test('a list has an end', async () => {
  const own = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into kept_words (id, user_id, word, pinyin) select gen_random_uuid(), $1, '字' || n, 'zi4' from generate_series(1, 20000) as n`,
    [own.id],
  );
  const { status, body } = await own.call('PUT', '/my-words', { word: '满', pinyin: 'man3' });
  expect([status, body.code]).toEqual([409, 'LIST_FULL']);
});

test.each([
  ['GET', '/my-words'],
  ['GET', '/my-words/readings?word=x'],
  ['PUT', '/my-words'],
  ['DELETE', '/my-words/0197e5a0-0000-7000-8000-000000000000'],
  ['PUT', '/my-words/0197e5a0-0000-7000-8000-000000000000/meaning'],
  ['POST', '/my-words/drop'],
  ['POST', '/my-words/back'],
])('a guest is told to sign in first: %s %s', async (method, path) => {
  const body = method === 'PUT' || method === 'POST' ? {} : undefined;
  expect((await app.guest().call(method, path, body)).status).toBe(401);
});
