// Sessions of cards: begun by one page, resumed by any, ended once.

import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { studySessions } from './tables.ts';

export type Session = typeof studySessions.$inferSelect;

/** The open session that was begun since a moment. */
export async function findOpen(db: Executor, userId: UserId, since: Date): Promise<Session | undefined> {
  const [open] = await db
    .select()
    .from(studySessions)
    .where(
      and(
        eq(studySessions.userId, userId),
        gte(studySessions.startedAt, since),
        isNull(studySessions.endedAt),
      ),
    )
    .orderBy(desc(studySessions.startedAt))
    .limit(1);
  return open;
}

export async function findSession(db: Executor, userId: UserId, id: string): Promise<Session | undefined> {
  const [found] = await db
    .select()
    .from(studySessions)
    .where(and(eq(studySessions.userId, userId), eq(studySessions.id, id)));
  return found;
}

/** Begins a session, or finds the one that stands under this id. */
export async function beginSession(db: Executor, userId: UserId, id: string): Promise<Session> {
  await db.insert(studySessions).values({ userId, id }).onConflictDoNothing();
  const session = await findSession(db, userId, id);
  if (!session) throw new Error('a session that stands in the way of its like is not there');
  return session;
}

/** Ended once: the time of the first end stays. */
export async function endSession(db: Executor, userId: UserId, id: string): Promise<Session | undefined> {
  const [ended] = await db
    .update(studySessions)
    .set({ endedAt: sql`coalesce(${studySessions.endedAt}, now())` })
    .where(and(eq(studySessions.userId, userId), eq(studySessions.id, id)))
    .returning();
  return ended;
}
