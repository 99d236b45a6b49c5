// Invitations: who came by whom, what counts, and what an admin has to judge.

import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { isVerifiedOf, nameOf } from '../../account/server/api.ts';
import { COUNTING_VERDICTS, countTurn, type Verdict } from '../domain/index.ts';
import { invitations, inviteCodes } from './tables.ts';

export type Invitation = typeof invitations.$inferSelect;

const key = { createdAt: invitations.createdAt, id: invitations.invitedId };
const counts = inArray(invitations.verdict, COUNTING_VERDICTS);

/** The invitation by which a person came, whoever sent it. */
export async function findInvitation(db: Executor, invitedId: UserId): Promise<Invitation | undefined> {
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

export async function countInvitations(db: Executor, inviterId: UserId): Promise<Counters> {
  const [row] = await db
    .select({
      total: count(),
      successful: sql<number>`count(*) filter (where ${counts} and ${invitations.studiedAt} is not null and ${isVerifiedOf(invitations.invitedId)})::int`,
      waiting: sql<number>`count(*) filter (where ${eq(invitations.verdict, 'suspicious')})::int`,
    })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId));
  return row ?? { total: 0, successful: 0, waiting: 0 };
}

/** Who came by a person's codes, or one of them, newest first. */
export async function listInvitations(
  db: Executor,
  { inviterId, codeId }: { readonly inviterId: UserId; readonly codeId: string | undefined },
  { before, limit }: PageRequest,
) {
  return db
    .select({
      id: invitations.invitedId,
      name: nameOf<string>(invitations.invitedId),
      code: inviteCodes.code,
      label: inviteCodes.label,
      studiedAt: invitations.studiedAt,
      isVerified: isVerifiedOf<boolean>(invitations.invitedId),
      verdict: invitations.verdict,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
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

const judgedRows = (db: Executor) =>
  db
    .select({
      invitation: invitations,
      invitedName: nameOf<string>(invitations.invitedId),
      isVerified: isVerifiedOf<boolean>(invitations.invitedId),
      inviterName: nameOf<string>(invitations.inviterId),
      code: inviteCodes.code,
    })
    .from(invitations)
    .innerJoin(inviteCodes, eq(inviteCodes.id, invitations.codeId));

export type JudgedRow = Awaited<ReturnType<typeof judgedRows>>[number];

/** Everybody's, newest first: all, or those of a verdict. */
export async function listJudged(
  db: Executor,
  verdict: Verdict | undefined,
  { before, limit }: PageRequest,
): Promise<JudgedRow[]> {
  return judgedRows(db)
    .where(and(verdict && eq(invitations.verdict, verdict), olderThan(key, before)))
    .orderBy(desc(invitations.createdAt), desc(invitations.invitedId))
    .limit(limit);
}

export async function findJudged(db: Executor, invitedId: UserId): Promise<JudgedRow | undefined> {
  const [row] = await judgedRows(db).where(eq(invitations.invitedId, invitedId));
  return row;
}

type Decision = {
  readonly invitedId: UserId;
  readonly verdict: Extract<Verdict, 'approved' | 'rejected'>;
  readonly note: string;
  readonly adminId: UserId;
};

/** Only what is suspicious has to be approved; whatever is not rejected yet can be. */
const JUDGEABLE = {
  approved: ['suspicious'],
  rejected: ['clean', 'suspicious', 'approved'],
} as const satisfies Readonly<Record<Decision['verdict'], readonly Verdict[]>>;

/** Judges an invitation; false when there is nothing to judge any more. */
export async function decide(
  tx: Executor,
  { invitedId, verdict, note, adminId }: Decision,
): Promise<boolean> {
  const decided = await tx
    .update(invitations)
    .set({ verdict, decisionNote: note, decidedBy: adminId, decidedAt: new Date() })
    .where(and(eq(invitations.invitedId, invitedId), inArray(invitations.verdict, JUDGEABLE[verdict])))
    .returning({ id: invitations.invitedId });
  return decided.length === 1;
}

const openInvitation = prepared((db) =>
  db
    .select({ id: invitations.invitedId })
    .from(invitations)
    .where(and(eq(invitations.invitedId, sql.placeholder('userId')), isNull(invitations.studiedAt)))
    .prepare('open_invitation'),
);

/** Takes note of a turn that a person has taken in a talk; where nobody invited them, that is one look. */
export async function noteTurn(db: Database, userId: UserId, at: Date): Promise<void> {
  if ((await openInvitation(db).execute({ userId })).length === 0) return;
  const isOpen = and(eq(invitations.invitedId, userId), isNull(invitations.studiedAt));
  await db.transaction(async (tx) => {
    const [open] = await tx.select().from(invitations).where(isOpen).for('update');
    if (!open) return;
    const { firstTurns, secondTurns, lastTurnAt, studiedAt } = countTurn(open, at);
    await tx
      .update(invitations)
      .set({ firstTurns, secondTurns, lastTurnAt, studiedAt })
      .where(eq(invitations.invitedId, userId));
  });
}

/** What has been noticed since: a clean invitation is to be looked at again; an admin's approval stays. */
export async function suspect(
  tx: Executor,
  { invitedId, signals }: { readonly invitedId: UserId; readonly signals: Invitation['signals'] },
): Promise<void> {
  await tx
    .update(invitations)
    .set({ verdict: 'suspicious', signals })
    .where(and(eq(invitations.invitedId, invitedId), inArray(invitations.verdict, ['clean', 'suspicious'])));
}
