// The smallest pieces of authored content: a line in three languages, a level, and ids.

import * as z from 'zod';
import { LEVELS } from './levels.ts';

const text = z.string().trim().min(1);

/** What a teacher says beside a line, to each learner in their own language; in `zh` as plainly as can be. */
export const noteSchema = z.strictObject({ zh: text, en: text, pt: text });
export type Note = Readonly<z.infer<typeof noteSchema>>;

/** A line of talk: Chinese that is spoken, with its translations. Pinyin is the language core's job. */
export const lineSchema = z.strictObject({
  zh: text,
  en: text,
  pt: text,
  note: noteSchema.optional(),
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

/** Small words joined by hyphens, so that an id can stand in an address and in a stored message. */
export const slugSchema = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/);

export const levelSchema = z.enum(LEVELS);

/** The name of the file that holds what has this id; the ids of packs have underscores, files have hyphens. */
export function fileNameOf(id: string): string {
  return `${id.replaceAll('_', '-')}.json`;
}
