// Reads and writes what was granted to a person, and what refunds took back of it.

import { and, asc, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { milliseconds } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { Grant, Span } from '../../domain/index.ts';
import { membershipGrants, membershipPurchases, membershipTakeBacks } from '../tables.ts';

export type StoredGrant = typeof membershipGrants.$inferSelect;
export type GrantSource = StoredGrant['source'];

/** As JSON carries a grant; moments in milliseconds since 1970. */
export type GrantJson = Pick<StoredGrant, 'id' | 'months' | 'days' | 'zone'> & {
  readonly grantedAt: number;
  readonly takenDays: number;
  readonly cutAt: number | null;
};

/** In a query: all that was granted to a person, the oldest first. */
export function grantsOf(userId: SQLWrapper): SQL<GrantJson[]> {
  const { id, createdAt, months, days, zone } = membershipGrants;
  const { isWhole, createdAt: takenAt, days: takenDays } = membershipTakeBacks;
  const cutAt = sql`min(${takenAt}) filter (where ${isWhole})`;
  const rows = new QueryBuilder()
    .select({
      grant: sql`json_build_object('id', ${id}, 'grantedAt', ${milliseconds(createdAt)}, 'months', ${months},
        'days', ${days}, 'zone', ${zone}, 'cutAt', ${milliseconds(cutAt)},
        'takenDays', coalesce(sum(${takenDays}) filter (where not ${isWhole}), 0))`,
    })
    .from(membershipGrants)
    .leftJoin(
      membershipTakeBacks,
      or(
        eq(membershipTakeBacks.purchaseId, membershipGrants.purchaseId),
        eq(membershipTakeBacks.grantId, membershipGrants.id),
      ),
    )
    .where(eq(membershipGrants.userId, userId))
    .groupBy(membershipGrants.id)
    .orderBy(asc(membershipGrants.createdAt), asc(membershipGrants.id));
  return sql`array(${rows})`;
}

/** A grant as the rules read it. */
export const toGrant = ({ id, grantedAt, zone, takenDays, cutAt, ...span }: GrantJson): Grant => ({
  id,
  grantedAt: new Date(grantedAt),
  zone,
  span: toSpan(span),
  takenBack: cutAt === null ? takenDays : { cutAt: new Date(cutAt), daysBefore: takenDays },
});

const reading = prepared((db) =>
  db
    .select({ grants: grantsOf(sql`${sql.placeholder('userId')}::uuid`) })
    .from(sql`(values (1)) as one`)
    .prepare('membership_grants'),
);

/** All that was granted to a person, as the rules read it. */
export async function readGrants(db: Executor, userId: UserId): Promise<Grant[]> {
  const [row] = await reading(db).execute({ userId });
  return row?.grants.map(toGrant) ?? [];
}

export function toSpan({ months, days }: Pick<StoredGrant, 'months' | 'days'>): Span {
  return months === null ? { days: days ?? 0 } : { months };
}

export async function findGrantByKey(db: Executor, key: string): Promise<StoredGrant | undefined> {
  const [grant] = await db.select().from(membershipGrants).where(eq(membershipGrants.key, key));
  return grant;
}

const isGift = (userId: UserId) =>
  and(eq(membershipGrants.userId, userId), eq(membershipGrants.source, 'admin'));

/** What an admin has given the person by this grant. */
export async function findGift(
  db: Executor,
  { userId, id }: { readonly userId: UserId; readonly id: string },
): Promise<StoredGrant | undefined> {
  const [gift] = await db
    .select()
    .from(membershipGrants)
    .where(and(isGift(userId), eq(membershipGrants.id, id)));
  return gift;
}

/** More than anybody is given. */
const GIFTS_SHOWN = 50;

/** What admins have given the person, the latest first. */
export async function listGifts(db: Executor, userId: UserId): Promise<StoredGrant[]> {
  return db
    .select()
    .from(membershipGrants)
    .where(isGift(userId))
    .orderBy(desc(membershipGrants.createdAt), desc(membershipGrants.id))
    .limit(GIFTS_SHOWN);
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
