// Opens the database of this process: the one of DATABASE_URL, else the embedded PostgreSQL.

import { setTimeout as delay } from 'node:timers/promises';
import { checkDatabaseServer } from '../../../kit/server/db/check-server.ts';
import {
  awaitServingAddress,
  clearServingAddress,
  type EmbeddedPostgres,
  holdStartLock,
  isConnectionError,
  type StartLock,
  startEmbeddedPostgres,
  writeServingAddress,
} from '../../../kit/server/embedded-postgres/index.ts';
import type { Log } from '../../../kit/server/log.ts';

export type RunningDatabase = {
  readonly url: string;
  /** Tells a second start in this folder where the first one serves. */
  readonly announce: (address: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Place = { readonly databaseUrl: string | undefined; readonly dataFolder: string };

type DatabaseOptions = Place & {
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
  if (databaseUrl !== undefined) {
    await checkDatabaseServer(databaseUrl);
    return { url: databaseUrl, announce: async () => {}, stop: async () => {} };
  }
  let isLost = false;
  const onTaken = () => {
    isLost = true;
    log.error('another server has taken over this database');
    onLost();
  };
  const { postgres, lock } = await startAndLock(dataFolder, log, onTaken);
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

const MAX_START_ATTEMPTS = 3;
const RETRY_MS = 300;

/** Of a server that is just ending, PostgreSQL may go away between our finding it and taking the lock. */
async function startAndLock(
  dataFolder: string,
  log: Log,
  onLost: () => void,
): Promise<{ postgres: EmbeddedPostgres; lock: StartLock }> {
  for (let attempt = 1; ; attempt += 1) {
    const postgres = await startEmbeddedPostgres({ dataFolder, log: (line) => console.log(line) });
    try {
      // What cannot be brought back now is tried again; until then callers are told to wait.
      const revive = () =>
        postgres
          .revive()
          .catch((error: unknown) => log.error({ err: error }, 'PostgreSQL did not come back'));
      return { postgres, lock: await holdStartLock(postgres.url, { onLost, revive }) };
    } catch (error) {
      if (attempt === MAX_START_ATTEMPTS || !isConnectionError(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Runs a command's work on the database, beside a server that runs or alone; PostgreSQL ends if no server needs it. */
export async function withDatabase(
  { databaseUrl, dataFolder }: Place,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined) {
    await checkDatabaseServer(databaseUrl);
    return work(databaseUrl);
  }
  const postgres = await startEmbeddedPostgres({ dataFolder, log: (line) => console.log(line) });
  try {
    await work(postgres.url);
  } finally {
    // Only now: a command may wait long for a person at the keyboard, and a server may start meanwhile.
    const lock = await holdStartLock(postgres.url);
    if (lock.held) {
      await postgres.stop();
      await lock.release();
    }
  }
}
