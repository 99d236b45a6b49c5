// What may wait lets a turn go first until its question has been put to a model.

import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Database } from '../../../../kit/server/db/database.ts';
import { FirstWords } from '../../../../kit/server/first-words.ts';
import { createLog } from '../../../../kit/server/log.ts';
import { createTasks } from '../../../../kit/server/tasks.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import type { Responder } from '../responders/responder.ts';
import type { Turn } from './begin-turn.ts';
import { streamAnswer } from './stream-answer.ts';

const log = createLog('silent');
const never = new AbortController().signal;
/** Nothing is decided, and nothing is found to be ended. */
const db = { $client: { query: async () => ({ rows: [] }) } } as unknown as Database;
const said = { createdAt: new Date(0) };
// As much of a turn as is looked at here.
const turn = { talk: {}, message: said, answer: said } as Turn;

test('an answer counts as one whose first words are to come until a model has been asked, and no longer', async () => {
  const firstWords = new FirstWords();
  const [asking, words] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const speaker: Responder = {
    kind: 'model',
    // oxlint-disable-next-line require-yield -- the model is away after all
    respond: async function* ({ onAsked }) {
      await asking.promise;
      onAsked?.();
      await words.promise;
      throw new Error('the model is away');
    },
  };
  const events = streamAnswer(turn, {
    db,
    log,
    speaker,
    // Nobody speaks, so that nothing of it is stored.
    decide: async () => ({}) as DecidedTurn,
    tasks: createTasks(log),
    saver: { watch: () => () => {} },
    firstWords,
    left: never,
    shutdown: never,
    onAnswered: async () => {},
  });
  await events.next();
  await setImmediate();
  let isGone = false;
  const gone = firstWords.gone(60_000).then(() => {
    isGone = true;
  });
  for (let count = 0; count < 5; count += 1) await setImmediate();
  expect(isGone).toBe(false);
  asking.resolve();
  await vi.waitFor(() => expect(isGone).toBe(true));
  await gone;
  words.resolve();
  expect((await events.next()).value).toMatchObject({ type: 'ended' });
});
