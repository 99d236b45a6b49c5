// What a person did today, counted from what really happened, and nobody else's.

import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { startPlay, startTalk } from '../../../app/testing/clients/test-talk.ts';

const app = await startApp();

test('a guest is told to sign in', async () => {
  const { status } = await app.guest().call('GET', '/today');
  expect(status).toBe(401);
});

test('a new person begins at nothing', async () => {
  const person = await registerPerson(app);
  const { status, body } = await person.call('GET', '/today');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    sentences: { today: 0, week: 0 },
    wordsMet: { today: 0, week: 0 },
    wordsKept: { today: 0, week: 0 },
    streak: { days: 0, hasToday: false },
  });
  expect(body.days).toHaveLength(7);
  expect(body.days.at(-1)).toEqual({ date: body.date, seconds: 0, isReviewDone: false });
});

test('what was said, met and kept counts once, for the person alone', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  const talk = await startTalk(person);
  await talk.say('你好！');
  await talk.say('我很喜欢喝茶。');
  await person.call('PUT', '/my-words', { word: '喝茶', pinyin: 'he1 cha2' });
  await person.call('PUT', '/my-words', { word: '喝茶', pinyin: 'he1 cha2' });
  const { body } = await person.call('GET', '/today');
  expect(body).toMatchObject({
    sentences: { today: 2, week: 2 },
    wordsKept: { today: 1, week: 1 },
  });
  expect((await other.call('GET', '/today')).body.sentences).toEqual({ today: 0, week: 0 });
});

test('a play that was brought to its end is named once, one that was left is not', async () => {
  const person = await registerPerson(app);
  await (await startPlay(person, 'role', 'barista')).say('你好！');
  for (let round = 0; round < 2; round += 1) {
    const play = await startPlay(person, 'role', 'waiter');
    for (const line of ['我要一个鸡蛋汤，还要一个牛肉。', '我要一杯茶。', '服务员，买单！'])
      await play.say(line);
  }
  const { status, body } = await person.call('GET', '/today/finished');
  expect([status, body]).toEqual([200, [{ kind: 'role', subject: 'waiter' }]]);
});
