// Reads and writes placements; the owner is part of every query.

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { placements } from './tables.ts';

export type Placement = typeof placements.$inferSelect;
type NewPlacement = Pick<Placement, 'id' | 'userId' | 'answers' | 'band'>;

/** What is stored already stays as it is. */
export async function addPlacement(db: Executor, placement: NewPlacement): Promise<void> {
  await db.insert(placements).values(placement).onConflictDoNothing();
}

export async function findPlacement(
  db: Executor,
  userId: UserId,
  id: string,
): Promise<Placement | undefined> {
  const [row] = await db
    .select()
    .from(placements)
    .where(and(eq(placements.userId, userId), eq(placements.id, id)));
  return row;
}

export async function latestPlacement(db: Executor, userId: UserId): Promise<Placement | undefined> {
  const [row] = await db
    .select()
    .from(placements)
    .where(eq(placements.userId, userId))
    .orderBy(desc(placements.createdAt))
    .limit(1);
  return row;
}

type Decision = { readonly id: string; readonly isAccepted: boolean };

/** What was accepted before keeps its time. */
export async function decidePlacement(
  db: Executor,
  userId: UserId,
  { id, isAccepted }: Decision,
): Promise<Placement | undefined> {
  const [row] = await db
    .update(placements)
    .set({ acceptedAt: isAccepted ? sql`coalesce(${placements.acceptedAt}, now())` : null })
    .where(and(eq(placements.userId, userId), eq(placements.id, id)))
    .returning();
  return row;
}

/** The latest that a person has taken over; undefined without one. */
export async function placementInForce(
  db: Executor,
  userId: UserId,
): Promise<Pick<Placement, 'band' | 'answers' | 'createdAt'> | undefined> {
  const [row] = await db
    .select({ band: placements.band, answers: placements.answers, createdAt: placements.createdAt })
    .from(placements)
    .where(and(eq(placements.userId, userId), isNotNull(placements.acceptedAt)))
    .orderBy(desc(placements.createdAt))
    .limit(1);
  return row;
}
