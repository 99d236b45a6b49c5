// Reads and writes applied booster packs; those that are not applied are minutes in the ledger.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { findAccount } from '../../../ledger/server/api.ts';
import { BOOSTER_SECONDS } from '../../../study-time/domain/index.ts';
import { boosterApplications } from '../tables.ts';

export type Application = typeof boosterApplications.$inferSelect;

/** Booster packs that a person has bought and not applied. */
export async function countOwned(db: Executor, userId: UserId): Promise<number> {
  const account = await findAccount(db, { kind: 'minutes_boosters', owner: userId });
  return Math.floor((account?.balance ?? 0) / BOOSTER_SECONDS);
}

type MonthOf = { readonly userId: UserId; readonly month: string };

export async function countApplied(db: Executor, { userId, month }: MonthOf): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(boosterApplications)
    .where(and(eq(boosterApplications.userId, userId), eq(boosterApplications.month, month)));
  return row?.count ?? 0;
}

export async function findApplication(db: Executor, id: string): Promise<Application | undefined> {
  const [found] = await db.select().from(boosterApplications).where(eq(boosterApplications.id, id));
  return found;
}

export async function insertApplication(
  db: Executor,
  application: typeof boosterApplications.$inferInsert,
): Promise<void> {
  await db.insert(boosterApplications).values(application);
}

type PageOf = PageRequest & { readonly userId: UserId };

export async function listApplications(
  db: Executor,
  { userId, before, limit }: PageOf,
): Promise<Application[]> {
  return db
    .select()
    .from(boosterApplications)
    .where(and(eq(boosterApplications.userId, userId), olderThan(boosterApplications, before)))
    .orderBy(desc(boosterApplications.createdAt), desc(boosterApplications.id))
    .limit(limit);
}
