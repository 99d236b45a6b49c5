// A teacher writes a line to one learner: at most one a day, so that nobody is pressed.

import { and, eq } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { mayRemind } from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import { teacherLine } from '../notices.ts';
import { classMembers } from '../tables.ts';
import { listMembers, lockClass } from './classes-repo.ts';

type Sending = {
  readonly classId: string;
  readonly teacherId: UserId;
  readonly userId: UserId;
  readonly line: string;
  readonly now: Date;
};
type SendFailure = Failure<'not_found'> | Failure<'ended'> | Failure<'lately'>;

export async function sendLine(
  { db, postNotice }: TeachingDeps,
  { classId, teacherId, userId, line, now }: Sending,
): Promise<Result<null, SendFailure>> {
  return db.transaction(async (tx) => {
    // Two taps wait for one another here.
    const taught = await lockClass(tx, { id: classId, teacherId });
    const learner = taught && (await listMembers(tx, taught)).find(({ id }) => id === userId);
    if (!taught || !learner) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    if (!mayRemind(learner.lineAt, now)) return err('lately');
    await tx
      .update(classMembers)
      .set({ lineAt: now })
      .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
    const content = teacherLine.of({ className: taught.name, classId, line });
    await postNotice(tx, { userId, eventId: `${classId} ${now.toISOString()}`, content });
    return ok(null);
  });
}
