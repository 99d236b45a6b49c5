// Reads and writes what was granted to a person, and what refunds took back of it.

import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { Grant, Span } from '../../domain/index.ts';
import { membershipGrants, membershipPurchases, membershipTakeBacks } from '../tables.ts';

export type StoredGrant = typeof membershipGrants.$inferSelect;
export type GrantSource = StoredGrant['source'];

/** Read at each request that needs to know whether VIP runs. */
const grantsOf = prepared((db) =>
  db
    .select({
      id: membershipGrants.id,
      grantedAt: membershipGrants.createdAt,
      months: membershipGrants.months,
      days: membershipGrants.days,
      zone: membershipGrants.zone,
      takenDays:
        sql<number>`coalesce(sum(${membershipTakeBacks.days}) filter (where not ${membershipTakeBacks.isWhole}), 0)`.mapWith(
          Number,
        ),
      cutAt:
        sql<Date | null>`min(${membershipTakeBacks.createdAt}) filter (where ${membershipTakeBacks.isWhole})`.mapWith(
          membershipTakeBacks.createdAt,
        ),
    })
    .from(membershipGrants)
    .leftJoin(
      membershipTakeBacks,
      or(
        eq(membershipTakeBacks.purchaseId, membershipGrants.purchaseId),
        eq(membershipTakeBacks.grantId, membershipGrants.id),
      ),
    )
    .where(eq(membershipGrants.userId, sql.placeholder('userId')))
    .groupBy(membershipGrants.id)
    .orderBy(asc(membershipGrants.createdAt), asc(membershipGrants.id))
    .prepare('membership_grants_of'),
);

/** All that was granted to a person, as the rules read it. */
export async function readGrants(db: Executor, userId: UserId): Promise<Grant[]> {
  const rows = await grantsOf(db).execute({ userId });
  return rows.map(({ id, grantedAt, zone, takenDays, cutAt, ...span }) => ({
    id,
    grantedAt,
    zone,
    span: toSpan(span),
    takenBack: cutAt ? { cutAt, daysBefore: takenDays } : takenDays,
  }));
}

export function toSpan({ months, days }: Pick<StoredGrant, 'months' | 'days'>): Span {
  return months === null ? { days: days ?? 0 } : { months };
}

export async function findGrantByKey(db: Executor, key: string): Promise<StoredGrant | undefined> {
  const [grant] = await db.select().from(membershipGrants).where(eq(membershipGrants.key, key));
  return grant;
}

export async function findGrantOfPurchase(
  db: Executor,
  purchaseId: string,
): Promise<StoredGrant | undefined> {
  const [grant] = await db.select().from(membershipGrants).where(eq(membershipGrants.purchaseId, purchaseId));
  return grant;
}

export async function insertGrant(db: Executor, grant: StoredGrant): Promise<void> {
  await db.insert(membershipGrants).values(grant);
}

type PageOf = PageRequest & { readonly userId: UserId };

/** A person's grants with what was bought, the newest first. */
export async function listGrants(db: Executor, { userId, before, limit }: PageOf) {
  return db
    .select({ grant: membershipGrants, purchase: membershipPurchases })
    .from(membershipGrants)
    .leftJoin(membershipPurchases, eq(membershipPurchases.id, membershipGrants.purchaseId))
    .where(and(eq(membershipGrants.userId, userId), olderThan(membershipGrants, before)))
    .orderBy(desc(membershipGrants.createdAt), desc(membershipGrants.id))
    .limit(limit);
}
