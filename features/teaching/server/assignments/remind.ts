// A teacher reminds one learner, or all who have not begun, of an assignment: each at most once a day.

import { and, inArray } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { hasNotBegun, mayRemind } from '../../domain/index.ts';
import { listMembers, lockClass } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';
import { reminded } from '../notices.ts';
import { assignmentReminders } from '../tables.ts';
import { findAnyAssignment } from './assignments-repo.ts';
import { toldOf } from './give.ts';
import { readResults } from './read-results.ts';

type Reminding = {
  readonly classId: string;
  readonly teacherId: UserId;
  readonly assignmentId: string;
  readonly who: { readonly kind: 'notBegun' } | { readonly kind: 'one'; readonly userId: UserId };
  readonly line: string;
  readonly now: Date;
};
type RemindFailure =
  | Failure<'not_found'>
  | Failure<'ended'>
  | Failure<'withdrawn'>
  /** Nobody is left to be reminded of it. */
  | Failure<'done'>
  | Failure<'lately'>;
export type Reminded = {
  readonly reminded: number;
  /** Who was reminded less than a day ago, and is not again. */
  readonly lately: number;
};

export async function remindLearners(
  deps: TeachingDeps,
  { classId, teacherId, assignmentId, who, line, now }: Reminding,
): Promise<Result<Reminded, RemindFailure>> {
  return deps.db.transaction(async (tx) => {
    // Two taps wait for one another here.
    const taught = await lockClass(tx, { id: classId, teacherId });
    const assignment = taught && (await findAnyAssignment(tx, taught, assignmentId));
    if (!taught || !assignment) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    if (assignment.withdrawnAt) return err('withdrawn');
    const people = (await listMembers(tx, taught)).map(({ id }) => id);
    if (who.kind === 'one' && !people.includes(who.userId)) return err('not_found');
    const results = await readResults(deps, people, [assignment]);
    const meant = people.filter((userId) => {
      const result = results(assignment, userId);
      return who.kind === 'one' ? userId === who.userId && !result.isDone : hasNotBegun(result);
    });
    if (meant.length === 0) return err('done');
    const last = await readReminders(tx, [assignmentId], meant);
    const told = meant.filter((userId) => mayRemind(last(assignmentId, userId), now));
    if (told.length === 0) return err('lately');
    const content = reminded.of({ ...toldOf(deps, taught, assignment), line });
    for (const userId of told.toSorted()) {
      await tx
        .insert(assignmentReminders)
        .values({ assignmentId, userId, remindedAt: now })
        .onConflictDoUpdate({
          target: [assignmentReminders.assignmentId, assignmentReminders.userId],
          set: { remindedAt: now },
        });
      await deps.postNotice(tx, { userId, eventId: `${assignmentId} ${now.toISOString()}`, content });
    }
    return ok({ reminded: told.length, lately: meant.length - told.length });
  });
}

/** When each of some people was last reminded of which of some assignments; null for never. */
export async function readReminders(
  db: Executor,
  assignments: readonly string[],
  people: readonly UserId[],
): Promise<(assignmentId: string, userId: UserId) => Date | null> {
  if (assignments.length === 0 || people.length === 0) return () => null;
  const { assignmentId, userId } = assignmentReminders;
  const rows = await db
    .select()
    .from(assignmentReminders)
    .where(and(inArray(assignmentId, [...assignments]), inArray(userId, [...people])));
  const known = new Map(rows.map((row) => [`${row.assignmentId} ${row.userId}`, row.remindedAt]));
  return (assignment, person) => known.get(`${assignment} ${person}`) ?? null;
}
