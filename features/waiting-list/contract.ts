// Waiting for what is not there yet: join, confirm by mail, leave, and the numbers for admins.

import * as z from 'zod';
import { LOCALES } from '../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { isEmailAddress } from '../account/domain/index.ts';
import { PREVIEWS } from './domain/index.ts';

const tag = 'waiting-list';
/** Of links: a network that guesses is soon slowed down. */
const pressing = { max: 60, seconds: 600 } as const;

const preview = z.enum(PREVIEWS);
const place = z.object({ preview, email: z.string(), isConfirmed: z.boolean() });
const token = z.string().min(20).max(100);
const LINK_INVALID = { status: 404, message: 'Nobody waits by this link any more.' } as const;

export const waitingListContract = {
  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/waiting-list',
    summary: 'What the person waits for, at most one place for each preview',
    limit: READS,
  }).output(z.object({ places: z.array(place) })),

  join: memberProcedure({
    tag,
    method: 'POST',
    path: '/waiting-list',
    summary: 'Wait for a preview under this address; a place under another address gives way',
    limit: { max: 6, seconds: 86_400 },
  })
    .input(
      z.object({
        preview,
        email: z.string().trim().max(254).refine(isEmailAddress, 'not a mail address'),
      }),
    )
    .output(place)
    .errors({
      ADDRESS_BUSY: {
        status: 409,
        message: 'Mails to this address were not confirmed; no further one is sent.',
      },
    }),

  leave: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/waiting-list/{preview}',
    summary: 'Leave the list; harmless for whoever is not on it',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ preview }))
    .output(z.object({})),

  readLink: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/waiting-list/link',
    summary: 'Which place the link of a mail is for',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(place)
    .errors({ LINK_INVALID }),

  confirmByLink: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/waiting-list/link/confirm',
    summary: 'Confirm the address that the mail went to; harmless twice',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(place)
    .errors({ LINK_INVALID }),

  leaveByLink: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'POST',
    path: '/waiting-list/link/leave',
    summary: 'Leave the list by the link of the mail',
    limit: pressing,
  })
    .input(z.object({ token }))
    .output(z.object({}))
    .errors({ LINK_INVALID }),

  count: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/waiting-list',
    summary: 'How many wait for each preview',
    limit: READS,
  }).output(z.object({ counts: z.array(z.object({ preview, confirmed: z.int(), unconfirmed: z.int() })) })),

  listConfirmed: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/waiting-list/{preview}',
    summary: 'Confirmed addresses, the newest first',
    limit: READS,
  })
    .input(z.object({ preview, cursor }))
    .output(
      z.object({
        waiting: z.array(
          z.object({
            id: z.uuid(),
            email: z.string(),
            locale: z.enum(LOCALES),
            createdAt: z.iso.datetime(),
          }),
        ),
        nextCursor,
      }),
    ),
};
export type WaitingListContract = typeof waitingListContract;
