// The result of the latest check of the ledger, for the server's metrics.

import type { Executor } from '../../../kit/server/db/database.ts';
import type { Figure } from '../../../kit/server/http/operations.ts';
import { findLatestCheck } from './checking/checks-repo.ts';

/** All processes tell what is in the database, whichever of them has checked. */
export function ledgerFigures(db: Executor): readonly Figure[] {
  return [
    {
      name: 'ledger_checked_timestamp_seconds',
      help: 'When the ledger was checked last, in seconds since 1970.',
      read: async () => {
        const check = await findLatestCheck(db);
        return check && check.createdAt.getTime() / 1000;
      },
    },
    {
      name: 'ledger_findings',
      help: 'Broken invariants that the latest check of the ledger has found; anything but 0 needs a person.',
      read: async () => (await findLatestCheck(db))?.findingCount,
    },
  ];
}
