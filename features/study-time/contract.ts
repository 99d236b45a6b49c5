// A person's study time: what is left today, the heartbeats that measure it, the days before, and the zone of the day.

import * as z from 'zod';
import { adminProcedure, memberProcedure } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';

const tag = 'study-time';
/** Minutes that an admin gives at once, at most. */
const GIVEN_AT_ONCE = 6000;
const seconds = z.int().nonnegative();
/** A calendar day of the learner's own zone. */
const date = z.iso.date();

const today = z.object({
  /** Whether metered activities are limited for this person at all; not for teachers and admins. */
  limited: z.boolean(),
  /** Left of the day's allowance. */
  allowanceLeft: seconds,
  /** Left of extra time, which does not run out with the day and is used after the allowance. */
  extraLeft: seconds,
  secondsLeft: seconds,
  /** So little is left that the learner should know. */
  isWarning: z.boolean(),
  /** The day's allowance as it was given. */
  given: seconds,
  /** What was studied today, as the server has counted. */
  studied: seconds,
  isVip: z.boolean(),
  /** Booster packs that are bought and not applied. */
  boostersOwned: z.int().nonnegative(),
  date,
  /** Of the time zone database. */
  zone: z.string(),
  /** Whether the zone is the person's own; until a browser has told it, days turn by UTC. */
  isZoneKnown: z.boolean(),
  /** From when on the zone may be changed again; null: at once. */
  zoneFixedUntil: z.iso.datetime().nullable(),
  /** The next local midnight, when a new allowance is given. */
  resetsAt: z.iso.datetime(),
  /** The server's time of this answer. */
  now: z.iso.datetime(),
});

export const studyTimeContract = {
  today: memberProcedure({
    tag,
    method: 'GET',
    path: '/study-time',
    summary: 'The study time that is left today',
    limit: 'none',
    seeAs: 'read',
  }).output(today),

  beat: memberProcedure({
    tag,
    method: 'POST',
    path: '/study-time/heartbeats',
    summary: 'The person is studying right now: counts the time since the last heartbeat, at most 30 s of it',
    // Fifty tabs that beat every 25 s.
    limit: { max: 1200, seconds: 600 },
  }).output(today),

  changeZone: memberProcedure({
    tag,
    method: 'PUT',
    path: '/study-time/zone',
    summary: 'Let the day turn at another zone’s midnight; at most once a day',
    limit: { max: 30, seconds: 600 },
  })
    .input(z.object({ zone: z.string().max(60) }))
    .output(today)
    .errors({
      ZONE_UNKNOWN: { status: 422, message: 'Not a zone of the time zone database.' },
      ZONE_CHANGED_TODAY: {
        status: 409,
        message: 'The zone was changed today already.',
        data: z.object({ changeableAt: z.iso.datetime() }),
      },
    }),

  listDays: memberProcedure({
    tag,
    method: 'GET',
    path: '/study-time/days',
    summary: 'Days with an allowance, the latest first, 28 at a time',
    limit: 'none',
    seeAs: 'read',
  })
    .input(z.object({ before: date.optional() }))
    .output(
      z.object({
        days: z.array(z.object({ date, given: seconds, studied: seconds })),
        /** What to ask for with `before`; null at the first day. */
        nextBefore: date.nullable(),
      }),
    ),

  giveMinutes: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{userId}/minutes',
    summary: 'Give a person extra time; the same grant id gives once, and they are told',
    limit: { max: 60, seconds: 600 },
    confirm: 'password',
  })
    .input(
      z.object({
        userId: userIdSchema,
        grantId: z.uuid(),
        minutes: z.int().min(1).max(GIVEN_AT_ONCE),
        reason: z.string().trim().min(3).max(500),
      }),
    )
    .output(z.object({}))
    .errors({ GRANT_TAKEN: { status: 409, message: 'This id names another grant; nothing was given.' } }),
};
export type StudyTimeContract = typeof studyTimeContract;
