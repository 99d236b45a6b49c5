// What teaching shows of its things, as the contract and its callers know them.

import * as z from 'zod';
import { LEVELS } from '../../../content/schema/levels.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { APPLICATION_STATES } from '../../applications/domain/index.ts';
import { GUARDIAN_STATES } from '../../privacy/domain/index.ts';
import { ASSIGNMENT_KINDS, MARKS } from './assignment.ts';
import { SPOT_REMARK_MAX } from './bounds.ts';
import { INVITATION_STATES } from './invitation.ts';
import { INVITE_OUTCOMES } from './roster.ts';

const at = z.iso.datetime();
const count = z.int().nonnegative();

export const application = z.object({
  id: z.uuid(),
  /** Where, whom, and why somebody wants to teach. */
  place: z.string(),
  audience: z.string(),
  motive: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Of the decision. */
  reason: z.string().nullable(),
  createdAt: at,
  decidedAt: at.nullable(),
});

export const namedApplication = application.extend({ userId: userIdSchema, name: z.string() });

/** As admins decide about it. */
export const listedApplication = namedApplication.extend({ email: z.string(), isEmailProven: z.boolean() });

export const teacher = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  isBanned: z.boolean(),
  /** Classes that have not ended, and the learners in them. */
  classes: count,
  learners: count,
});

/** A class as its teacher has it. */
export const taughtClass = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  code: z.string(),
  link: z.url(),
  members: count,
  /** Texts that wait for a mark. */
  toMark: count,
  createdAt: at,
  endedAt: at.nullable(),
});

export const member = z.object({
  id: userIdSchema,
  name: z.string(),
  joinedAt: at,
  /** When their teacher last wrote them a line. */
  lineAt: at.nullable(),
});

/** A class as a learner has it. */
export const joinedClass = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  /** Null where the account is gone. */
  teacherName: z.string().nullable(),
  /** By which the teacher knows the learner. */
  knownAs: z.string(),
  joinedAt: at,
  endedAt: at.nullable(),
});

const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });

/** Something of the course that can be given. */
export const given = z.object({
  id: z.string(),
  title: line,
  level: z.enum(LEVELS),
  /** The new words; null for what teaches none. */
  words: z.array(z.string()).nullable(),
});

export const assignment = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  kind: z.enum(ASSIGNMENT_KINDS),
  /** The lesson, `place/scene` or text; empty for words and for writing. */
  target: z.string(),
  /** What that is called; null for words and for writing. */
  title: line.nullable(),
  /** What the teacher called a list of words, or what to write about; else empty. */
  heading: z.string(),
  /** With numbered pinyin; `meaning`: the teacher's own, of what is not in the dictionary. */
  words: z.array(z.object({ word: z.string(), pinyin: z.string(), meaning: z.string().optional() })),
  note: z.string(),
  dueOn: z.iso.date(),
  /** Sent back with a change, which is refused where another has come between. */
  version: z.int(),
  createdAt: at,
  /** Taken back then: it stays to be read, and nothing is done with it any more. */
  withdrawnAt: at.nullable(),
});

/** What a worksheet is made of: words, and what tells which sentences the class can read. */
export const practice = z.object({
  /** Its own, or those of its lesson. */
  words: assignment.shape.words,
  /** Of the lesson itself: its examples, then its dialogue. */
  sentences: z.array(line),
  /** Words that the class has met before, in its lessons and lists. */
  met: z.array(z.string()),
  /** The HSK band of the lesson; null for a list, which is as hard as its hardest word. */
  band: z.int().nullable(),
});

/** Code points of the text, the second excluded, and what the teacher says to them. */
export const spot = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  remark: z.string().trim().min(1).max(SPOT_REMARK_MAX),
});

export const handIn = z.object({
  text: z.string(),
  /** Counts what was handed in: a mark is for the version that its teacher has read. */
  version: z.int(),
  handedInAt: at,
  mark: z.enum(MARKS).nullable(),
  remark: z.string(),
  /** In the order of the text; none lies over another. */
  spots: z.array(spot),
  markedAt: at.nullable(),
});

/** How far somebody has come with an assignment, 0 to 1, and whether that counts as done. */
export const result = z.object({
  share: z.number(),
  isDone: z.boolean(),
  /** Null where it is not done, or nobody has kept when. */
  doneAt: at.nullable(),
  /** Of words: answers since they were given, those that were right, and words that were only said to be known. */
  asked: count,
  right: count,
  claimed: count,
  handIn: handIn.nullable(),
});

/** An assignment as a learner has it. */
export const ownAssignment = assignment.extend({ className: z.string(), ...result.shape });

