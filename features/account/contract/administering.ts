// What admins ask about people and do to accounts, and the call that makes the first admin.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, procedure, READS } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { changedBy } from '../../audit/contract.ts';
import { ACCOUNT_EVENTS } from '../domain/events.ts';
import { BAN_CAUSES } from '../domain/index.ts';
import {
  EMAIL_TAKEN,
  email,
  FIELDS_INVALID,
  forGuests,
  LINK_INVALID,
  OWN_ACCOUNT,
  password,
  person,
  role,
  signedIn,
  tag,
  token,
  USERNAME_TAKEN,
  username,
} from './shared.ts';

const at = z.iso.datetime();
const byId = z.object({ id: userIdSchema });
const CHANGES = { max: 120, seconds: 600 } as const;

const PERSON_CHANGED = {
  status: 409,
  message: 'Somebody else has changed this account meanwhile; nothing was done.',
  data: changedBy,
} as const;

const listedPerson = person.extend({
  createdAt: at,
  bannedAt: at.nullable(),
  /** What the person is told. */
  banReason: z.string().nullable(),
  banCause: z.enum(BAN_CAUSES),
  /** What admins alone read. */
  banNote: z.string(),
  /** When the lock ends by itself; null: when an admin takes it off. */
  bannedUntil: at.nullable(),
  /** Of the pages that the person saw last; null before the first. */
  locale: z.enum(LOCALES).nullable(),
  /** When VIP ends, or ended; null for who never had it. */
  vipUntil: at.nullable(),
});

const personDetail = listedPerson.extend({
  emailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  phone: z.string().nullable(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      createdAt: at,
      lastSeenAt: at,
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  /** What happened to the account, the latest first. */
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(ACCOUNT_EVENTS),
      /** Null for the system, the console and who was not signed in. */
      actorId: userIdSchema.nullable(),
      actorName: z.string().nullable(),
      at,
    }),
  ),
});

export const administering = {
  createFirstAdmin: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/first-admin',
    summary: 'Create the first admin by the one-time address that the server printed',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ token, username, email, password, repeated: password }))
    .output(signedIn)
    .errors({ FIELDS_INVALID, LINK_INVALID, EMAIL_TAKEN, USERNAME_TAKEN }),

  listPeople: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/users',
    summary:
      'People, newest first: those whose name, username or mail address holds the search, or whose id it is',
    limit: READS,
  })
    .input(
      z.object({
        search: z.string().trim().max(254).optional(),
        role: role.optional(),
        membership: z.enum(['vip', 'free']).optional(),
        state: z.enum(['active', 'banned']).optional(),
        cursor,
      }),
    )
    .output(z.object({ people: z.array(listedPerson), nextCursor })),

  readPerson: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'A person’s account with the sessions and what happened to it',
    limit: READS,
  })
    .input(byId)
    .output(personDetail),

  changeRole: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/users/{id}/role',
    summary: 'Give a person another base role; acts at their next request',
    limit: CHANGES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: userIdSchema,
        role,
        /** The role that the admin saw; where it is another by now, nothing is changed. */
        from: role.optional(),
      }),
    )
    .output(listedPerson)
    .errors({ OWN_ACCOUNT, PERSON_CHANGED }),

  changeBan: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/users/{id}/ban',
    summary: 'Lock a person out at once, with a reason, or let them in again',
    limit: CHANGES,
  })
    .input(
      z.object({
        id: userIdSchema,
        /** Why the person is locked out, as they are told; null lets them in again. */
        reason: z.string().trim().min(3).max(500).nullable(),
        /** The same in one of the sentences that everybody reads in their own language. */
        cause: z.enum(BAN_CAUSES).default('other'),
        /** What admins alone read. */
        internal: z.string().trim().max(500).default(''),
        /** When the lock ends by itself; null: when an admin takes it off. */
        until: at.nullable().default(null),
        /** What the person is told when they are let in again; the audit keeps it. */
        note: z.string().trim().max(500).default(''),
        /** The lock that is taken off, by when it began; where it is another by now, it stays. */
        bannedAt: at.optional(),
      }),
    )
    .output(listedPerson)
    .errors({
      OWN_ACCOUNT,
      PERSON_CHANGED,
      UNTIL_PAST: { status: 422, message: 'The lock would be over already; nothing was done.' },
    }),

  endSessions: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{id}/sessions/end',
    summary: 'Sign a person out everywhere',
    limit: CHANGES,
  })
    .input(byId)
    .output(z.object({ ended: z.int() }))
    .errors({ OWN_ACCOUNT }),

  endSecondFactorOf: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{id}/second-factor/end',
    summary:
      'Turn two-step sign-in off for a person who has lost phone and recovery codes; signs them out, and tells them by mail. Nothing happens where it is off',
    limit: CHANGES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: userIdSchema,
        /** How it is known that it is them; the person and the audit are told. */
        reason: z.string().trim().min(3).max(500),
      }),
    )
    .output(z.object({}))
    .errors({ OWN_ACCOUNT }),

  sendReset: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{id}/reset-link',
    summary: 'Send a person the link to set a new password; earlier links end',
    limit: CHANGES,
  })
    .input(byId)
    .output(z.object({}))
    .errors({
      LINKS_SPENT: {
        status: 409,
        message: 'This person was sent as many links as an hour allows; none was sent.',
      },
    }),
};
