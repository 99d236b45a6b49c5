// Jobs run when they are due, though idle workers look for them only now and then.

import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobs, type Jobs } from './jobs.ts';

const NAME = 'test.count';
/** Well below the pause between two looks. */
const SOON = { timeout: 12_000 };

type Handle = (data: { readonly number?: number | undefined }) => Promise<void>;

/** Two processes' worth of queues on one database; both do what `handle` says. */
async function startQueues(handle: Handle): Promise<readonly [Jobs, Jobs]> {
  const database = await createTestDatabase(inject('postgresUrl'));
  const start = async () => {
    const jobs = createJobs(database.url, createLog('silent'));
    jobs.define({ name: NAME, data: z.object({ number: z.int().optional() }), retries: 2, handle });
    await jobs.start();
    return jobs;
  };
  const queues = [await start(), await start()] as const;
  onTestFinished(async () => {
    await Promise.all(queues.map((jobs) => jobs.stop(2000)));
    await database.drop();
  });
  return queues;
}

test('what is sent while workers are idle or busy is all done at once, each job once', async () => {
  const done: number[] = [];
  const [first, second] = await startQueues(async ({ number = 0 }) => {
    await delay(20);
    done.push(number);
  });
  const numbers = Array.from({ length: 12 }, (_, place) => place);
  await Promise.all(numbers.map((number) => (number % 2 ? first : second).send(NAME, { number })));
  await expect.poll(() => done.toSorted((a, b) => a - b), SOON).toEqual(numbers);
});

test('what is sent for later is done then, and what has failed is tried again', async () => {
  const attempts: number[] = [];
  const [first] = await startQueues(async ({ number = 0 }) => {
    attempts.push(number);
    if (attempts.length === 2) throw new Error('not yet');
  });
  await first.send(NAME, { number: 1 }, { afterSeconds: 1 });
  await expect.poll(() => attempts, SOON).toEqual([1]);
  await first.send(NAME, { number: 2 });
  await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([1, 2, 2]);
});
