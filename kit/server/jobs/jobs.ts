// Background jobs: stored in the database, run once by any free process, retried on failure.

import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type * as z from 'zod';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Log } from '../log.ts';

/** One kind of work. `handle` may run twice for the same data after a crash, so it must be idempotent. */
export type JobKind<Schema extends z.ZodType<object>> = {
  readonly name: string;
  readonly data: Schema;
  readonly handle: (data: z.output<Schema>) => Promise<void>;
  readonly retries: number;
  /** After so long it counts as lost and is tried again; a quarter of an hour when absent. */
  readonly limitSeconds?: number;
  /** Where it may take long: its process gives signs of life, and is noticed to be gone when they are missing for so long. */
  readonly lostAfterSeconds?: number;
  /** Cron expression (UTC) with which it also runs by itself, with empty data. */
  readonly every?: string;
  /** How many of them this process may do at the same time; 1 when absent. */
  readonly atOnce?: number;
};

/** Workers are told of what is sent for now; in between they look for what is due later or was not heard of. */
const POLL_SECONDS = 30;
/** Where PostgreSQL cannot tell them, as behind a pooler that shares connections between transactions. */
const POLL_UNTOLD_SECONDS = 2;
/** By so much a job that runs by the clock may be late. */
const CRON_POLL_SECONDS = 15;
const RETRY_SECONDS = 5;

export type SendOptions = { readonly onceKey?: string; readonly afterSeconds?: number };

export type Jobs = {
  /** Registers a kind of work; call before `start`. */
  define<Schema extends z.ZodType<object>>(kind: JobKind<Schema>): void;
  /** Writes the kinds down in the database, and begins to work. */
  start(): Promise<void>;
  /** Queues work. `onceKey` drops a request while one with the same key waits; `afterSeconds` holds it back. */
  send(name: string, data: object, options?: SendOptions): Promise<void>;
  /** Waits for running work, at most the given time. */
  stop(timeoutMs: number): Promise<void>;
};

export type JobQueues = Jobs & {
  /** Writes the kinds down in the database, and starts nothing. */
  register(): Promise<void>;
};

/** pg-boss hands over copies of errors, which are no errors any more. While the database is away, each poll fails: no news. */
function tellError(log: Log, given: Error): void {
  const error = given instanceof Error ? given : Object.assign(new Error(), given);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the job queue has no database');
  else log.error({ err: error }, 'job queue error');
}

export function createJobs(databaseUrl: string, log: Log): JobQueues {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'yulu-jobs',
    useListenNotify: true,
    cronWorkerIntervalSeconds: CRON_POLL_SECONDS,
    // Nothing here waits for other jobs.
    flowIntervalSeconds: 600,
  });
  boss.on('error', (error) => tellError(log, error));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  const kinds: Array<{ rules: Rules; work: () => Promise<readonly Wake[]> }> = [];
  const workers = new Map<string, readonly Wake[]>();
  const register = async () => {
    await boss.start();
    await writeDown(
      boss,
      kinds.map(({ rules }) => rules),
    );
  };
  return {
    define: (kind) => {
      kinds.push({ rules: rulesOf(kind), work: () => startWorkers(boss, kind, log) });
    },
    register,
    start: async () => {
      await register();
      for (const { rules, work } of kinds) workers.set(rules.name, await work());
    },
    send: async (name, data, options) => {
      await boss.send(name, data, {
        // Without a key of its own, pg-boss would take every waiting job of this kind for the same.
        singletonKey: options?.onceKey ?? randomUUID(),
        ...(options?.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }),
      });
      // Workers hear of what is due now; of what is due later this process tells its own.
      if (options?.afterSeconds !== undefined)
        for (const wake of workers.get(name) ?? []) wakeAfter(options.afterSeconds, wake);
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

type Wake = () => void;

const wakeAfter = (seconds: number, wake: Wake) => void setTimeout(wake, seconds * 1000 + 50).unref();

/** What a job was about, a mail address for instance, is not kept much longer than it is needed. */
const FORGET_AFTER_SECONDS = 24 * 3600;

type Rules = ReturnType<typeof rulesOf>;

function rulesOf<Schema extends z.ZodType<object>>(kind: JobKind<Schema>) {
  const queue = {
    retryLimit: kind.retries,
    ...(kind.limitSeconds === undefined ? {} : { expireInSeconds: kind.limitSeconds }),
    ...(kind.lostAfterSeconds === undefined ? {} : { heartbeatSeconds: kind.lostAfterSeconds }),
    retryBackoff: true,
    retryDelay: RETRY_SECONDS,
    deleteAfterSeconds: FORGET_AFTER_SECONDS,
    notify: true,
  };
  return { name: kind.name, every: kind.every, queue };
}

/** Only what is new or has changed: of some forty kinds, most starts find none. */
async function writeDown(boss: PgBoss, kinds: readonly Rules[]): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  for (const { name, every, queue } of kinds) {
    const found = queues.find((known) => known.name === name);
    if (!found) await boss.createQueue(name, { ...queue, policy: 'short' });
    else if (!isAlike(found, queue)) await boss.updateQueue(name, queue);
    const isScheduled = schedules.some((known) => known.name === name && known.cron === every);
    if (every !== undefined && !isScheduled) await boss.schedule(name, every, {});
  }
}

/** Whether the first holds all that the second says. */
const isAlike = (found: object, wanted: object): boolean => {
  const known = new Map(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => known.get(name) === value);
};

/** Each a worker of its own, since only the first of several that pg-boss starts together can be woken. */
async function startWorkers<Schema extends z.ZodType<object>>(
  boss: PgBoss,
  kind: JobKind<Schema>,
  log: Log,
): Promise<readonly Wake[]> {
  return Promise.all(Array.from({ length: kind.atOnce ?? 1 }, () => startWorker(boss, kind, log)));
}

/** Returns what makes the worker look for work at once. */
async function startWorker<Schema extends z.ZodType<object>>(
  boss: PgBoss,
  kind: JobKind<Schema>,
  log: Log,
): Promise<Wake> {
  let id = '';
  const wake = () => boss.notifyWorker(id);
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_UNTOLD_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  id = await boss.work(kind.name, options, async ([job]) => {
    if (!job) return;
    try {
      await kind.handle(kind.data.parse(job.data ?? {}));
    } catch (error) {
      log.warn(
        { err: error, job: kind.name, id: job.id },
        'job failed, will be tried again if any try is left',
      );
      // The first pause is up to twice as long as it is set; later ones are found by polling.
      if (kind.retries > 0) wakeAfter(2 * RETRY_SECONDS, wake);
      throw error;
    } finally {
      // More may wait that it was told of while it was at work.
      wake();
    }
  });
  return wake;
}
