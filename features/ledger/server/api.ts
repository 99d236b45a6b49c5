// The public face of the ledger's server side.

import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { type CheckingOptions, defineChecks } from './checking/runs/jobs.ts';
import type { MoneySums } from './days/day-sums.ts';
import { ledgerFigures } from './figures.ts';
import { ledgerHandlers } from './handlers.ts';
import type { SubjectNamer } from './subjects.ts';

type LedgerOptions = CheckingOptions & {
  readonly jobs: Jobs;
  readonly sums: MoneySums;
  /** What other features call what the ledger has as ids. */
  readonly subjects: readonly SubjectNamer[];
};

/** Puts the ledger together: handlers for its contract, figures for the metrics, its checks (defined, not started). */
export function createLedger({ jobs, ...options }: LedgerOptions) {
  defineChecks(jobs, options);
  return { handlers: ledgerHandlers(options), figures: ledgerFigures(options.db) };
}

export { balanceOf, findAccount, findBalances, openAccount } from './accounts-repo.ts';
export { checkInvariants, type Invariant } from './checking/checks/invariants.ts';
export { collectFindings, type Finding } from './checking/findings.ts';
export { type CheckFailure, runCheck } from './checking/runs/run-check.ts';
export { type Report, verify } from './checking/runs/verify.ts';
export { type MoneySums, sumOfKind } from './days/day-sums.ts';
export { moneyDayFigures, moneyOverview } from './days/overview.ts';
export { listJournalsByKeys } from './journals-repo.ts';
export { nameAccount } from './name-account.ts';
export { type Posted, type PostFailure, type Posting, post, type ReverseInput, reverse } from './post.ts';
export { inLedgerTransaction } from './retry.ts';
export type { Subject, SubjectNamer } from './subjects.ts';
