// What a plan says, whoever has made it: one schema for the planner's and for a model's.

import * as z from 'zod';

/** A text in the three languages. */
const three = (max: number) => {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ zh: text, en: text, pt: text });
};
export const shortText = three(120);
export const longText = three(500);
export type Three = Readonly<z.infer<typeof shortText>>;

/** What a goal is about: a goal of a changed plan takes the place of the one that is about the same. */
const GOAL_SUBJECTS = ['exam', 'dream', 'course', 'reading', 'plays', 'words'] as const;
/** A model need not say what a goal is about. */
export const goalText = longText.extend({ about: z.enum(GOAL_SUBJECTS).optional() });
export type Goal = Readonly<z.infer<typeof goalText>>;

/** `review`: what is due of cards; `talk`: the closing talk of a lesson, with a tutor; `text`: something to read. */
export const ITEM_KINDS = ['review', 'lesson', 'scene', 'role', 'talk', 'text'] as const;

const count = z.int().nonnegative().max(5000);

export const itemSchema = z.strictObject({
  kind: z.enum(ITEM_KINDS),
  /** The lesson, `place/scene`, the role, the text; of a talk its lesson; empty for a review. */
  ref: z.string().max(80),
  title: shortText,
  /** What does not fit one session goes on in the next. Of a lesson, the rounds from `from` to `part`. */
  from: z.int().min(1).max(40).optional(),
  part: z.int().min(1).max(40),
  of: z.int().min(1).max(40),
  minutes: z.int().min(1).max(60),
});
export type PlanItem = Readonly<z.infer<typeof itemSchema>>;

const wordSchema = z.strictObject({
  zh: z.string().min(1).max(12),
  pinyin: z.string().min(1).max(60),
  /** The lesson that teaches it; absent for one that comes besides, for a play or for what the learner is fond of. */
  lesson: z.string().max(80).optional(),
});
export type PlanWord = Readonly<z.infer<typeof wordSchema>>;

export const ITEMS_OF_SESSION = 8;
export const GOALS_OF_WEEK = 6;
export const WORDS_OF_WEEK = 200;

const weekSchema = z.strictObject({
  theme: shortText,
  /** What the learner can do at its end. */
  goals: z.array(longText).min(1).max(GOALS_OF_WEEK),
  sessions: z
    .array(z.strictObject({ items: z.array(itemSchema).min(1).max(ITEMS_OF_SESSION) }))
    .min(1)
    .max(7),
  words: z.array(wordSchema).max(WORDS_OF_WEEK),
});
export type PlanWeek = Readonly<z.infer<typeof weekSchema>>;

export const WEEKS_MAX = 8;
export const GOALS_MAX = 5;

export const planSchema = z.strictObject({
  title: shortText,
  summary: longText,
  /** Of an exam that is out of reach by its day: the furthest that is within it, null where none is. Absent for any other plan. */
  within: z.int().min(1).max(6).nullable().optional(),
  goals: z.array(goalText).min(1).max(GOALS_MAX),
  advice: z.array(longText).max(5),
  /** More than a plan begins with: what was done before a change stays in it. */
  weeks: z
    .array(weekSchema)
    .min(1)
    .max(3 * WEEKS_MAX),
  /** What there will be to count when all is done. */
  measures: z.strictObject({
    lessons: count,
    plays: count,
    talks: count,
    texts: count,
    sessions: count,
    words: count,
  }),
});
export type PlanContent = Readonly<z.infer<typeof planSchema>>;

/** The name that its owner has given it; null where it was kept under the one that it came with. */
export const ownTitle = (given: string | null, { title }: Pick<PlanContent, 'title'>): string | null =>
  given === null || Object.values(title).includes(given) ? null : given;

/** What a plan is called by a reader of a language: its own title in that language, unless its owner has given it another. */
export const titleOf = (
  given: string | null,
  content: Pick<PlanContent, 'title'>,
  locale: keyof Three,
): string => ownTitle(given, content) ?? content.title[locale];

/** Spec section 4. */
export const PLAN_STATES = ['generating', 'generated', 'error'] as const;

/** Who has made a plan; `planner_after_model`: a model was asked first, and what it answered was no plan. */
export const PLAN_MAKERS = ['model', 'planner', 'planner_after_model'] as const;
export type PlanMaker = (typeof PLAN_MAKERS)[number];

export const TITLE_MAX = 80;
/** 16 bytes as base64url: nobody guesses one. */
export const SHARE_KEY_LENGTH = 22;
/** So many a person keeps; whoever wants another deletes one. */
export const PLANS_MAX = 12;
