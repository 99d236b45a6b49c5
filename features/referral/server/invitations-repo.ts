// Invitations: who came by whom, what counts, and what an admin has to judge.

import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageKey } from '../../../kit/server/db/page-cursor.ts';
import { users } from '../../account/server/api.ts';
import { COUNTING_VERDICTS, countStudyDay, type Verdict } from '../domain/index.ts';
import { invitations, inviteCodes } from './tables.ts';

export type Invitation = typeof invitations.$inferSelect;

const key = { createdAt: invitations.createdAt, id: invitations.invitedId };
const counts = inArray(invitations.verdict, COUNTING_VERDICTS);

/** The invitation by which a person came, whoever sent it. */
export async function findInvitation(db: Executor, invitedId: string): Promise<Invitation | undefined> {
  const [found] = await db.select().from(invitations).where(eq(invitations.invitedId, invitedId));
  return found;
}

export async function insertInvitation(
  tx: Executor,
  invitation: typeof invitations.$inferInsert,
): Promise<void> {
  await tx.insert(invitations).values(invitation);
}

export type Counters = { readonly total: number; readonly successful: number; readonly waiting: number };

export async function countInvitations(db: Executor, inviterId: string): Promise<Counters> {
  const [row] = await db
    .select({
      total: count(),
      successful: sql<number>`count(*) filter (where ${counts} and ${isNotNull(invitations.succeededAt)})::int`,
      waiting: sql<number>`count(*) filter (where ${eq(invitations.verdict, 'suspicious')})::int`,
    })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId));
  return row ?? { total: 0, successful: 0, waiting: 0 };
}

type Page = { readonly before: PageKey | undefined; readonly limit: number };

/** Who came by a person's codes, or one of them, newest first. */
export async function listInvitations(
  db: Executor,
  { inviterId, codeId }: { readonly inviterId: string; readonly codeId: string | undefined },
  { before, limit }: Page,
) {
  return db
    .select({
      id: invitations.invitedId,
      name: users.name,
      code: inviteCodes.code,
      label: inviteCodes.label,
      succeededAt: invitations.succeededAt,
      verdict: invitations.verdict,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedId))
    .innerJoin(inviteCodes, eq(inviteCodes.id, invitations.codeId))
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        codeId === undefined ? undefined : eq(invitations.codeId, codeId),
        olderThan(key, before),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.invitedId))
    .limit(limit);
}

const inviter = alias(users, 'inviter');

const judgedRows = (db: Executor) =>
  db
    .select({
      invitation: invitations,
      invitedName: users.name,
      inviterName: inviter.name,
      code: inviteCodes.code,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedId))
    .innerJoin(inviter, eq(inviter.id, invitations.inviterId))
    .innerJoin(inviteCodes, eq(inviteCodes.id, invitations.codeId));

export type JudgedRow = Awaited<ReturnType<typeof judgedRows>>[number];

/** Those that wait for an admin, newest first. */
export async function listSuspicious(db: Executor, { before, limit }: Page): Promise<JudgedRow[]> {
  return judgedRows(db)
    .where(and(eq(invitations.verdict, 'suspicious'), olderThan(key, before)))
    .orderBy(desc(invitations.createdAt), desc(invitations.invitedId))
    .limit(limit);
}

export async function findJudged(db: Executor, invitedId: string): Promise<JudgedRow | undefined> {
  const [row] = await judgedRows(db).where(eq(invitations.invitedId, invitedId));
  return row;
}

type Decision = {
  readonly invitedId: string;
  readonly verdict: Extract<Verdict, 'approved' | 'rejected'>;
  readonly note: string;
  readonly adminId: string;
};

/** Judges a suspicious invitation; false when it is not one any more. */
export async function decide(
  tx: Executor,
  { invitedId, verdict, note, adminId }: Decision,
): Promise<boolean> {
  const decided = await tx
    .update(invitations)
    .set({ verdict, decisionNote: note, decidedBy: adminId, decidedAt: new Date() })
    .where(and(eq(invitations.invitedId, invitedId), eq(invitations.verdict, 'suspicious')))
    .returning({ id: invitations.invitedId });
  return decided.length === 1;
}

/** Takes note of a local day on which a person has studied; the same day, and any after success, changes nothing. */
export async function noteStudyDay(tx: Executor, userId: string, day: string): Promise<void> {
  const [open] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.invitedId, userId), isNull(invitations.succeededAt)))
    .for('update');
  if (!open) return;
  const before = { firstStudyDay: open.firstStudyDay, hasSucceeded: false };
  const { firstStudyDay, hasSucceeded } = countStudyDay(before, day);
  await tx
    .update(invitations)
    .set({ firstStudyDay, succeededAt: hasSucceeded ? new Date() : null })
    .where(eq(invitations.invitedId, userId));
}
