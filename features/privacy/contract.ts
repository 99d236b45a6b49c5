// What people can do about what is kept about them: have it given to them.

import * as z from 'zod';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { EXPORT_STATES } from './domain/index.ts';

const tag = 'privacy';

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(EXPORT_STATES),
  askedAt: z.iso.datetime(),
  /** Where the archive can be fetched, until when, and how large it is; null unless it is ready. */
  file: z.object({ address: z.string(), until: z.iso.datetime(), bytes: z.int() }).nullable(),
});

export const privacyContract = {
  readExport: memberProcedure({
    tag,
    method: 'GET',
    path: '/privacy/export',
    summary: 'The last archive of one’s data, and when the next may be asked for',
    limit: READS,
  }).output(
    z.object({
      latest: dataExport.nullable(),
      /** Null: now. */
      nextAt: z.iso.datetime().nullable(),
    }),
  ),

  askExport: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/export',
    summary: 'Have all of one’s data made into an archive, once a day; the same id again asks once',
    limit: { max: 20, seconds: 3600 },
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid() }))
    .output(dataExport)
    .errors({
      EXPORT_TOO_SOON: {
        status: 409,
        message: 'One archive a day; the last one is still there.',
        data: z.object({ nextAt: z.iso.datetime() }),
      },
    }),
};
export type PrivacyContract = typeof privacyContract;
