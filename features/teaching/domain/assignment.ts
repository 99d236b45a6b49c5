// What a teacher gives a class to do, and what counts as done: only what learners have really done says so.

export const ASSIGNMENT_KINDS = ['lesson', 'scene', 'text', 'words', 'writing'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];
/** Kinds that name something of the course. */
export const COURSE_KINDS = ['lesson', 'scene', 'text'] as const satisfies readonly AssignmentKind[];
export type CourseKind = (typeof COURSE_KINDS)[number];

/** How a teacher marks a text: `again` asks for another go. */
export const MARKS = ['excellent', 'good', 'again'] as const;
export type Mark = (typeof MARKS)[number];

/** How far a learner has come, 0 to 1, and whether that is enough. */
export type Done = { readonly share: number; readonly isDone: boolean };

export const ALL_DONE: Done = { share: 1, isDone: true };
export const NOT_BEGUN: Done = { share: 0, isDone: false };

/** As in a lesson: who has answered four of five words right has done it. */
const ENOUGH_WORDS = 0.8;

type Begun = { readonly share: number; readonly handIn: object | null | undefined };

/** Whether anybody has: from then on, what was given stays what it is. */
export const hasBegun = (results: readonly Begun[]): boolean =>
  results.some(({ share, handIn }) => share > 0 || Boolean(handIn));

/** `right`: the words that were answered right since they were given. */
export function wordsDone(words: readonly string[], right: ReadonlySet<string>): Done {
  if (words.length === 0) return ALL_DONE;
  const share = words.filter((word) => right.has(word)).length / words.length;
  return { share, isDone: share >= ENOUGH_WORDS };
}

/** A text may be handed in again until it was found good. */
export const canHandIn = (mark: Mark | null): boolean => mark === null || mark === 'again';

/** An assignment that is over for so long is no longer what to do next. */
const OVERDUE_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/** When the day (`yyyy-mm-dd`) is over in the last place on earth (UTC−12): nobody is told of a delay too early. */
export const endOfDue = (dueOn: string): Date => new Date(Date.parse(dueOn) + 1.5 * DAY_MS);

type Due = { readonly dueOn: string; readonly toMark: number };

/** As a teacher takes them up: what waits for a mark, then what is due next, then what was due last. */
export function inTeachersOrder<Assignment extends Due>(
  assignments: readonly Assignment[],
  now: Date,
): readonly Assignment[] {
  const away = ({ dueOn }: Due): number => endOfDue(dueOn).getTime() - now.getTime();
  const rank = (assignment: Due): number => (assignment.toMark > 0 ? 0 : away(assignment) >= 0 ? 1 : 2);
  return assignments.toSorted((a, b) => rank(a) - rank(b) || (away(a) - away(b)) * (rank(a) === 2 ? -1 : 1));
}

export const isStillOpen = (dueOn: string, now: Date): boolean =>
  now.getTime() - endOfDue(dueOn).getTime() < OVERDUE_DAYS * DAY_MS;
