// How many postings a second the ledger takes, spread over accounts and through one hot account, beside bare inserts.
//
// A posting is a transfer from one account to another: one journal, two entries, two balances, with every rule that the
// ledger holds. The bare side is a transaction that inserts the same three rows into tables with the same columns and
// primary keys and nothing else: begin, two prepared inserts, commit. Both use 8 connections to one PostgreSQL that
// waits for the disk; they take turns of 3 seconds, so that a noisy machine disturbs them alike. In the hot run one
// account takes part in every posting. Afterwards the whole ledger is checked, and no deadlock may be left unretried.

import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Account, journalKinds } from '../../features/ledger/domain/index.ts';
import { openAccount, post, verify } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { startPostgres } from '../kit/postgres.ts';
import { createBareTables, insertBare } from './bare-transaction.ts';

const CLIENTS = 8;
const ACCOUNTS = 2000;
const TURN_MS = 3000;
const TURNS = 3;
const TARGETS = { spread: 0.45, hot: 0.25 } as const;

export async function run(): Promise<BenchResult> {
  const postgres = await startPostgres();
  try {
    await migrateDatabase(postgres.url, join(import.meta.dirname, '../../migrations'));
    const db = openDatabase({ url: postgres.url, pool: CLIENTS, onIdleError: () => {} });
    try {
      return await compare(db);
    } finally {
      await db.$client.end();
    }
  } finally {
    await postgres.stop();
  }
}

type Work = () => Promise<void>;
type Tally = { readonly perSecond: number[]; readonly ms: number[]; failures: number };

async function compare(db: Database): Promise<BenchResult> {
  await createBareTables(db.$client);
  const accounts = await openAccounts(db);
  const sides = { bare: () => insertBare(db.$client), spread: spread(db, accounts), hot: hot(db, accounts) };
  const tallies = { bare: tally(), spread: tally(), hot: tally() };
  for (const work of Object.values(sides)) await load(work, tally(), TURN_MS / 3);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of ['bare', 'spread', 'hot'] as const) await load(sides[name], tallies[name], TURN_MS);
  }
  const report = await verify(db);
  return judge(tallies, report.findingCount);
}

function judge(tallies: Readonly<Record<'bare' | 'spread' | 'hot', Tally>>, findings: number): BenchResult {
  const perSecond = (name: keyof typeof tallies) => {
    const { perSecond: turns } = tallies[name];
    return turns.reduce((sum, value) => sum + value, 0) / turns.length;
  };
  const [bare, spreadRate, hotRate] = [perSecond('bare'), perSecond('spread'), perSecond('hot')];
  const row = (name: string, key: keyof typeof tallies) => {
    const share = `${round((100 * perSecond(key)) / bare, 0)} %`;
    return [name, round(perSecond(key), 0), share, round(quantile(tallies[key].ms, 0.99))];
  };
  printTable(
    [`${CLIENTS} clients`, 'postings/s', 'of bare', 'p99 ms'],
    [row('bare transaction', 'bare'), row('ledger, spread', 'spread'), row('ledger, one hot account', 'hot')],
  );
  const failures = tallies.spread.failures + tallies.hot.failures;
  const figures = {
    bare_per_second: round(bare, 0),
    spread_per_second: round(spreadRate, 0),
    hot_per_second: round(hotRate, 0),
    spread_share: round(spreadRate / bare, 3),
    hot_share: round(hotRate / bare, 3),
    postings_failed: failures,
    findings,
  };
  const met =
    figures.spread_share >= TARGETS.spread &&
    figures.hot_share >= TARGETS.hot &&
    failures === 0 &&
    findings === 0;
  const targets = {
    spread_share: `>= ${TARGETS.spread}`,
    hot_share: `>= ${TARGETS.hot}`,
    postings_failed: '= 0',
    findings: '= 0',
  };
  return { name: 'ledger', figures, targets, met };
}

const tally = (): Tally => ({ perSecond: [], ms: [], failures: 0 });

/** Lets all clients work until the time is over; a failure is an error that came through the retries. */
async function load(work: Work, into: Tally, durationMs: number): Promise<void> {
  const begun = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - begun < durationMs) {
      const started = performance.now();
      try {
        await work();
        done += 1;
      } catch (error) {
        into.failures += 1;
        console.error(error);
      }
      into.ms.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  into.perSecond.push((1000 * done) / (performance.now() - begun));
}

type Accounts = { readonly source: Account; readonly people: readonly Account[] };

async function openAccounts(db: Database): Promise<Accounts> {
  const source = await openAccount(db, { kind: 'provider_clearing', owner: 'bench' });
  const people: Account[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) {
    people.push(await openAccount(db, { kind: 'customer_prepaid', owner: `bench-${n}` }));
  }
  // Nobody runs dry while it is measured: one journal gives to all, in one go.
  const transfers = people.map((to) => ({ from: source, to, amount: 1_000_000_000 }));
  await book(db, { key: 'bench:fill', transfers });
  return { source, people };
}

let postings = 0;

const spread =
  (db: Database, { people }: Accounts) =>
  async () => {
    const from = pick(people);
    const to = pick(people);
    if (from === to) return;
    await book(db, { key: nextKey(), transfers: [{ from, to, amount: randomInt(1, 100) }] });
  };

const hot =
  (db: Database, { source, people }: Accounts) =>
  async () =>
    book(db, { key: nextKey(), transfers: [{ from: source, to: pick(people), amount: randomInt(1, 100) }] });

function nextKey(): string {
  postings += 1;
  return `bench:${postings}`;
}

const BENCH_JOURNALS = journalKinds('bench.transfer');

type Booking = Pick<Parameters<typeof post>[1], 'key' | 'transfers'>;

async function book(db: Database, booking: Booking): Promise<void> {
  const posted = await post(db, { ...booking, kind: BENCH_JOURNALS['bench.transfer'], actorId: null });
  if (!posted.ok) throw new Error(`a posting was refused: ${posted.error.code}`);
}

function pick(accounts: readonly Account[]): Account {
  const account = accounts[randomInt(accounts.length)];
  if (!account) throw new Error('there are no accounts');
  return account;
}
