// The checks that run by themselves: each night what is new, each week the whole, as far as a night's time goes.

import * as z from 'zod';
import type { Database } from '../../../../../kit/server/db/database.ts';
import type { Jobs } from '../../../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../../../kit/server/log.ts';
import type { CheckScope } from '../../../domain/index.ts';
import type { Invariant } from '../checks/invariants.ts';
import type { Finding } from '../findings.ts';
import { findWholeCheck, wasCheckedSince } from './checks-repo.ts';
import { runCheck } from './run-check.ts';

const MINUTE_MS = 60_000;
/** What a night gives to each; the job queue takes a job for lost a little later. */
export const LIMITS_MS: Readonly<Record<CheckScope, number>> = { new: 10 * MINUTE_MS, whole: 60 * MINUTE_MS };
const SPARE_SECONDS = 120;
/** A whole check begins when the last is so old; less than a week, so that it stays on its day. */
const WHOLE_AFTER_MS = 6.5 * 24 * 60 * MINUTE_MS;
/** Of the findings, so many are told in the log. */
const LOGGED = 5;

export type CheckingOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly invariants: readonly Invariant[];
};

export function defineChecks(jobs: Jobs, options: CheckingOptions): void {
  const limitSeconds = (scope: CheckScope) => LIMITS_MS[scope] / 1000 + SPARE_SECONDS;
  jobs.define({
    name: 'ledger.check',
    data: z.object({}),
    retries: 1,
    limitSeconds: limitSeconds('new'),
    every: '43 19 * * *',
    handle: () => check(options, 'new'),
  });
  jobs.define({
    name: 'ledger.check-whole',
    data: z.object({}),
    retries: 1,
    limitSeconds: limitSeconds('whole'),
    every: '13 20 * * *',
    handle: async () => {
      if (await isWholeDue(options.db, new Date())) await check(options, 'whole');
    },
  });
}

/** One that was interrupted goes on in the next night; another begins each week. */
export async function isWholeDue(db: Database, now: Date): Promise<boolean> {
  if (await findWholeCheck(db)) return true;
  return !(await wasCheckedSince(db, 'whole', new Date(now.getTime() - WHOLE_AFTER_MS)));
}

async function check({ db, log, invariants }: CheckingOptions, scope: CheckScope): Promise<void> {
  const checked = await runCheck(db, { scope, actorId: null, invariants, limitMs: LIMITS_MS[scope] });
  if (checked.ok) {
    alert(log, scope, checked.value);
    return;
  }
  // One that runs already will be the latest soon enough.
  if (checked.error.code === 'check_running') return;
  const { findingCount, ...progress } = checked.error.data;
  log.warn({ scope, ...progress }, 'the check of the ledger ran out of time and goes on the next time');
  if (findingCount > 0) alert(log, scope, { findingCount, findings: [] });
}

type Found = { readonly findingCount: number; readonly findings: readonly Finding[] };

/** Who watches the log learns of it at once; admins see it on the ledger's page. */
function alert(log: Log, scope: CheckScope, { findingCount, findings }: Found): void {
  if (findingCount === 0) return;
  log.error(
    { scope, findingCount, findings: findings.slice(0, LOGGED) },
    'the check of the ledger has found what must not be; see Admin, Ledger',
  );
}
