// After a restart: runs the server's jobs, sends again what has no known end, and checks that all confirmed rows exist.

import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../kit/server/db/database.ts';
import { type Command, STORED, send } from './command.ts';
import type { Jobs } from './compose-jobs.ts';
import { OWN, perform } from './ledger-worker.ts';
import type { WorkerLogs } from './round.ts';

/** All rounds together: what was confirmed, which must be there from then on. */
export type Confirmed = {
  readonly journals: Map<string, string>;
  readonly commands: Set<string>;
};

export type Reconciled = {
  readonly asked: number;
  /** By name, how often it had no known end. */
  readonly interrupted: ReadonlyMap<string, number>;
  /** Sent again: done (then or before), refused, or without an answer. */
  readonly done: number;
  readonly refused: number;
  readonly unanswered: number;
};

type ReconcileContext = {
  readonly db: Database;
  readonly url: string;
  readonly jobs: Jobs;
  readonly confirmed: Confirmed;
};

export async function reconcile(
  { bookings, commands }: WorkerLogs,
  context: ReconcileContext,
): Promise<Reconciled> {
  const { db, jobs } = context;
  await untilQuiet(db);
  await runJobs(db, jobs);
  const tally = { done: 0, refused: 0, unanswered: 0 };
  const interrupted = new Map<string, number>();
  const count = (name: string) => interrupted.set(name, (interrupted.get(name) ?? 0) + 1);
  for (const [key, { begun, ended }] of bookings) {
    if (ended === undefined) count('ledger');
    const journalId = ended ? ended.journalId : await bookAgain(db, begun);
    if (journalId !== null) context.confirmed.journals.set(key, journalId);
    if (ended === undefined) tally[journalId === null ? 'refused' : 'done'] += 1;
  }
  for (const { begun, ended } of commands.values()) {
    if (ended === undefined) count(begun.name);
    const status = ended?.status ?? (await askAgain(context.url, begun));
    if (status === 200) context.confirmed.commands.add(nameOf(begun.stores));
    if (ended === undefined) tally[endOf(status)] += 1;
  }
  await untilQuiet(db);
  await runJobs(db, jobs);
  return { asked: bookings.size + commands.size, interrupted, ...tally };
}

const nameOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`;

function endOf(status: number): 'done' | 'refused' | 'unanswered' {
  if (status === 200) return 'done';
  return status < 500 && status !== 429 ? 'refused' : 'unanswered';
}

async function bookAgain(db: Database, begun: Parameters<typeof perform>[1]): Promise<string | null> {
  const result = await perform(db, begun);
  return result.ok ? result.value.journalId : null;
}

const MAX_ATTEMPTS = 5;

/** A server that has just lost its connections may fail once more. */
async function askAgain(url: string, command: Command): Promise<number> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    const status = await send(url, command).then(
      (answer) => answer.status,
      () => 503,
    );
    if (status < 500 || left === 1) return status;
    await delay(100);
  }
}

/** The job queries the provider only for what is older than a minute, so the rows are made older. */
async function runJobs(db: Database, jobs: Jobs): Promise<void> {
  for (const table of ['payment_refunds', 'payment_attempts']) {
    await db.$client.query(
      `update ${table} set created_at = created_at - interval '2 minutes', asked_at = null
       where state in ('created', 'submitted', 'opening', 'unknown')`,
    );
  }
  await jobs.reconcilePayments(new Date(Date.now() + 60_000));
  await jobs.mature();
}

const QUIET_LOOKS = 3;

/** A surviving server may still be working on the commands of a killed worker. */
async function untilQuiet(db: Database): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    await delay(60);
    const { rows } = await db.$client.query(
      `select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}

/** Confirmed rows that are missing or changed, and journals that no worker began. */
export async function compare(db: Database, { journals, commands }: Confirmed) {
  const lost: string[] = [];
  const there = new Set<string>();
  for (const [kind, query] of Object.entries(STORED)) {
    const { rows } = await db.$client.query<{ id: string }>(query);
    for (const { id } of rows) there.add(nameOf({ kind, id }));
  }
  for (const name of commands) if (!there.has(name)) lost.push(name);
  const { rows } = await db.$client.query<{ key: string; id: string }>(
    'select key, id from ledger_journals where starts_with(key, $1)',
    [OWN],
  );
  const booked = new Map(rows.map(({ key, id }) => [key, id]));
  for (const [key, id] of journals) if (booked.get(key) !== id) lost.push(`journal ${key}`);
  const strange = rows.filter(({ key }) => !journals.has(key)).map(({ key }) => `no worker began ${key}`);
  return { lost, strange };
}
