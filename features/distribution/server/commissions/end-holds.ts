// For the demo, which cannot wait: what a distributor has earned leaves its hold at once.

import { and, eq, gt } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { commissions } from '../tables.ts';
import { matureDue } from './mature-commissions.ts';

export async function endHolds(db: Database, distributorId: UserId, now: Date): Promise<void> {
  await db
    .update(commissions)
    .set({ availableAt: now })
    .where(and(eq(commissions.distributorId, distributorId), gt(commissions.availableAt, now)));
  await matureDue(db, distributorId, now);
}
