// The results of the latest checks of the ledger, for the server's metrics.

import type { Executor } from '../../../kit/server/db/database.ts';
import type { Figure } from '../../../kit/server/http/operations.ts';
import type { CheckScope } from '../domain/index.ts';
import { findLatestCheck } from './checking/runs/checks-repo.ts';

/** All processes tell what is in the database, whichever of them has checked. */
export function ledgerFigures(db: Executor): readonly Figure[] {
  const checkedAt = (scope: CheckScope) => async () => {
    const check = await findLatestCheck(db, scope);
    return check && check.createdAt.getTime() / 1000;
  };
  return [
    {
      name: 'ledger_checked_timestamp_seconds',
      help: 'When the ledger was checked last for what is new, in seconds since 1970.',
      read: checkedAt('new'),
    },
    {
      name: 'ledger_whole_checked_timestamp_seconds',
      help: 'When the whole ledger was checked last, in seconds since 1970.',
      read: checkedAt('whole'),
    },
    {
      name: 'ledger_findings',
      help: 'What the latest checks of the ledger have found wrong; anything but 0 needs a person.',
      read: async () => {
        const [fresh, whole] = await Promise.all([findLatestCheck(db, 'new'), findLatestCheck(db, 'whole')]);
        if (!fresh && !whole) return undefined;
        return (fresh?.findingCount ?? 0) + (whole?.findingCount ?? 0);
      },
    },
  ];
}
