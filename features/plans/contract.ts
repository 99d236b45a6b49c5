// The learner's profile in five steps, and the plans that are made of it.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { LEARNER_LEVELS, MINUTES_A_DAY } from '../learner-settings/domain/index.ts';
import { placedLevelSchema } from '../placement/contract.ts';
import { voice } from '../study/contract.ts';
import {
  count,
  end,
  id,
  liking,
  listed,
  minutesBetween,
  nextSession,
  plan,
  profile,
  reachShape,
  sharedWeek,
  way,
} from './contract/views.ts';
import { AREAS, EXAM_BANDS, SHARE_KEY_LENGTH, TITLE_MAX, WAYS } from './domain/index.ts';

const tag = 'plans';
const TOO_MANY_PLANS = { status: 409, message: 'Delete a plan first: there is no room.' } as const;
const PLAN_LIMIT = { TOO_MANY_PLANS };
const ANSWERS_MISSING = {
  PROFILE_INCOMPLETE: { status: 409, message: 'An answer of the profile is missing.' },
  AIM_DAY_PAST: { status: 409, message: 'The day of the aim is over.' },
} as const;
const PLAN_CHANGED = {
  PLAN_CHANGED: { status: 409, message: 'The plan has been changed since; look at it again.' },
} as const;

export const plansContract = {
  readProfile: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans/profile',
    summary: 'The person’s answers so far, and the step they were at',
  }).output(profile),

  changeProfile: memberProcedure({
    tag,
    limit: { max: 600, seconds: 600 },
    method: 'PATCH',
    path: '/plans/profile',
    summary: 'Change the answers that are named; the others stay, also where two devices write at once',
  })
    .input(profile.extend({ likings: z.partialRecord(z.enum(AREAS), liking) }).partial())
    .output(profile),

  readStart: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans/start',
    summary: 'What a plan would take for known, and how many minutes a day holds',
  }).output(
    z.object({
      /** By the last placement that was taken over; null without one. */
      placedLevel: placedLevelSchema.nullable(),
      /** That are known by their cards. */
      words: count,
      /** By that placement or a test, and not asked yet. */
      probable: count,
      /** Of study time, a day, and with a membership; null for who has no limit. */
      minutes: z.object({ own: count, vip: count }).nullable(),
    }),
  ),

  readReach: memberProcedure({
    tag,
    // Each lays out a whole plan.
    limit: { max: 60, seconds: 300 },
    method: 'GET',
    path: '/plans/reach',
    summary:
      'Whether an exam is within reach at some minutes a day, by the plan that would be made; null while an answer for one is missing',
  })
    .input(
      z.object({
        band: z.coerce.number().int().min(1).max(EXAM_BANDS.length),
        by: z.iso.date().optional(),
        level: z.enum(LEARNER_LEVELS),
        minutesADay: z.coerce.number().int().min(1).max(60),
      }),
    )
    .output(
      z
        .object({
          ...reachShape,
          /** The same with a membership, for whom a day then holds more of the minutes that were asked for; null for who gains nothing. */
          vip: z.object(reachShape).nullable(),
        })
        .nullable(),
    ),

  list: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans',
    summary: 'The person’s plans, the newest first, with how much of each is done',
  }).output(z.array(listed)),

  readNext: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans/next',
    summary: 'What comes next by the plan that the person follows; null without one that has something left',
  })
    .input(z.object({ voice }))
    .output(
      nextSession
        .extend({
          id,
          title: z.string(),
          /** Whether planning the rest anew is offered. */
          hasChange: z.boolean(),
          /** Of a day, where that is why: those that the plan is made for, and those that a day has now. */
          minutes: minutesBetween.nullable(),
        })
        .nullable(),
    ),

  begin: memberProcedure({
    tag,
    limit: { max: 20, seconds: 3600 },
    method: 'POST',
    path: '/plans',
    summary: 'Have a plan made of the profile; while one is being made, that one is answered',
  })
    .input(z.object({ id, level: z.enum(LEARNER_LEVELS), minutesADay: z.literal(MINUTES_A_DAY) }))
    .output(plan)
    .errors({ ...ANSWERS_MISSING, ...PLAN_LIMIT }),

  read: memberProcedure({
    tag,
    limit: { max: 1200, seconds: 600 },
    method: 'GET',
    path: '/plans/{id}',
    summary:
      'A plan with what of it is done, or how far its making is; reading it is noted as its last access',
  })
    .input(z.object({ id, voice }))
    .output(plan),

  retry: memberProcedure({
    tag,
    limit: { max: 20, seconds: 3600 },
    method: 'POST',
    path: '/plans/{id}/retry',
    summary: 'Make a plan again whose making failed',
  })
    .input(z.object({ id }))
    .output(plan),

  rename: memberProcedure({
    tag,
    limit: { max: 120, seconds: 600 },
    method: 'PATCH',
    path: '/plans/{id}',
    summary: 'Save a plan under a title, or give it another',
  })
    .input(z.object({ id, title: z.string().trim().min(1).max(TITLE_MAX) }))
    .output(plan),

  takeAnswers: memberProcedure({
    tag,
    limit: { max: 120, seconds: 600 },
    method: 'POST',
    path: '/plans/{id}/answers',
    summary: 'Take the answers that a plan was made of into the profile, to change them there',
  })
    .input(z.object({ id }))
    .output(profile),

  previewEdit: memberProcedure({
    tag,
    // Each lays out a whole plan.
    limit: { max: 60, seconds: 600 },
    method: 'GET',
    path: '/plans/{id}/answers',
    summary:
      'What planning the rest of a plan anew by the profile as it is now would change; nothing is changed',
  })
    .input(
      z.object({
        id,
        level: z.enum(LEARNER_LEVELS),
        minutesADay: z.coerce.number().pipe(z.literal(MINUTES_A_DAY)),
      }),
    )
    .output(
      z.object({
        version: z.int(),
        /** Null where nothing is left to plan: then the answers alone change. */
        change: z.object({ before: end, way }).nullable(),
      }),
    )
    .errors(ANSWERS_MISSING),

  edit: memberProcedure({
    tag,
    // Each lays out a whole plan.
    limit: { max: 20, seconds: 600 },
    method: 'PUT',
    path: '/plans/{id}/answers',
    summary: 'Plan the rest of a plan anew by the profile as it is now; what is done stays',
  })
    .input(
      z.object({
        id,
        /** Of the plan as its owner has looked at it: a later one is left alone. */
        version: z.int().optional(),
        level: z.enum(LEARNER_LEVELS),
        minutesADay: z.literal(MINUTES_A_DAY),
      }),
    )
    .output(plan)
    .errors({ ...ANSWERS_MISSING, ...PLAN_CHANGED }),

  follow: memberProcedure({
    tag,
    limit: { max: 120, seconds: 600 },
    method: 'PUT',
    path: '/plans/{id}/follow',
    summary: 'Go by a plan, and by no other any more',
  })
    .input(z.object({ id }))
    .output(plan),

  unfollow: memberProcedure({
    tag,
    limit: { max: 120, seconds: 600 },
    method: 'DELETE',
    path: '/plans/{id}/follow',
    summary: 'Go by no plan',
  })
    .input(z.object({ id }))
    .output(plan),

  share: memberProcedure({
    tag,
    limit: { max: 60, seconds: 600 },
    method: 'PUT',
    path: '/plans/{id}/share',
    summary: 'Make a saved plan readable to whoever has its address; again, the address stays',
  })
    .input(z.object({ id }))
    .output(plan)
    .errors({ PLAN_NOT_SAVED: { status: 409, message: 'Save the plan under a title first.' } }),

  unshare: memberProcedure({
    tag,
    limit: { max: 60, seconds: 600 },
    method: 'DELETE',
    path: '/plans/{id}/share',
    summary: 'Take the public address away; it never leads to the plan again',
  })
    .input(z.object({ id }))
    .output(plan),

  readShared: procedure({
    tag,
    access: 'public',
    metered: false,
    limit: { max: 120, seconds: 600 },
    method: 'GET',
    path: '/shared-plans/{key}',
    summary: 'A plan that is shared: its title and weeks, nothing of its owner or of what they have told',
  })
    .input(z.object({ key: z.string().max(SHARE_KEY_LENGTH) }))
    .output(
      z.object({
        title: z.string(),
        weeks: z.array(sharedWeek),
        targetLevel: z.enum(LEARNER_LEVELS).nullable(),
      }),
    ),

  readOutlook: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans/{id}/outlook',
    summary: 'When a plan is done at its minutes a day, and what is known by then; null when nothing is open',
  })
    .input(z.object({ id }))
    .output(
      z
        .object({
          date: z.iso.date(),
          minutesADay: z.int(),
          /** With a session. */
          daysAWeek: z.int(),
          /** New words of the plan that will be known. */
          words: count,
          /** On how many of the last days there was study, and when the plan is done if that goes on so (null: never); null for a new plan. */
          lately: z.object({ studied: count, of: count, date: z.iso.date().nullable() }).nullable(),
          /** Of a plan that is for a day: that day, and the new words that the minutes bring by then. */
          aim: z.object({ by: z.iso.date(), words: count, isLate: z.boolean() }).nullable(),
          /** What a day with a membership brings by the day of the plan, for whom it holds more: new words, and words that its exam will miss. */
          withVip: z.object({ minutesADay: z.int(), words: count, missing: count.nullable() }).nullable(),
          /** Of the HSK exam that the learner means to take: its words, those known now, and those missing on its day, else when the plan is done. */
          exam: z
            .object({
              band: z.int(),
              size: count,
              known: count,
              missing: count,
              isOut: z.boolean(),
              offer: z.int().nullable(),
            })
            .nullable(),
        })
        .nullable(),
    ),

  readChange: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/plans/{id}/change',
    summary:
      'What planning the rest anew would change, once a week, or at once for other minutes a day and after a placement; null when nothing would',
  })
    .input(z.object({ id }))
    .output(
      z
        .object({
          version: z.int(),
          /** Of a day: those that the plan is made for, and those that a day has now; null where they are the same. */
          minutes: minutesBetween.nullable(),
          /** What the plan comes to as it is. */
          before: end,
          /** One, or two where time is short. */
          ways: z.array(way),
          /** Why: lessons that a placement or a test has put behind, sessions that are done of those that have had their time, and how long nobody has studied. */
          settled: count,
          sessionsDone: count,
          sessionsDue: count,
          daysAway: count,
        })
        .nullable(),
    ),

  decideChange: memberProcedure({
    tag,
    limit: { max: 60, seconds: 600 },
    method: 'POST',
    path: '/plans/{id}/change',
    summary:
      'Take the change over or decline it; the next is offered in a week, declined minutes never again',
  })
    /** `way`: null to leave the plan as it is. */
    .input(z.object({ id, version: z.int(), way: z.enum(WAYS).nullable() }))
    .output(plan)
    .errors(PLAN_CHANGED),

  remove: memberProcedure({
    tag,
    limit: { max: 120, seconds: 600 },
    method: 'DELETE',
    path: '/plans/{id}',
    summary: 'Delete a plan; what was learnt stays',
  })
    .input(z.object({ id }))
    .output(z.object({})),
};
export type PlansContract = typeof plansContract;
