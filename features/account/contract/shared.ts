// What several of the account's calls have in common: fields, people and errors.

import * as z from 'zod';
import { ROLES } from '../../../kit/core/access.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { REGISTRATION_PROBLEMS } from '../domain/index.ts';

export const tag = 'account';
export const password = z.string().max(1000);
export const email = z.string().max(254);
export const username = z.string().max(100);
export const token = z.string().min(10).max(200);
/** Six digits of an app, or a recovery code. */
export const code = z.string().trim().min(1).max(40);
export const role = z.enum(ROLES);

export const person = z.object({
  id: userIdSchema,
  /** How the person is shown: a name they chose, their username, or the part of the mail address before the @. */
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  role,
  /** Where the person’s picture can be read for a day or two; null without one. */
  avatar: z.string().nullable(),
});

/** Who is signed in, with what the page shows of their account and membership. */
export const signedIn = person.extend({
  emailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** An admin who must set up a second factor before anything else in the admin area. */
  needsSecondFactor: z.boolean(),
  /** When VIP ends, or ended; null for who never had it. */
  vipUntil: z.iso.datetime().nullable(),
  /** When the account is deleted, as its owner has asked; null while it stays. */
  leavesAt: z.iso.datetime().nullable(),
  /** Has said that they are under 16: nothing is sold to them, and nothing for grown-ups is listed. */
  isYounger: z.boolean(),
});

export const FIELDS_INVALID = {
  status: 422,
  message: 'A field does not hold what it must.',
  data: z.object({ problem: z.enum(REGISTRATION_PROBLEMS) }),
} as const;
export const EMAIL_TAKEN = { status: 409, message: 'There is an account with this mail address.' } as const;
export const USERNAME_TAKEN = {
  status: 409,
  message: 'There is an account with this username, or with one that looks like it.',
} as const;
export const OWN_ACCOUNT = { status: 409, message: 'Admins cannot demote or lock themselves.' } as const;
export const PASSWORD_WRONG = { status: 403, message: 'The current password is wrong.' } as const;
export const LINK_INVALID = { status: 410, message: 'The link was used, replaced or is too old.' } as const;
export const CODE_WRONG = { status: 403, message: 'The code is wrong, too old or was used before.' } as const;

export const forGuests = { access: 'public', metered: false, tag } as const;
