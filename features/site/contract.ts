// What every page needs to know about this installation.

import * as z from 'zod';
import { procedure } from '../../kit/core/procedure.ts';

export const siteContract = {
  settings: procedure({
    method: 'GET',
    path: '/site',
    summary: 'Public settings of this installation',
    tag: 'site',
    access: 'public',
    limit: 'none',
    seeAs: 'read',
    metered: false,
  }).output(
    z.object({
      /** Null while the operator has not set one. */
      courseBookingUrl: z.url().nullable(),
      /** Whether a language model or the embedded teacher answers in talks. */
      speaker: z.enum(['model', 'engine']),
      /** Minutes of study time that a day holds without a membership. */
      freeMinutes: z.int().nonnegative(),
      /** Where people can write to; null while no address is named. */
      contactMail: z.string().nullable(),
      /** Who runs this installation and sells what it sells; null while nobody is named. */
      operator: z
        .object({ name: z.string(), address: z.string(), mail: z.string(), number: z.string() })
        .nullable(),
    }),
  ),
};
export type SiteContract = typeof siteContract;
