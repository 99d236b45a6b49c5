// The database this process works on: the one that DATABASE_URL names, else the embedded PostgreSQL.

import { holdStartLock, startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';
import type { Log } from '../../kit/server/log.ts';

export type RunningDatabase = {
  readonly url: string;
  /** Tells a second start in this folder where the first one serves. */
  readonly announce: (address: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type DatabaseOptions = {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly log: Log;
};

/** Undefined when Yulu already runs in this folder, which has been said on the console. */
export async function startDatabase({
  databaseUrl,
  dataFolder,
  log,
}: DatabaseOptions): Promise<RunningDatabase | undefined> {
  if (databaseUrl !== undefined) return { url: databaseUrl, announce: async () => {}, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    log: (line) => log.info({ from: 'postgres' }, line),
  });
  const lock = await holdStartLock(postgres.url, dataFolder);
  if (!lock.held) {
    console.error(`Yulu already runs in this folder${lock.address ? `, at ${lock.address}` : ''}.`);
    return undefined;
  }
  return {
    url: postgres.url,
    announce: lock.announce,
    stop: async () => {
      await lock.release();
      await postgres.stop();
    },
  };
}
