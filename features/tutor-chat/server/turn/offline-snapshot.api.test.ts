// What a page without a connection goes on from: with it, the page takes the very turns that the server takes.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startPlay, startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../../content/load.ts';
import type { HintStep } from '../../../../tutor-engine/state/help.ts';
import { testCore } from '../../../../tutor-engine/testing/core.ts';
import type { TalkSource } from '../../domain/turn/compute-turn.ts';
import { computeOfflineTurn, type OfflineBase, offlineHelp } from '../../domain/turn/offline-turn.ts';
import { isSameTurn } from '../../domain/turn/same-turn.ts';
import type { EndedEvent, OfflineTurn, SituationView, TalkSnapshot } from '../../domain/types.ts';

let person: TestPerson;
const app = await startApp();

const content = shippedContent();

/** All that a page has, through JSON as it comes over the wire. */
async function readBase(talk: TestTalk): Promise<{ source: TalkSource; base: OfflineBase }> {
  const path = `/tutor-chat/talks/${talk.id}`;
  const situation: SituationView = (await person.call('GET', `${path}/situation`)).body;
  const { said, due }: TalkSnapshot = (await person.call('GET', `${path}/snapshot`)).body;
  const { goals, ended } = await talk.read();
  const level = situation.kind === 'tutor' ? situation.persona.level : situation.level;
  const talkOfLevel = content.talks.find((one) => one.level === level);
  if (!talkOfLevel) throw new Error(`no talk for ${level}`);
  return {
    source: {
      talk: { id: talk.id, language: 'en' },
      situation: { ...situation, talk: talkOfLevel, ...lifeOf(situation) },
      due,
      smallTalk: content.smallTalk,
      core: testCore(),
    },
    base: { said, progress: { goals, ended }, turns: [], hints: [] },
  };
}

/** What the page has beside it as a file. */
const lifeOf = (situation: SituationView) =>
  situation.kind === 'tutor'
    ? { biography: content.biographies.find(({ id }) => id === situation.persona.id) }
    : {};

const waiter = content.roles.find(({ id }) => id === 'waiter');
const noodles = content.scenarios.flatMap(({ scenes }) => scenes).find(({ id }) => id === 'noodles');

/** Good, mistaken, off the topic, in English, asking for help, swearing, empty of Chinese. */
const script = (goals: readonly { readonly hint: { readonly full: { readonly zh: string } } }[]) => [
  '你好！',
  '我要二个菜。',
  'I want some rice please',
  '今天天气很好',
  '怎么说 chicken？',
  ...goals.map(({ hint }) => hint.full.zh),
  '什么意思？',
  '他妈的',
  '...',
  '再说一遍',
  '我昨天去了北京见面我的朋友。',
  '谢谢，再见！',
];

test.each([
  ['a tutor', () => startTalk(person), []],
  ['a role', () => startPlay(person, 'role', 'waiter'), waiter?.play.goals ?? []],
  ['a scene', () => startPlay(person, 'scene', 'restaurant/noodles'), noodles?.play.goals ?? []],
] as const)(
  'in the talk with %s a page takes the turns that the server takes',
  async (_name, start, goals) => {
    person = await registerPerson(app);
    const talk = await start();
    await talk.say('你好，我叫安娜。');
    const { source, base } = await readBase(talk);
    const texts = script(goals);
    const turns: OfflineTurn[] = [];
    const hints: HintStep[][] = texts.map((_text, at) =>
      at === 3 ? ['idea'] : at === 6 ? ['idea', 'start'] : [],
    );
    for (const [at, text] of texts.entries()) {
      const words = { id: randomUUID(), text, at: new Date().toISOString(), answerId: randomUUID() };
      turns.push(computeOfflineTurn(source, { ...base, turns, hints: hints[at] ?? [] }, words));
    }
    for (const [at, turn] of turns.entries()) {
      for (const step of turn.hints) {
        const { body } = await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step });
        const help = offlineHelp(source, { ...base, turns: turns.slice(0, at) }, step);
        expect(body.hint?.zh ?? null).toBe(help?.zh ?? null);
      }
      const saidAt = new Date(Date.now() - 3_600_000).toISOString();
      const sent = await person.stream(`/tutor-chat/talks/${talk.id}/messages`, {
        messageId: turn.id,
        text: turn.text,
        speaker: 'engine',
        saidAt,
      });
      const end = sent.events.at(-1) as never as EndedEvent; // the last event of a stream
      expect([end.answer.text, end.message.corrections]).toEqual([turn.answer.text, turn.corrections]);
      expect({ goals: end.goals, ended: end.ended }).toEqual(turn.progress);
      expect(isSameTurn(turn, end)).toBe(true);
    }
    expect(await talk.messages()).toHaveLength(3 + 2 * texts.length);
  },
);

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'a device whose clock says %s is answered, and what was learnt is not told from then',
  async (saidAt) => {
    person = await registerPerson(app);
    const talk = await startTalk(person);
    const body = { messageId: randomUUID(), text: '我昨天买了一个书。', saidAt };
    const { events } = await person.stream(`/tutor-chat/talks/${talk.id}/messages`, body);
    expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { state: 'complete' } });
    const learnt = await runSql(
      app.databaseUrl,
      "select count(*)::int as all, count(*) filter (where happened_at between now() - interval '1 day' and now())::int as now from learning_events where source_id = $1",
      [talk.id],
    );
    expect(learnt[0].all).toBeGreaterThan(0);
    expect(learnt[0].now).toBe(learnt[0].all);
  },
);

test('what was said without a connection keeps its time, within what the talk allows', async () => {
  person = await registerPerson(app);
  const talk = await startTalk(person);
  const age = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await runSql(
    app.databaseUrl,
    "update messages set created_at = now() - interval '1 hour' where talk_id = $1",
    [talk.id],
  );
  const post = (text: string, saidAt: string) =>
    person.stream(`/tutor-chat/talks/${talk.id}/messages`, { messageId: randomUUID(), text, saidAt });
  await post('我很好。', age(600));
  await post('我喜欢猫。', age(30));
  await post('明天见。', age(-600));
  const minutes = (await talk.messages()).map(({ createdAt }) =>
    Math.round((Date.now() - Date.parse(createdAt)) / 60_000),
  );
  expect(minutes).toEqual([60, 60, 60, 30, 30, 0, 0]);
  const events = await runSql(app.databaseUrl, 'select device_at from learning_events where source_id = $1', [
    talk.id,
  ]);
  expect(events.every(({ device_at: deviceAt }) => deviceAt !== null)).toBe(true);
});

test('only the talk’s owner gets the snapshot it goes on from', async () => {
  person = await registerPerson(app);
  const talk = await startTalk(person);
  const other = await registerPerson(app);
  for (const path of ['situation', 'snapshot'].map((part) => `/tutor-chat/talks/${talk.id}/${part}`)) {
    expect((await app.guest().call('GET', path)).status).toBe(401);
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await person.call('GET', path)).status).toBe(200);
  }
});
