// How an admin sees somebody's pages for some minutes, without changing anything, and stops.

import * as z from 'zod';
import { adminProcedure, procedure } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { OWN_ACCOUNT, tag } from './shared.ts';

export const viewing = {
  startViewing: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{id}/viewings',
    summary: 'See a person’s pages for 15 minutes in this session, without changing anything; they are told',
    limit: { max: 20, seconds: 3600 },
    confirm: 'password',
  })
    .input(
      z.object({
        id: userIdSchema,
        /** Made once by the page, so that the same again is one viewing. */
        viewingId: z.uuid(),
        /** Kept in the audit, and read by the person. */
        reason: z.string().trim().min(3).max(500),
      }),
    )
    .output(z.object({ endsAt: z.iso.datetime() }))
    .errors({
      OWN_ACCOUNT,
      ADMIN_CLOSED: { status: 409, message: 'The pages of an admin can be seen by nobody else.' },
    }),

  endViewing: procedure({
    tag,
    method: 'POST',
    path: '/account/viewing/end',
    summary: 'Stop seeing somebody’s pages; harmless when it is over already',
    access: 'member',
    metered: false,
    limit: 'none',
    seeAs: 'leave',
  }).output(z.object({})),
};
