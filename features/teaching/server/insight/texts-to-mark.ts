// Texts of a class that wait for their teacher's mark: by assignment, what has waited longest first.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import type { Assignment } from '../assignments/assignments-repo.ts';
import type { Results } from '../assignments/read-results.ts';

export function textsToMark(
  members: readonly { readonly id: UserId; readonly name: string }[],
  given: readonly Owned<Assignment>[],
  results: Results,
) {
  return given
    .flatMap((assignment) => {
      const waiting = members
        .flatMap(({ id, name }) => {
          const { handIn } = results(assignment, id);
          return handIn && handIn.mark === null ? [{ id, name, at: handIn.handedInAt }] : [];
        })
        .toSorted((one, other) => one.at.getTime() - other.at.getTime());
      const [first] = waiting;
      if (!first) return [];
      return [
        {
          assignmentId: assignment.id,
          heading: assignment.heading,
          learners: waiting.map(({ id, name }) => ({ id, name })),
          since: first.at.toISOString(),
        },
      ];
    })
    .toSorted((one, other) => one.since.localeCompare(other.since));
}
