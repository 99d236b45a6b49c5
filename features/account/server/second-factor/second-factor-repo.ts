// The rows of second factors and recovery codes; every function takes the database or a transaction first.

import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { recoveryCodes, secondFactors, users } from '../tables.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Executor, userId: UserId): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Keeps a sealed secret that is still to be confirmed, in place of an earlier one; false when one is confirmed. */
export async function keepSecret(db: Executor, userId: UserId, secret: string): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: new Date() },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length === 1;
}

/** Uses up a step; false when it, or a later one, was used already. */
export async function takeStep(db: Executor, userId: UserId, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length === 1;
}

export async function confirm(tx: Executor, userId: UserId, at: Date): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.userId, userId));
  await tx.update(users).set({ secondFactorSince: at, updatedAt: at }).where(eq(users.id, userId));
}

/** Takes the second factor away with its recovery codes; false when there was none. */
export async function remove(tx: Executor, userId: UserId): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await tx.update(users).set({ secondFactorSince: null, updatedAt: new Date() }).where(eq(users.id, userId));
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses up a recovery code; false when there is no such code, or it was used. */
export async function takeRecoveryCode(db: Executor, userId: UserId, hash: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

export async function countRecoveryCodes(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
