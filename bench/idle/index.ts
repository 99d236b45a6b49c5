// What a process asks of the database when nothing happens, and how soon it wakes when something does.

import { setTimeout as delay } from 'node:timers/promises';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { startBenchServer } from '../kit/bench-server.ts';
import { measureArrival } from './measure-arrival.ts';

/** A process that has just started looks around more often. */
const SETTLE_MS = 15_000;
const IDLE_MS = 60_000;
const NOTICES = 50;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  const [person] = await server.signIn(1);
  if (!person) throw new Error('nobody is signed in');
  const count = async () => {
    const [row] = await server.sql(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    // The statement above has this one column.
    return Number((row as { count: string }).count);
  };
  await delay(SETTLE_MS);
  const before = await count();
  await delay(IDLE_MS);
  const idle = (await count()) - before;
  const arrivals = await measureArrival({ ...person, ...server }, NOTICES);
  await server.stop();

  const figures = {
    idle_transactions_per_second: round(idle / (IDLE_MS / 1000), 2),
    notice_p50_ms: round(quantile(arrivals, 0.5)),
    notice_p95_ms: round(quantile(arrivals, 0.95)),
  };
  printTable(
    ['one process', 'measured'],
    Object.entries(figures).map(([figure, value]) => [figure, value]),
  );
  return {
    name: 'idle',
    figures,
    targets: { idle_transactions_per_second: '<= 5', notice_p95_ms: '<= 500' },
    met: figures.idle_transactions_per_second <= 5 && figures.notice_p95_ms <= 500,
  };
}
