// Assignments and what was done with them, as the contract shows them.

import type { TeachingDeps } from '../deps.ts';
import type { Assignment } from './assignments-repo.ts';
import { titleOf } from './course.ts';
import type { HandIn, OneResult } from './read-results.ts';

export function toAssignmentView(assignment: Assignment, content: TeachingDeps['content']) {
  const { id, classId, kind, target, heading, words, note, dueOn, version, createdAt, withdrawnAt } =
    assignment;
  return {
    id,
    classId,
    kind,
    target,
    title: titleOf(content, kind, target),
    heading,
    words: [...words],
    note,
    dueOn,
    version,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export const toHandInView = ({ text, version, handedInAt, mark, remark, spots, markedAt }: HandIn) => ({
  text,
  version,
  handedInAt: handedInAt.toISOString(),
  mark,
  remark,
  spots: [...spots],
  markedAt: markedAt?.toISOString() ?? null,
});

export const toResultView = ({ handIn, doneAt, ...done }: OneResult) => ({
  ...done,
  doneAt: doneAt?.toISOString() ?? null,
  handIn: handIn ? toHandInView(handIn) : null,
});
