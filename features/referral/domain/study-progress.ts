// When an invited person has really studied: two times of talking, far enough apart, by the server's clock alone.

/** A script says everything at once, so what comes sooner after the last counted turn does not count. */
const TURN_APART_MS = 20_000;
/** So many counted turns are a day's study. */
export const TURNS_PER_DAY = 5;
/** From the last turn of the first day to the first of the second. */
const DAYS_APART_MS = 20 * 3600 * 1000;

export type StudyProgress = {
  readonly firstTurns: number;
  readonly secondTurns: number;
  readonly lastTurnAt: Date | null;
  /** When the second day was complete. */
  readonly studiedAt: Date | null;
};

/** A message of a talk at `at`; one that does not count changes nothing, and neither does any after the second day. */
export function countTurn(before: StudyProgress, at: Date): StudyProgress {
  const { firstTurns, secondTurns, lastTurnAt, studiedAt } = before;
  const pause = lastTurnAt === null ? Number.POSITIVE_INFINITY : at.getTime() - lastTurnAt.getTime();
  if (studiedAt !== null || pause < TURN_APART_MS) return before;
  if (firstTurns < TURNS_PER_DAY) return { ...before, firstTurns: firstTurns + 1, lastTurnAt: at };
  if (secondTurns === 0 && pause < DAYS_APART_MS) return before;
  const turns = secondTurns + 1;
  return { ...before, secondTurns: turns, lastTurnAt: at, studiedAt: turns < TURNS_PER_DAY ? null : at };
}
