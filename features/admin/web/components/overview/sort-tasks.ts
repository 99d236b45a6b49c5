// In which order an operator does what waits: overdue, then other people's money and what is due today, then by age.

import type { OverviewContent } from '../../../../../kit/core/parts/overview-part.ts';

type Task = OverviewContent['tasks'][number];

const DAY_MS = 24 * 3_600_000;

/** Within a rank, what is due first, then what has waited longest. */
export const sortTasks = <Some extends Task>(tasks: readonly Some[], now: number): Some[] =>
  tasks.toSorted(
    (one, other) =>
      rankOf(one, now) - rankOf(other, now) ||
      (one.dueAt ?? LAST).localeCompare(other.dueAt ?? LAST) ||
      (one.oldestAt ?? LAST).localeCompare(other.oldestAt ?? LAST),
  );

/** Behind every moment. */
const LAST = '9999';

function rankOf({ isAside, isMoney, dueAt }: Task, now: number): number {
  if (isAside) return 3;
  const left = dueAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - now;
  if (left < 0) return 0;
  return isMoney || left < DAY_MS ? 1 : 2;
}
