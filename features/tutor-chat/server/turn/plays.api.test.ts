// A role-play with the embedded teacher: goals by evidence, corrections, help that counts, what is noted, and the review.

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startPlay, startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../../content/load.ts';

const waiter = shippedContent().roles.find(({ id }) => id === 'waiter');
if (!waiter) throw new Error('no waiter');
const { goals } = waiter.play;
const [first] = goals;
if (!first) throw new Error('the waiter has no goal');

let person: TestPerson;
let talk: TestTalk;
const app = await startApp();
beforeEach(async () => {
  person = await registerPerson(app);
  talk = await startPlay(person, 'role', 'waiter');
});

type Goal = { readonly id: string; readonly state: string; readonly messageId: string | null };
const states = (list: readonly Goal[]) => list.map(({ state }) => state);
const events = async () =>
  runSql(
    app.databaseUrl,
    'select skill, item, outcome, aided, answer, part_id from learning_events where source_id = $1 order by happened_at, device_seq',
    [talk.id],
  );

test('goals are reached one by one, each by the message that did it, until the play has come to its end', async () => {
  for (const [index, goal] of goals.entries()) {
    const { events: stream, messageId } = await talk.say(goal.hint.full.zh);
    const end = stream.at(-1) as unknown as { goals: Goal[]; ended: boolean }; // the last event of a stream
    const reached = end.goals.find(({ id }) => id === goal.id);
    expect([goal.id, reached?.state, reached?.messageId]).toEqual([goal.id, 'reached', messageId]);
    expect(end.ended).toBe(index === goals.length - 1);
    const read = await talk.read();
    expect([read.goals, read.ended]).toEqual([end.goals, end.ended]);
    const { body } = await person.call('GET', '/tutor-chat/talks?kind=role');
    expect(body.talks).toMatchObject([{ id: talk.id, ended: end.ended }]);
  }
  const noted = (await events()).filter(({ skill }) => skill === 'goal');
  expect(noted.map(({ item }) => item).toSorted()).toEqual(goals.map(({ id }) => `waiter/${id}`).toSorted());
  const after = await talk.say('谢谢，再见！');
  expect(after.ended).toMatchObject({ state: 'complete' });
});

test('an edit takes back the goals that only the replaced messages had reached', async () => {
  const { messageId } = await talk.say(first.hint.full.zh);
  expect(states((await talk.read()).goals)).toContain('reached');
  await talk.say('你好！', { replaces: messageId });
  expect(states((await talk.read()).goals)).not.toContain('reached');
});

test('a retry, and the same message again, change neither goals nor what was noted', async () => {
  const { messageId } = await talk.say(first.hint.full.zh);
  const before = [(await talk.read()).goals, await events()];
  await talk.retry(messageId);
  const again = await talk.say(first.hint.full.zh, { messageId });
  expect([(await talk.read()).goals, await events()]).toEqual(before);
  const last = again.events.at(-1) as unknown as { goals: Goal[] }; // the last event of a stream
  expect(last.goals).toEqual(before[0]);
});

test('a mistake is shown with its message: where it stands, what is right, why, and the whole sentence', async () => {
  const said = '我要二个菜。';
  const { events: stream, messageId } = await talk.say(said);
  const { message } = stream.at(-1) as unknown as { message: { corrections: Correction[] } }; // the last event
  expect(message.corrections.length).toBeGreaterThan(0);
  expect(message.corrections.length).toBeLessThanOrEqual(2);
  for (const { start, end, wrong, sentence, reason } of message.corrections) {
    expect(said.slice(start, end)).toBe(wrong);
    expect(sentence).toBe('我要两个菜。');
    for (const language of ['zh', 'en', 'pt'] as const) expect(reason[language]).not.toBe('');
  }
  const stored = (await talk.messages()).find(({ id }) => id === messageId);
  expect(stored.corrections).toEqual(message.corrections);
  const mistakes = (await events()).filter(({ skill }) => skill === 'grammar');
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { answer } of mistakes) expect(said).toContain(answer);
});
type Correction = {
  readonly start: number;
  readonly end: number;
  readonly wrong: string;
  readonly sentence: string;
  readonly reason: { readonly zh: string; readonly en: string; readonly pt: string };
};

const ask = (step: string, client = person) =>
  client.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step });

