// What a learner wants Chinese for, and by when: chosen from fields, so that nobody has to read it out of a sentence.

import * as z from 'zod';

export const AIMS = ['exam', 'trip', 'family', 'work', 'study', 'enjoyment'] as const;
export type AimKind = (typeof AIMS)[number];

/** HSK 1 to 6: those that a plan leads towards. */
export const EXAM_BANDS = [1, 2, 3, 4, 5, 6] as const;

export const aimSchema = z.strictObject({
  kind: z.enum(AIMS),
  /** Of the HSK exam; null for every other aim. */
  band: z.int().min(1).max(EXAM_BANDS.length).nullable(),
  /** The day of the exam or the journey; null where there is none. */
  by: z.iso.date().nullable(),
});
export type Aim = Readonly<z.infer<typeof aimSchema>>;

/** Another kind keeps the date, and asks for a band where it is an exam. */
export const aimOfKind = (kind: AimKind, before: Aim | null, band: number): Aim => ({
  kind,
  band: kind === 'exam' ? (before?.band ?? band) : null,
  by: before?.by ?? null,
});
