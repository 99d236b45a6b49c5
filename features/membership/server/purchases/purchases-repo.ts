// Reads and writes purchases.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { membershipPurchases } from '../tables.ts';

export type Purchase = typeof membershipPurchases.$inferSelect;

export async function findPurchase(db: Executor, id: PaymentId): Promise<Purchase | undefined> {
  const [purchase] = await db.select().from(membershipPurchases).where(eq(membershipPurchases.id, id));
  return purchase;
}

/** Those of the purchases that are there, by their ids. */
export async function findPurchases(
  db: Executor,
  ids: readonly PaymentId[],
): Promise<ReadonlyMap<PaymentId, Purchase>> {
  const rows = await db
    .select()
    .from(membershipPurchases)
    .where(inArray(membershipPurchases.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The purchase of this id: the new one, or the one that was there. */
export async function insertPurchase(
  db: Executor,
  purchase: typeof membershipPurchases.$inferInsert,
): Promise<Purchase> {
  await db.insert(membershipPurchases).values(purchase).onConflictDoNothing();
  const stored = await findPurchase(db, purchase.id);
  if (!stored) throw new Error('a purchase that was stored is not there');
  return stored;
}

/** False when it had been given before. */
export async function markFulfilled(
  db: Executor,
  id: PaymentId,
  { at, studiedBefore }: { readonly at: Date; readonly studiedBefore: number },
): Promise<boolean> {
  const changed = await db
    .update(membershipPurchases)
    .set({ fulfilledAt: at, studiedBefore })
    .where(and(eq(membershipPurchases.id, id), isNull(membershipPurchases.fulfilledAt)))
    .returning({ id: membershipPurchases.id });
  return changed.length > 0;
}

type PageOf = PageRequest & { readonly userId: UserId };

/** The booster packs that a person has bought and paid for, the newest first. */
export async function listPackPurchases(
  db: Executor,
  { userId, before, limit }: PageOf,
): Promise<Purchase[]> {
  const newest = { createdAt: membershipPurchases.fulfilledAt, id: membershipPurchases.id };
  return db
    .select()
    .from(membershipPurchases)
    .where(
      and(
        eq(membershipPurchases.userId, userId),
        isNull(membershipPurchases.plan),
        sql`${membershipPurchases.fulfilledAt} is not null`,
        olderThan(newest, before),
      ),
    )
    .orderBy(desc(membershipPurchases.fulfilledAt), desc(membershipPurchases.id))
    .limit(limit);
}

/** A person's newest purchases that were not paid, or whose payment is not known here yet. */
export async function listUnfulfilled(db: Executor, userId: UserId, limit: number): Promise<Purchase[]> {
  return db
    .select()
    .from(membershipPurchases)
    .where(and(eq(membershipPurchases.userId, userId), isNull(membershipPurchases.fulfilledAt)))
    .orderBy(desc(membershipPurchases.createdAt), desc(membershipPurchases.id))
    .limit(limit);
}
