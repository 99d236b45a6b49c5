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
  /** Cron expression (UTC) with which it also runs by itself, with empty data. */
  readonly every?: string;
  /** How many of them this process may do at the same time; 1 when absent. */
  readonly atOnce?: number;
};

export type SendOptions = { readonly onceKey?: string; readonly afterSeconds?: number };

export type Jobs = {
  /** Registers a kind of work; call before `start`. */
  define<Schema extends z.ZodType<object>>(kind: JobKind<Schema>): void;
  start(): Promise<void>;
  /** Queues work. `onceKey` drops a request while one with the same key waits; `afterSeconds` holds it back. */
  send(name: string, data: object, options?: SendOptions): Promise<void>;
  /** Waits for running work, at most the given time. */
  stop(timeoutMs: number): Promise<void>;
};

/** pg-boss hands over copies of errors, which are no errors any more. While the database is away, each poll fails: no news. */
function tellError(log: Log, given: Error): void {
  const error = given instanceof Error ? given : Object.assign(new Error(), given);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the job queue has no database');
  else log.error({ err: error }, 'job queue error');
}

export function createJobs(databaseUrl: string, log: Log): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'yulu-jobs' });
  boss.on('error', (error) => tellError(log, error));
  const starters: Array<() => Promise<void>> = [];
  return {
    define: (kind) => {
      starters.push(() => startKind(boss, kind, log));
    },
    start: async () => {
      await boss.start();
      for (const start of starters) await start();
    },
    send: async (name, data, options) => {
      await boss.send(name, data, {
        // Without a key of its own, pg-boss would take every waiting job of this kind for the same.
        singletonKey: options?.onceKey ?? randomUUID(),
        ...(options?.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }),
      });
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

/** What a job was about, a mail address for instance, is not kept much longer than it is needed. */
const FORGET_AFTER_SECONDS = 24 * 3600;

async function startKind<Schema extends z.ZodType<object>>(
  boss: PgBoss,
  kind: JobKind<Schema>,
  log: Log,
): Promise<void> {
  const rules = {
    retryLimit: kind.retries,
    retryBackoff: true,
    retryDelay: 5,
    deleteAfterSeconds: FORGET_AFTER_SECONDS,
  };
  await boss.createQueue(kind.name, { ...rules, policy: 'short' });
  await boss.updateQueue(kind.name, rules);
  await boss.work(
    kind.name,
    { batchSize: 1, pollingIntervalSeconds: 1, localConcurrency: kind.atOnce ?? 1 },
    async ([job]) => {
      if (!job) return;
      try {
        await kind.handle(kind.data.parse(job.data ?? {}));
      } catch (error) {
        log.warn(
          { err: error, job: kind.name, id: job.id },
          'job failed, will be tried again if any try is left',
        );
        throw error;
      }
    },
  );
  if (kind.every !== undefined) await boss.schedule(kind.name, kind.every, {});
}
