// What classes are given to do, what learners hand in, and what teachers say to it.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import {
  ASSIGNMENT_NOTE_MAX,
  COURSE_KINDS,
  MARKS,
  MEANING_MAX,
  REMARK_MAX,
  REMINDER_MAX,
  SPOTS_MAX,
  shapes,
  TEXT_MAX,
  TITLE_MAX,
  WORDS_MAX,
} from '../domain/index.ts';
import { CLASS_ENDED, forTeachers, ofId, tag, WRITES } from './common.ts';

const { assignment, countedAssignment, given, handIn, ownAssignment, result, withdrawnAssignment } = shapes;
const ofAssignment = ofId.extend({ assignmentId: z.uuid() });
const heading = z.string().trim().min(1).max(TITLE_MAX);
const word = z.string().trim().min(1).max(24);
const TEXT_CHANGED = { status: 409, message: 'Another version was handed in meanwhile.' } as const;
const MARKED_MEANWHILE = { status: 409, message: 'Another mark was given meanwhile.' } as const;
const ASSIGNMENT_CHANGED = {
  status: 409,
  message: 'It was changed elsewhere since it was read; nothing was done.',
} as const;
const ASSIGNMENT_WITHDRAWN = {
  status: 409,
  message: 'It was taken back: it can be read, and nothing is done with it any more.',
} as const;
const remark = z.string().trim().max(REMARK_MAX);
const spots = z.array(shapes.spot).max(SPOTS_MAX).default([]);
const SPOTS_UNFIT = {
  status: 422,
  message: 'Spots lie outside of the text, over one another, or in another order.',
} as const;

const writing = {
  task: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(COURSE_KINDS), target: z.string().max(160) }),
    z.object({
      kind: z.literal('words'),
      heading,
      words: z.array(word).min(1).max(WORDS_MAX),
      /** Of words that are made of words of the dictionary, and do not stand there themselves. */
      meanings: z
        .array(z.object({ word, meaning: z.string().trim().min(1).max(MEANING_MAX) }))
        .max(WORDS_MAX)
        .default([]),
    }),
    z.object({ kind: z.literal('writing'), heading }),
  ]),
  note: z.string().trim().max(ASSIGNMENT_NOTE_MAX),
  /** A day, the same one wherever it is read. */
  dueOn: z.iso.date(),
};
const TASK_ERRORS = {
  DUE_TOO_FAR: { status: 422, message: 'It is due in more than a year.' },
  TARGET_UNKNOWN: { status: 422, message: 'There is no such lesson, scene or text.' },
  WORDS_UNKNOWN: {
    status: 422,
    message: 'Some words are not in the dictionary.',
    /** `composed`: those of them that may be given with a meaning. */
    data: z.object({ words: z.array(z.string()), composed: z.array(z.string()) }),
  },
} as const;

