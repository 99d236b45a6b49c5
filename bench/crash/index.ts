// Kills app, database and workers with kill -9 at random moments, 25 rounds, and looks whether money and minutes are right.
//
// People register, buy, pay, get money back, study and withdraw over HTTP at two servers, beside workers that post in the
// ledger itself; each worker prints what it begins and how it ended. After a kill what is gone starts again, the server's own
// reconciliation runs, and whatever has no known end is sent again unchanged. Then all that was ever
// confirmed must be there, nothing twice, nothing that no worker began, and every invariant must hold.

import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../../features/ledger/domain/index.ts';
import { openAccount } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { type BenchResult, printTable } from '../kit/bench.ts';
import { endLater } from '../kit/end-later.ts';
import { Servers, startDatabase } from './apps.ts';
import { composeJobs } from './compose-jobs.ts';
import { findBroken } from './invariants.ts';
import { type LedgerParams, OWN } from './ledger-worker.ts';
import { type Confirmed, compare, type Reconciled, reconcile } from './reconcile.ts';
import { runRound, type TestSetup, VICTIMS, type Victim } from './round.ts';
import { seedPeople } from './seed-people.ts';

const ROUNDS = 25;
const ACCOUNTS = 6;
const LONGEST_MS = 280_000;

type RoundResult = Reconciled & {
  readonly victim: Victim;
  readonly lost: number;
  readonly strange: number;
  readonly broken: number;
};

export async function run(): Promise<BenchResult> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-crash-'));
  let starting = startDatabase(dataFolder);
  let servers: Servers | undefined;
  const end = endLater(async () => {
    await servers?.kill();
    await (await starting).stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
  let postgres = await starting;
  servers = new Servers(postgres.url);
  const begun = performance.now();
  const confirmed: Confirmed = { journals: new Map(), commands: new Set() };
  const rounds: RoundResult[] = [];
  try {
    await migrateDatabase(postgres.url, join(import.meta.dirname, '../../migrations'));
    const setup = await withDatabase(postgres.url, (db) =>
      openSetup(db, { dataFolder, servers, url: postgres.url }),
    );
    await servers.fill();
    for (const victim of shuffledVictims()) {
      if (performance.now() - begun > LONGEST_MS) break;
      const log = await runRound(setup, victim);
      starting = startDatabase(dataFolder);
      postgres = await starting;
      await servers.fill();
      const [url = ''] = servers.urls();
      await withDatabase(postgres.url, async (db) => {
        const context = { db, url, jobs: composeJobs(db), confirmed };
        const round = { victim, ...(await reconcile(log, context)), ...(await look(db, confirmed)) };
        rounds.push(round);
        console.log(`${rounds.length}. killed: ${victim}; in flight: ${inFlight(round) || 'nothing'}`);
      });
    }
  } finally {
    await end();
  }
  return judge(rounds, (performance.now() - begun) / 1000);
}

/** Each equally often, in random order. */
function shuffledVictims(): Victim[] {
  const victims = Array.from(
    { length: ROUNDS },
    (_, round) => VICTIMS[round % VICTIMS.length] ?? 'everything',
  );
  return victims
    .map((victim) => ({ victim, at: randomInt(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ victim }) => victim);
}

type Opening = Pick<TestSetup, 'dataFolder' | 'servers'> & Pick<LedgerParams, 'url'>;

async function openSetup(db: Database, { url, ...rest }: Opening): Promise<TestSetup> {
  const outside = await openAccount(db, { kind: 'provider_clearing', owner: `${OWN}outside` });
  const accounts: Account[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) {
    accounts.push(await openAccount(db, { kind: 'customer_prepaid', owner: `${OWN}${n}` }));
  }
  const sql = async (statement: string, values: unknown[] = []) =>
    (await db.$client.query(statement, values)).rows;
  return { ...rest, ledger: { url, outside, accounts }, people: await seedPeople(sql) };
}

async function withDatabase<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
  const db = openDatabase({ url, pool: 4, onIdleError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

async function look(db: Database, confirmed: Confirmed) {
  const { lost, strange } = await compare(db, confirmed);
  const broken = await findBroken(db);
  for (const line of [...lost.map((name) => `lost: ${name}`), ...strange, ...broken]) console.log(line);
  return { lost: lost.length, strange: strange.length, broken: broken.length };
}

const NUMBERS = ['asked', 'done', 'refused', 'unanswered', 'lost', 'strange', 'broken'] as const;

function judge(rounds: readonly RoundResult[], seconds: number): BenchResult {
  printTable(
    ['killed', 'interrupted', ...NUMBERS],
    rounds.map((each) => [each.victim, interruptedIn(each), ...NUMBERS.map((name) => each[name])]),
  );
  const total = (name: (typeof NUMBERS)[number]) => rounds.reduce((sum, each) => sum + each[name], 0);
  const figures = {
    rounds: rounds.length,
    asked: total('asked'),
    interrupted: rounds.reduce((sum, each) => sum + interruptedIn(each), 0),
    unanswered: total('unanswered'),
    lost: total('lost'),
    strange: total('strange'),
    broken: total('broken'),
    seconds: Math.round(seconds),
  };
  const { unanswered, lost, strange, broken } = figures;
  const met =
    figures.rounds === ROUNDS &&
    figures.interrupted > 0 &&
    figures.seconds <= 300 &&
    unanswered + lost + strange + broken === 0;
  const targets = {
    rounds: `= ${ROUNDS}`,
    interrupted: '> 0',
    unanswered: '= 0',
    lost: '= 0',
    strange: '= 0',
    broken: '= 0',
    seconds: '<= 300',
  };
  return { name: 'crash', figures, targets, met };
}

const interruptedIn = ({ interrupted }: RoundResult) =>
  Array.from(interrupted.values()).reduce((sum, count) => sum + count, 0);

const inFlight = ({ interrupted }: RoundResult) =>
  Array.from(interrupted, ([name, count]) => `${count} ${name}`).join(', ');
