// One round: lets the workers work, kills at a random moment, and returns what the workers reported until then.

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { killDatabase, type Servers } from './apps.ts';
import type { Command, CommandResult } from './command.ts';
import { type Booking, type BookingResult, bookUntilKilled, type LedgerParams } from './ledger-worker.ts';
import { liveUntilKilled, type People } from './people-worker.ts';
import { startWorker, type WorkerLog } from './worker.ts';

export const VICTIMS = ['workers', 'one app', 'database', 'app + database', 'everything'] as const;
export type Victim = (typeof VICTIMS)[number];

export type WorkerLogs = {
  readonly bookings: WorkerLog<Booking, BookingResult>;
  readonly commands: WorkerLog<Command, CommandResult>;
};

export type TestSetup = {
  readonly dataFolder: string;
  readonly servers: Servers;
  readonly ledger: LedgerParams;
  readonly people: People;
};

const PEOPLE_WORKERS = 2;
const SHORTEST_MS = 300;
const LONGEST_MS = 2000;
/** How long the rest runs without what was killed. */
const AFTER_MS = 300;

/** Lets the workers work and kills; returns when all workers are gone and all their lines are read. */
export async function runRound(
  { dataFolder, servers, ledger, people }: TestSetup,
  victim: Victim,
): Promise<WorkerLogs> {
  const log: WorkerLogs = { bookings: new Map(), commands: new Map() };
  const peopleWorker = { file: 'people-worker.ts', work: liveUntilKilled };
  const workers = [
    startWorker({ file: 'ledger-worker.ts', work: bookUntilKilled }, ledger, log.bookings),
    ...Array.from({ length: PEOPLE_WORKERS }, () =>
      startWorker(peopleWorker, { urls: servers.urls(), people }, log.commands),
    ),
  ];
  // Each has a process to start first; the clock runs once each has reported something.
  await Promise.all(workers.map(({ begun }) => begun));
  await delay(randomInt(SHORTEST_MS, LONGEST_MS));
  const killWorkers = () => workers.map(({ child }) => child.kill('SIGKILL'));
  if (victim === 'workers' || victim === 'everything') killWorkers();
  if (victim === 'everything' || victim.includes('database')) await killDatabase(dataFolder);
  if (victim === 'everything') await servers.kill();
  if (victim.includes('app')) await servers.kill(1);
  await delay(AFTER_MS);
  killWorkers();
  await Promise.all(workers.map(({ gone }) => gone));
  return log;
}
