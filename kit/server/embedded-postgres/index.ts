// The embedded PostgreSQL: a private server of this project, made on the first start and kept under `.data/`.

import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { APPLICATION, ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { findNativeBinaries } from './native-binaries.ts';
import type { PidFile } from './pid-file.ts';
import { clearPlace, type Place, settlePlace } from './place.ts';
import { findPostmaster, isPassing, startPostmaster, stopPostmaster } from './postmaster.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export {
  awaitServingAddress,
  clearServingAddress,
  holdStartLock,
  isConnectionError,
  type StartLock,
  writeServingAddress,
} from './start-lock.ts';

export type EmbeddedPostgresOptions = {
  /** The project's `.data`; made when missing. */
  readonly dataFolder: string;
  /** Hears what takes time or is unusual, in plain sentences for the console. */
  readonly log: (line: string) => void;
  /** For tests: does not wait for the disk, so a crash of the machine may lose the data. */
  readonly fast?: boolean;
};

export type EmbeddedPostgres = {
  /** Connects to the database `yulu` as its owner, who may create databases and is no superuser. */
  readonly url: string;
  /** Whether PostgreSQL was running already, left by a start that was killed or still in use by one (see holdStartLock). */
  readonly adopted: boolean;
  /** Starts PostgreSQL again when it is gone, at the same address; leaves one that lives alone. */
  readonly revive: () => Promise<void>;
  /** Ends PostgreSQL with open connections closed and everything on disk; returns when no process is left. */
  readonly stop: () => Promise<void>;
  /** For tests: stops and deletes the database, also what lies outside of the data folder. */
  readonly discard: () => Promise<void>;
};

/** Recovery after a crash is part of a start. */
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
/** How long a postmaster that says it is ready may refuse us before it is ended. */
const CONNECT_PATIENCE_MS = 3_000;

/** Starts PostgreSQL, or adopts the one that runs on the same data. Throws EmbeddedPostgresError with one clear sentence. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, fast = false } = options;
  await mkdir(options.dataFolder, { recursive: true, mode: 0o700 });
  const place = await settlePlace(await realpath(options.dataFolder), await findNativeBinaries());
  const password = await ensureCluster(place, { fast, log });
  const { note: first, adopted } = await bringUp(place, { fast, log, password });
  let note = first;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopPostmaster(place, note, STOP_PATIENCE_MS));
  const revive = async () => {
    if (stopping || (await findPostmaster(place, Date.now())).live) return;
    log('PostgreSQL is gone; starting it again.');
    const { socketFolder } = note;
    ({ note } = await bringUp(place, { fast, log, password, socketFolder }));
  };
  return {
    revive,
    url: urlOf(note, password, APPLICATION),
    adopted,
    stop,
    discard: async () => {
      await stop();
      await clearPlace(place);
    },
  };
}

type BringUp = {
  readonly fast: boolean;
  readonly log: (line: string) => void;
  readonly password: string;
  /** Where an earlier one listened, which others still connect to. */
  readonly socketFolder?: string;
};

type Running = { readonly note: PidFile; readonly adopted: boolean };

async function bringUp(place: Place, { fast, log, password, socketFolder }: BringUp): Promise<Running> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const { live, stale } = await findPostmaster(place, deadline);
    if (live && (await accepts(live, password))) return { note: live, adopted: true };
    if (live) {
      log('The PostgreSQL left by an earlier start does not answer; ending it.');
      await stopPostmaster(place, live, STOP_PATIENCE_MS);
    }
    const { note, refusal = '' } = await startPostmaster(place, { stale, fast, deadline, socketFolder });
    if (note && (await accepts(note, password))) return { note, adopted: false };
    if (note || !isPassing(refusal) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start: ${refusal || 'it refuses our own password'}`,
      );
    }
    if (attempt === 5) log('Waiting for an earlier PostgreSQL to end.');
    await delay(200);
  }
}

/** Connects to the application's database, made again if someone dropped it. False: nobody answers in time. */
async function accepts(note: PidFile, password: string): Promise<boolean> {
  const deadline = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    try {
      await query(urlOf(note, password, APPLICATION), 'select 1');
      return true;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '3D000') {
        await query(urlOf(note, password, 'postgres'), `create database ${APPLICATION}`);
      } else if (!isAbsence(error)) {
        throw error;
      } else if (Date.now() > deadline) {
        return false;
      }
    }
    await delay(50);
  }
}

/** No answer, or the answer that it starts, stops or has no room (57P03, 57P01, 53300): all may pass. */
function isAbsence(error: unknown): boolean {
  const code = systemErrorCode(error);
  return code === undefined || /^E[A-Z]+$/.test(code) || /^(57P|53)/.test(code);
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `localhost` only makes it a whole URL whose path can be replaced; `host` in the query is the socket's folder. */
function urlOf(note: PidFile, password: string, database: string): string {
  const socket = encodeURIComponent(note.socketFolder);
  return `postgres://${APPLICATION}:${password}@localhost:${note.port}/${database}?host=${socket}&sslmode=disable`;
}
