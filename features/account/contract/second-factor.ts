// The second factor of the sign-in: setting it up by an app, its recovery codes, and ending it.

import * as z from 'zod';
import { memberProcedure } from '../../../kit/core/procedure.ts';
import { CODE_WRONG, code, PASSWORD_WRONG, password, tag } from './shared.ts';

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const SECOND_FACTOR_OFF = { status: 409, message: 'No second factor is set up.' } as const;
const SECOND_FACTOR_ON = { status: 409, message: 'A second factor is set up already.' } as const;

export const secondFactor = {
  secondFactor: memberProcedure({
    tag,
    method: 'GET',
    path: '/account/second-factor',
    summary: 'Whether a second factor is set up, and how many recovery codes are left',
    limit: 'none',
  }).output(
    z.object({
      since: z.iso.datetime().nullable(),
      codesLeft: z.int(),
    }),
  ),

  beginSecondFactor: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/second-factor/begin',
    summary: 'Make a secret for an app; it counts only once a code of it was given',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ password }))
    .output(
      z.object({
        /** For typing in, base32. */
        secret: z.string(),
        /** For a QR code: `otpauth://…`. */
        address: z.string(),
      }),
    )
    .errors({ PASSWORD_WRONG, SECOND_FACTOR_ON }),

  confirmSecondFactor: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/second-factor/confirm',
    summary: 'Switch the second factor on by a code of the app; ends every other session',
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.object({ code }))
    .output(recoveryCodes)
    .errors({ CODE_WRONG, SECOND_FACTOR_OFF, SECOND_FACTOR_ON }),

  renewRecoveryCodes: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/second-factor/recovery-codes',
    summary: 'Make new recovery codes; the earlier ones end',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ password, code }))
    .output(recoveryCodes)
    .errors({ CODE_WRONG, PASSWORD_WRONG, SECOND_FACTOR_OFF }),

  endSecondFactor: memberProcedure({
    tag,
    method: 'POST',
    path: '/account/second-factor/end',
    summary: 'Switch the second factor off',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ password, code }))
    .output(z.object({}))
    .errors({ CODE_WRONG, PASSWORD_WRONG, SECOND_FACTOR_OFF }),
};
