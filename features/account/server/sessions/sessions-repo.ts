// The sessions of a person, as they see and end them.

import { and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { ADMIN_SESSION_HOURS } from '../../domain/index.ts';
import { sessions, users } from '../tables.ts';

const SHOWN_MAX = 100;
/** However often it is used, a session ends so long after the sign-in. */
const DAYS_MAX = 90;

const oldestStart = sql`now() - case when ${users.role} = 'admin'
  then make_interval(hours => ${ADMIN_SESSION_HOURS}) else make_interval(days => ${DAYS_MAX}) end`;

/** Whether a session, joined with its person, still counts. */
export const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.createdAt, oldestStart));

export async function listSessions(db: Executor, member: Pick<Member, 'id' | 'sessionId'>) {
  const rows = await listAlive(db, member.id, desc(eq(sessions.id, member.sessionId)));
  return rows.map((row) => ({ ...row, isCurrent: row.id === member.sessionId }));
}

/** Somebody's, for admins. */
export const listSessionsOf = (db: Executor, userId: UserId) => listAlive(db, userId);

async function listAlive(db: Executor, userId: UserId, ...first: readonly SQL[]) {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isAlive))
    // The one that asks comes first: it must not be lost behind a hundred newer ones.
    .orderBy(...first, desc(sessions.updatedAt), desc(sessions.id))
    .limit(SHOWN_MAX);
  return rows.map(({ session: row }) => ({
    id: row.id,
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

/** Says how many. */
export async function endAllSessions(db: Executor, personId: UserId): Promise<number> {
  const ended = await db.delete(sessions).where(eq(sessions.userId, personId)).returning({ id: sessions.id });
  return ended.length;
}

/** Forgets sessions that have run out; run now and then by a job. */
export async function forgetEndedSessions(db: Executor): Promise<void> {
  const tooOld = lt(sessions.createdAt, sql`now() - make_interval(days => ${DAYS_MAX})`);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), tooOld));
}
