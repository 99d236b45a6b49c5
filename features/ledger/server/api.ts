// The public face of the ledger's server side.

import * as z from 'zod';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { runCheck } from './checking/run-check.ts';
import { ledgerFigures } from './figures.ts';
import { ledgerHandlers } from './handlers.ts';

type LedgerOptions = { readonly db: Database; readonly jobs: Jobs };

/** Puts the ledger together: handlers for its contract, figures for the metrics, its nightly check (defined, not started). */
export function createLedger({ db, jobs }: LedgerOptions) {
  jobs.define({
    name: 'ledger.check',
    data: z.object({}),
    retries: 1,
    every: '43 19 * * *',
    // One that runs already will be the latest soon enough.
    handle: async () => void (await runCheck(db, null)),
  });
  return { handlers: ledgerHandlers(db), figures: ledgerFigures(db) };
}

export { findAccount, findBalances, openAccount } from './accounts-repo.ts';
export type { Finding } from './checking/findings.ts';
export { runCheck } from './checking/run-check.ts';
export { type Report, verify } from './checking/verify.ts';
export { listJournalsByKeys } from './journals-repo.ts';
export { type Posted, type PostFailure, type Posting, post, type ReverseInput, reverse } from './post.ts';
export { inLedgerTransaction } from './retry.ts';
