// What a feature shows admins of one person: facts and a table, in the reader's language, laid out alike for all.

import * as z from 'zod';
import { shownValue } from './shown-value.ts';

export const personPartContent = z.object({
  facts: z.array(z.object({ label: z.string(), value: shownValue })),
  /** The latest of what there is; null where there is nothing to list. */
  table: z
    .object({
      columns: z.array(z.object({ label: z.string(), isNumber: z.boolean() })),
      rows: z.array(z.object({ key: z.string(), values: z.array(shownValue) })),
    })
    .nullable(),
  /** The page that has more of it. */
  more: z.object({ text: z.string(), to: z.string() }).nullable(),
});
export type PersonPartContent = z.infer<typeof personPartContent>;
