// How a talk, a correction and a review travel: the shapes that several calls of the contract share.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { AIDED } from '../../learning-events/domain/index.ts';
import { TALK_KINDS, TUTOR_LEVELS } from './limits.ts';

export const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });
export const level = z.enum(TUTOR_LEVELS);

/** The parts that a face is drawn from; `hue` in degrees. */
export const picture = z.object({
  hue: z.number(),
  age: z.string(),
  skin: z.string(),
  mood: z.string(),
  hair: z.string(),
  wear: z.string(),
  item: z.string(),
});

/** How somebody sounds in the browser's own voice; 1 is its own pitch and speed. */
const voice = z.object({ kind: z.enum(['woman', 'man']), pitch: z.number(), rate: z.number() });

/** A talk in lists and at its head. */
export const talk = z.object({
  id: z.uuid(),
  kind: z.enum(TALK_KINDS),
  /** The id of the tutor or the role, or `place/scene`. */
  subject: z.string(),
  /** The version of the subject that this talk began with and keeps. */
  subjectVersion: z.number().int(),
  /** The same as `subject`, by its first name. */
  /** Who talks with the learner; null when this installation no longer has them. */
  partner: z
    .object({
      name: line.extend({ pinyin: z.string().optional() }),
      level,
      picture,
      voice,
    })
    .nullable(),
  language: z.enum(LOCALES),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  /** The beginning of the newest message. */
  preview: z.string(),
});

/** `ended`: its play has come to its end. */
export const listedTalk = talk.extend({ ended: z.boolean() });

/** What a tutor adds to what is said: a sentence in the learner's language, and the words that are new. */
export const teaching = z.object({
  note: line.nullable(),
  words: z.array(z.object({ zh: z.string(), pinyin: z.string(), en: z.string(), pt: z.string() })),
});

/** A mistake of the learner's. Offsets into the message in UTF-16 units, `end` exclusive. */
export const correction = z.object({
  start: z.number().int(),
  end: z.number().int(),
  wrong: z.string(),
  /** Empty where the words should go. */
  right: z.string(),
  /** The learner's whole sentence made right, to be said again. */
  sentence: z.string(),
  reason: line,
  /** `now`: worth saying again at once. */
  kind: z.enum(['now', 'later']),
  /** `natural`: not wrong, usually said otherwise. */
  tier: z.enum(['wrong', 'natural']),
});

/** What a play comes to. */
export const review = z.object({
  talk,
  goals: z.array(
    z.object({
      id: z.string(),
      goal: line,
      reached: z.boolean(),
      aided: z.enum(AIDED).nullable(),
      /** The learner's message that reached it, in Chinese; only what is certain is shown as good. */
      evidence: z.object({ messageId: z.uuid(), text: z.string(), isCertain: z.boolean() }).nullable(),
    }),
  ),
  /** Goals done without help, words used in sentences of one's own, the longest sentence that is certain to be right. */
  well: z.object({
    goals: z.array(z.string()),
    words: z.array(z.string()),
    sentence: z.string().nullable(),
  }),
  /** `isCertain`: the sentence is right once this is mended. */
  better: z.array(correction.extend({ messageId: z.uuid(), isCertain: z.boolean() })),
  /** Whether all that was said is certain to be right. */
  isAllCertain: z.boolean(),
  /** The play's words that came up. */
  words: z.array(
    z.object({ zh: z.string(), pinyin: z.string(), en: z.string(), pt: z.string(), used: z.boolean() }),
  ),
  /** Of the right answers, 0 to 1; null where there was none. */
  unaidedShare: z.number().nullable(),
  /** How often the learner spoke, how often they asked for help, and for how long they talked. */
  turns: z.number().int(),
  hints: z.number().int(),
  minutes: z.number().int(),
});
