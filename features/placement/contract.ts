// Finding out where a learner stands: what was answered, what it comes to, and whether they take it over.

import * as z from 'zod';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { LEARNER_LEVELS } from '../learner-settings/domain/index.ts';
import { ITEM_KINDS, ITEMS_MAX } from './domain/index.ts';

const tag = 'placement';
const changing = { max: 60, seconds: 600 } as const;
const count = z.int().nonnegative();
const WORD_MAX = 24;

const exam = z.int().min(0).max(6);
/** Levels of the HSK exam, 0 for none: at least, most probably, at most. The same number at both ends is sure. */
export const placedLevelSchema = z.object({ low: exam, exam, high: exam });

const answer = z.object({
  kind: z.enum(ITEM_KINDS),
  word: z.string().min(1).max(WORD_MAX),
  isYes: z.boolean(),
});

const placement = z.object({
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  /** Null while it is not taken over. */
  acceptedAt: z.iso.datetime().nullable(),
  /** The highest band that is probably known, 7 for 7 to 9; 0 for none. Lessons up to it are behind. */
  band: z.int().min(0).max(7),
  /** The level that it would set. */
  level: z.enum(LEARNER_LEVELS),
  /** Words that count as probably known once it is taken over: those of which it is sure enough, whatever their band. */
  covered: count,
  words: count,
  wordsLow: count,
  wordsHigh: count,
  placedLevel: placedLevelSchema,
  invented: z.object({ claimed: count, asked: count }),
  missed: z.array(z.string()),
});

export const placementContract = {
  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/placement',
    summary:
      'The person’s latest placement, and where the one that holds puts them; null where there is none',
    limit: READS,
  }).output(
    z.object({
      latest: placement.nullable(),
      /** The latest that was taken over. */
      inForce: placement.pick({ takenAt: true, placedLevel: true }).nullable(),
    }),
  ),

  finish: memberProcedure({
    tag,
    method: 'PUT',
    path: '/placement/{id}',
    summary: 'Tell what was answered and learn what it comes to; sent again, it says the same',
    limit: changing,
  })
    .input(
      z.object({
        /** Made by the page, so that sending twice is harmless. */
        id: z.uuid(),
        answers: z
          .array(answer)
          .min(1)
          .max(ITEMS_MAX)
          .refine(
            (all) => new Set(all.map(({ word }) => word)).size === all.length,
            'Each word is asked once.',
          ),
      }),
    )
    .output(placement)
    .errors({
      NOT_OVER: { status: 409, message: 'More answers are needed.' },
      UNKNOWN_WORD: { status: 400, message: 'One of the words is not among those that are asked.' },
    }),

  decide: memberProcedure({
    tag,
    method: 'PATCH',
    path: '/placement/{id}',
    summary: 'Take a placement over, which also sets the level, or take that back, which leaves the level',
    limit: changing,
  })
    .input(z.object({ id: z.uuid(), isAccepted: z.boolean() }))
    .output(placement),
};
export type PlacementContract = typeof placementContract;