export const assigning = {
  readCourse: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/course',
    summary: 'What of the course can be given to a class',
    limit: READS,
  }).output(z.object({ lesson: z.array(given), scene: z.array(given), text: z.array(given) })),

  listAssignments: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes/{id}/assignments',
    summary:
      'What a class was given to do, newest first, and how many have done it; what was taken back apart',
    limit: READS,
  })
    .input(ofId)
    .output(
      z.object({
        assignments: z.array(countedAssignment),
        /** The latest first. */
        withdrawn: z.array(withdrawnAssignment),
      }),
    ),

  readAssignment: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes/{id}/assignments/{assignmentId}',
    summary: 'An assignment with what each learner has done of it',
    limit: READS,
  })
    .input(ofAssignment)
    .output(
      z.object({
        assignment,
        className: z.string(),
        practice: shapes.practice,
        results: z.array(
          result.extend({
            id: userIdSchema,
            name: z.string(),
            /** By their teacher, the last time. */
            remindedAt: z.iso.datetime().nullable(),
            /** They had done it before it was given. */
            isEarlier: z.boolean(),
          }),
        ),
      }),
    ),

  putAssignment: procedure({
    ...forTeachers,
    method: 'PUT',
    path: '/teaching/classes/{id}/assignments/{assignmentId}',
    summary: 'Give a class something to do; the same id again is the same assignment',
    limit: WRITES,
  })
    .input(ofAssignment.extend(writing))
    .output(assignment)
    .errors({
      CLASS_ENDED,
      ASSIGNMENTS_FULL: { status: 409, message: 'The class has as many assignments as it can have.' },
      ...TASK_ERRORS,
    }),

  changeAssignment: procedure({
    ...forTeachers,
    method: 'PATCH',
    path: '/teaching/classes/{id}/assignments/{assignmentId}',
    summary: 'Change date, note and name; what is to be done, until a learner has begun with it',
    limit: WRITES,
  })
    .input(ofAssignment.extend({ version: z.int().min(1), ...writing }))
    .output(assignment)
    .errors({
      CLASS_ENDED,
      ASSIGNMENT_CHANGED,
      ASSIGNMENT_BEGUN: { status: 409, message: 'A learner has begun: what was given stays.' },
      ...TASK_ERRORS,
    }),

  withdrawAssignment: procedure({
    ...forTeachers,
    method: 'DELETE',
    path: '/teaching/classes/{id}/assignments/{assignmentId}',
    summary: 'Take an assignment back; what was handed in and said to it stays to be read',
    limit: WRITES,
  })
    .input(ofAssignment)
    .output(z.object({})),

  remind: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/assignments/{assignmentId}/reminders',
    summary: 'Remind one learner, or all who have not begun, of an assignment: each once a day at most',
    limit: { max: 120, seconds: 86_400 },
  })
    .input(
      ofAssignment.extend({
        who: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('notBegun') }),
          z.object({ kind: z.literal('one'), userId: userIdSchema }),
        ]),
        /** The teacher's own; may be empty. */
        line: z.string().trim().max(REMINDER_MAX),
      }),
    )
    .output(
      z.object({
        reminded: z.int().positive(),
        /** Who was reminded less than a day ago, and is not again. */
        lately: z.int().nonnegative(),
      }),
    )
    .errors({
      CLASS_ENDED,
      ASSIGNMENT_WITHDRAWN,
      NOBODY_TO_REMIND: { status: 409, message: 'Whoever was meant has done it, or begun with it.' },
      REMINDED_LATELY: { status: 409, message: 'They were reminded of it less than a day ago.' },
    }),

  markText: procedure({
    ...forTeachers,
    method: 'PUT',
    path: '/teaching/classes/{id}/assignments/{assignmentId}/marks/{userId}',
    summary: 'Mark a text that was handed in, with a remark for its writer, who is told',
    limit: WRITES,
  })
    .input(
      ofAssignment.extend({
        userId: userIdSchema,
        /** The version that was read. */
        version: z.int().positive(),
        /** The mark that stood there when it was read; null where none did. */
        replaces: z.object({ mark: z.enum(MARKS), remark, spots }).nullable(),
        mark: z.enum(MARKS),
        remark,
        spots,
      }),
    )
    .output(handIn)
    .errors({ TEXT_CHANGED, MARKED_MEANWHILE, ASSIGNMENT_WITHDRAWN, SPOTS_UNFIT }),
};

export const doing = {
  listOwnAssignments: memberProcedure({
    tag,
    method: 'GET',
    path: '/classes/{id}/assignments',
    summary: 'What a class that one learns in was given to do, newest first, with what one has done',
    limit: READS,
  })
    .input(ofId)
    .output(z.object({ assignments: z.array(ownAssignment) })),

  listOpen: memberProcedure({
    tag,
    method: 'GET',
    path: '/assignments/open',
    summary: 'What one has not done yet for any class, by when it is due',
    limit: READS,
  }).output(
    z.object({
      assignments: z.array(ownAssignment),
      /** Not done, and due so long ago that they stand here no more: how many, and the class, where it is one. Null without any. */
      late: z.object({ count: z.int().positive(), classId: z.uuid().nullable() }).nullable(),
    }),
  ),

  takeWords: memberProcedure({
    tag,
    method: 'POST',
    path: '/assignments/{id}/words',
    summary: 'Put the words of an assignment on one’s own list; twice puts them there once',
    limit: WRITES,
  })
    .input(ofId)
    .output(
      z.object({
        added: z.int().nonnegative(),
        known: z.int().nonnegative(),
        /** What is still to be answered right; all of it where nothing is. */
        open: assignment.shape.words,
      }),
    )
    .errors({
      ASSIGNMENT_WITHDRAWN,
      LIST_FULL: { status: 409, message: 'No more words can be kept.' },
    }),

  handIn: memberProcedure({
    tag,
    method: 'PUT',
    path: '/assignments/{id}/text',
    summary: 'Hand in a text, or another version of it until it was found good',
    limit: WRITES,
  })
    .input(
      ofId.extend({
        text: z.string().trim().min(1).max(TEXT_MAX),
        /** The version that is replaced; 0 for the first. */
        version: z.int().nonnegative(),
      }),
    )
    .output(handIn)
    .errors({
      TEXT_CHANGED,
      ASSIGNMENT_WITHDRAWN,
      MARKED_ALREADY: { status: 409, message: 'The text was found good; it stays as it is.' },
    }),
};
