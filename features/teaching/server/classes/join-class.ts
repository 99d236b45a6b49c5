// What a learner does: find a class by its code, join it, see theirs, leave.

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf } from '../../../account/server/api.ts';
import { plainCode } from '../../../referral/domain/index.ts';
import { MEMBERS_MAX } from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import { joinedClass, leftClass } from '../notices.ts';
import { classMembers, teachingClasses } from '../tables.ts';
import { countMembers, deleteMember } from './classes-repo.ts';
import { settleInvitations } from './invitations-repo.ts';

const JOINED = {
  id: teachingClasses.id,
  name: teachingClasses.name,
  note: teachingClasses.note,
  teacherId: teachingClasses.teacherId,
  teacherName: nameOf(teachingClasses.teacherId),
  knownAs: classMembers.knownAs,
  joinedAt: classMembers.joinedAt,
  endedAt: teachingClasses.endedAt,
};

/** The classes that a person learns in, the latest joined first; of one id only that, if it is theirs. */
async function joined(db: Executor, userId: UserId, id?: string) {
  return db
    .select(JOINED)
    .from(classMembers)
    .innerJoin(teachingClasses, eq(teachingClasses.id, classMembers.classId))
    .where(and(eq(classMembers.userId, userId), id === undefined ? undefined : eq(classMembers.classId, id)))
    .orderBy(desc(classMembers.joinedAt), desc(classMembers.classId));
}
export type JoinedClass = Awaited<ReturnType<typeof joined>>[number];

export const listJoined = (db: Executor, userId: UserId): Promise<JoinedClass[]> => joined(db, userId);

export async function findJoined(db: Executor, userId: UserId, id: string): Promise<JoinedClass | undefined> {
  return (await joined(db, userId, id))[0];
}

const isOpenBy = (code: string) =>
  and(eq(teachingClasses.code, plainCode(code)), isNull(teachingClasses.endedAt));

/** The class that a code leads to, and what it is to this person, or a guest; undefined where nobody can join by it. */
export async function findByCode(db: Executor, userId: UserId | undefined, code: string) {
  const [found] = await db
    .select({
      id: teachingClasses.id,
      name: teachingClasses.name,
      note: teachingClasses.note,
      teacherId: teachingClasses.teacherId,
      teacherName: nameOf<string>(teachingClasses.teacherId),
      isMember: sql<boolean>`exists (select 1 from ${classMembers} as members
        where members.class_id = ${sql`${teachingClasses.id}`} and members.user_id = ${userId ?? null})`,
    })
    .from(teachingClasses)
    .where(isOpenBy(code));
  return found;
}

/** How a class that a code leads to, and its teacher, are called. */
export async function nameClass(db: Executor, code: string) {
  const found = await findByCode(db, undefined, code);
  return found && { className: found.name, teacher: found.teacherName };
}

type Joining = {
  readonly userId: UserId;
  readonly email: string;
  readonly code: string;
  readonly knownAs: string;
  readonly agreement: number;
};
type JoinFailure = Failure<'code_unknown'> | Failure<'full'> | Failure<'own_class'>;

export async function joinClass(
  { db, postNotice }: TeachingDeps,
  { userId, email, code, knownAs, agreement }: Joining,
): Promise<Result<JoinedClass, JoinFailure>> {
  return db.transaction(async (tx) => {
    // Who joins last waits here, so that a class never holds more than it may.
    const [open] = await tx.select().from(teachingClasses).where(isOpenBy(code)).for('update');
    if (!open) return err('code_unknown');
    if (open.teacherId === userId) return err('own_class');
    const known = await findJoined(tx, userId, open.id);
    if (known) {
      await settleInvitations(tx, open.id, { id: userId, email });
      return ok(known);
    }
    if ((await countMembers(tx, open.id)) >= MEMBERS_MAX) return err('full');
    await tx.insert(classMembers).values({ classId: open.id, userId, knownAs, agreement });
    await settleInvitations(tx, open.id, { id: userId, email });
    const made = await findJoined(tx, userId, open.id);
    if (!made) return err('code_unknown');
    const content = joinedClass.of({ className: open.name, classId: open.id, learner: knownAs });
    await postNotice(tx, { userId: open.teacherId, eventId: newId(), content });
    return ok(made);
  });
}

/** Leaving what one is not in changes nothing and tells nobody; nor does anybody wait for it once a class has ended. */
export async function leaveClass(
  { db, postNotice }: TeachingDeps,
  { id, userId }: { readonly id: string; readonly userId: UserId },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await findJoined(tx, userId, id);
    if (!(await deleteMember(tx, id, userId)) || !own || own.endedAt !== null) return;
    const content = leftClass.of({ className: own.name, classId: id, learner: own.knownAs });
    await postNotice(tx, { userId: own.teacherId, eventId: newId(), content });
  });
}
