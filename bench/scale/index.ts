// Whether a database of 100,000 people answers as quickly as one of 1,000: nothing may take more than twice as long.
//
// Both databases lie in one PostgreSQL, whose folder is kept, and are alike person by person; `--people 5000` makes the
// large one smaller, `--minutes 3` fills it no longer than that (what is missing comes with the next run, and the figures
// are those of what is there). Calls go over HTTP, small and large in turns: from one client with one process on each
// database, then from two clients at once with two processes on the large one. Last, ten thousand journals are posted
// into each ledger, and the check of what is new must take no more than two seconds.

import { join } from 'node:path';
import { startServerProcess } from '../../app/testing/apps/server-process.ts';
import { type BenchOptions, type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { endLater } from '../kit/end-later.ts';
import { chooseCallers } from './callers.ts';
import { checkLedger } from './check-ledger.ts';
import { type Cluster, ensureDatabase, startCluster } from './cluster.ts';
import { fillDatabase, isKept } from './fill/fill.ts';
import { measure, type Side, type Sides } from './measure.ts';
import { BLOCK, SLICES } from './size.ts';

const FOLDER = join(import.meta.dirname, '../../.data/bench-scale');
const PEOPLE = 100_000;
const MINUTES = 10;
const MOST_TIMES = 2;
const CHECK_MS = 2000;

type Size = { readonly database: string; readonly people: number };

export async function run(options: BenchOptions = {}): Promise<BenchResult> {
  const people = Math.max(1, Math.round(Number(options.people ?? PEOPLE) / BLOCK)) * BLOCK;
  const minutes = Number(options.minutes ?? MINUTES);
  const small = { database: 'small', people: BLOCK };
  const large = { database: `large_${people}`, people };
  await fill([small, large], minutes);
  const cluster = await startCluster(FOLDER, { fast: false });
  try {
    return await judge(cluster, { small, large });
  } finally {
    await cluster.stop();
  }
}

async function fill(sizes: readonly Size[], minutes: number): Promise<void> {
  const cluster = await startCluster(FOLDER, { fast: true });
  const end = performance.now() + minutes * 60_000;
  try {
    for (const { database, people } of sizes) {
      await ensureDatabase(cluster, database, !(await isKept(cluster, database)));
      const began = performance.now();
      const isOver = () => performance.now() > end;
      const slices = await fillDatabase(cluster, { database, people, isOver });
      const seconds = round((performance.now() - began) / 1000, 0);
      console.log(`${database}: ${people} people, ${slices} of ${SLICES} slices, filled in ${seconds} s`);
    }
  } finally {
    await cluster.stop();
  }
}

async function judge(cluster: Cluster, { small, large }: Sides<Size>): Promise<BenchResult> {
  const smallSide = await openSide(cluster, small, 1);
  const largeSide = await openSide(cluster, large, 2);
  const alone = { ...largeSide, urls: largeSide.urls.slice(0, 1) };
  const one = compare('one process', await measure({ small: smallSide, large: alone }, 1));
  const two = compare('two processes', await measure({ small: smallSide, large: largeSide }, 2));
  const checks = {
    small: await checkLedger(cluster.urlOf(small.database), small.people),
    large: await checkLedger(cluster.urlOf(large.database), large.people),
  };
  printTable(
    ['after 10,000 new journals, ms', 'small', 'large'],
    [
      ['check of what is new', round(checks.small.newMs, 0), round(checks.large.newMs, 0)],
      [
        'invariants of the features',
        round(checks.small.invariantsMs, 0),
        round(checks.large.invariantsMs, 0),
      ],
    ],
  );
  const figures = {
    one_process_worst: one,
    two_processes_worst: two,
    check_ms: round(checks.large.newMs, 0),
    check_findings: checks.small.newFindings + checks.large.newFindings,
  };
  const targets = {
    one_process_worst: `<= ${MOST_TIMES}`,
    two_processes_worst: `<= ${MOST_TIMES}`,
    check_ms: `<= ${CHECK_MS}`,
    check_findings: '= 0',
  };
  const met =
    one <= MOST_TIMES && two <= MOST_TIMES && figures.check_ms <= CHECK_MS && figures.check_findings === 0;
  return { name: 'scale', figures, targets, met };
}

async function openSide(cluster: Cluster, { database, people }: Size, processes: number): Promise<Side> {
  const url = cluster.urlOf(database);
  const urls: string[] = [];
  for (let count = 0; count < processes; count += 1) {
    const starting = startServerProcess({ DATABASE_URL: url });
    endLater(async () => (await starting).kill());
    urls.push((await starting).url);
  }
  const { pool, end } = await cluster.openFiller(database, 1);
  try {
    return { urls, callers: await chooseCallers(pool, urls[0] ?? '', people) };
  } finally {
    await end();
  }
}

/** Prints the calls, the worst first, and answers how many times the small one's time the worst of them takes. */
function compare(load: string, measured: ReadonlyMap<string, Sides<number[]>>): number {
  const rows = Array.from(measured, ([name, { small, large }]) => {
    const at = (q: number) => ({ small: quantile(small, q), large: quantile(large, q) });
    const [p50, p95] = [at(0.5), at(0.95)];
    return { name, p50, p95, times: p50.large / p50.small };
  }).toSorted((a, b) => b.times - a.times);
  printTable(
    [`${load}, ms`, 'small p50', 'large p50', 'times', 'small p95', 'large p95', 'times'],
    rows.map(({ name, p50, p95, times }) => [
      name,
      round(p50.small),
      round(p50.large),
      round(times, 2),
      round(p95.small),
      round(p95.large),
      round(p95.large / p95.small, 2),
    ]),
  );
  return round(Math.max(...rows.map(({ times }) => times)), 2);
}
