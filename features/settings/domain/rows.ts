// The schema of a table of settings.

import * as z from 'zod';

const ROW_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** Rows of this shape, at most `max`, each with an id of letters, digits and hyphens that no other has. */
export function rowsOf<Shape extends z.ZodRawShape>(shape: Shape, max: number) {
  const row = z.strictObject({ id: z.string().regex(ROW_ID), ...shape });
  return z
    .array(row)
    .max(max)
    .superRefine((rows, context) => {
      const seen = new Set<string>();
      // The type of a row with columns that are not known here does not say that it has an id.
      for (const [index, { id }] of (rows as readonly { readonly id: string }[]).entries()) {
        if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'taken' });
        seen.add(id);
      }
    });
}
