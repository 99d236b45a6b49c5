// What can be asked of accounts: registering, signing in and out, passwords, sessions, and the admins' list of people.

import * as z from 'zod';
import { ROLES } from '../../kit/core/access.ts';
import { procedure } from '../../kit/core/procedure.ts';
import { REGISTRATION_PROBLEMS } from './domain/index.ts';

const tag = 'account';
const password = z.string().max(1000);
const email = z.string().max(254);
const token = z.string().min(10).max(200);
const role = z.enum(ROLES);

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role,
});

/** Who is signed in, with what the page shows of their membership. */
const signedIn = person.extend({
  /** When VIP ends, or ended; null for who never had it. */
  vipUntil: z.iso.datetime().nullable(),
});

const problem = z.enum(REGISTRATION_PROBLEMS);

const FIELDS_INVALID = {
  status: 422,
  message: 'A field does not hold what it must.',
  data: z.object({ problem }),
} as const;
const EMAIL_TAKEN = { status: 409, message: 'There is an account with this mail address.' } as const;
const USERNAME_TAKEN = { status: 409, message: 'There is an account with this username.' } as const;
const OWN_ACCOUNT = { status: 409, message: 'Admins cannot demote or lock themselves.' } as const;
const PASSWORD_WRONG = { status: 403, message: 'The current password is wrong.' } as const;
const LINK_INVALID = { status: 410, message: 'The link was used, replaced or is too old.' } as const;

const forGuests = { access: 'public', metered: false, tag } as const;
const forMembers = { access: 'member', metered: false, tag } as const;
const forAdmins = { access: ['admin'], metered: false, tag } as const;

const registering = {
  register: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/register',
    summary: 'Register, and sign in with the new account',
    // A school class registers from one address.
    limit: { max: 40, seconds: 3600 },
  })
    .input(
      z.object({
        username: z.string().max(100),
        email,
        password,
        repeated: password,
        inviteCode: z.string().trim().max(40).optional(),
      }),
    )
    .output(signedIn)
    .errors({
      FIELDS_INVALID,
      EMAIL_TAKEN,
      USERNAME_TAKEN,
      INVITE_INVALID: {
        status: 422,
        message: 'Nobody can register with this invite code; there is no account yet.',
        data: z.object({ problem: z.enum(['unknown', 'used_up', 'disabled']) }),
      },
    }),

  signIn: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/sign-in',
    summary: 'Sign in by mail address or username',
    limit: { max: 100, seconds: 600 },
  })
    .input(z.object({ identifier: z.string().max(254), password }))
    .output(signedIn)
    .errors({
      SIGN_IN_FAILED: { status: 401, message: 'Login failed, please check your username and password.' },
      ACCOUNT_BANNED: { status: 403, message: 'This account is locked.' },
    }),

  signOut: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/sign-out',
    summary: 'End this session',
    limit: 'none',
  }).output(z.object({})),

  reauthenticate: procedure({
    ...forMembers,
    method: 'POST',
    path: '/account/reauthenticate',
    summary: 'Confirm the password, so that this session may for some minutes do what moves money or rights',
    limit: { max: 30, seconds: 900 },
  })
    .input(z.object({ password }))
    .output(z.object({ validSeconds: z.int() }))
    .errors({ PASSWORD_WRONG }),

  session: procedure({
    ...forGuests,
    method: 'GET',
    path: '/account/session',
    summary: 'Who is signed in here; null for a guest',
    limit: 'none',
  }).output(z.object({ person: signedIn.nullable() })),
};

const passwords = {
  requestPasswordReset: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/password-reset/request',
    summary: 'Ask for a link to set a new password; answers alike whether the address is known or not',
    limit: { max: 40, seconds: 3600 },
  })
    .input(z.object({ email }))
    .output(z.object({})),

  resetPassword: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/password-reset',
    summary: 'Set a new password by the link of the mail; ends every session',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ token, password, repeated: password }))
    .output(z.object({}))
    .errors({ FIELDS_INVALID, LINK_INVALID }),

  changePassword: procedure({
    ...forMembers,
    method: 'PUT',
    path: '/account/password',
    summary: 'Change the password; ends every other session',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ current: password, password, repeated: password }))
    .output(z.object({}))
    .errors({ FIELDS_INVALID, PASSWORD_WRONG }),
};

const emails = {
  requestEmailChange: procedure({
    ...forMembers,
    method: 'POST',
    path: '/account/email/change',
    summary: 'Ask to change the mail address; a link goes to the new one',
    limit: { max: 5, seconds: 3600 },
  })
    .input(z.object({ email, password }))
    .output(z.object({}))
    .errors({ FIELDS_INVALID, EMAIL_TAKEN, PASSWORD_WRONG }),

  confirmEmailChange: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/email/confirm',
    summary: 'Confirm the new mail address by the link of the mail',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ token }))
    .output(z.object({ email: z.string() }))
    .errors({ LINK_INVALID, EMAIL_TAKEN }),
};

const sessions = {
  listSessions: procedure({
    ...forMembers,
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where the person is signed in',
    limit: 'none',
  }).output(
    z.array(
      z.object({
        id: z.uuid(),
        isCurrent: z.boolean(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
  ),

  revokeSession: procedure({
    ...forMembers,
    method: 'DELETE',
    path: '/account/sessions/{id}',
    summary: 'End one of the person’s sessions',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  revokeOtherSessions: procedure({
    ...forMembers,
    method: 'POST',
    path: '/account/sessions/revoke-others',
    summary: 'End every session but this one',
    limit: { max: 20, seconds: 600 },
  }).output(z.object({ ended: z.int() })),
};

const listedPerson = person.extend({
  createdAt: z.iso.datetime(),
  bannedAt: z.iso.datetime().nullable(),
  banReason: z.string().nullable(),
});

const administering = {
  createFirstAdmin: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/first-admin',
    summary: 'Create the first admin by the one-time address that the server printed',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ token, username: z.string().max(100), email, password, repeated: password }))
    .output(signedIn)
    .errors({ FIELDS_INVALID, LINK_INVALID, EMAIL_TAKEN, USERNAME_TAKEN }),

  listPeople: procedure({
    ...forAdmins,
    method: 'GET',
    path: '/admin/users',
    summary: 'People, newest first, or those whose name or mail address begins with the search',
    limit: { max: 600, seconds: 600 },
  })
    .input(
      z.object({ search: z.string().trim().max(254).optional(), cursor: z.string().max(200).optional() }),
    )
    .output(z.object({ people: z.array(listedPerson), nextCursor: z.string().nullable() })),

  changeRole: procedure({
    ...forAdmins,
    method: 'PUT',
    path: '/admin/users/{id}/role',
    summary: 'Give a person another base role; acts at their next request',
    limit: { max: 120, seconds: 600 },
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid(), role }))
    .output(listedPerson)
    .errors({ OWN_ACCOUNT }),

  changeBan: procedure({
    ...forAdmins,
    method: 'PUT',
    path: '/admin/users/{id}/ban',
    summary: 'Lock a person out at once, with a reason, or let them in again',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ id: z.uuid(), banned: z.boolean(), reason: z.string().trim().max(500).optional() }))
    .output(listedPerson)
    .errors({ OWN_ACCOUNT }),
};

export const accountContract = { ...registering, ...passwords, ...emails, ...sessions, ...administering };
export type AccountContract = typeof accountContract;