/** An assignment in the list of its teacher. */
export const countedAssignment = assignment.extend({
  done: count,
  learners: count,
  /** Texts that wait for a mark. */
  toMark: count,
});

/** An assignment that was taken back, in the list of its teacher. */
export const withdrawnAssignment = assignment.extend({ texts: count });

/** Something that a learner has not done, with when their teacher last reminded them of it. */
const remindable = assignment
  .pick({ id: true, target: true, title: true, heading: true, dueOn: true })
  .extend({ remindedAt: at.nullable() });

/** Why a teacher should talk to somebody; shares are 0 to 1. */
const helpReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['absent', 'neverBegun']), days: count }),
  z.object({ kind: z.literal('falling'), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('wrong'), share: z.number() }),
  z.object({ kind: z.enum(['leeches', 'overdue', 'noneDone']), count }),
]);

/** What became of a row of a roster. */
export const invitedRow = z.object({ contact: z.string(), outcome: z.enum(INVITE_OUTCOMES) });

/** Somebody who was invited and has not joined. */
export const invitation = z.object({
  id: z.uuid(),
  /** The mail address or the username, as the teacher wrote it. */
  contact: z.string(),
  /** As the teacher's list calls them; empty where it does not. */
  name: z.string(),
  /** The last time. */
  invitedAt: at,
  state: z.enum(INVITATION_STATES),
  mayInviteAgain: z.boolean(),
});

/** Somebody younger who wants to join, and has asked a guardian; by the name that they have given for the class. */
export const asking = z.object({ name: z.string(), askedAt: at, state: z.enum(GUARDIAN_STATES) });

/** Something that was missed: a word, or a point of grammar with its name and the lesson that teaches it. */
const missedItem = z.object({
  kind: z.enum(['word', 'grammar']),
  key: z.string(),
  reading: z.string(),
  title: line.nullable(),
  lesson: z.string().nullable(),
  /** What a word means; null for points, and where nobody can tell. */
  gloss: z.object({ en: z.string(), pt: z.string() }).nullable(),
  misses: count,
});

/** What was done in seven days; of tasks, those whose day was in them, and how many of these are done. */
const week = z.object({ minutes: count, asked: count, right: count, due: count, done: count });
/** The last seven days beside the seven before. */
const weeks = z.object({ last: week, before: week });

/** One learner as their teacher sees them: of the last four weeks, and of all assignments. */
export const learnerView = z.object({
  className: z.string(),
  learner: member,
  /** The earliest first. */
  days: z.array(z.object({ date: z.iso.date(), minutes: count })),
  asked: count,
  right: count,
  weeks,
  missed: z.array(missedItem),
  /** Words that do not stick, with how often each was forgotten. */
  stuck: z.array(missedItem),
  assignments: z.array(assignment.extend({ ...result.shape, remindedAt: at.nullable() })),
});

export const insight = z.object({
  /** Texts that wait for a mark, by assignment, what has waited longest first. */
  toMark: z.array(
    z.object({
      assignmentId: z.uuid(),
      heading: z.string(),
      /** Whose texts, what has waited longest first. */
      learners: z.array(z.object({ id: userIdSchema, name: z.string() })).min(1),
      since: at,
    }),
  ),
  /** At most five, who needs it most first. */
  talkTo: z.array(
    z.object({
      id: userIdSchema,
      name: z.string(),
      reasons: z.array(helpReason),
      /** What they have not done and can be reminded of, what is due first. */
      open: z.array(remindable),
      /** When their teacher last wrote them a line. */
      lineAt: at.nullable(),
    }),
  ),
  /** What several learners missed this week, what the most of them did first. */
  mistakes: z.array(
    missedItem.extend({
      learners: count,
      /** The assignment by which the class was given it this week: the word in a list, or the lesson of the point. */
      givenBy: z.uuid().nullable(),
      /** Who missed it, by name. */
      who: z.array(z.object({ id: userIdSchema, name: z.string() })),
    }),
  ),
  /** Of all together. */
  weeks,
  /** The last four weeks, the earliest day first. */
  days: z.array(z.object({ date: z.iso.date(), minutes: count, learners: count })),
  /**
   * What each has done in them: `given` counts assignments whose day is over, `done` those of them that are done; of the
   * others `early` are done and `open` are not.
   */
  learners: z.array(
    z.object({
      id: userIdSchema,
      name: z.string(),
      studyDays: count,
      minutes: count,
      asked: count,
      right: count,
      leeches: count,
      done: count,
      given: count,
      early: count,
      open: count,
    }),
  ),
});
