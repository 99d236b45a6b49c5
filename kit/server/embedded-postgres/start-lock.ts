// Holds a session lock in the embedded database, so that two servers never share it by accident.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { systemErrorCode } from './embedded-postgres-error.ts';

/** Any fixed number; it only has to differ from other advisory locks on the same database. */
const START_LOCK = 7_254_002;
/** A server that was just killed frees the lock when PostgreSQL notices, within moments. */
const PATIENCE_MS = 1_000;
const RETRY_MS = 100;
const RETAKE_MS = 1_000;
/** From taking the lock to serving: migrations and a slow machine included. */
const ADDRESS_PATIENCE_MS = 15_000;

export type StartLock =
  | { readonly held: true; readonly release: () => Promise<void> }
  | { readonly held: false };

type LockWatch = {
  readonly onLost: () => void;
  /** Called again and again while nobody answers; must not throw. */
  readonly revive: () => Promise<void>;
};
const NO_WATCH: LockWatch = { onLost: () => undefined, revive: async () => undefined };

/**
 * Takes the lock on a connection of its own, which a crash of this process frees. `held: false` means that another
 * server runs on this database: say so (its address is `awaitServingAddress`) and leave without stopping PostgreSQL.
 * When PostgreSQL goes away under us, `revive` is asked to bring it back, and the lock is taken again; `onLost` hears of
 * it when another was quicker.
 */
export async function holdStartLock(
  url: string,
  { onLost, revive }: LockWatch = NO_WATCH,
): Promise<StartLock> {
  const deadline = Date.now() + PATIENCE_MS;
  const released = new AbortController();
  let client = await tryLock(url, watch);
  while (!client) {
    if (Date.now() > deadline) return { held: false };
    await delay(RETRY_MS);
    client = await tryLock(url, watch);
  }
  return {
    held: true,
    release: async () => {
      released.abort();
      await client?.end();
    },
  };

  function watch(lost: Client): void {
    lost.once('end', () => void retake());
  }

  async function retake(): Promise<void> {
    while (!released.signal.aborted) {
      await delay(RETAKE_MS, undefined, { ref: false });
      if (released.signal.aborted) return;
      try {
        client = await tryLock(url, watch);
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        await revive();
        continue;
      }
      if (!client) onLost();
      return;
    }
  }
}

async function tryLock(url: string, watch: (client: Client) => void): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, application_name: 'yulu-start-lock' });
  // The end of the connection follows every error and is what counts.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    START_LOCK,
  ]);
  if (rows[0]?.taken) {
    watch(client);
    return client;
  }
  await client.end();
  return undefined;
}

/** PostgreSQL is away or starting: system errors without an answer, and its own class 57P (operator intervention). */
export function isConnectionError(error: unknown): boolean {
  const code = systemErrorCode(error);
  return code === undefined || code.startsWith('57P') || /^E[A-Z]+$/.test(code);
}

const addressFile = (dataFolder: string) => join(dataFolder, 'address');

/** Leaves the address of this server for a second start to name. */
export async function writeServingAddress(dataFolder: string, address: string): Promise<void> {
  await writeFile(addressFile(dataFolder), `${address}\n`, { mode: 0o600 });
}

/** Takes the address away: an earlier server's, or ours when we end. */
export async function clearServingAddress(dataFolder: string): Promise<void> {
  await rm(addressFile(dataFolder), { force: true });
}

/** The address that the running server left; waits a moment for one that is only starting, then undefined. */
export async function awaitServingAddress(dataFolder: string): Promise<string | undefined> {
  const deadline = Date.now() + ADDRESS_PATIENCE_MS;
  for (;;) {
    const address = await readAddress(addressFile(dataFolder));
    if (address !== undefined || Date.now() > deadline) return address;
    await delay(RETRY_MS);
  }
}

async function readAddress(path: string): Promise<string | undefined> {
  try {
    const address = (await readFile(path, 'utf8')).trim();
    return address === '' ? undefined : address;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
