// A talk that outgrows the model's window is folded into a summary, and every question stays inside the window.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { startTalk } from '../../../../app/testing/clients/test-talk.ts';
import { estimateTokens } from '../../../../kit/core/text/tokens.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';

const WINDOW = 2048;
const SUMMARY = '学生叫小明，喜欢打篮球。';
let provider: OpenAiServer;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenAiServer({ behaviour: { tokens: [SUMMARY] } });
  const config = { name: 'Small', baseUrl: provider.url, model: 'small-model', contextTokens: WINDOW };
  app = await startTestApp({ provider: () => config });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const summaryOf = async (id: string) =>
  (
    await runSql(app.databaseUrl, 'select summary, summarised_seq::int as seq from talks where id = $1', [id])
  )[0];

/** The newest question that ends in the learner's words: a summary may be asked for in the background after it. */
function questionWith(text: string) {
  const ending = `<learner>${text}</learner>`;
  const question = provider.requests.findLast(({ body }) => body.messages.at(-1)?.content === ending);
  if (!question) throw new Error(`no model was asked with ${text}`);
  return question.body.messages;
}

test('a long talk stays inside the window by a rolling summary, which an edit of the past throws away', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  const first = await talk.say('我叫小明。');
  for (let turn = 0; turn < 12; turn += 1) {
    await talk.say(`我今天打篮球了，${'很高兴，'.repeat(30)}第${turn}次。`);
  }
  await expect.poll(async () => (await summaryOf(talk.id)).summary).toBe(SUMMARY);
  await talk.say('我叫什么？');
  const asked = provider.requests.filter(({ body }) => body.stream === true);
  for (const { body } of asked) {
    const tokens = body.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    expect(tokens).toBeLessThan(WINDOW);
  }
  const last = questionWith('我叫什么？');
  expect(last[0]?.content).toContain(SUMMARY);
  // What the learner told of themselves stands among the facts; the message itself is folded away.
  expect(last.slice(1).some(({ content }) => content.includes('我叫小明'))).toBe(false);
  expect(await talk.messages()).not.toHaveLength(0);

  await talk.say('我叫小红。', { replaces: first.messageId });
  const edited = questionWith('我叫小红。');
  expect(edited.map(({ content }) => content).join()).not.toContain(SUMMARY);
});

test('an answer that is stored ends well for the learner although no summary can be asked for', async () => {
  const talk = await startTalk(await registerPerson(app));
  const rename = (from: string, to: string) =>
    runSql(app.databaseUrl, `alter schema ${from} rename to ${to}`);
  await rename('pgboss', 'pgboss_away');
  try {
    for (let turn = 0; turn < 12; turn += 1) {
      const { ended } = await talk.say(`我今天打篮球了，${'很高兴，'.repeat(30)}第${turn}次。`);
      expect(ended).toMatchObject({ state: 'complete', text: SUMMARY });
    }
  } finally {
    await rename('pgboss_away', 'pgboss');
  }
});
