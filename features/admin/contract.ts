// What the admin area reads that belongs to no other feature, and what others have declared for its pages.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { DAY_UNITS, overviewContent } from '../../kit/core/parts/overview-part.ts';
import { personPartContent } from '../../kit/core/parts/person-part.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';

const tag = 'admin';
/** `waiting` includes those whose sending has failed so far. */
const MAIL_STATES = ['waiting', 'failing', 'sent'] as const;
/** What is taken out at once. */
export const MAILS_AT_ONCE = 500;
const writtenMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
});
/** So many days the overview can look back. */
const OVERVIEW_DAYS = ['7', '30', '90'] as const;

export const adminContract = {
  listMails: adminProcedure({
    method: 'GET',
    path: '/admin/mails',
    summary: 'Mails, newest first: those that wait in the outbox with their text, those sent without',
    tag,
    limit: READS,
  })
    .input(
      z.object({
        cursor,
        /** Stands in the address or the subject. */
        search: z.string().trim().max(254).optional(),
        state: z.enum(MAIL_STATES).optional(),
      }),
    )
    .output(
      z.object({
        isSending: z.boolean(),
        mails: z.array(
          writtenMail.extend({
            sentAt: z.iso.datetime().nullable(),
            attempts: z.int(),
            lastError: z.string().nullable(),
          }),
        ),
        nextCursor,
      }),
    ),

  passMailOn: adminProcedure({
    method: 'POST',
    path: '/admin/mails/{id}/passed-on',
    summary: 'Say that a waiting mail was passed on by hand: it counts as sent, and its text is deleted',
    tag,
    limit: { max: 300, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  exportMails: adminProcedure({
    method: 'POST',
    path: '/admin/mails/exports',
    summary: 'All waiting mails with their texts, the oldest first, to be sent by hand; the audit keeps that',
    tag,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({}))
    .output(
      z.object({
        mails: z.array(writtenMail),
        /** Whether more wait than are taken out at once. */
        isCut: z.boolean(),
      }),
    ),

  passMailsOn: adminProcedure({
    method: 'POST',
    path: '/admin/mails/passed-on',
    summary: 'Say that these mails were sent by hand: they count as sent, and their texts are deleted',
    tag,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(MAILS_AT_ONCE) }))
    .output(
      z.object({
        /** How many of them still waited. */
        passedOn: z.int(),
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

  readOverview: adminProcedure({
    method: 'GET',
    path: '/admin/overview',
    summary:
      'What waits for an admin, how things stand, and the numbers of the last days, in the caller’s language',
    tag,
    limit: READS,
  })
    .input(z.object({ days: z.enum(OVERVIEW_DAYS) }))
    .output(
      z.object({
        readAt: z.iso.datetime(),
        parts: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            /** Null where it could not be read. */
            content: overviewContent.nullable(),
          }),
        ),
        figures: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            unit: z.enum(DAY_UNITS),
            /** The name of the figure that it is a share of. */
            partOf: z.string().nullable(),
            /** The earliest first; days of Shanghai. */
            days: z.array(z.object({ day: z.iso.date(), value: z.number() })).nullable(),
          }),
        ),
      }),
    ),
};
export type AdminContract = typeof adminContract;