test('help comes in three steps, is noted, and the answer after it counts as helped', async () => {
  const { idea, start, full } = first.hint;
  for (const [step, line] of Object.entries({ idea, start, full }))
    expect((await ask(step)).body).toEqual({ hint: line });
  await ask('full');
  await talk.say(full.zh);
  const noted = await events();
  expect(noted.filter(({ outcome }) => outcome === 'helped').map(({ aided }) => aided)).toEqual([
    'idea',
    'start',
    'full',
  ]);
  expect(noted.find(({ item }) => item === `waiter/${first.id}`)?.aided).toBe('repeat');
  const { body } = await person.call('GET', `/tutor-chat/talks/${talk.id}/review`);
  expect(body).toMatchObject({ hints: 3, unaidedShare: 0, turns: 1 });
});

test('the same goal without help counts as one’s own', async () => {
  await talk.say(first.hint.full.zh);
  expect((await events()).find(({ item }) => item === `waiter/${first.id}`)?.aided).toBe('none');
});

test('the review tells of goals with their evidence, of better sentences, of words and of what was done alone', async () => {
  for (const goal of goals) await talk.say(goal.hint.full.zh);
  const { status, body } = await person.call('GET', `/tutor-chat/talks/${talk.id}/review`);
  expect(status).toBe(200);
  const said = await talk.messages();
  for (const goal of body.goals) {
    expect(goal).toMatchObject({ reached: true, aided: 'none' });
    expect(said.find(({ id }) => id === goal.evidence.messageId).text).toBe(goal.evidence.text);
  }
  expect(body.talk).toMatchObject({ id: talk.id, kind: 'role', subject: 'waiter' });
  expect(body.talk.partner.picture).toEqual(waiter.picture);
  expect(body).toMatchObject({ unaidedShare: 1, turns: goals.length, hints: 0, minutes: 0 });
  expect(body.words.length).toBeGreaterThan(0);
});

test('the review lists the words that were asked about, each once, with their pinyin', async () => {
  for (const asked of ['怎么说 butterfly？', '蝴蝶是什么意思？', '菜单是什么意思？']) await talk.say(asked);
  const { body } = await person.call('GET', `/tutor-chat/talks/${talk.id}/review`);
  expect(body.words.map(({ zh }: { zh: string }) => zh).toSorted()).toEqual(['菜单', '蝴蝶']);
  expect(body.words).toContainEqual({
    zh: '蝴蝶',
    pinyin: 'hu2 die2',
    en: 'butterfly',
    pt: expect.stringMatching(/borboleta|butterfly/),
    used: false,
  });
});

test('a tutor’s talk has no review, and help where a question is open', async () => {
  const tutors = await startTalk(person);
  expect((await person.call('GET', `/tutor-chat/talks/${tutors.id}/review`)).status).toBe(404);
  const { status, body } = await person.call('POST', `/tutor-chat/talks/${tutors.id}/hint`, { step: 'idea' });
  expect([status, typeof body.hint?.zh]).toEqual([200, 'string']);
});

test('somebody else gets neither help nor review, a guest is told to sign in', async () => {
  const stranger = await registerPerson(app);
  expect((await ask('idea', stranger)).status).toBe(404);
  expect((await stranger.call('GET', `/tutor-chat/talks/${talk.id}/review`)).status).toBe(404);
  const guest = app.guest();
  expect((await guest.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step: 'idea' })).status).toBe(401);
  expect((await guest.call('GET', `/tutor-chat/talks/${talk.id}/review`)).status).toBe(401);
  expect((await ask('more')).status).toBe(400);
});

test('help is refused while an answer is being written', async () => {
  await runSql(
    app.databaseUrl,
    `insert into messages (id, talk_id, author, text, state, lease_until)
     values ($1, $2, 'tutor', '', 'streaming', now() + interval '1 minute')`,
    [randomUUID(), talk.id],
  );
  const { status, body } = await ask('idea');
  expect([status, body.code]).toEqual([409, 'TALK_BUSY']);
});

test('what was learnt stays when the talk is deleted', async () => {
  await talk.say(first.hint.full.zh);
  await person.call('DELETE', `/tutor-chat/talks/${talk.id}`);
  expect((await events()).length).toBeGreaterThan(0);
});

test('every scene and role can be played to its end by what its help says', async () => {
  const { roles, scenarios } = shippedContent();
  const plays = [
    ...roles.map(({ id, play }) => ({ kind: 'role' as const, subject: id, play })),
    ...scenarios.flatMap((place) =>
      place.scenes.map(({ id, play }) => ({ kind: 'scene' as const, subject: `${place.id}/${id}`, play })),
    ),
  ];
  for (const { kind, subject, play } of plays) {
    const own = await startPlay(await registerPerson(app), kind, subject);
    for (const goal of play.goals) await own.say(goal.hint.full.zh);
    const { goals: reached } = await own.read();
    expect([subject, ...states(reached)]).toEqual([subject, ...play.goals.map(() => 'reached')]);
  }
});
