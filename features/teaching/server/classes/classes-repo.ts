// Reads and changes classes and who is in them; the teacher, or the learner, is part of every query.

import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { emailOf } from '../../../account/server/api.ts';
import { CODE_BYTES, makeCode } from '../../../referral/domain/index.ts';
import { assignments, classMembers, handIns, teachingClasses } from '../tables.ts';

export type TeachingClass = typeof teachingClasses.$inferSelect;
export type CountedClass = {
  readonly row: Owned<TeachingClass>;
  readonly members: number;
  /** Texts of those who are in it that wait for a mark. */
  readonly toMark: number;
};

/** 25 to the eighth codes: that a new one is taken is rarer than a broken database. */
export const newCode = (): string => makeCode(randomBytes(CODE_BYTES));

// A table of its own name: without a join drizzle names columns alone, and `class_id` must be this table's.
const counted = alias(classMembers, 'counted');
const memberCount = sql<number>`(select count(*)::int from ${classMembers} as counted
  where ${counted.classId} = ${sql`${teachingClasses.id}`})`;

const toMarkCount = sql<number>`(select count(*)::int from ${assignments} as given
  join ${handIns} as texts on texts.assignment_id = given.id
  join ${classMembers} as learning on learning.class_id = given.class_id and learning.user_id = texts.user_id
  where given.class_id = ${sql`${teachingClasses.id}`} and given.withdrawn_at is null and texts.mark is null)`;

const COUNTED = { row: teachingClasses, members: memberCount, toMark: toMarkCount };

/** The classes of a teacher, newest first, with how many learn in each. */
export async function listClasses(
  db: Executor,
  teacherId: UserId,
  { before, limit }: PageRequest,
): Promise<CountedClass[]> {
  const rows = await db
    .select(COUNTED)
    .from(teachingClasses)
    .where(and(eq(teachingClasses.teacherId, teacherId), olderThan(teachingClasses, before)))
    .orderBy(desc(teachingClasses.createdAt), desc(teachingClasses.id))
    .limit(limit);
  return rows.map(({ row, ...counts }) => ({ row: asOwned(row), ...counts }));
}

type OwnedClass = { readonly id: string; readonly teacherId: UserId };
const isOwned = ({ id, teacherId }: OwnedClass) =>
  and(eq(teachingClasses.id, id), eq(teachingClasses.teacherId, teacherId));

export async function findClass(db: Executor, of: OwnedClass): Promise<CountedClass | undefined> {
  const [found] = await db.select(COUNTED).from(teachingClasses).where(isOwned(of));
  return found && { ...found, row: asOwned(found.row) };
}

export async function lockClass(tx: Executor, of: OwnedClass): Promise<Owned<TeachingClass> | undefined> {
  const [row] = await tx.select().from(teachingClasses).where(isOwned(of)).for('update');
  return asOwned(row);
}

/** The teacher's open classes, locked in one order. */
export async function lockOpenClasses(tx: Executor, teacherId: UserId): Promise<Owned<TeachingClass>[]> {
  const rows = await tx
    .select()
    .from(teachingClasses)
    .where(and(eq(teachingClasses.teacherId, teacherId), isNull(teachingClasses.endedAt)))
    .orderBy(teachingClasses.id)
    .for('update');
  return rows.map((row) => asOwned(row));
}

/** Undefined where the id is taken, by whomever. */
export async function insertClass(
  tx: Executor,
  draft: Pick<TeachingClass, 'id' | 'teacherId' | 'name' | 'note'>,
): Promise<Owned<TeachingClass> | undefined> {
  const [made] = await tx
    .insert(teachingClasses)
    .values({ ...draft, code: newCode() })
    .onConflictDoNothing({ target: teachingClasses.id })
    .returning();
  return asOwned(made);
}

type Change = Partial<Pick<TeachingClass, 'name' | 'note' | 'code' | 'endedAt'>>;

export async function changeClass(tx: Executor, row: Owned<TeachingClass>, change: Change): Promise<void> {
  await tx.update(teachingClasses).set(change).where(eq(teachingClasses.id, row.id));
}

/** The learners of a class, the earliest joined first. */
export async function listMembers(db: Executor, { id }: Owned<TeachingClass>) {
  return db
    .select({
      id: classMembers.userId,
      name: classMembers.knownAs,
      joinedAt: classMembers.joinedAt,
      lineAt: classMembers.lineAt,
    })
    .from(classMembers)
    .where(eq(classMembers.classId, id))
    .orderBy(classMembers.joinedAt, classMembers.userId);
}

/** The learners' mail addresses, in lower case. */
export async function listMemberAddresses(db: Executor, { id }: Owned<TeachingClass>): Promise<string[]> {
  const rows = await db
    .select({ email: emailOf<string>(classMembers.userId) })
    .from(classMembers)
    .where(eq(classMembers.classId, id));
  return rows.map(({ email }) => email.toLowerCase());
}

export async function deleteMember(tx: Executor, classId: string, userId: UserId): Promise<boolean> {
  const gone = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
    .returning({ userId: classMembers.userId });
  return gone.length > 0;
}

/** All that somebody is in: teachers see nothing of them any more. */
export async function leaveClasses(tx: Executor, userId: UserId): Promise<void> {
  await tx.delete(classMembers).where(eq(classMembers.userId, userId));
}

/** Of some teachers: their open classes and the learners in them. */
export async function countOpenClasses(db: Executor, teachers: readonly UserId[]) {
  if (teachers.length === 0) return new Map<UserId, { classes: number; learners: number }>();
  const rows = await db
    .select({
      teacherId: teachingClasses.teacherId,
      classes: sql<number>`count(distinct ${teachingClasses.id})::int`,
      learners: sql<number>`count(distinct ${classMembers.userId})::int`,
    })
    .from(teachingClasses)
    .leftJoin(classMembers, eq(classMembers.classId, teachingClasses.id))
    .where(and(inArray(teachingClasses.teacherId, [...teachers]), isNull(teachingClasses.endedAt)))
    .groupBy(teachingClasses.teacherId);
  return new Map(rows.map(({ teacherId, ...counts }) => [teacherId, counts]));
}

export async function countMembers(db: Executor, classId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  return row?.total ?? 0;
}
