// Talks of three kinds: with a tutor, in a role, in a scene; each keeps its subject, and each list shows its own.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { startPlay, startTalk } from '../../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../../content/load.ts';

const content = shippedContent();
const app = await startApp();
const person = await registerPerson(app);

const plays = [
  ...content.roles.map(({ id, play, level, picture }) => ({
    kind: 'role' as const,
    subject: id,
    play,
    level,
    picture,
  })),
  ...content.scenarios.flatMap((place) =>
    place.scenes.map(({ id, play, level, characters, partner }) => ({
      kind: 'scene' as const,
      subject: `${place.id}/${id}`,
      play,
      level,
      picture: characters.find((character) => character.id === partner)?.picture,
    })),
  ),
];

test('every role and scene begins with its opening, and all its goals are open', async () => {
  let own = await registerPerson(app);
  for (const [count, { kind, subject, play, level, picture }] of plays.entries()) {
    if (count % 25 === 24) own = await registerPerson(app);
    const { talk, messages, goals, ended } = await (await startPlay(own, kind, subject)).read();
    expect(talk).toMatchObject({ kind, subject, subjectVersion: 0, partner: { level } });
    expect(talk.partner.name.zh).not.toBe('');
    expect(talk.partner.picture).toEqual(picture);
    expect(messages).toMatchObject([{ author: 'tutor', text: play.opening.zh, state: 'complete' }]);
    expect(goals).toEqual(play.goals.map(({ id, goal }) => ({ id, goal, state: 'open', messageId: null })));
    expect(ended).toBe(false);
  }
});

test('the opening has its authored translation ready', async () => {
  const play = await startPlay(person, 'role', 'waiter');
  const [opening] = await play.messages();
  const path = `/tutor-chat/talks/${play.id}/messages/${opening.id}/translation`;
  const { status, body } = await person.call('POST', path, { language: 'pt' });
  expect([status, body.text]).toEqual([
    200,
    content.roles.find(({ id }) => id === 'waiter')?.play.opening.pt,
  ]);
});

test('a tutor’s talk has no goals', async () => {
  const { talk, goals } = await (await startTalk(person)).read();
  expect(talk).toMatchObject({ kind: 'tutor', partner: { level: expect.any(String) } });
  expect(goals).toEqual([]);
});

test('lists show one kind or any, the latest first, and of that one subject where asked for', async () => {
  const own = await registerPerson(app);
  const talk = await startTalk(own);
  const role = await startPlay(own, 'role', 'waiter');
  const scene = await startPlay(own, 'scene', 'restaurant/noodles');
  const list = async (query: string) =>
    (await own.call('GET', `/tutor-chat/talks${query}`)).body.talks.map(({ id }: { id: string }) => id);
  expect(await list('')).toEqual([talk.id]);
  expect(await list('?kind=role')).toEqual([role.id]);
  expect(await list('?kind=scene')).toEqual([scene.id]);
  expect(await list('?kind=role&subject=waiter')).toEqual([role.id]);
  expect(await list('?kind=role&subject=doctor')).toEqual([]);
  expect(await list('?kind=any')).toEqual([scene.id, role.id, talk.id]);
  expect(await list('?kind=any&subject=waiter')).toEqual([role.id]);
  expect((await own.call('GET', '/tutor-chat/talks?kind=choir')).status).toBe(400);
});

test.each([
  ['role', 'nobody', 404],
  ['scene', 'restaurant/nothing', 404],
  ['scene', 'noodles', 400],
  ['role', 'restaurant/noodles', 400],
  ['choir', 'waiter', 400],
  ['tutor', 'waiter', 404],
  ['role', undefined, 400],
])('what is not there starts nothing: %s %s', async (kind, subject, status) => {
  const start = { id: randomUUID(), kind, subject, language: 'en' };
  expect((await person.call('POST', '/tutor-chat/talks', start)).status).toBe(status);
});

test('a play whose role is gone is still read, and its partner has no name any more', async () => {
  const play = await startPlay(person, 'role', 'waiter');
  await runSql(app.databaseUrl, 'update talks set subject_version = 7 where id = $1', [play.id]);
  const { talk, messages, goals } = await play.read();
  expect([talk.partner, messages.length, goals]).toEqual([null, 1, []]);
  expect((await play.say('你好')).ended).toMatchObject({ state: 'failed', failure: 'unavailable' });
});
