// What profiles and plans look like to whoever reads them.

import * as z from 'zod';
import { LEARNER_LEVELS } from '../../learner-settings/domain/index.ts';
import {
  AREAS,
  aimSchema,
  DREAM_MAX,
  DROP_REASONS,
  GENERATION_STAGES,
  GRADES,
  INTERESTS,
  ITEM_KINDS,
  itemSchema,
  LIKING,
  PLAN_MAKERS,
  PLAN_STATES,
  planSchema,
  STEPS,
  TEXTBOOKS,
  WAYS,
} from '../domain/index.ts';

export const liking = z.int().min(LIKING.least).max(LIKING.most);
const likings = z.record(z.enum(AREAS), liking);
const textbooks = z.array(z.enum(TEXTBOOKS)).max(TEXTBOOKS.length);
const interests = z.array(z.enum(INTERESTS)).max(INTERESTS.length);
const dream = z.string().max(DREAM_MAX);
const percentage = z.int().min(0).max(100);
export const id = z.uuid();
export const count = z.int().nonnegative();

export const profile = z.object({
  /** Where the learner was last, on whatever device. */
  step: z.enum(STEPS),
  grade: z.enum(GRADES).nullable(),
  textbooks,
  interests,
  aim: aimSchema.nullable(),
  dream,
  likings,
});

export const listed = z.object({
  id,
  title: z.string(),
  state: z.enum(PLAN_STATES),
  isSaved: z.boolean(),
  /** The owner goes by it: what comes next anywhere comes from it. */
  isFollowed: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null before the owner has opened it. */
  lastAccessedAt: z.iso.datetime().nullable(),
  /** The level of the exam that the learner named, else of the furthest lesson or play in it; null while it is being made. */
  targetLevel: z.enum(LEARNER_LEVELS).nullable(),
  /** Of the HSK exam that the learner means to take, or the furthest that is within reach by its day; null without one. */
  targetBand: z.int().nullable(),
  completion: percentage,
  weeks: z.int().nonnegative(),
});

const three = z.object({ zh: z.string(), en: z.string(), pt: z.string() });

const sharedItem = itemSchema.omit({ minutes: true });
/** Of a shared plan: nothing in it comes from what its owner has told. */
export const sharedWeek = z.object({
  theme: three,
  goals: z.array(three),
  sessions: z.array(z.object({ items: z.array(sharedItem) })),
  words: z.array(z.object({ zh: z.string(), pinyin: z.string(), lesson: z.string() })),
});

/** What was done of a plan today, when that is the session of a day. */
const doneToday = z.object({
  items: z.array(itemSchema),
  /** That were reviewed. */
  cards: count,
  /** Of study, as the report counts them. */
  minutes: count,
  /** A day of the week on which the learner studies nothing */
  isFree: z.boolean(),
});

export const nextSession = z.object({
  /** Both from 1. */
  week: z.int(),
  session: z.int(),
  /** Of a review, `cards` of the `dayCards` of today's plan, and its minutes what they take: fewer where the session has no room for all. */
  items: z.array(itemSchema.extend({ isDone: z.boolean(), cards: count, dayCards: count })),
  /** How many of the items are done, and how many there are */
  parts: z.object({ done: count, of: count }),
  /** The day before, where it was that day's session already and was not finished: it comes before the review */
  leftFrom: z.iso.date().nullable(),
  /** What of it the minutes of today do not hold: it comes first tomorrow */
  moved: z.array(itemSchema),
  /** A lesson that lies half done beside the followed plan, and comes before the session */
  begun: z.object({ lesson: z.string(), title: three }).nullable(),
  /** The lesson that comes first in it, where it is not begun: it can be left behind by its test. `known`: of its words. */
  testOut: z.object({ lesson: z.string(), known: count, of: count, isLikely: z.boolean() }).nullable(),
  /** Null until the session of the day is done; then what comes next is for tomorrow, or for who wants more today. */
  today: doneToday.nullable(),
});

