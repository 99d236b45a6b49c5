// Whether a person's VIP runs, read from what was granted: there is no flag that a job would have to clear.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type Grant, lastEnd, layPeriods } from '../../domain/index.ts';
import { membershipGrants, membershipTakeBacks } from '../tables.ts';
import { type GrantJson, grantsOf, readGrants, toGrant } from './grants-repo.ts';

export type Membership = {
  readonly kind: 'free' | 'vip';
  /** When VIP ends, or when it ended; null for who never had it. */
  readonly vipUntil: Date | null;
};

/** A person's membership at a moment; one statement. */
export async function readMembership(executor: Executor, userId: UserId, now: Date): Promise<Membership> {
  const vipUntil = endOf(await readGrants(executor, userId));
  return { kind: vipUntil && vipUntil > now ? 'vip' : 'free', vipUntil };
}

/** In a query: when the person's VIP ends, or when it ended; null for who never had it. */
export function vipUntilOf(userId: SQLWrapper): SQL<Date | null> {
  return grantsOf(userId).mapWith((stored: GrantJson[]) => endOf(stored.map(toGrant)));
}

/**
 * In a query: whether the person may be VIP, or free, now. Whoever is one is found; of those whose refunds have drawn their
 * VIP forward both are true, and `vipUntilOf` tells.
 */
export function mayBeMember(userId: SQLWrapper, kind: 'vip' | 'free'): SQL {
  const grants = sql`(select from ${membershipGrants} where ${membershipGrants.userId} = ${userId}
    and ${membershipGrants.endsAt} > now())`;
  const takeBacks = sql`(select from ${membershipTakeBacks} where ${membershipTakeBacks.userId} = ${userId})`;
  return kind === 'vip' ? sql`exists ${grants}` : sql`(not exists ${grants} or exists ${takeBacks})`;
}

const endOf = (grants: readonly Grant[]): Date | null => lastEnd(layPeriods(grants)) ?? null;
