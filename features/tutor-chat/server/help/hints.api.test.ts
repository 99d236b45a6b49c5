// Help in a tutor's talk: three steps with what is open, noted, and counted with the answer after it.

import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../../content/load.ts';
import type { MessageView } from '../talks/views.ts';

const app = await startApp();

const topics = shippedContent().talks.find(({ level }) => level === 'beginner')?.topics ?? [];
const first = topics.find((topic) => topic.first)?.questions[0];
if (!first) throw new Error('beginners are asked nothing');
const { idea, start } = first.hint;
/** The sentence with a name of the learner's own. */
const full = { zh: '我叫Lena。', en: 'My name is Lena.', pt: 'Eu me chamo Lena.' };

async function registerLena() {
  const person = await registerPerson(app);
  await runSql(app.databaseUrl, "update users set name = 'Lena' where id = $1", [person.id]);
  return person;
}

const aidedIn = async ({ id }: TestTalk) =>
  (
    await runSql(
      app.databaseUrl,
      "select decision->>'aided' as aided from turns join messages on messages.id = answer_id where talk_id = $1 and decision is not null order by seq",
      [id],
    )
  ).map(({ aided }) => aided);

test('the three steps are those of the open question, are noted, and count with the answer', async () => {
  const person = await registerLena();
  const talk = await startTalk(person, 'linlaoshi');
  const ask = async (step: string) =>
    (await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step })).body.hint;
  expect([await ask('idea'), await ask('start'), await ask('full')]).toEqual([idea, start, full]);
  await talk.say(full.zh);
  expect(await ask('idea')).not.toEqual(idea);
  await talk.say('嗯……');
  expect(await aidedIn(talk)).toEqual(['repeat', 'idea']);
  const hints = await runSql(
    app.databaseUrl,
    "select aided from learning_events where source_id = $1 and outcome = 'helped' order by happened_at, device_seq",
    [talk.id],
  );
  expect(hints.map(({ aided }) => aided).toSorted()).toEqual(['full', 'idea', 'idea', 'start']);
});

test('without help an answer is the learner’s own', async () => {
  const talk = await startTalk(await registerPerson(app), 'linlaoshi');
  await talk.say(full.zh);
  expect(await aidedIn(talk)).toEqual(['none']);
});

test('suggested answers are accepted, and whoever says one has been helped', async () => {
  const person = await registerLena();
  const talk = await startTalk(person, 'linlaoshi');
  const path = `/tutor-chat/talks/${talk.id}/suggestions`;
  const { after, suggestions } = (await person.call('GET', path)).body;
  expect(after).toBe((await talk.read()).messages.at(-1)?.id);
  expect(suggestions.map(({ zh }: { zh: string }) => zh)).toContain(full.zh);
  expect(suggestions.length).toBeLessThanOrEqual(4);
  await talk.say(suggestions[0].zh, { input: 'suggested' });
  const next = (await person.call('GET', path)).body;
  expect(next.after).not.toBe(after);
  expect(next.suggestions).not.toEqual(suggestions);
  await talk.say(next.suggestions[0].zh);
  expect(await aidedIn(talk)).toEqual([expect.stringMatching(/full|repeat/), 'none']);
});

test('a message brings its meaning where it is known', async () => {
  const talk = await startTalk(await registerPerson(app), 'linlaoshi');
  await talk.say(full.zh);
  const { messages } = await talk.read();
  const known = messages.map(({ author, translations }: MessageView) => [
    author,
    Object.keys(translations).toSorted(),
  ]);
  expect(known).toEqual([
    ['tutor', ['en', 'pt']],
    ['learner', []],
    ['tutor', ['en', 'pt']],
  ]);
});

test('a stranger and a guest get no help in it', async () => {
  const talk = await startTalk(await registerPerson(app), 'linlaoshi');
  const path = `/tutor-chat/talks/${talk.id}/hint`;
  expect((await (await registerPerson(app)).call('POST', path, { step: 'idea' })).status).toBe(404);
  expect((await app.guest().call('POST', path, { step: 'idea' })).status).toBe(401);
  const suggestions = `/tutor-chat/talks/${talk.id}/suggestions`;
  expect((await (await registerPerson(app)).call('GET', suggestions)).status).toBe(404);
  expect((await app.guest().call('GET', suggestions)).status).toBe(401);
});
