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
export type Done = {
  readonly share: number;
  readonly isDone: boolean;
  /** Null where it is not done, or nobody has kept when. */
  readonly doneAt: Date | null;
  /** Of words: answers to them since they were given, those that were right, and words that were only said to be known. */
  readonly asked: number;
  readonly right: number;
  readonly claimed: number;
};

const NO_ANSWERS = { asked: 0, right: 0, claimed: 0 } as const;
export const NOT_BEGUN: Done = { share: 0, isDone: false, doneAt: null, ...NO_ANSWERS };
export const allDone = (doneAt: Date | null): Done => ({ share: 1, isDone: true, doneAt, ...NO_ANSWERS });

/** As in a lesson: who has answered four of five words right has done it. */
const ENOUGH_WORDS = 0.8;

type Begun = Pick<Done, 'share' | 'asked' | 'claimed'> & { readonly handIn: object | null | undefined };

export const hasNotBegun = ({ share, asked, claimed, handIn }: Begun): boolean =>
  share + asked + claimed === 0 && !handIn;

/** Whether anybody has: from then on, what was given stays what it is. */
export const hasBegun = (results: readonly Begun[]): boolean => !results.every(hasNotBegun);

/** What somebody did with a word since it was given. */
export type WordAnswers = {
  readonly asked: number;
  readonly right: number;
  /** For the first time. */
  readonly askedAt: Date | null;
  readonly rightAt: Date | null;
  /** They said that they knew it already, which answers nothing. */
  readonly isClaimed: boolean;
};

/** Done when each word was answered in a question, and enough of them were right. */
export function wordsDone(words: readonly string[], answers: ReadonlyMap<string, WordAnswers>): Done {
  if (words.length === 0) return allDone(null);
  const given = words.flatMap((word) => answers.get(word) ?? []);
  const sum = (of: (each: WordAnswers) => number): number => given.reduce((all, each) => all + of(each), 0);
  const asked = timesOf(given.map(({ askedAt }) => askedAt));
  const right = timesOf(given.map(({ rightAt }) => rightAt));
  const enough = Math.ceil(words.length * ENOUGH_WORDS);
  const isDone = asked.length === words.length && right.length >= enough;
  return {
    share: right.length / words.length,
    isDone,
    doneAt: isDone ? new Date(Math.max(asked.at(-1) ?? 0, right[enough - 1] ?? 0)) : null,
    asked: sum((each) => each.asked),
    right: sum((each) => each.right),
    claimed: given.filter((each) => each.isClaimed && each.asked === 0).length,
  };
}

const timesOf = (moments: readonly (Date | null)[]): number[] =>
  moments.flatMap((moment) => (moment ? [moment.getTime()] : [])).toSorted((one, other) => one - other);

/** By which an assignment's place on the page of its class is named in an address. */
export const anchorOf = (assignmentId: string): string => `assignment-${assignmentId}`;

/** A text may be handed in again until it was found good. */
export const canHandIn = (mark: Mark | null): boolean => mark === null || mark === 'again';

/** An assignment that is over for so long is no longer what to do next. */
const OVERDUE_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/** When the day (`yyyy-mm-dd`) is over in the last place on earth (UTC−12): nobody is told of a delay too early. */
export const endOfDue = (dueOn: string): Date => new Date(Date.parse(dueOn) + 1.5 * DAY_MS);

/** What is further away is a slip of the finger in the year. */
const DUE_DAYS_MAX = 366;

/** The last day (`yyyy-mm-dd`) that something may be due on; a day of the teacher's calendar may be ahead of the server's. */
export const lastDueDay = (now: Date): string =>
  new Date(now.getTime() + DUE_DAYS_MAX * DAY_MS).toISOString().slice(0, 10);

/** Its day has come, somewhere on earth. */
export const isDue = (dueOn: string, now: Date): boolean => Date.parse(dueOn) <= now.getTime();

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
