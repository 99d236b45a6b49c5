// Sessions of cards: begun by one page, resumed by any, ended once.

import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { placesAnswered } from '../../../learning-events/server/api.ts';
import { studySessions } from '../tables.ts';

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

type Beginning = { readonly userId: UserId; readonly id: string; readonly since: Date };

/** The open session that was begun since a moment, else a new one: two devices that begin at once begin the same. */
export function beginSession(db: Database, { userId, id, since }: Beginning): Promise<Session> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const open = await findOpen(tx, userId, since);
    if (open) return open;
    await tx.insert(studySessions).values({ userId, id }).onConflictDoNothing();
    const session = await findSession(tx, userId, id);
    if (!session) throw new Error('a session that stands in the way of its like is not there');
    return session;
  });
}

type LeftOut = { readonly id: string; readonly keys: readonly string[] };

/** Takes note of cards of which a page could ask nothing fair. */
export async function leaveOut(db: Executor, userId: UserId, { id, keys }: LeftOut): Promise<void> {
  if (keys.length === 0) return;
  const { leftOut } = studySessions;
  await db
    .update(studySessions)
    .set({
      leftOut: sql`array(select distinct unnest(${leftOut} || ${sql.param([...keys], leftOut)}::text[]))`,
    })
    .where(and(eq(studySessions.userId, userId), eq(studySessions.id, id)));
}

/** The cards that the pages of sessions begun since a moment have left out, by `skillKey`. */
export async function leftOutSince(db: Executor, userId: UserId, since: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ keys: studySessions.leftOut })
    .from(studySessions)
    .where(and(eq(studySessions.userId, userId), gte(studySessions.startedAt, since)));
  return new Set(rows.flatMap(({ keys }) => keys));
}

/** When sessions came to their end since a moment, in which something was answered. */
export async function reviewsEnded(db: Executor, userId: UserId, since: Date): Promise<Date[]> {
  const [ended, answered] = await Promise.all([
    db
      .select({ id: studySessions.id, at: studySessions.endedAt })
      .from(studySessions)
      .where(and(eq(studySessions.userId, userId), gte(studySessions.endedAt, since))),
    placesAnswered(db, userId, { source: 'review', since }),
  ]);
  const places = new Set(answered);
  return ended.flatMap(({ id, at }) => (at !== null && places.has(id) ? [at] : []));
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
