// What some learners have not done and can be reminded of.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { isStillOpen } from '../../domain/index.ts';
import type { Assignment } from '../assignments/assignments-repo.ts';
import { titleOf } from '../assignments/course.ts';
import type { Results } from '../assignments/read-results.ts';
import { readReminders } from '../assignments/remind.ts';
import type { TeachingDeps } from '../deps.ts';

type Given = { readonly given: readonly Assignment[]; readonly results: Results; readonly now: Date };

/** What is due first stands first. */
export async function readOpen(
  { db, content }: TeachingDeps,
  { given, results, now }: Given,
  people: readonly UserId[],
) {
  const current = given
    .filter(({ dueOn }) => isStillOpen(dueOn, now))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const ids = current.map(({ id }) => id);
  const remindedAt = await readReminders(db, ids, people);
  return (userId: UserId) =>
    current
      .filter((assignment) => !results(assignment, userId).isDone)
      .map(({ id, kind, target, heading, dueOn }) => ({
        id,
        target,
        title: titleOf(content, kind, target),
        heading,
        dueOn,
        remindedAt: remindedAt(id, userId)?.toISOString() ?? null,
      }));
}
