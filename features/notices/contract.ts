// A person's notices: the list, what is read, how each kind also comes, and the stream that tells of new ones.

import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { LOCALES } from '../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { UNREAD_MAX } from './domain/index.ts';

const tag = 'notices';
const writes = { max: 300, seconds: 600 };

/** At most `UNREAD_MAX`, which means that many or more. */
const unread = z.int().nonnegative().max(UNREAD_MAX);
const seq = z.int().positive();

const notice = z.object({
  id: z.uuid(),
  /** Counts the person's notices in the order in which they became visible. */
  seq,
  kind: z.string(),
  /** In the caller's language. */
  title: z.string(),
  detail: z.string(),
  /** The page that it leads to. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});

const event = z.discriminatedUnion('type', [
  /** The number of unread notices; always the first event, and whenever it has changed. */
  z.object({ type: z.literal('unread'), unread }),
  /** A new notice, and the number with it. */
  z.object({ type: z.literal('notice'), notice, unread }),
]);

const choice = z.object({
  kind: z.string(),
  label: z.string(),
  isMailed: z.boolean(),
  /** To the devices that are on. */
  isPushed: z.boolean(),
});

/** A part of a browser's push subscription, in base64url. */
const subscriptionKey = (bytes: number) =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[\w-]+$/);

export const noticesContract = {
  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/notices',
    summary: 'My notices, newest first, 20 at a time, in the caller’s language',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ notices: z.array(notice), nextCursor, unread })),

  read: memberProcedure({
    tag,
    method: 'POST',
    path: '/notices/read',
    summary: 'Mark notices of mine as read; ids that are not mine or are read already change nothing',
    limit: writes,
  })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(50) }))
    .output(z.object({ unread })),

  see: memberProcedure({
    tag,
    method: 'POST',
    path: '/notices/see',
    summary: 'Mark as read what tells of this page of the site: whoever has opened it has seen its matter',
    limit: writes,
  })
    .input(z.object({ path: z.string().min(1).max(500) }))
    .output(z.object({ unread })),

  readAll: memberProcedure({
    tag,
    method: 'POST',
    path: '/notices/read-all',
    summary: 'Mark all notices as read up to the newest that was shown, so that none is read unseen',
    limit: writes,
  })
    .input(z.object({ upTo: seq }))
    .output(z.object({ unread })),

  listChoices: memberProcedure({
    tag,
    method: 'GET',
    path: '/notices/choices',
    summary: 'Which kinds of notices also come by mail and to devices, and whether this device is told',
    limit: READS,
  }).output(
    z.object({
      choices: z.array(choice),
      /** Null where the site cannot reach devices. */
      push: z.object({ publicKey: z.string(), isOnHere: z.boolean() }).nullable(),
    }),
  ),

  choose: memberProcedure({
    tag,
    method: 'PUT',
    path: '/notices/choices/{kind}',
    summary: 'Let notices of a kind come by mail or to devices too, or no longer',
    limit: writes,
  })
    .input(
      z.object({
        kind: z.string().max(60),
        isMailed: z.boolean().optional(),
        isPushed: z.boolean().optional(),
      }),
    )
    .output(choice),

  addDevice: memberProcedure({
    tag,
    method: 'PUT',
    path: '/notices/device',
    summary: 'Tell this device of notices while no page is open, until its session ends',
    limit: { max: 30, seconds: 600 },
  })
    .input(
      z.object({
        /** Of the browser's own push service; others are refused. */
        endpoint: z.url({ protocol: /^https?$/ }).max(1000),
        p256dh: subscriptionKey(65),
        auth: subscriptionKey(16),
      }),
    )
    .output(z.object({}))
    .errors({
      PUSH_OFF: { status: 409, message: 'This site cannot reach devices.' },
      PUSH_SERVICE_UNKNOWN: { status: 422, message: 'This is no push service of a browser.' },
    }),

  removeDevice: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/notices/device',
    summary: 'Tell this device no longer',
    limit: { max: 30, seconds: 600 },
  }).output(z.object({})),

  events: memberProcedure({
    tag,
    method: 'GET',
    path: '/events',
    summary: 'Server-Sent Events: the number of unread notices and new ones; `Last-Event-ID` resumes',
    // A browser holds one stream and opens a new one each time that its tab changes or its network comes back.
    limit: { max: 600, seconds: 600 },
  })
    .input(
      z.object({
        // EventSource can send no header that says the language.
        language: z.enum(LOCALES).optional(),
        /** As `Last-Event-ID`, which a browser sends only where it resumes a stream by itself. */
        after: z
          .string()
          .regex(/^\d{1,15}$/)
          .optional(),
      }),
    )
    .output(eventIterator(event)),
};
export type NoticesContract = typeof noticesContract;
