// Holds what is sent as a draft to its shape and size: any part may be empty, none may be huge.

import * as z from 'zod';
import { levelSchema, slugSchema } from '../../../content/schema/line.ts';
import { pictureSchema, ROLE_THEMES, voiceSchema } from '../../../content/schema/role.ts';

/** In characters. The longest line that ships has 250; a card's description may have many more. */
export const LINE_MAX = 2000;
const PATTERN_MAX = 400;
/** In all goals and asides together; the most that ships is 39. */
const PATTERNS_MAX = 300;

const text = z.string().max(LINE_MAX);
const line = z.strictObject({ zh: text, en: text, pt: text });
const lines = z.array(line).max(12);
const answer = z.strictObject({ match: z.array(z.string().max(PATTERN_MAX)).max(40), replies: lines });

const goal = z.strictObject({
  /** The page makes it; progress in talks and the log of what was learnt name it. */
  id: slugSchema.max(40),
  goal: line,
  ask: line,
  again: line,
  reached: z.array(answer).max(12),
  partly: z.array(answer).max(12),
  together: z.strictObject({ times: z.number().int().min(2).max(4), replies: lines }).nullable(),
  hint: z.strictObject({ idea: line, start: line, full: line }),
});

const word = z.strictObject({
  zh: text,
  also: z.array(z.string().max(80)).max(20),
  en: text,
  pt: text,
  inText: z.strictObject({ en: text, pt: text }),
});

const wholeDraft = z.strictObject({
  level: levelSchema,
  theme: z.enum(ROLE_THEMES),
  name: line,
  voice: voiceSchema,
  picture: pictureSchema,
  character: line,
  situation: line,
  play: z.strictObject({
    opening: line,
    goals: z.array(goal).max(8),
    words: z.array(z.strictObject({ slot: z.string().max(40), words: z.array(word).max(60) })).max(12),
    asides: z.array(answer).max(30),
    unclear: lines,
    waiting: lines,
    closing: lines,
  }),
  targetWords: z.array(z.strictObject({ zh: text, pinyin: text, en: text, pt: text, reading: text })).max(24),
  culturalNote: line,
});

export const roleDraftSchema = wholeDraft.refine(
  ({ play: { goals, asides } }) =>
    [...goals.flatMap(({ reached, partly }) => [...reached, ...partly]), ...asides].flatMap(
      ({ match }) => match,
    ).length <= PATTERNS_MAX,
  'too many patterns',
);
