// Letters of admins to a person, and what somebody whose account is locked answers.

import * as z from 'zod';
import { LOCALES } from '../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { SUBJECT_MAX, TEXT_MAX } from './domain/index.ts';

const tag = 'letters';

const letter = z.object({
  id: z.uuid(),
  /** Written by an admin; false: by the person, who was locked out. */
  isOperator: z.boolean(),
  /** Empty in what the person wrote. */
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

const adminLetter = letter.extend({
  person: z.object({
    id: userIdSchema,
    name: z.string(),
    /** Of the pages that they saw last; null before the first. */
    locale: z.enum(LOCALES).nullable(),
  }),
  /** Which admin wrote it; empty where the person did, or the admin is gone. */
  author: z.string(),
  /** It was written by the person, and nobody has answered. */
  isWaiting: z.boolean(),
});

const adminLetters = z.object({ letters: z.array(adminLetter), nextCursor });

export const lettersContract = {
  listOwn: memberProcedure({
    tag,
    method: 'GET',
    path: '/letters',
    summary: 'What admins and the caller have written to one another, the newest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ letters: z.array(letter), nextCursor })),

  listOf: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/users/{userId}/letters',
    summary: 'What admins and a person have written to one another, the newest first',
    limit: READS,
  })
    .input(z.object({ userId: userIdSchema, cursor }))
    .output(adminLetters),

  listWaiting: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/letters',
    summary: 'What people wrote whose accounts are locked, and nobody has answered, the oldest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(adminLetters),

  write: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{userId}/letters',
    summary: 'Write to a person: a mail and a notice. The same letter again changes nothing',
    limit: { max: 60, seconds: 600 },
  })
    .input(
      z.object({
        userId: userIdSchema,
        letterId: z.uuid(),
        subject: z.string().trim().min(1).max(SUBJECT_MAX),
        text: z.string().trim().min(1).max(TEXT_MAX),
        /** What the person wrote, which this answers. */
        answers: z.uuid().optional(),
      }),
    )
    .output(adminLetter)
    .errors({
      LETTER_ANSWERED: { status: 409, message: 'It was answered, or the lock was taken off, meanwhile.' },
      LETTER_TAKEN: { status: 409, message: 'This id names another letter.' },
    }),
};
export type LettersContract = typeof lettersContract;
