// Lets a class of the demo look as old as what its learners have done.

import { and, eq } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { classMembers, teachingClasses } from '../tables.ts';

type OwnedId = { readonly id: string; readonly teacherId: UserId };

/** As if it had been made, and joined by all, at that moment. */
export async function backdateClass(db: Executor, { id, teacherId }: OwnedId, at: Date): Promise<void> {
  await db
    .update(teachingClasses)
    .set({ createdAt: at })
    .where(and(eq(teachingClasses.id, id), eq(teachingClasses.teacherId, teacherId)));
  await db.update(classMembers).set({ joinedAt: at }).where(eq(classMembers.classId, id));
}
