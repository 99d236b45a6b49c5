// What a learner did today and this week, and which plays they have finished.

import * as z from 'zod';
import { memberProcedure } from '../../kit/core/procedure.ts';

const tag = 'today';
/** A tutor's talk has no play to finish. */
const PLAY_KINDS = ['role', 'scene'] as const;

const counted = z.object({ today: z.int().nonnegative(), week: z.int().nonnegative() });

export const todayContract = {
  read: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/today',
    summary:
      'What the person did today and in the seven days that end with it, by the days of their own zone',
  }).output(
    z.object({
      date: z.iso.date(),
      /** What the person wants to study a day, as far as their study time holds it. */
      minutesADay: z.int().nonnegative(),
      /** What they chose, whether study time holds it or not; null where nothing was chosen. */
      minutesWished: z.int().positive().nullable(),
      /** `minutesADay` of today, which may be a day with less; 0 on a free one. */
      minutesToday: z.int().nonnegative(),
      /** Seven days, the earliest first: seconds of study, and whether all that the review had planned was done. */
      days: z.array(
        z.object({ date: z.iso.date(), seconds: z.int().nonnegative(), isReviewDone: z.boolean() }),
      ),
      /** Messages that the person wrote in talks. */
      sentences: counted,
      /** Different words that were used, missed or asked about. */
      wordsMet: counted,
      wordsKept: counted,
      /** Since the last day of study; 0 for who has studied today, or never. */
      daysAway: z.int().nonnegative(),
      streak: z.object({
        /** Study days in a row; two missed days in seven are forgiven. */
        days: z.int().nonnegative(),
        /** Missed days within them. */
        forgiven: z.int().nonnegative(),
        /** Whether today is one of them already. */
        hasToday: z.boolean(),
      }),
    }),
  ),

  listFinished: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/today/finished',
    summary: 'The roles and scenes whose play the person has brought to its end, each once',
  }).output(z.array(z.object({ kind: z.enum(PLAY_KINDS), subject: z.string() }))),
};
export type TodayContract = typeof todayContract;
