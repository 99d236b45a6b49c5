// What each activity remembers from turn to turn. A new activity adds a schema, an entry, and how it starts.

import * as z from 'zod';
import { lineSchema } from '../../content/schema/line.ts';
import { seekSchema } from '../../content/schema/listening/frame.ts';
import { HELP_STEPS } from './help.ts';

export const count = z.number().int().min(0).max(1_000_000);
export const texts = z.array(z.string()).readonly();

const helpStep = z.enum(HELP_STEPS);

/** How a goal of a play stands; goals that nothing happened to are not listed. */
const goalMemorySchema = z.object({
  id: z.string(),
  reached: z.boolean(),
  /** The most help that was given on it. */
  help: helpStep,
  /** Partly answers that differ. */
  partly: texts,
  /** How often it was let go. */
  passed: count,
});
export type GoalMemory = Readonly<z.infer<typeof goalMemorySchema>>;

/** Something that was ordered or chosen, by the list of the play that it is from; `count` where it is more than one. */
const thingSchema = z.object({
  list: z.string(),
  zh: z.string(),
  en: z.string(),
  pt: z.string(),
  count: z.number().int().min(2).max(99_999).optional(),
});
export type Thing = Readonly<z.infer<typeof thingSchema>>;

/** What the learner told beside the play: a theme of `talks/told.json`, whom and what it is about. */
const toldSchema = z.object({ id: z.string(), who: lineSchema.optional(), thing: lineSchema.optional() });
export type ToldFact = Readonly<z.infer<typeof toldSchema>>;

/** A phrase of the play's lines, and what it is now. */
const restatedSchema = z.object({ from: lineSchema, to: lineSchema });
export type Restated = Readonly<z.infer<typeof restatedSchema>>;

const playMemorySchema = z.object({
  goals: z.array(goalMemorySchema).readonly(),
  ended: z.boolean(),
  /** How often the learner was asked for more after all goals were reached. */
  lingered: count.optional(),
  /** What stands of what was ordered or chosen. */
  things: z.array(thingSchema).readonly().optional(),
  /** The size that was chosen, as the play says it. */
  size: z.string().optional(),
  /** What the learner does not eat, drink or want. */
  refused: texts.optional(),
  /** What the learner denied of the character's own words. */
  denied: texts.optional(),
  /** What the learner cannot stand, and told so. */
  allergies: texts.optional(),
  /** What may harm the learner or somebody of theirs: a pregnancy, a chest that hurts. */
  cares: texts.optional(),
  /** The price as it was named last, and whether it is settled. */
  price: z.object({ amount: count, isAgreed: z.boolean() }).readonly().optional(),
  /** What one of something costs since the character gave way; `of` what, where it was named. */
  unitPrice: z.object({ amount: count, of: z.string().optional() }).readonly().optional(),
  /** What they handed over for it, and what was due. */
  paid: z.object({ amount: count, due: count }).readonly().optional(),
  /** What they told beside the play, oldest first. */
  told: z.array(toldSchema).readonly().optional(),
  /** What was arranged otherwise than the play has it. */
  restated: z.array(restatedSchema).readonly().optional(),
});
export type PlayMemory = Readonly<z.infer<typeof playMemorySchema>>;

/**
 * Small talk. `topic`: what it is about; `turns`: for how long; `used`: `topic/exchange`, oldest first;
 * `help`: the most that was given with the last of them.
 */
const smallTalkMemorySchema = z.object({
  topic: z.string().optional(),
  turns: count,
  used: texts,
  help: helpStep.optional(),
});

/**
 * Words that are due. `word`: the one being asked for; `done`: those that had their turn; `since`: turns without one;
 * `help`: the most that was given with the word.
 */
const drillMemorySchema = z.object({
  word: z.string().optional(),
  tries: count,
  done: texts,
  since: count,
  help: helpStep.optional(),
});

/**
 * Follow-up questions about what was told. `key`: what it was about; `seeks`: what the open one is after; `example`: an
 * answer to it; `depth`: how many in a row; `used`: `key/seeks`, oldest first; `help`: the most that was given with it;
 * `grave`: for how many turns more what was told keeps the talk from going its own way; `about`: who was spoken of last;
 * `lost`: who has died, by the noun.
 */
const listeningMemorySchema = z.object({
  key: z.string().optional(),
  seeks: seekSchema.optional(),
  example: lineSchema.optional(),
  depth: count,
  used: texts,
  help: helpStep.optional(),
  grave: count.optional(),
  about: z.string().optional(),
  lost: z.string().optional(),
});

/** Idioms. `open`: the one being asked for; `tries`: wrong ones; `used`: those that had their turn; `left`: cases to come. */
const idiomsMemorySchema = z.object({
  open: z.string().optional(),
  tries: count,
  used: texts,
  left: count,
  help: helpStep.optional(),
});

/** A text with questions. `open`: the one being read; `question`: the place of the one asked; `used`: those that were read. */
const readingMemorySchema = z.object({ open: z.string().optional(), question: count, used: texts });

/**
 * A debate. `open`: its motion; `side`: the tutor's; `round`: arguments that were told; `answered`: replies that were given;
 * `isAskedAgain`: for which side the learner is.
 */
const debateMemorySchema = z.object({
  open: z.string().optional(),
  side: z.enum(['yes', 'no']).optional(),
  round: count,
  used: texts,
  answered: texts,
  isAskedAgain: z.boolean().optional(),
});

/** What a beginner is invited to say in Chinese, and whether that is said the second time. */
const sayingMemorySchema = z.object({ line: lineSchema.optional(), isAgain: z.boolean().optional() });

/** By the `kind` of the activity. */
const memories = z.object({
  play: playMemorySchema,
  smallTalk: smallTalkMemorySchema,
  drill: drillMemorySchema,
  listening: listeningMemorySchema,
  saying: sayingMemorySchema,
  idioms: idiomsMemorySchema,
  reading: readingMemorySchema,
  debate: debateMemorySchema,
  /** A learner in distress was answered; then asked whether to go on. */
  distress: z.enum(['none', 'answered', 'asked']),
});
export type ActivityMemories = Readonly<z.infer<typeof memories>>;
export type ActivityKind = keyof ActivityMemories;

/** As they are stored: only where something happened. */
export const activityMemories = memories.partial();

/** What stands here is not stored. */
export const ACTIVITY_STARTS: ActivityMemories = {
  play: { goals: [], ended: false },
  smallTalk: { turns: 0, used: [] },
  drill: { tries: 0, done: [], since: 0 },
  listening: { depth: 0, used: [] },
  saying: {},
  idioms: { tries: 0, used: [], left: 0 },
  reading: { question: 0, used: [] },
  debate: { round: 0, used: [], answered: [] },
  distress: 'none',
};
