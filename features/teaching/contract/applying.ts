// Becoming a teacher, and what admins decide about it.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, READS } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { APPLICATION_STATES } from '../../applications/domain/index.ts';
import { APPLICATION_MAX, APPLICATION_MIN, REASON_MAX, shapes } from '../domain/index.ts';
import { tag, WRITES } from './common.ts';

const { application, listedApplication, namedApplication, teacher } = shapes;
const said = z.string().trim().min(APPLICATION_MIN).max(APPLICATION_MAX);

const ROLE_UNFIT = {
  status: 409,
  message: 'Only learners become teachers: another role would be lost.',
} as const;

export const applying = {
  readApplication: memberProcedure({
    tag,
    method: 'GET',
    path: '/teaching/application',
    summary: 'One’s latest application to teach',
    limit: READS,
  }).output(z.object({ application: application.nullable() })),

  apply: memberProcedure({
    tag,
    method: 'POST',
    path: '/teaching/application',
    summary: 'Ask to teach, saying where, whom and why',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ place: said, audience: said, motive: said }))
    .output(application)
    .errors({
      ROLE_UNFIT,
      APPLICATION_OPEN: { status: 409, message: 'There is an application that waits for an answer.' },
    }),
};

const reason = z.string().trim().max(REASON_MAX);

export const administering = {
  listApplications: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/teachers/applications',
    summary: 'Applications to teach in a state, newest first',
    limit: READS,
  })
    .input(z.object({ state: z.enum(APPLICATION_STATES), cursor }))
    .output(z.object({ applications: z.array(listedApplication), nextCursor })),

  decideApplication: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/teachers/applications/{id}/decision',
    summary: 'Make the applicant a teacher at once, or not, with a reason',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: z.uuid(),
        decision: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('approve'), reason: reason.default('') }),
          z.object({ kind: z.literal('refuse'), reason: reason.min(1) }),
        ]),
      }),
    )
    .output(namedApplication)
    .errors({
      ROLE_UNFIT,
      APPLICATION_DECIDED: { status: 409, message: 'Somebody has decided already.' },
    }),

  listTeachers: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/teachers',
    summary: 'Teachers with their open classes, newest account first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ teachers: z.array(teacher), nextCursor })),

  revokeTeacher: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/teachers/{userId}/revoke',
    summary: 'Make a teacher a learner again and end their classes, with a reason',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ userId: userIdSchema, reason: reason.min(1) }))
    .output(z.object({}))
    .errors({ NOT_TEACHER: { status: 409, message: 'The person is no teacher any more.' } }),
};
