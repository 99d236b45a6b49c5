// Ends classes: nobody joins any more, the teacher sees its learners no longer, and they are told.

import { asc, eq } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import type { TeachingDeps } from '../deps.ts';
import { classEnded } from '../notices.ts';
import { classMembers } from '../tables.ts';
import {
  type CountedClass,
  changeClass,
  findClass,
  lockClass,
  lockOpenClasses,
  type TeachingClass,
} from './classes-repo.ts';
import { deleteInvitations } from './invitations-repo.ts';

type EndingDeps = Pick<TeachingDeps, 'postNotice'>;

/** Ending it again changes nothing. */
export async function endClass(
  { db, ...deps }: TeachingDeps,
  of: { readonly id: string; readonly teacherId: UserId },
): Promise<Result<CountedClass, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    const known = await lockClass(tx, of);
    if (!known) return err('not_found');
    if (known.endedAt === null) await end(tx, deps, known);
    const ended = await findClass(tx, of);
    return ended ? ok(ended) : err('not_found');
  });
}

export async function endClassesOf(tx: Executor, deps: EndingDeps, teacherId: UserId): Promise<void> {
  for (const open of await lockOpenClasses(tx, teacherId)) await end(tx, deps, open);
}

async function end(tx: Executor, { postNotice }: EndingDeps, row: Owned<TeachingClass>): Promise<void> {
  await changeClass(tx, row, { endedAt: new Date() });
  await deleteInvitations(tx, row);
  const learners = await tx
    .select({ id: classMembers.userId })
    .from(classMembers)
    .where(eq(classMembers.classId, row.id))
    .orderBy(asc(classMembers.userId));
  const content = classEnded.of({ className: row.name });
  for (const { id } of learners) await postNotice(tx, { userId: id, eventId: row.id, content });
}