/** Whether an exam is within reach at some minutes a day. */
export const reachShape = {
  /** Words of all bands up to the exam, those that are known, and those missing on its day. */
  size: count,
  known: count,
  missing: count,
  /** What a day really holds of the minutes that were asked for. */
  minutesADay: z.int(),
  /** Days with a session. */
  daysAWeek: z.int(),
  /** New words by the day of the exam; null without one. */
  gained: count.nullable(),
  /** On that day more than one word of ten will be missing; never without a day. */
  isOut: z.boolean(),
  /** The furthest exam of which no word will be missing on that day; null where that is none. */
  within: z.int().nullable(),
  /** Beyond it the furthest of which nine words of ten will be known by then; null without one. */
  nearly: z.object({ band: z.int(), size: count, words: count }).nullable(),
  /** Of these the one worth aiming at instead: none that is mostly known already. */
  offer: z.int().nullable(),
  /** When none of its words is missing at this pace; null where that is too far away to be told. */
  until: z.iso.date().nullable(),
};

export const end = z.object({ date: z.iso.date(), words: count });
const changedItem = z.object({ kind: z.enum(ITEM_KINDS), ref: z.string(), title: three });

export const plan = listed.extend({
  /** Of the making: of a plan that is there, 100. */
  progress: z.object({
    stage: z.enum(GENERATION_STAGES),
    written: z.int(),
    of: z.int(),
    percentage,
  }),
  /** Null while it is being made, and when that has failed. */
  content: planSchema.nullable(),
  /** Of the words of its weeks those that are known by now, or probably known: they are new no more. */
  wordsKnown: z.array(z.string()),
  madeBy: z.enum(PLAN_MAKERS).nullable(),
  /** The end of its public address; null while it is not shared. */
  shareKey: z.string().nullable(),
  /** What it is for; null where nothing was chosen. */
  aim: aimSchema.nullable(),
  /** A small child studies by it: films and tutors for children go with it. */
  isForChild: z.boolean(),
  /** Of each lesson, talk, play and text why it is there, in the reader's language. */
  reasons: z.array(z.object({ kind: z.enum(ITEM_KINDS), ref: z.string(), why: z.string() })),
  /** Where the plan takes up what the learner's own words name. */
  dream: z.array(
    z.object({
      term: z.string(),
      items: z.array(changedItem),
      words: z.array(z.string()),
      /** Of what the plan has nothing of: where else there is something. */
      elsewhere: z.array(changedItem),
    }),
  ),
  minutesADay: z.int(),
  /** What a day would hold with a membership; null for whom the plan has all the minutes they wished for. */
  vipMinutes: z.int().nullable(),
  /** What the learner asked for, where their study time holds less; null otherwise. */
  wishedMinutes: z.int().nullable(),
  /** Measured, as the report counts them, since the day on which the plan was made. */
  minutesStudied: count,
  /** Planned for what is open. */
  minutesLeft: count,
  /** That were agreed and have been left out since; they are not done. */
  minutesCut: count,
  /** Null when all is done, and while it is being made. */
  next: nextSession.nullable(),
  /** For each week, session and item whether it is done. */
  done: z.array(z.array(z.array(z.boolean()))),
});
export const minutesBetween = z.object({ before: z.int(), after: z.int() });
/** One way of planning the rest anew: `less`, what fits; `whole`, all of it with a later end. */
export const way = z.object({
  way: z.enum(WAYS),
  end,
  added: z.array(changedItem),
  /** Each with why it would go. */
  dropped: z.array(changedItem.extend({ why: z.enum(DROP_REASONS) })),
  /** Goals that would say something else of the same; those that would go, and those that would come. */
  goalsChanged: z.array(z.object({ before: three, after: three })),
  goalsGone: z.array(three),
  goalsNew: z.array(three),
  weeksBefore: z.int(),
  weeksAfter: z.int(),
});
