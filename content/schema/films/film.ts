// A film: what is said, and what the cast does meanwhile, beat by beat. Times follow from the beats.

import * as z from 'zod';
import { slugSchema } from '../line.ts';
import { vocabularySchema } from '../word.ts';
import { parseDirection } from './direction.ts';
import { CAST, FILM_LANGUAGES, FILM_LEVELS, LIGHTS } from './film-kinds.ts';

const text = z.string().trim().min(1);
const directionSchema = z.string().refine((line) => parseDirection(line) !== undefined, 'no stage direction');
/** `x y`, then the scale; the stage is 1280 wide and 720 high, feet stand at about 610. `hidden` until it is shown. */
const placeSchema = z.string().regex(/^-?\d+ -?\d+( \d+(\.\d+)?)?( hidden)?$/);
/** What is drawn (a file of `drawings/things`, `write:山`, `text:RED`), its place, and `back` behind the cast, `glow` in the dark, a colour. */
const propSchema = z
  .string()
  .regex(
    /^(write:.|text:\S+|[a-z][a-z0-9-]*) -?\d+ -?\d+( \d+(\.\d+)?)?(( hidden| back| glow)| #[0-9a-f]{6})*$/u,
  );

/** What is said while something happens, or something that happens in silence for some seconds. */
const beatSchema = z.union([
  z.strictObject({
    /** Who says it; the narrator where nobody does. */
    by: z.enum(CAST).optional(),
    zh: text,
    en: text,
    pt: text,
    do: z.array(directionSchema).optional(),
    /** At least so many seconds. */
    for: z.number().positive().max(12).optional(),
  }),
  z.strictObject({ do: z.array(directionSchema).min(1), for: z.number().positive().max(12) }),
]);

const sceneSchema = z.strictObject({
  /** A file of `drawings/sets`. */
  set: slugSchema,
  light: z.enum(LIGHTS).optional(),
  cast: z.partialRecord(z.enum(CAST), placeSchema),
  props: z.record(z.string().regex(/^[a-z][a-z0-9]*$/), propSchema).optional(),
  beats: z.array(beatSchema).min(1),
});

export const filmSchema = z.strictObject({
  id: slugSchema,
  level: z.enum(FILM_LEVELS),
  /** What it is spoken in; the other languages are translations. */
  language: z.enum(FILM_LANGUAGES),
  /** Its place among the films of its level. */
  order: z.number().int().positive(),
  title: z.strictObject({ zh: text, en: text, pt: text }),
  /** A file of `tunes`. */
  tune: slugSchema,
  /** The moment, in seconds, that is its picture. */
  poster: z.number().positive(),
  /** Words to tap, each perhaps with a thing that shows it. */
  words: z
    .array(z.strictObject({ ...vocabularySchema.shape, picture: slugSchema.optional() }))
    .min(4)
    .max(9),
  scenes: z.array(sceneSchema).min(1),
});
export type FilmSource = z.infer<typeof filmSchema>;
export type SceneSource = FilmSource['scenes'][number];
export type BeatSource = SceneSource['beats'][number];

/** Notes as `E5 1`, a rest as `- 1`, lengths in beats; the parts sound together and the whole goes round. */
export const tuneSchema = z.strictObject({
  id: slugSchema,
  /** Beats in a minute. */
  tempo: z.number().min(40).max(200),
  melody: z.string().regex(/^(([A-G]#?[2-6]|-) \d(\.\d+)?)( ([A-G]#?[2-6]|-) \d(\.\d+)?)*$/),
  bass: z.string().regex(/^(([A-G]#?[2-6]|-) \d(\.\d+)?)( ([A-G]#?[2-6]|-) \d(\.\d+)?)*$/),
});
export type TuneSource = z.infer<typeof tuneSchema>;
