// Holds what is sent as a draft to its shape and size: any part may be empty, none may be huge.

import * as z from 'zod';
import { levelSchema, slugSchema } from '../../../content/schema/line.ts';
import { pictureSchema } from '../../../content/schema/people/picture.ts';
import { voiceSchema } from '../../../content/schema/people/voice.ts';
import { ROLE_THEMES } from '../../../content/schema/studies/role.ts';
import { MANNERS } from '../../../content/schema/talks/manner.ts';
import { haggleSchema, rateSchema, termSchema } from '../../../content/schema/talks/play.ts';
import { namedThingSchema, playFactsSchema } from '../../../content/schema/talks/play-facts.ts';
import {
  playWorldSchema,
  thingSizeSchema,
  worldFactSchema,
} from '../../../content/schema/talks/play-world.ts';
import { LINE_MAX } from '../../drafts/domain/index.ts';
import { ASIDES_MAX } from './draft.ts';

/** The longest that ships has 402. */
const PATTERN_MAX = 800;
/** In all goals and asides together; the most that ships is 60. */
const PATTERNS_MAX = 300;
const SLOTS_MAX = 12;
/** Of what is so where a play takes place. */
const FACTS_MAX = 60;
/** In yuan. */
const PRICE_MAX = 9999;

/** Half a character, which a cut text may end in, is no text that the database can hold in a draft. */
const whole = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => value.isWellFormed(), 'half a character');
const text = whole(LINE_MAX);
const line = z.strictObject({ zh: text, en: text, pt: text });
const lines = z.array(line).max(12);
const answer = z.strictObject({ match: z.array(whole(PATTERN_MAX)).max(40), replies: lines });

const together = z.strictObject({ times: z.number().int().min(2).max(4), replies: lines });

const goal = z.strictObject({
  /** The page makes it; progress in talks and the log of what was learnt name it. */
  id: slugSchema.max(40),
  goal: line,
  ask: line,
  again: line,
  reached: z.array(answer).max(12),
  partly: z.array(answer).max(12),
  together: together.nullable(),
  hint: z.strictObject({ idea: line, start: line, full: line, others: z.array(line).max(3).optional() }),
  after: z.array(slugSchema.max(40)).max(8).optional(),
});

const also = z.array(whole(80)).max(20);
const word = z.strictObject({
  zh: text,
  also,
  en: text,
  pt: text,
  inText: z.strictObject({ en: text, pt: text }),
  price: z.number().int().min(0).max(PRICE_MAX).optional(),
});

const targetWord = z.strictObject({ zh: text, pinyin: text, en: text, pt: text, reading: text });

const play = z.strictObject({
  opening: line,
  goals: z.array(goal).max(8),
  words: z.array(z.strictObject({ slot: whole(40), words: z.array(word).max(60) })).max(SLOTS_MAX),
  asides: z.array(answer).max(ASIDES_MAX),
  manner: z.enum(MANNERS).optional(),
  stock: z.array(whole(40)).max(SLOTS_MAX).optional(),
  haggle: haggleSchema.optional(),
  rates: z.array(rateSchema).min(1).optional(),
  when: line.optional(),
  terms: z.array(termSchema).max(12).optional(),
  facts: playFactsSchema.optional(),
  things: z.array(namedThingSchema).max(12).optional(),
  sizes: z.array(thingSizeSchema).min(2).max(12).optional(),
  unit: line.optional(),
  world: playWorldSchema.extend({ facts: z.array(worldFactSchema).max(FACTS_MAX).default([]) }).optional(),
  unclear: lines,
  waiting: lines,
  closing: lines,
});

const wholeDraft = z.strictObject({
  level: levelSchema,
  theme: z.enum(ROLE_THEMES),
  name: line,
  voice: voiceSchema,
  picture: pictureSchema,
  character: line,
  situation: line,
  play,
  targetWords: z.array(targetWord).max(24),
  culturalNote: line,
});

export const roleDraftSchema = wholeDraft.refine(
  ({ play: { goals, asides } }) =>
    [...goals.flatMap(({ reached, partly }) => [...reached, ...partly]), ...asides].flatMap(
      ({ match }) => match,
    ).length <= PATTERNS_MAX,
  'too many patterns',
);

/** A role in a card: the parts of a role, each of which may be empty as in a draft. */
export const cardRoleSchema = wholeDraft.extend({
  id: slugSchema.max(60),
  play: play.extend({
    goals: z
      .array(goal.extend({ partly: z.array(answer).max(12).default([]), together: together.optional() }))
      .max(8),
    words: z
      .record(
        z.string().max(40),
        z
          .array(
            word.extend({
              also: also.default([]),
              inText: z.strictObject({ en: text, pt: text }).optional(),
            }),
          )
          .max(60),
      )
      .refine((lists) => Object.keys(lists).length <= SLOTS_MAX, 'too many lists')
      .default({}),
  }),
  targetWords: z.array(targetWord.extend({ reading: text.optional() })).max(24),
});
