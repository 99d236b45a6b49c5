// The sessions of a person, as they see and end them.

import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Member } from '../../../kit/core/access.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { sessions } from './tables.ts';

const SHOWN_MAX = 100;

export async function listSessions(db: Executor, member: Member) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
    .limit(SHOWN_MAX);
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === member.sessionId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    userAgent: row.userAgent,
    address: row.ipAddress,
  }));
}

/** Ends one session; false when it is not there or somebody else's. */
export async function endSession(db: Executor, member: Pick<Member, 'id'>, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, member.id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session but the current one; says how many. */
export async function endOtherSessions(db: Executor, member: Member): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, member.id), ne(sessions.id, member.sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function endAllSessions(db: Executor, personId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, personId));
}

/** Forgets sessions that have run out; run now and then by a job. */
export async function forgetEndedSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}
