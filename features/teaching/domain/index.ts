// The public face of the rules of teaching.

export { AGREEMENT } from './agreement.ts';
export {
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  allDone,
  anchorOf,
  COURSE_KINDS,
  type CourseKind,
  canHandIn,
  type Done,
  endOfDue,
  hasBegun,
  hasNotBegun,
  isDue,
  isStillOpen,
  lastDueDay,
  MARKS,
  type Mark,
  NOT_BEGUN,
  type WordAnswers,
  wordsDone,
} from './assignment.ts';
export {
  APPLICATION_MAX,
  APPLICATION_MIN,
  ASSIGNMENT_NOTE_MAX,
  ASSIGNMENTS_MAX,
  CLASS_NAME_MAX,
  CLASS_NOTE_MAX,
  MEANING_MAX,
  MEMBER_NAME_MAX,
  MEMBERS_MAX,
  OPEN_CLASSES_MAX,
  REASON_MAX,
  REMARK_MAX,
  REMINDER_MAX,
  SPOTS_MAX,
  TEXT_MAX,
  TITLE_MAX,
  WORDS_MAX,
} from './bounds.ts';
export {
  datesUpTo,
  daysBefore,
  daysFrom,
  INSIGHT_DAYS,
  minutesOfDay,
  WEEK_DAYS,
} from './insight/class-week.ts';
export { type Activity, needOf, whoNeedsHelp } from './insight/needs-help.ts';
export { invitationState, mayInviteAgain } from './invitation.ts';
export { mayRemind } from './reminder.ts';
export { CONTACT_MAX, type InviteOutcome, KNOWN_BEFORE, type KnownBefore } from './roster.ts';
export * as shapes from './shapes.ts';
export { fitsText, type Spot } from './spots.ts';
