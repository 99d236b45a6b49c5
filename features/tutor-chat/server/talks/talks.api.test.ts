// Tutors and talks without a provider: choosing, starting, paging, deleting, and the embedded teacher's answers.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { startTalk } from '../../../../app/testing/clients/test-talk.ts';

const app = await startApp();
const person = await registerPerson(app);

type Listed = { readonly id: string; readonly level: string; readonly languages: string[] };
const tutors = async (query = ''): Promise<Listed[]> =>
  (await app.guest().call('GET', `/tutor-chat/tutors${query}`)).body;

test('a guest may look at the tutors, and every language finds one at every level', async () => {
  for (const language of ['zh', 'en', 'pt']) {
    for (const level of ['preschool', 'beginner', 'intermediate', 'advanced']) {
      const found = await tutors(`?language=${language}&level=${level}`);
      expect(found.length, `${language} ${level}`).toBeGreaterThan(0);
      expect(found.every((tutor) => tutor.level === level && tutor.languages.includes(language))).toBe(true);
    }
  }
  expect((await app.guest().call('GET', '/tutor-chat/tutors?level=genius')).status).toBe(400);
});

test('every tutor greets in Chinese, with a translation ready', async () => {
  for (const { id } of await tutors()) {
    const own = await registerPerson(app);
    const talk = await startTalk(own, id);
    const [greeting] = await talk.messages();
    expect(greeting).toMatchObject({ author: 'tutor', state: 'complete', speaker: 'engine' });
    expect(greeting.text).toMatch(/\p{Script=Han}/u);
    const path = `/tutor-chat/talks/${talk.id}/messages/${greeting.id}/translation`;
    for (const language of ['en', 'pt']) {
      const { status, body } = await own.call('POST', path, { language });
      expect(status).toBe(200);
      expect(body.text).not.toMatch(/^\s*$/);
    }
  }
});

