// Reads and writes commissions.

import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { isVerifiedOf, nameOf } from '../../../account/server/api.ts';
import { COUNTING_VERDICTS } from '../../../referral/domain/index.ts';
import { invitations, inviteCodes } from '../../../referral/server/api.ts';
import type { CommissionSource } from '../../domain/index.ts';
import { commissionReversals, commissions } from '../tables.ts';

export type Commission = typeof commissions.$inferSelect;

/** The row as it was written; undefined when its payment has earned already. */
export async function insertCommission(
  tx: Executor,
  commission: typeof commissions.$inferInsert,
): Promise<Commission | undefined> {
  const [made] = await tx.insert(commissions).values(commission).onConflictDoNothing().returning();
  return made;
}

export async function findCommission(
  db: Executor,
  source: CommissionSource,
  reference: string,
): Promise<Commission | undefined> {
  const [found] = await db
    .select()
    .from(commissions)
    .where(and(eq(commissions.source, source), eq(commissions.reference, reference)));
  return found;
}

export async function listOfInvited(db: Executor, invitedId: UserId): Promise<Commission[]> {
  return db.select().from(commissions).where(eq(commissions.invitedId, invitedId));
}

/** False when this reversal has been written before. */
export async function insertReversal(
  tx: Executor,
  reversal: typeof commissionReversals.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(commissionReversals)
    .values(reversal)
    .onConflictDoNothing()
    .returning({ key: commissionReversals.key });
  return made.length === 1;
}

export async function updateCommission(
  tx: Executor,
  id: string,
  change: Partial<Pick<Commission, 'refundedFen' | 'reversedFen' | 'maturedAt'>>,
): Promise<void> {
  await tx.update(commissions).set(change).where(eq(commissions.id, id));
}

/** One whose invitation waits for an admin, or was rejected, or whose buyer nobody can reach, does not leave the hold. */
const isCleared = or(
  isNull(invitations.invitedId),
  and(inArray(invitations.verdict, COUNTING_VERDICTS), isVerifiedOf(commissions.invitedId)),
);
const isDue = (now: Date) => and(isNull(commissions.maturedAt), lte(commissions.availableAt, now), isCleared);

/** Commissions of a distributor whose hold is over, the oldest first. */
export async function listDue(
  db: Executor,
  {
    distributorId,
    now,
    limit,
  }: { readonly distributorId: UserId; readonly now: Date; readonly limit: number },
): Promise<Commission[]> {
  const rows = await db
    .select({ commission: commissions })
    .from(commissions)
    .leftJoin(invitations, eq(invitations.invitedId, commissions.invitedId))
    .where(and(eq(commissions.distributorId, distributorId), isDue(now)))
    .orderBy(asc(commissions.availableAt))
    .limit(limit);
  return rows.map(({ commission }) => commission);
}

/** Distributors for whom something is due. */
export async function listDistributorsWithDue(db: Executor, now: Date, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ id: commissions.distributorId })
    .from(commissions)
    .leftJoin(invitations, eq(invitations.invitedId, commissions.invitedId))
    .where(isDue(now))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const shown = {
  commission: commissions,
  invitedName: nameOf(commissions.invitedId),
  isVerified: isVerifiedOf(commissions.invitedId),
  code: inviteCodes.code,
  verdict: invitations.verdict,
};

const shownRows = (db: Executor) =>
  db
    .select(shown)
    .from(commissions)
    .leftJoin(invitations, eq(invitations.invitedId, commissions.invitedId))
    .leftJoin(inviteCodes, eq(inviteCodes.id, invitations.codeId));

export type ShownCommission = Awaited<ReturnType<typeof shownRows>>[number];

/** A distributor's commissions, newest first. */
export async function listCommissions(
  db: Executor,
  distributorId: UserId,
  { before, limit }: PageRequest,
): Promise<ShownCommission[]> {
  return shownRows(db)
    .where(and(eq(commissions.distributorId, distributorId), olderThan(commissions, before)))
    .orderBy(desc(commissions.createdAt), desc(commissions.id))
    .limit(limit);
}

type Range = { readonly distributorId: UserId; readonly from: Date; readonly until: Date };

/** Those of a span of time (`until` not included), the oldest first. */
export async function listInRange(
  db: Executor,
  { distributorId, from, until }: Range,
  limit: number,
): Promise<ShownCommission[]> {
  return shownRows(db)
    .where(inRange({ distributorId, from, until }))
    .orderBy(asc(commissions.createdAt), asc(commissions.id))
    .limit(limit);
}

const inRange = ({ distributorId, from, until }: Range) =>
  and(
    eq(commissions.distributorId, distributorId),
    gte(commissions.createdAt, from),
    lt(commissions.createdAt, until),
  );

type Charting = Range & { readonly unit: 'day' | 'month'; readonly zone: string };

/** What was earned, refunds taken off, by the calendar of a zone; only days or months with any. */
export async function sumByTime(db: Executor, { unit, zone, ...range }: Charting) {
  const format = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const bucket = sql<string>`to_char(${commissions.createdAt} at time zone ${zone}, ${format})`.as('bucket');
  return db
    .select({
      bucket,
      earnedFen: sql<number>`sum(${commissions.amountFen} - ${commissions.reversedFen})`.mapWith(Number),
      payments: sql<number>`count(*)::int`,
    })
    .from(commissions)
    .where(inRange(range))
    .groupBy(sql`bucket`)
    .orderBy(sql`bucket`);
}
