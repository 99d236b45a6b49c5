// How old somebody is, as far as it matters, and what a guardian agrees to.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../../kit/core/procedure.ts';
import { isEmailAddress } from '../../account/domain/index.ts';
import { AGES, GUARDIAN_STATES } from '../domain/index.ts';

const tag = 'privacy';
/** Of links: a network that guesses is soon slowed down. */
const pressing = { max: 60, seconds: 600 } as const;
const token = z.string().min(20).max(100);
const LINK_INVALID = { status: 410, message: 'The link was used, replaced or is too old.' } as const;

const ageView = z.object({
  /** Null: never asked, since nothing needed it. */
  age: z.enum(AGES).nullable(),
  /** Of whoever is younger, once one is named. */
  guardian: z
    .object({
      email: z.string(),
      state: z.enum(GUARDIAN_STATES),
      /** What they are called in the class that the guardian was asked for; empty where none was named. */
      knownAs: z.string(),
    })
    .nullable(),
});

export const agesContract = {
  readAge: memberProcedure({
    tag,
    method: 'GET',
    path: '/privacy/age',
    summary: 'What the person has said of their age, and who their guardian is',
    limit: READS,
  }).output(ageView),

  answerAge: memberProcedure({
    tag,
    method: 'PUT',
    path: '/privacy/age',
    summary: 'Say whether one is 16 or over; once, the same answer again changes nothing',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ age: z.enum(AGES) }))
    .output(ageView)
    .errors({ AGE_ANSWERED: { status: 409, message: 'The question was answered otherwise before.' } }),

  sayYounger: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/age/younger',
    summary:
      'Say that one is under 16 after all: what tutors remember goes, and so do classes until a guardian agrees; never the other way',
    limit: { max: 20, seconds: 3600 },
  })
    .output(ageView)
    .errors({
      AGE_HELD: {
        status: 409,
        message: 'Orders or money are still under way, or a role is for grown-ups; nothing was changed.',
      },
    }),

  askGuardian: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/guardian',
    summary: 'Have a guardian asked by mail; another address takes the place of the one before',
    limit: { max: 4, seconds: 86_400 },
  })
    .input(
      z.object({
        email: z.string().trim().max(254).refine(isEmailAddress, 'not a mail address'),
        /** Of the class that the learner wants to join: the mail names it and its teacher. */
        classCode: z.string().trim().min(1).max(40).optional(),
        /** What the learner is called in that class: the guardian reads it, and so does the teacher while they wait. */
        knownAs: z.string().trim().max(40).default(''),
      }),
    )
    .output(ageView)
    .errors({
      GUARDIAN_NOT_NEEDED: { status: 409, message: 'Nobody has to agree, or somebody has already.' },
      GUARDIAN_SELF: { status: 422, message: 'A guardian has a mail address of their own.' },
    }),

  readGuardianLink: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/privacy/guardian/link',
    summary: 'Whom the link of a mail is about, and which class they want to join',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(
      z.object({
        name: z.string(),
        /** Null where none was named, or it is there no more. */
        wanted: z.object({ className: z.string(), teacher: z.string() }).nullable(),
        /** When they agreed, where it is the link of the mail about that; null while they are asked. */
        agreedAt: z.iso.datetime().nullable(),
      }),
    )
    .errors({ LINK_INVALID }),

  confirmGuardian: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/privacy/guardian/confirm',
    summary: 'Agree as a guardian, by the link of the mail; works once, and is put down in another mail',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(z.object({ name: z.string() }))
    .errors({ LINK_INVALID }),

  withdrawConsent: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/privacy/guardian/withdraw',
    summary:
      'Take a guardian’s consent back, by the link of the mail about it: the learner leaves all classes',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(z.object({ name: z.string() }))
    .errors({ LINK_INVALID }),
};
