// What the admin area reads that belongs to no other feature, and what others have declared for its pages.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { personPartContent } from '../../kit/core/parts/person-part.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';

const tag = 'admin';

export const adminContract = {
  listMails: adminProcedure({
    method: 'GET',
    path: '/admin/mails',
    summary: 'Mails, newest first: those that wait in the outbox with their text, those sent without',
    tag,
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

  readParts: adminProcedure({
    method: 'GET',
    path: '/admin/users/{id}/parts',
    summary: 'What each feature shows of a person, in the caller’s language; one that fails says so by null',
    tag,
    limit: READS,
  })
    .input(z.object({ id: userIdSchema }))
    .output(
      z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          /** Null where it could not be read. */
          content: personPartContent.nullable(),
        }),
      ),
    ),
};
export type AdminContract = typeof adminContract;
