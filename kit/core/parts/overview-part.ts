// What a feature shows on the admins' overview: what waits for somebody, how things stand, and numbers day by day.

import * as z from 'zod';
import { shownValue } from './shown-value.ts';

export const overviewContent = z.object({
  tasks: z.array(
    z.object({
      label: z.string(),
      /** From 1: what waits for nobody is not told. */
      count: z.int().positive(),
      /** Since when the one that came first waits; null where nobody knows. */
      oldestAt: z.iso.datetime().nullable(),
      to: z.string(),
      /** The first moment by which something of it should be, or should have been, done. */
      dueAt: z.iso.datetime().optional(),
      /** Somebody's money waits with it. */
      isMoney: z.literal(true).optional(),
      /** Done when the rest is: it stands below all else. */
      isAside: z.literal(true).optional(),
    }),
  ),
  facts: z.array(z.object({ label: z.string(), value: shownValue })),
});
export type OverviewContent = z.infer<typeof overviewContent>;

/** What a day's number counts; `micro` is a millionth of a yuan, and `people` come again, so that days do not add up. */
export const DAY_UNITS = ['count', 'people', 'fen', 'minutes', 'micro'] as const;
export type DayUnit = (typeof DAY_UNITS)[number];
