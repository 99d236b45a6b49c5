// How much of what a teacher and a learner may write and hold.

/** Where, whom and why somebody wants to teach, each. */
export const [APPLICATION_MIN, APPLICATION_MAX] = [10, 1000] as const;
export const REASON_MAX = 500;
export const CLASS_NAME_MAX = 80;
export const CLASS_NOTE_MAX = 500;
/** The name by which a class knows a learner. */
export const MEMBER_NAME_MAX = 40;
/** Learners of a class. */
export const MEMBERS_MAX = 60;
/** Classes of a teacher that have not ended. */
export const OPEN_CLASSES_MAX = 20;
/** Assignments of a class that were not withdrawn. */
export const ASSIGNMENTS_MAX = 100;
export const WORDS_MAX = 60;
/** What a teacher says that a word means. */
export const MEANING_MAX = 80;
export const TITLE_MAX = 120;
export const ASSIGNMENT_NOTE_MAX = 1000;
export const TEXT_MAX = 2000;
export const REMARK_MAX = 1000;
/** What a teacher says at one spot of a text, and spots of a text. */
export const SPOT_REMARK_MAX = 300;
export const SPOTS_MAX = 40;
/** A teacher's own line in a reminder. */
export const REMINDER_MAX = 300;