test('the same start twice, or twice at once, makes one talk with one greeting', async () => {
  const own = await registerPerson(app);
  const [tutor] = await tutors();
  const start = { id: randomUUID(), kind: 'tutor', subject: tutor?.id, language: 'pt' };
  const answers = await Promise.all([1, 2, 3].map(() => own.call('POST', '/tutor-chat/talks', start)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await own.call('GET', `/tutor-chat/talks/${start.id}`);
  expect(body.messages).toHaveLength(1);
  expect((await own.call('GET', '/tutor-chat/talks')).body.talks).toHaveLength(1);
});

test('a tutor that does not exist starts nothing', async () => {
  const answer = await person.call('POST', '/tutor-chat/talks', {
    id: randomUUID(),
    kind: 'tutor',
    subject: 'nobody',
    language: 'en',
  });
  expect(answer.status).toBe(404);
});

test('the embedded teacher answers in Chinese, asks on, and remembers where the talk is', async () => {
  const talk = await startTalk(person);
  const first = await talk.say('你好！我叫小明。');
  expect(first.ended).toMatchObject({ state: 'complete', speaker: 'engine' });
  expect(first.text).toMatch(/\p{Script=Han}/u);
  expect(first.text).toBe(first.ended.text);
  const second = await talk.say('asdf');
  expect(second.text).not.toBe(first.text);
  expect((await talk.messages()).map(({ author }) => author)).toEqual([
    'tutor',
    'learner',
    'tutor',
    'learner',
    'tutor',
  ]);
});

test('what only a hand can miswrite is corrected where it was typed, and not where speech recognition wrote it', async () => {
  const talk = await startTalk(person);
  const [, typed] = [await talk.say('我喜欢自已做饭。'), (await talk.messages()).at(-2)];
  expect(typed).toMatchObject({ input: 'typed', corrections: [{ wrong: '自已', right: '自己' }] });
  await talk.say('我也喜欢自已开车。', { input: 'speech' });
  expect((await talk.messages()).at(-2)).toMatchObject({ input: 'speech', corrections: [] });
});

test('a word that no list of ours has is looked up in the dictionary', async () => {
  const talk = await startTalk(person);
  await talk.say('蹦极是什么意思？');
  const explained = (await talk.messages()).at(-1);
  expect(JSON.stringify(explained?.teaching?.note)).toContain('bungee jumping');
  expect((await talk.say('怎么说 butterfly？')).ended.text).toContain('蝴蝶');
});

test('without a provider a sentence of the learner has no translation, which is said', async () => {
  const talk = await startTalk(person);
  const { messageId } = await talk.say('我很好。');
  const answer = await person.call('POST', `/tutor-chat/talks/${talk.id}/messages/${messageId}/translation`, {
    language: 'en',
  });
  expect([answer.status, answer.body.code]).toEqual([503, 'TRANSLATION_UNAVAILABLE']);
});

test('talks come latest first, page by page, each once, with the beginning of their newest message', async () => {
  const own = await registerPerson(app);
  const [tutor] = await tutors();
  await runSql(
    app.databaseUrl,
    `insert into talks (id, user_id, subject, language, last_message_at)
     select gen_random_uuid(), $1, $2, 'en', now() - (n / 2) * interval '1 hour' from generate_series(1, 45) as n`,
    [own.id, tutor?.id],
  );
  const latest = await startTalk(own);
  const said = await latest.say('你好');
  const seen: { id: string; preview: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await own.call(
      'GET',
      `/tutor-chat/talks${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    seen.push(...body.talks);
    cursor = body.nextCursor;
  }
  expect(seen).toHaveLength(46);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(46);
  expect(seen[0]).toMatchObject({ id: latest.id, preview: said.text.slice(0, 80) });
});

test('a bent cursor is refused or ignored, never an error of ours', async () => {
  for (const cursor of ['x', 'AAAA', '%00', btoa('{"id":1}')]) {
    const { status } = await person.call('GET', `/tutor-chat/talks?cursor=${encodeURIComponent(cursor)}`);
    expect([200, 400]).toContain(status);
  }
});

test('a long talk is read backwards in pages, in order and without gaps', async () => {
  const talk = await startTalk(person);
  await runSql(
    app.databaseUrl,
    `insert into messages (id, talk_id, author, text, state, speaker)
     select gen_random_uuid(), $1, case when n % 2 = 1 then 'learner' else 'tutor' end, '第' || n || '句', 'complete', null
     from generate_series(1, 130) as n order by n`,
    [talk.id],
  );
  const texts: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const { body } = await person.call('GET', `/tutor-chat/talks/${talk.id}${before && `?before=${before}`}`);
    texts.unshift(...body.messages.map(({ text }: { text: string }) => text));
    before = body.earlierCursor;
  }
  expect(texts.slice(1)).toEqual(Array.from({ length: 130 }, (_, index) => `第${index + 1}句`));
});

test('a deleted talk is gone for good, and a second deletion finds nothing', async () => {
  const talk = await startTalk(person);
  await talk.say('你好');
  expect((await person.call('DELETE', `/tutor-chat/talks/${talk.id}`)).status).toBe(200);
  expect((await person.call('GET', `/tutor-chat/talks/${talk.id}`)).status).toBe(404);
  expect((await person.call('DELETE', `/tutor-chat/talks/${talk.id}`)).status).toBe(404);
  expect(await runSql(app.databaseUrl, 'select 1 from messages where talk_id = $1', [talk.id])).toEqual([]);
});

test.each([
  ['GET', '/tutor-chat/talks', undefined],
  ['POST', '/tutor-chat/talks', {}],
  ['GET', `/tutor-chat/talks/${randomUUID()}`, undefined],
  ['DELETE', `/tutor-chat/talks/${randomUUID()}`, undefined],
  ['POST', `/tutor-chat/talks/${randomUUID()}/messages`, {}],
  ['POST', `/tutor-chat/talks/${randomUUID()}/messages/${randomUUID()}/retry`, {}],
  ['POST', `/tutor-chat/talks/${randomUUID()}/messages/${randomUUID()}/translation`, {}],
])('a guest is told to sign in first: %s %s', async (method, path, body) => {
  expect((await app.guest().call(method, path, body)).status).toBe(401);
});

test('a person who says too much in too short a time is told to wait', async () => {
  const own = await registerPerson(app);
  const talk = await startTalk(own);
  const path = `/tutor-chat/talks/${talk.id}/messages`;
  const statuses: number[] = [];
  // An empty message is refused, but it counts: the limit comes before the work.
  for (let tries = 0; tries < 62; tries += 1) {
    statuses.push((await own.call('POST', path, { messageId: randomUUID(), text: '' })).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(statuses.slice(60)).toEqual([429, 429]);
  const other = await registerPerson(app);
  expect((await (await startTalk(other)).say('你好')).status).toBe(200);
});
