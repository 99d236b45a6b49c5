// Runs a check of the ledger and stores the result; only one check runs at a time, across all processes.

import { err, type Failure, ok, type Result } from '../../../../../kit/core/result.ts';
import type { UserId } from '../../../../../kit/core/user-id.ts';
import type { Database } from '../../../../../kit/server/db/database.ts';
import type { CheckScope } from '../../../domain/index.ts';
import { checkAll } from '../checks/check-all.ts';
import { checkNew, type Pace } from '../checks/check-new.ts';
import { checkGuards, checkTotals } from '../checks/check-whole.ts';
import { checkInvariants, type Invariant } from '../checks/invariants.ts';
import type { Walk } from '../checks/walk.ts';
import { collectFindings, type Findings } from '../findings.ts';
import {
  beginWholeCheck,
  endWholeCheck,
  findWholeCheck,
  insertCheck,
  type StoredCheck,
  saveWholeCheck,
} from './checks-repo.ts';

/** Any fixed number; it only has to differ from other advisory locks on the same database. */
const CHECK_LOCK = 7_254_011;

export type CheckOptions = {
  readonly scope: CheckScope;
  /** The admin who asks; null for jobs and the command. */
  readonly actorId: UserId | null;
  /** What is checked beside the ledger itself; only those that hold always. */
  readonly invariants: readonly Invariant[];
  /** When it ends, done or not; the next one goes on where it was. */
  readonly limitMs: number;
};

/** How far a check came whose time was over. */
export type Unfinished = Pick<Walk, 'accounts' | 'journals'> & { readonly findingCount: number };
export type CheckFailure = Failure<'check_running'> | Failure<'check_unfinished', Unfinished>;

export async function runCheck(
  db: Database,
  options: CheckOptions,
): Promise<Result<StoredCheck, CheckFailure>> {
  // The lock belongs to a connection, and goes with it if this process dies.
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [CHECK_LOCK]);
    if (!rows[0]?.held) return err('check_running');
    try {
      return await (options.scope === 'new' ? runNew(db, options) : runWhole(db, options));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [CHECK_LOCK]);
    }
  } finally {
    client.release();
  }
}

const paceOf = (limitMs: number): Pace => {
  const end = performance.now() + limitMs;
  return { isOver: () => performance.now() >= end };
};

async function runNew(db: Database, options: CheckOptions): Promise<Result<StoredCheck, CheckFailure>> {
  const begun = performance.now();
  const findings = collectFindings();
  await checkShort(db, options, findings);
  const walk = await checkNew(db, findings, paceOf(options.limitMs));
  return store(db, options, { walk: { ...walk, tookMs: performance.now() - begun }, findings });
}

/** What takes no longer the older the ledger is, or hardly: it belongs to each check. */
async function checkShort(
  db: Database,
  { invariants }: Pick<CheckOptions, 'invariants'>,
  findings: Findings,
): Promise<void> {
  await checkGuards(db, findings);
  await checkTotals(db, findings);
  await checkInvariants(
    db,
    invariants.filter(({ holds }) => holds === 'always'),
    findings,
  );
}

/** Begins, or goes on with the one that was interrupted. */
async function runWhole(db: Database, options: CheckOptions): Promise<Result<StoredCheck, CheckFailure>> {
  const known = await findWholeCheck(db);
  const { walk: start, findings } = known ?? beginWholeCheck();
  if (!known) await checkShort(db, options, findings);
  const walk = await checkAll(db, start, {
    findings,
    ...paceOf(options.limitMs),
    save: (now) => saveWholeCheck(db, { walk: now, findings }),
  });
  const stored = await store(db, options, { walk, findings });
  if (stored.ok) await endWholeCheck(db);
  return stored;
}

type Ended = { readonly walk: Walk; readonly findings: Findings };

async function store(
  db: Database,
  { scope, actorId }: CheckOptions,
  { walk, findings }: Ended,
): Promise<Result<StoredCheck, CheckFailure>> {
  const { phase, accounts, journals, entries } = walk;
  const findingCount = findings.count();
  if (phase !== 'done' && findingCount === 0)
    return err('check_unfinished', { accounts, journals, findingCount });
  const tookMs = Math.round(walk.tookMs);
  const found = { findingCount, findings: findings.kept(), tookMs };
  const check = await insertCheck(db, { scope, actorId, accounts, journals, entries, ...found });
  return phase === 'done' ? ok(check) : err('check_unfinished', { accounts, journals, findingCount });
}
