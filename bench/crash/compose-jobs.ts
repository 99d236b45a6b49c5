// Composes the server's reconciliation jobs as in production, to be run by hand.

import { tmpdir } from 'node:os';
import { composeFeatures } from '../../app/server/compose/compose-features.ts';
import { SECRET } from '../../app/testing/apps/server-process.ts';
import { readConfig } from '../../kit/server/config.ts';
import type { Database } from '../../kit/server/db/database.ts';
import type { Jobs as JobQueue } from '../../kit/server/jobs/jobs.ts';
import { createLog } from '../../kit/server/log.ts';
import { createTasks } from '../../kit/server/tasks.ts';

export type Jobs = {
  readonly reconcilePayments: (now: Date) => Promise<void>;
  /** Moves commission out of its hold. */
  readonly mature: () => Promise<void>;
};

export function composeJobs(db: Database): Jobs {
  const kinds = new Map<string, () => Promise<void>>();
  const jobs: JobQueue = {
    define: (kind) => void kinds.set(kind.name, () => kind.handle(kind.data.parse({}))),
    start: async () => {},
    send: async () => {},
    stop: async () => {},
  };
  const log = createLog('fatal');
  const features = composeFeatures(
    {
      config: readConfig({}),
      log,
      secret: SECRET,
      dataFolder: tmpdir(),
      publicUrl: () => 'http://localhost',
      provider: () => undefined,
    },
    { db, jobs, tasks: createTasks(log), signals: { listen: () => () => undefined } },
  );
  const mature = kinds.get('distribution.mature');
  if (!mature) throw new Error('there is no job that lets commission mature');
  return { reconcilePayments: features.reconcilePayments, mature };
}
