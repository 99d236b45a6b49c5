// What can be asked of accounts: registering, signing in and out, passwords, sessions, and the admins' list of people.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { FILE_ERRORS } from '../files/domain/index.ts';
import { administering } from './contract/administering.ts';
import { secondFactor } from './contract/second-factor.ts';
import {
  CODE_WRONG,
  code,
  EMAIL_TAKEN,
  email,
  FIELDS_INVALID,
  forGuests,
  LINK_INVALID,
  PASSWORD_WRONG,
  password,
  signedIn,
  tag,
  token,
  USERNAME_TAKEN,
  username,
} from './contract/shared.ts';
import { viewing } from './contract/viewing.ts';
import { BAN_ANSWER_MAX, BAN_CAUSES, PHONE_TYPED_MAX } from './domain/index.ts';

const registering = {
  register: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/register',
    summary: 'Register, and sign in with the new account',
    // Several classes of a school register from one address in the same lesson.
    limit: { max: 300, seconds: 3600 },
  })
    .input(
      z.object({
        /** Can come later, or never. */
        username: username.optional(),
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
    // A school signs in from one address; tries on one account are counted besides.
    limit: { max: 600, seconds: 600 },
  })
    .input(z.object({ identifier: z.string().max(254), password, code: code.optional() }))
    .output(signedIn)
    .errors({
      SIGN_IN_FAILED: { status: 401, message: 'Login failed, please check your username and password.' },
      CODE_NEEDED: {
        status: 401,
        message: 'The password is right; a code of the second factor is needed too.',
      },
      CODE_WRONG: { status: 401, message: 'The code is wrong, too old or was used before.' },
      ACCOUNT_BANNED: {
        status: 403,
        message: 'This account is locked; the data says why, until when, and whom to write to.',
        data: z.object({
          cause: z.enum(BAN_CAUSES),
          /** In the operator's words. */
          reason: z.string(),
          since: z.iso.datetime(),
          until: z.iso.datetime().nullable(),
          contact: z.string().nullable(),
          /** When they wrote what still waits for an answer. */
          writtenAt: z.iso.datetime().nullable(),
          /** With which they may write to the admins; null while something waits. */
          answerToken: z.string().nullable(),
        }),
      },
    }),

  answerBan: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/ban-answers',
    summary:
      'Whoever is locked out writes to the admins; while something of theirs waits, nothing more is kept',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ token, text: z.string().trim().min(1).max(BAN_ANSWER_MAX) }))
    .output(z.object({ writtenAt: z.iso.datetime() }))
    .errors({ LINK_INVALID }),

  signOut: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/sign-out',
    summary: 'End this session',
    limit: 'none',
    seeAs: 'leave',
  }).output(z.object({})),

  reauthenticate: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/reauthenticate',
    summary:
      'Confirm the password, with a second factor a code too, so that this session may for some minutes do what moves money or rights',
    limit: { max: 30, seconds: 900 },
  })
    .input(z.object({ password, code: code.optional() }))
    .output(z.object({ validSeconds: z.int() }))
    .errors({
      PASSWORD_WRONG,
      CODE_NEEDED: {
        status: 403,
        message: 'The password is right; a code of the second factor is needed too.',
      },
      CODE_WRONG,
    }),

  session: procedure({
    ...forGuests,
    method: 'GET',
    path: '/account/session',
    summary:
      'Who is signed in here; null for a guest. An admin who sees somebody’s pages is told of that person',
    limit: 'none',
    seeAs: 'read',
  }).output(
    z.object({
      person: signedIn
        .extend({
          /** Until when these pages are somebody else’s, seen by an admin; absent for everybody else. */
          viewing: z.object({ endsAt: z.iso.datetime() }).optional(),
        })
        .nullable(),
    }),
  ),
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

  changePassword: memberProcedure({
    tag,
    method: 'PUT',
    path: '/account/password',
    summary: 'Change the password; ends every other session',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ current: password, password, repeated: password }))
    .output(z.object({}))
    .errors({ FIELDS_INVALID, PASSWORD_WRONG }),
};

const names = {
  changeNames: memberProcedure({
    tag,
    method: 'PUT',
    path: '/account/names',
    summary: 'Choose how one is shown, and a username to sign in with',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ name: z.string().trim().min(1).max(60), username: username.nullable() }))
    .output(signedIn)
    .errors({ FIELDS_INVALID, USERNAME_TAKEN }),

  readPhone: memberProcedure({
    tag,
    method: 'GET',
    path: '/account/phone',
    summary: 'The number that the person can be called by; null where they have not said',
    limit: READS,
  }).output(z.object({ phone: z.string().nullable() })),

  changePhone: memberProcedure({
    tag,
    method: 'PUT',
    path: '/account/phone',
    summary: 'Say by which number one can be called, or by none',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ phone: z.string().max(PHONE_TYPED_MAX).nullable() }))
    .output(z.object({ phone: z.string().nullable() }))
    .errors({ PHONE_INVALID: { status: 422, message: 'This is no number to be called by.' } }),
};

const avatars = {
  setAvatar: memberProcedure({
    tag,
    method: 'PUT',
    path: '/account/avatar',
    summary:
      'Make an uploaded picture (kind `avatar`) the person’s own; it is made anew, without what a camera adds',
    limit: { max: 30, seconds: 3600 },
  })
    .input(z.object({ uploadId: z.uuid() }))
    .output(signedIn)
    .errors(FILE_ERRORS),

  removeAvatar: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/account/avatar',
    summary: 'Go without a picture; the stored one is deleted',
    limit: { max: 60, seconds: 3600 },
  }).output(signedIn),
};

const emails = {
  requestVerification: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/email/verification',
    summary: 'Have the link sent again that verifies the mail address',
    limit: { max: 5, seconds: 3600 },
  }).output(z.object({ isSent: z.boolean() })),

  requestEmailChange: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/email/change',
    summary: 'Ask to change the mail address; a link goes to the new one',
    limit: { max: 5, seconds: 3600 },
  })
    .input(z.object({ email, password }))
    .output(z.object({}))
    .errors({ FIELDS_INVALID, EMAIL_TAKEN, PASSWORD_WRONG }),

  confirmEmail: procedure({
    ...forGuests,
    method: 'POST',
    path: '/account/email/confirm',
    summary: 'Verify the mail address, the one given at registering or a new one, by the link of the mail',
    // As many as may register.
    limit: { max: 300, seconds: 3600 },
  })
    .input(z.object({ token }))
    .output(z.object({ email: z.string(), isNew: z.boolean() }))
    .errors({ LINK_INVALID, EMAIL_TAKEN }),
};

const sessions = {
  listSessions: memberProcedure({
    tag,
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where the person is signed in',
    limit: 'none',
  }).output(
    z.array(
      z.object({
        id: userIdSchema,
        isCurrent: z.boolean(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
  ),

  revokeSession: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/account/sessions/{id}',
    summary: 'End one of the person’s sessions',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  revokeOtherSessions: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/sessions/revoke-others',
    summary: 'End every session but this one',
    limit: { max: 20, seconds: 600 },
  }).output(z.object({ ended: z.int() })),
};

export const accountContract = {
  ...registering,
  ...passwords,
  ...names,
  ...avatars,
  ...emails,
  ...sessions,
  ...secondFactor,
  ...administering,
  ...viewing,
};
export type AccountContract = typeof accountContract;
