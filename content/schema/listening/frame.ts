// The parts of a frame: what a clause tells, in classes that content is written for.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

/** Levels at which what a learner tells is taken up; level zero goes its own steps. */
export const LISTENING_LEVELS = ['preschool', 'beginner', 'intermediate', 'advanced'] as const;
export const listeningLevelSchema = z.enum(LISTENING_LEVELS);
export type ListeningLevel = (typeof LISTENING_LEVELS)[number];

/**
 * The levels whose lines are said to a learner of a level: their own first, then the easier ones. Nobody who is no child is
 * talked to as to a child; at level zero nothing is taken up.
 */
export function levelsFor(level: string): readonly ListeningLevel[] {
  if (level === 'preschool') return ['preschool', 'beginner'];
  const at = LISTENING_LEVELS.findIndex((one) => one === level);
  return LISTENING_LEVELS.slice(1, at + 1).toReversed();
}

export const STANCES = ['good', 'bad', 'neutral'] as const;
/** How the learner feels about what is told. */
export type Stance = (typeof STANCES)[number];

export const TIMES = ['past', 'now', 'future', 'habit'] as const;
export type Time = (typeof TIMES)[number];

/** What a follow-up question is after. */
export const SEEKS = [
  'what',
  'who',
  'with-whom',
  'where',
  'when',
  'how-long',
  'how-often',
  'how-many',
  'why',
  'how',
  'how-was-it',
  'feeling',
  'opinion',
  'plan',
  'example',
  'yes-no',
] as const;
export const seekSchema = z.enum(SEEKS);
export type Seek = z.infer<typeof seekSchema>;

/** The classes of nouns that `family` stands for. */
export const FAMILY: readonly string[] = [
  'mother',
  'father',
  'parents',
  'grandparent',
  'sibling',
  'child-of',
  'partner',
  'relative',
];

/** Who does it, besides the classes of nouns for people and animals. `family`: any of their relatives. */
export const ROLES = ['learner', 'we', 'tutor', 'family', 'other'] as const;

/** The condition under which lines fit; what is left out may be anything, but who is `learner` or `we`, and nothing is denied. */
export const whenSchema = z.strictObject({
  /** Roles, or ids of noun classes. */
  who: z.array(slugSchema).min(1).optional(),
  /** Ids of noun classes. */
  object: z.array(slugSchema).min(1).optional(),
  place: z.array(slugSchema).min(1).optional(),
  with: z.array(slugSchema).min(1).optional(),
  /** Some of the predicate's own words. */
  word: z.array(z.string().min(1)).min(1).optional(),
  time: z.array(z.enum(TIMES)).min(1).optional(),
  stance: z.array(z.enum(STANCES)).min(1).optional(),
  /** Whether it is denied: 没通过, 不喜欢. */
  not: z.boolean().optional(),
});
export type When = Readonly<z.infer<typeof whenSchema>>;

/** A question that keeps the learner telling, and a sentence that would answer it. */
export const followUpSchema = z.strictObject({ seeks: seekSchema, ask: lineSchema, answer: lineSchema });
export type FollowUp = Readonly<z.infer<typeof followUpSchema>>;

/**
 * What a teacher says to something told. Slots: `{object}` and `{place}` where `when` names their classes, `{person}`
 * where it names who. Each is rendered with every word of these classes by a check.
 */
export const uptakeSchema = z.strictObject({
  level: listeningLevelSchema,
  when: whenSchema,
  lines: z.array(lineSchema).min(1),
  asks: z.array(followUpSchema),
});
export type Uptake = Readonly<z.infer<typeof uptakeSchema>>;

/** What a learner should not be asked again. */
export const FACT_SLOTS = [
  'name',
  'age',
  'job',
  'study',
  'city',
  'country',
  'family',
  'partner',
  'child',
  'pet',
  'friend',
  'like',
  'dislike',
  'health',
  'event',
  'loss',
  'language',
  'plan',
] as const;
export const factSlotSchema = z.enum(FACT_SLOTS);
export type FactSlot = z.infer<typeof factSlotSchema>;
