// What the admin area reads that belongs to no other feature.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';

export const adminContract = {
  listMails: adminProcedure({
    method: 'GET',
    path: '/admin/mails',
    summary: 'Mails, newest first: those that wait in the outbox with their text, those sent without',
    tag: 'admin',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(
      z.object({
        isSending: z.boolean(),
        mails: z.array(
          z.object({
            id: z.uuid(),
            to: z.string(),
            subject: z.string(),
            body: z.string(),
            createdAt: z.iso.datetime(),
            sentAt: z.iso.datetime().nullable(),
            attempts: z.int(),
            lastError: z.string().nullable(),
          }),
        ),
        nextCursor,
      }),
    ),
};
export type AdminContract = typeof adminContract;
