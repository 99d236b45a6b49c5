// What the admin area reads that belongs to no other feature.

import * as z from 'zod';
import { procedure } from '../../kit/core/procedure.ts';

export const adminContract = {
  listMails: procedure({
    method: 'GET',
    path: '/admin/mails',
    summary: 'Mails, newest first: those that wait in the outbox with their text, those sent without',
    tag: 'admin',
    access: ['admin'],
    limit: { max: 600, seconds: 600 },
    metered: false,
  })
    .input(z.object({ cursor: z.string().max(200).optional() }))
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
        nextCursor: z.string().nullable(),
      }),
    ),
};
export type AdminContract = typeof adminContract;
