// Reads and writes what refunds and revocations took back.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { membershipPurchases, membershipTakeBacks } from '../tables.ts';

export type TakeBack = typeof membershipTakeBacks.$inferSelect;
type PageOf = PageRequest & { readonly userId: UserId };

export type TakenBack = {
  readonly refundedFen: number;
  readonly goodwillFen: number;
  readonly packs: number;
};

/** What refunds have taken back of a purchase so far. */
export async function sumTakeBacks(db: Executor, purchaseId: string): Promise<TakenBack> {
  const [row] = await db
    .select({
      refundedFen: sql<number>`coalesce(sum(${membershipTakeBacks.amountFen}), 0)`.mapWith(Number),
      goodwillFen: sql<number>`coalesce(sum(${membershipTakeBacks.amountFen})
        filter (where ${membershipTakeBacks.isGoodwill}), 0)`.mapWith(Number),
      packs: sql<number>`coalesce(sum(${membershipTakeBacks.packs}), 0)`.mapWith(Number),
    })
    .from(membershipTakeBacks)
    .where(eq(membershipTakeBacks.purchaseId, purchaseId));
  return row ?? { refundedFen: 0, goodwillFen: 0, packs: 0 };
}

export async function findTakeBack(db: Executor, id: string): Promise<TakeBack | undefined> {
  const [found] = await db.select().from(membershipTakeBacks).where(eq(membershipTakeBacks.id, id));
  return found;
}

export async function insertTakeBack(
  db: Executor,
  takeBack: typeof membershipTakeBacks.$inferInsert,
): Promise<void> {
  await db.insert(membershipTakeBacks).values(takeBack);
}

export async function listTakeBacks(db: Executor, { userId, before, limit }: PageOf) {
  return db
    .select({ takeBack: membershipTakeBacks, purchase: membershipPurchases })
    .from(membershipTakeBacks)
    .leftJoin(membershipPurchases, eq(membershipPurchases.id, membershipTakeBacks.purchaseId))
    .where(and(eq(membershipTakeBacks.userId, userId), olderThan(membershipTakeBacks, before)))
    .orderBy(desc(membershipTakeBacks.createdAt), desc(membershipTakeBacks.id))
    .limit(limit);
}
