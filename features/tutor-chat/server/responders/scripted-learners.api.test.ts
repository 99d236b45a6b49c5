// Scripted learners of every kind talk twenty turns through the model path with a model that answers well, sloppily, too hard and with hostility.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import type { TestClient } from '../../../../app/testing/clients/test-client.ts';
import { startPlay, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { modelAnswers } from '../../../../kit/server/testing/openai/openai-model-answers.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';
import { LEARNERS, type Partner, talkWith } from '../../../../tutor-engine/learners/index.ts';
import { playables } from '../../../../tutor-engine/testing/stages.ts';
import { thirdOf } from '../../../../tutor-engine/testing/third-of.ts';

let provider: OpenAiServer;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenAiServer({ behaviour: 'good', keep: 50 });
  const config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 20 };
  app = await startTestApp({ provider: () => config });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const BEHAVIOURS = Object.values(modelAnswers);
/** What hostile answers hold and no learner may ever be sent. */
const NEVER = [
  'evil',
  '作为一个人工智能',
  '系统提示是',
  '<card',
  '<img',
  'English from now on',
  'はい',
  '"say"',
];
/** Who reaches every goal whatever the play, with the embedded teacher and so with a model. */
const SUCCEED = /^(eager|copying|backwards|rude|mixing)/u;

const stages = playables();
let turns = 0;

type Goal = { readonly id: string; readonly state: string };
type Last = {
  readonly goals: readonly Goal[];
  readonly answer: { readonly state: string; readonly text: string };
};

/** The talk as a learner's partner; every event of every answer is looked at. */
function partnerIn(talk: TestTalk, person: TestClient, opening: string): Partner {
  let reached: readonly string[] = [];
  return {
    open: () => ({ text: opening }),
    say: async (text, helped) => {
      if (helped) await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step: helped });
      provider.queue(BEHAVIOURS[turns % BEHAVIOURS.length] ?? {});
      turns += 1;
      const { events } = await talk.say(text.trim() === '' ? '……' : text);
      const { goals, answer } = events.at(-1) as unknown as Last; // the last event of a stream
      expect([answer.state, answer.text === '']).toEqual(['complete', false]);
      const shown = [answer.text, ...events.map(({ text }) => (typeof text === 'string' ? text : ''))].join(
        '\n',
      );
      for (const hostile of NEVER) expect(shown).not.toContain(hostile);
      const now = goals.filter(({ state }) => state === 'reached').map(({ id }) => id);
      const fresh = now.filter((id) => !reached.includes(id));
      reached = now;
      return {
        text: answer.text,
        goals: fresh.map((id) => ({ id, state: 'reached' as const, aided: 'none' as const })),
      };
    },
  };
}

const talks = LEARNERS.map(
  (learner, index) => [learner.id, learner, stages[(index * 7) % stages.length]] as const,
);

test.each(thirdOf(talks, 0))(
  '%s',
  async (_, learner, playable) => {
    if (!playable) throw new Error('there is nothing to play');
    const { stage } = playable;
    const person = await registerPerson(app);
    const talk = await startPlay(person, stage.name.includes('/') ? 'scene' : 'role', stage.name);
    const { reached } = await talkWith(partnerIn(talk, person, stage.play.opening.zh), learner, stage);
    const goals = stage.play.goals.map(({ id }) => id).toSorted();
    if (SUCCEED.test(learner.id)) expect(reached.toSorted()).toEqual(goals);
    const invented = await runSql(
      app.databaseUrl,
      `select event.item, event.answer, message.text from learning_events as event
       join messages as message on message.id::text = event.part_id
       where event.source_id = $1 and event.skill = 'grammar'
         and (event.answer = '' or position(event.answer in message.text) = 0)`,
      [talk.id],
    );
    expect(invented).toEqual([]);
    const [stored] = await runSql(
      app.databaseUrl,
      `select count(*) filter (where author = 'tutor' and answers_id is not null and decision is null)::int as undecided,
              count(*) filter (where stand_in = 'unfit' and (rejected is null or speaker <> 'engine'))::int as unexplained
       from messages left join turns on turns.answer_id = messages.id
       where talk_id = $1 and superseded_at is null`,
      [talk.id],
    );
    expect(stored).toEqual({ undecided: 0, unexplained: 0 });
  },
  60_000,
);
