// Several processes on one database, and processes that die: nothing that matters lives in one of them.

import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { defaultTokens } from '../../kit/server/testing/openai/openai-behaviours.ts';
import { startOpenAiServer } from '../../kit/server/testing/openai/openai-server.ts';
import { createAppDatabase } from '../testing/apps/app-database.ts';
import { type ServerProcess, startServerProcess } from '../testing/apps/server-process.ts';
import { PASSWORD, registerPerson } from '../testing/clients/people.ts';
import { startTalk, type TestTalk } from '../testing/clients/test-talk.ts';

/** A database and a provider; whoever opens them closes them, and all processes with them. */
async function openPlace(env: Readonly<Record<string, string>> = {}) {
  const database = await createAppDatabase(inject('postgresUrl'));
  const provider = await startOpenAiServer();
  const processes: ServerProcess[] = [];
  const settings = { DATABASE_URL: database.url, AI_BASE_URL: provider.url, AI_MODEL: 'test-model', ...env };
  return {
    databaseUrl: database.url,
    provider,
    start: async () => {
      const running = await startServerProcess(settings);
      processes.push(running);
      return running;
    },
    close: async () => {
      await Promise.all(processes.map((running) => running.kill()));
      await provider.close();
      await database.drop();
    },
  };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

/** For one test that ends a process or needs another environment. */
async function openFixture(env: Readonly<Record<string, string>> = {}): Promise<Place> {
  const place = await openPlace(env);
  onTestFinished(place.close);
  return place;
}

/** Until the answer that is being written shows its first words to others. */
async function waitForWords(talk: TestTalk): Promise<void> {
  const words = async () =>
    (await talk.messages()).filter(({ state, text }) => state === 'streaming' && text !== '');
  await expect.poll(words).toHaveLength(1);
}

describe('two processes on one database', () => {
  let place: Place;
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    place = await openPlace();
    [first, second] = await Promise.all([place.start(), place.start()]);
  });
  afterAll(() => place.close());

  test('sign in on one process, talk on the other; both see the same', async () => {
    const person = await registerPerson(first);
    const elsewhere = person.at(second.url);
    const talk = await startTalk(elsewhere);
    const { text } = await talk.say('你好');
    expect(text).toBe(defaultTokens.join(''));
    expect(await talk.from(person).messages()).toEqual(await talk.messages());
    await elsewhere.call('POST', '/account/sign-out');
    expect((await person.at(first.url).call('GET', '/account/session')).body.person).toBeNull();
  });

  test('while one process answers, the other refuses a second turn and shows the answer growing', async () => {
    const person = await registerPerson(first);
    const here = await startTalk(person);
    const there = here.from(person.at(second.url));
    const answering = here.say('慢慢说 [[slow]]');
    await waitForWords(there);
    expect((await there.messages()).at(-1)).toMatchObject({ state: 'streaming' });
    expect((await there.say('等一下')).body.code).toBe('TALK_BUSY');
    const { ended } = await answering;
    expect((await there.messages()).at(-1)).toEqual(ended);
  });

  test('the first beats of somebody on both processes at once begin one day', async () => {
    const person = await registerPerson(first);
    const there = person.at(second.url);
    const beats = Array.from({ length: 10 }, (_, n) =>
      (n % 2 === 0 ? person : there).call('POST', '/study-time/heartbeats'),
    );
    const answers = await Promise.all(beats);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // The tenth may come whole seconds after the first on a slow machine, and each of them counts.
    const { body } = await there.call('GET', '/study-time');
    expect(body.secondsLeft + body.studied).toBe(900);
    expect(body.studied).toBeGreaterThanOrEqual(30);
    expect(body.studied).toBeLessThan(60);
  });

  test('a rate limit holds across processes', async () => {
    const person = await registerPerson({ guest: () => first.guest() });
    const thief = first.guest();
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries += 1) {
      const server = tries % 2 === 0 ? first : second;
      const guess = { identifier: person.email, password: 'wrong-one' };
      statuses.push((await thief.at(server.url).call('POST', '/account/sign-in', guess)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('a process with another secret refuses to start on the same database', async () => {
    await expect(
      startServerProcess({
        DATABASE_URL: place.databaseUrl,
        YULU_SECRET: 'quite another secret than the others have',
      }),
    ).rejects.toThrow('ended with 1');
  });
});

test('killed in the middle of an answer: after the next start the account is there, and the talk shows what had come, broken off, with retry', async () => {
  const fixture = await openFixture();
  const first = await fixture.start();
  const person = await registerPerson(first);
  const talk = await startTalk(person);
  const text = '讲一个长一点的故事 [[slower]]';
  const watching = talk.say(text).catch(() => undefined);
  await waitForWords(talk);
  await first.kill();
  await watching;
  const second = await fixture.start();
  const again = { identifier: person.email, password: PASSWORD };
  expect((await second.guest().call('POST', '/account/sign-in', again)).status).toBe(200);
  const after = talk.from(person.at(second.url));
  await expect
    .poll(async () => (await after.messages()).at(-1), { timeout: 8000 })
    .toMatchObject({ state: 'broken_off', failure: 'server_stopped' });
  const [, question, broken] = await after.messages();
  expect(question).toMatchObject({ author: 'learner', text, state: 'complete' });
  expect(broken.text).not.toBe('');
  expect(defaultTokens.join('').startsWith(broken.text)).toBe(true);
  fixture.provider.queue('instant');
  const retried = await after.retry(question.id);
  expect(retried.ended).toMatchObject({ state: 'complete', text: defaultTokens.join('') });
  expect(await after.messages()).toHaveLength(3);
});

test('asked to end, a process lets a running answer finish and takes no new one', async () => {
  const fixture = await openFixture({ SHUTDOWN_GRACE_SECONDS: '20' });
  const server = await fixture.start();
  const person = await registerPerson(server);
  const talk = await startTalk(person);
  let ending: Promise<number | null> | undefined;
  const said = await talk.say('慢慢说 [[slow]]', {
    onEvent: ({ type }) => {
      if (type === 'delta') ending ??= server.end();
    },
  });
  expect(said.ended).toMatchObject({ state: 'complete', text: defaultTokens.join('') });
  expect(await ending).toBe(0);
});

test('with the grace over, an answer is ended, stored as broken off, and the process ends', async () => {
  const fixture = await openFixture({ SHUTDOWN_GRACE_SECONDS: '1' });
  const server = await fixture.start();
  const person = await registerPerson(server);
  const talk = await startTalk(person);
  let ending: Promise<number | null> | undefined;
  const said = await talk.say('慢慢说 [[slower]]', {
    onEvent: ({ type }) => {
      if (type === 'delta') ending ??= server.end();
    },
  });
  expect(said.ended).toMatchObject({ state: 'broken_off', failure: 'server_stopped' });
  expect(await ending).toBe(0);
  const next = await fixture.start();
  expect((await talk.from(person.at(next.url)).messages()).at(-1)).toEqual(said.ended);
});
