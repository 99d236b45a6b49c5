// The database this process works on: the one that DATABASE_URL names, else the embedded PostgreSQL.

import {
  awaitServingAddress,
  clearServingAddress,
  holdStartLock,
  startEmbeddedPostgres,
  writeServingAddress,
} from '../../kit/server/embedded-postgres/index.ts';
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
  /** Ends this process in order: another server has taken this database over while PostgreSQL was away. */
  readonly onLost: () => void;
};

/** Undefined when Yulu already runs in this folder, which has been said on the console. */
export async function startDatabase({
  databaseUrl,
  dataFolder,
  log,
  onLost,
}: DatabaseOptions): Promise<RunningDatabase | undefined> {
  if (databaseUrl !== undefined) return { url: databaseUrl, announce: async () => {}, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({ dataFolder, log: (line) => console.log(line) });
  let isLost = false;
  const lock = await holdStartLock(postgres.url, () => {
    isLost = true;
    log.error('another server has taken over this database');
    onLost();
  });
  if (!lock.held) {
    const address = await awaitServingAddress(dataFolder);
    console.error(`Yulu already runs in this folder${address ? `, at ${address}` : ''}.`);
    return undefined;
  }
  await clearServingAddress(dataFolder);
  return {
    url: postgres.url,
    announce: (address) => writeServingAddress(dataFolder, address),
    stop: async () => {
      // Whoever has the lock now also has PostgreSQL and the address.
      if (isLost) return;
      await clearServingAddress(dataFolder);
      await postgres.stop();
      await lock.release();
    },
  };
}
