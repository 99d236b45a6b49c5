// Takes back VIP that was given for no money, from now on: what was used stays used.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { daysLeft, layPeriods } from '../../domain/index.ts';
import { findGrantByKey, readGrants } from './grants-repo.ts';
import { lockMembership } from './lock-membership.ts';
import { insertTakeBack } from './take-backs-repo.ts';

/** In a transaction of the caller, once per grant. Says how many days went; 0 where nothing was left. */
export async function revokeGrant(
  tx: Executor,
  { userId, key }: { readonly userId: UserId; readonly key: string },
): Promise<number> {
  const now = await lockMembership(tx, userId);
  const grant = await findGrantByKey(tx, key);
  if (grant?.userId !== userId) return 0;
  const period = layPeriods(await readGrants(tx, userId)).find(({ grantId }) => grantId === grant.id);
  if (!period || period.takenDays > 0) return 0;
  const days = daysLeft(period, now);
  await insertTakeBack(tx, {
    id: newId(now),
    userId,
    grantId: grant.id,
    amountFen: 0,
    days,
    isWhole: true,
    createdAt: now,
  });
  return days;
}
