// A teacher reminds learners of what they have not done; so that nobody is pressed, once a day for each assignment.

const DAY_MS = 86_400_000;

/** `remindedAt`: of the same assignment, the last time; null for never. */
export const mayRemind = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || now.getTime() - remindedAt.getTime() >= DAY_MS;
