// Whether a person's VIP runs, read from what was granted: there is no flag that a job would have to clear.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { lastEnd, layPeriods } from '../../domain/index.ts';
import { readGrants } from './grants-repo.ts';

export type Membership = {
  readonly kind: 'free' | 'vip';
  /** When VIP ends, or when it ended; null for who never had it. */
  readonly vipUntil: Date | null;
};

/** A person's membership at a moment; one statement. */
export async function readMembership(executor: Executor, userId: UserId, now: Date): Promise<Membership> {
  const until = lastEnd(layPeriods(await readGrants(executor, userId)));
  return { kind: until && until > now ? 'vip' : 'free', vipUntil: until ?? null };
}
