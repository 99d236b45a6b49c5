// Kills workers and database with kill -9 at random moments, 25 rounds, and looks whether the ledger is still right.
//
// Two processes with six loops each pay in, reserve, settle and take back; each says aloud what it begins and how it
// ended. After a kill the database recovers, and the reconciliation asks for every booking without a known end again, by
// its own key. Then every booking that was ever confirmed must be there once, as it was confirmed, no booking may be
// there that nobody began, and the check of the whole ledger must find nothing.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../../features/ledger/domain/index.ts';
import { openAccount, verify } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';
import { type BenchResult, printTable } from '../kit/bench.ts';
import { type Heard, runRound, VICTIMS, type Victim } from './round.ts';
import { type House, perform } from './worker.ts';

const ROUNDS = 25;
const PURSES = 6;
const LONGEST_MS = 285_000;

type Tally = {
  rounds: number;
  bookings: number;
  /** Begun, and no end heard. */
  interrupted: number;
  /** Of those, booked before the kill; booked by the reconciliation; refused there. */
  wereBooked: number;
  bookedNow: number;
  refusedNow: number;
  /** Confirmed, and not there as confirmed. */
  lost: number;
  /** There, and begun by nobody. */
  strange: number;
  findings: number;
};

export async function run(): Promise<BenchResult> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-crash-'));
  const start = () => startEmbeddedPostgres({ dataFolder, log: () => {} });
  let postgres = await start();
  const begun = performance.now();
  const tallies = new Map<Victim, Tally>(VICTIMS.map((victim) => [victim, newTally()]));
  const booked = new Map<string, string>();
  try {
    await migrateDatabase(postgres.url, join(import.meta.dirname, '../../migrations'));
    const house = await withDatabase(postgres.url, openHouse);
    for (let round = 0; round < ROUNDS && performance.now() - begun < LONGEST_MS; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      const heard = await runRound({ url: postgres.url, dataFolder, house }, victim);
      postgres = await start();
      const tally = tallies.get(victim) ?? newTally();
      await withDatabase(postgres.url, (db) => reconcile(db, heard, { tally, booked }));
    }
  } finally {
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
  return judge(tallies);
}

const newTally = (): Tally => ({
  rounds: 0,
  bookings: 0,
  interrupted: 0,
  wereBooked: 0,
  bookedNow: 0,
  refusedNow: 0,
  lost: 0,
  strange: 0,
  findings: 0,
});

async function openHouse(db: Database): Promise<House> {
  const outside = await openAccount(db, { kind: 'provider_clearing', owner: 'crash' });
  const purses: Account[] = [];
  for (let n = 0; n < PURSES; n += 1) {
    purses.push(await openAccount(db, { kind: 'customer_prepaid', owner: `crash-${n}` }));
  }
  return { outside, purses };
}

async function withDatabase<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
  const db = openDatabase({ url, pool: 4, onIdleError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

type Book = { readonly tally: Tally; readonly booked: Map<string, string> };

/** Asks for what has no known end again, then holds everything that was ever confirmed against the ledger. */
async function reconcile(db: Database, { attempts }: Heard, { tally, booked }: Book): Promise<void> {
  tally.rounds += 1;
  for (const [key, { attempt, outcome, journalId }] of attempts) {
    tally.bookings += 1;
    if (outcome === 'booked' && journalId) booked.set(key, journalId);
    if (outcome !== undefined) continue;
    tally.interrupted += 1;
    const result = await perform(db, attempt);
    if (!result.ok) tally.refusedNow += 1;
    else if (result.value.isRepeated) tally.wereBooked += 1;
    else tally.bookedNow += 1;
    if (result.ok) booked.set(key, result.value.journalId);
  }
  const { rows } = await db.$client.query<{ key: string; id: string }>('select key, id from ledger_journals');
  const there = new Map(rows.map(({ key, id }) => [key, id]));
  for (const [key, id] of booked) if (there.get(key) !== id) tally.lost += 1;
  for (const key of there.keys()) if (!booked.has(key)) tally.strange += 1;
  tally.findings += (await verify(db)).findingCount;
}

function judge(tallies: ReadonlyMap<Victim, Tally>): BenchResult {
  printTable(
    [
      'killed',
      'rounds',
      'bookings',
      'interrupted',
      'were booked',
      'booked now',
      'refused now',
      'lost',
      'strange',
    ],
    Array.from(tallies, ([victim, each]) => [
      victim,
      each.rounds,
      each.bookings,
      each.interrupted,
      each.wereBooked,
      each.bookedNow,
      each.refusedNow,
      each.lost,
      each.strange,
    ]),
  );
  const total = (name: keyof Tally) =>
    Array.from(tallies.values()).reduce((sum, each) => sum + each[name], 0);
  const figures = {
    rounds: total('rounds'),
    bookings: total('bookings'),
    interrupted: total('interrupted'),
    lost: total('lost'),
    strange: total('strange'),
    findings: total('findings'),
  };
  const met =
    figures.rounds === ROUNDS &&
    figures.interrupted > 0 &&
    figures.lost + figures.strange + figures.findings === 0;
  const targets = {
    rounds: `= ${ROUNDS}`,
    interrupted: '> 0',
    lost: '= 0',
    strange: '= 0',
    findings: '= 0',
  };
  return { name: 'crash', figures, targets, met };
}
