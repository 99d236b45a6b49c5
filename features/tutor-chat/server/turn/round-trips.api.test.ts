// How often a turn asks the database: held by name, because each time costs every learner a wait and the server's time.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startPlay, startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';
import { recordStatements, type Statement } from '../../../../kit/server/testing/record-statements.ts';

let provider: OpenAiServer;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiServer({ apiKey: 'the-key' });
  const config = { name: 'Test', baseUrl: provider.url, model: 'test-model', apiKey: 'the-key' };
  app = await startTestApp({ provider: () => config });
  await runSql(app.databaseUrl, 'update ai_limits set day_fen = 100000');
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

/** What other work of the process asks meanwhile. */
const isOfTurn = ({ text }: Statement) => !text.includes('pgboss') && !text.includes('"mails"');
const UNNAMED = 'not prepared';

/** The names of a turn's statements, those before the first words and all; its study time is counted among them. */
async function turnIn(person: TestPerson, talk: TestTalk) {
  await talk.say('你好！');
  // Counting the first turn, which is done beside its answer, begins the clock.
  await expect
    .poll(() => runSql(app.databaseUrl, 'select 1 from study_clocks where user_id = $1', [person.id]))
    .toHaveLength(1);
  await runSql(
    app.databaseUrl,
    `update study_clocks set counted_at = counted_at - interval '10 seconds', unbooked_allowance = 0 where user_id = $1`,
    [person.id],
  );
  const namesOf = (statements: readonly Statement[]) =>
    statements.filter(isOfTurn).map(({ name = UNNAMED }) => name);
  let before: string[] | undefined;
  const all = await recordStatements(async (soFar) => {
    await talk.say('今天天气很好。 [[slow]]', {
      onEvent: ({ type }) => {
        if (type === 'delta') before ??= namesOf(soFar);
      },
    });
    await expect.poll(() => namesOf(soFar)).toContain('study_clock_count');
  });
  return { before: before ?? [], all: namesOf(all) };
}

const FIRST = [
  'session_of_token',
  'rate_limit_count',
  'study_snapshot',
  'begin_answer',
  'transcript',
  'learner',
  'ai_use',
];
/** Saved once a second for all answers that are being written: it comes in between where a turn takes longer. */
const isNow = (name: string) => name === 'save_partials';
const THEN = ['study_clock_count', 'ai_call', 'finish_answer', 'open_invitation'];

test.each([
  ['a talk with a tutor', (person: TestPerson) => startTalk(person)],
  ['a play', (person: TestPerson) => startPlay(person, 'role', 'waiter')],
])('%s asks 7 times before the first words, and 11 times in all', async (_, start) => {
  const person = await registerPerson(app);
  const { before, all } = await turnIn(person, await start(person));
  expect(before.filter((name) => !THEN.includes(name) && !isNow(name))).toEqual(FIRST);
  expect(all.filter((name) => !isNow(name)).toSorted()).toEqual([...FIRST, ...THEN].toSorted());
});
