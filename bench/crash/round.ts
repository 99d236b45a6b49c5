// One round: workers at work, a kill -9 at a random moment, and what was heard until then.

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { killDatabase, type Servers } from './apps.ts';
import type { Answered, Deed } from './deeds.ts';
import { type Booked, type Booking, bookUntilKilled, type LedgerPlace } from './ledger-worker.ts';
import { liveUntilKilled, type Town } from './people-worker.ts';
import { type Heard, startWorker } from './said.ts';

export const VICTIMS = ['workers', 'one app', 'database', 'app + database', 'everything'] as const;
export type Victim = (typeof VICTIMS)[number];

export type HeardAll = { readonly bookings: Heard<Booking, Booked>; readonly deeds: Heard<Deed, Answered> };

export type Place = {
  readonly dataFolder: string;
  readonly servers: Servers;
  readonly ledger: LedgerPlace;
  readonly town: Town;
};

const PEOPLE_WORKERS = 2;
const SHORTEST_MS = 300;
const LONGEST_MS = 2000;
/** What still lives goes on without what was killed. */
const AFTER_MS = 300;

/** Lets the workers work and kills; returns when all workers are gone and all their lines are read. */
export async function runRound(
  { dataFolder, servers, ledger, town }: Place,
  victim: Victim,
): Promise<HeardAll> {
  const heard: HeardAll = { bookings: new Map(), deeds: new Map() };
  const people = { file: 'people-worker.ts', work: liveUntilKilled };
  const workers = [
    startWorker({ file: 'ledger-worker.ts', work: bookUntilKilled }, ledger, heard.bookings),
    ...Array.from({ length: PEOPLE_WORKERS }, () =>
      startWorker(people, { urls: servers.urls(), town }, heard.deeds),
    ),
  ];
  // Each has a process to start first; the clock runs once all have said something.
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
  return heard;
}
