// Reads and changes assignments; they are reached through a class of the teacher's, or one that the learner is in.

import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { ASSIGNMENTS_MAX } from '../../domain/index.ts';
import type { TeachingClass } from '../classes/classes-repo.ts';
import { assignments, classMembers, teachingClasses } from '../tables.ts';

export type Assignment = typeof assignments.$inferSelect;
type OwnedClass = Owned<TeachingClass>;

/** The newest first. */
export async function listAssignments(db: Executor, { id }: OwnedClass): Promise<Owned<Assignment>[]> {
  const rows = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.classId, id), isNull(assignments.withdrawnAt)))
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(ASSIGNMENTS_MAX);
  return rows.map((row) => asOwned(row));
}

/** What was taken back, the latest first. */
export async function listWithdrawn(db: Executor, { id }: OwnedClass): Promise<Owned<Assignment>[]> {
  const rows = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.classId, id), isNotNull(assignments.withdrawnAt)))
    .orderBy(desc(assignments.withdrawnAt), desc(assignments.id))
    .limit(ASSIGNMENTS_MAX);
  return rows.map((row) => asOwned(row));
}

/** Also one that was taken back, which is there to be read. */
export async function findAnyAssignment(
  db: Executor,
  taught: OwnedClass,
  id: string,
): Promise<Owned<Assignment> | undefined> {
  const [row] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.classId, taught.id)));
  return asOwned(row);
}

export async function findAssignment(
  db: Executor,
  taught: OwnedClass,
  id: string,
): Promise<Owned<Assignment> | undefined> {
  const found = await findAnyAssignment(db, taught, id);
  return found?.withdrawnAt === null ? found : undefined;
}

export async function countAssignments(db: Executor, { id }: OwnedClass): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.classId, id), isNull(assignments.withdrawnAt)));
  return row?.total ?? 0;
}

export type NewAssignment = Omit<Assignment, 'classId' | 'createdAt' | 'withdrawnAt' | 'version'>;

/** Undefined where the id is taken. */
export async function insertAssignment(
  tx: Executor,
  taught: OwnedClass,
  assignment: NewAssignment,
): Promise<Owned<Assignment> | undefined> {
  const [made] = await tx
    .insert(assignments)
    .values({ ...assignment, classId: taught.id })
    .onConflictDoNothing()
    .returning();
  return asOwned(made);
}

export async function changeAssignment(
  tx: Executor,
  { id }: Owned<Assignment>,
  change: Partial<Omit<NewAssignment, 'id'> & Pick<Assignment, 'withdrawnAt'>>,
): Promise<void> {
  const version = sql`${assignments.version} + 1`;
  await tx
    .update(assignments)
    .set({ ...change, version })
    .where(eq(assignments.id, id));
}

export type JoinedAssignment = {
  readonly row: Assignment;
  readonly className: string;
  readonly teacherId: UserId;
  /** By which the teacher knows the person. */
  readonly knownAs: string;
};
type AssignmentFilter =
  | { readonly classId: string }
  | { readonly id: string }
  | { readonly dueAfter: string };

/** Of a class also what was taken back while the person was in it, which is there to be read. */
const isToDo = isNull(assignments.withdrawnAt);
const wasTheirs = or(isToDo, gt(assignments.withdrawnAt, classMembers.joinedAt));

/** Assignments of classes that a person is in and that have not ended, the newest first, those taken back last. */
export async function listOwnAssignments(
  db: Executor,
  userId: UserId,
  wanted: AssignmentFilter,
): Promise<JoinedAssignment[]> {
  const isWanted =
    'classId' in wanted
      ? eq(assignments.classId, wanted.classId)
      : 'id' in wanted
        ? eq(assignments.id, wanted.id)
        : gt(assignments.dueOn, wanted.dueAfter);
  return db
    .select({
      row: assignments,
      className: teachingClasses.name,
      teacherId: teachingClasses.teacherId,
      knownAs: classMembers.knownAs,
    })
    .from(classMembers)
    .innerJoin(teachingClasses, eq(teachingClasses.id, classMembers.classId))
    .innerJoin(assignments, eq(assignments.classId, classMembers.classId))
    .where(
      and(
        eq(classMembers.userId, userId),
        isNull(teachingClasses.endedAt),
        'dueAfter' in wanted ? isToDo : wasTheirs,
        isWanted,
      ),
    )
    .orderBy(sql`${assignments.withdrawnAt} is not null`, desc(assignments.createdAt), desc(assignments.id))
    .limit(ASSIGNMENTS_MAX);
}
