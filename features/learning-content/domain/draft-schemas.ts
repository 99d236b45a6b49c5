// Holds what is sent as a draft to its shape and size: any part may be empty, none may be huge.

import * as z from 'zod';
import { levelSchema } from '../../../content/schema/line.ts';
import { pictureSchema } from '../../../content/schema/people/picture.ts';
import { voiceSchema } from '../../../content/schema/people/voice.ts';
import { TEXT_KINDS } from '../../../content/schema/studies/text-kinds.ts';
import { LINE_MAX } from '../../drafts/domain/index.ts';
import { TASK_KINDS } from './piece.ts';

/** Half a character, which a cut text may end in, is no text that the database can hold in a draft. */
const text = (longest: number = LINE_MAX) =>
  z
    .string()
    .max(longest)
    .refine((value) => value.isWellFormed(), 'half a character');

const note = z.strictObject({ zh: text(), en: text(), pt: text() });
const line = z.strictObject({ zh: text(), en: text(), pt: text(), note: note.optional() });
const lines = (most: number) => z.array(line).max(most);
/** An id that the page may not have chosen yet. */
const name = text(80);

const word = z.strictObject({
  zh: text(40),
  pinyin: text(80),
  en: text(200),
  pt: text(200),
  reading: text(200),
});
const character = z.strictObject({
  id: name,
  name: line,
  about: line,
  picture: pictureSchema.optional(),
  voice: voiceSchema.optional(),
});

export const lessonDraftSchema = z.strictObject({
  level: levelSchema,
  order: z.int().min(1).max(99),
  band: z.int().min(1).max(7),
  title: line,
  requires: z.array(name).max(6),
  goals: lines(8),
  words: z.array(word).max(40),
  characters: z.array(character).max(8),
  dialogue: z.array(line.extend({ speaker: name })).max(60),
  grammar: z
    .array(
      z.strictObject({
        point: name,
        examples: lines(8),
        /** Kept as it was shipped: the form does not show it. */
        contrasts: z
          .array(line.extend({ wrong: text() }))
          .max(8)
          .optional(),
      }),
    )
    .max(6),
  task: z.strictObject({ kind: z.enum(TASK_KINDS), subject: name, line, opening: text() }),
});
export type LessonDraft = z.infer<typeof lessonDraftSchema>;

const sentence = line.extend({ /** Empty where nobody speaks. */ speaker: name });
const question = z.strictObject({
  ask: line,
  options: z.array(line).length(3),
  right: z.int().min(0).max(2),
  because: line,
});

export const textDraftSchema = z.strictObject({
  level: levelSchema,
  band: z.int().min(1).max(6),
  order: z.int().min(1).max(99),
  kind: z.enum(TEXT_KINDS),
  title: line,
  speakers: z.array(z.strictObject({ id: name, name: line })).max(8),
  paragraphs: z.array(z.array(sentence).max(20)).max(30),
  questions: z.array(question).max(3),
});
export type TextDraft = z.infer<typeof textDraftSchema>;
