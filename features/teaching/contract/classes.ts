// Classes, as their teachers and as learners have them.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { memberProcedure, procedure, READS } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import {
  AGREEMENT,
  CLASS_NAME_MAX,
  CLASS_NOTE_MAX,
  CONTACT_MAX,
  KNOWN_BEFORE,
  MEMBER_NAME_MAX,
  MEMBERS_MAX,
  REMINDER_MAX,
  shapes,
} from '../domain/index.ts';
import { CLASS_ENDED, forTeachers, ofId, tag, WRITES } from './common.ts';

const { asking, insight, invitation, invitedRow, joinedClass, learnerView, member, taughtClass } = shapes;

const contact = z.string().trim().min(1).max(CONTACT_MAX);
const ofInvitation = ofId.extend({ invitationId: z.uuid() });

export const classes = {
  listClasses: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes',
    summary: 'The classes that one teaches, newest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ classes: z.array(taughtClass), nextCursor })),

  putClass: procedure({
    ...forTeachers,
    method: 'PUT',
    path: '/teaching/classes/{id}',
    summary: 'Make a class, or change its name and note; sent again with the same id, there is one',
    limit: WRITES,
  })
    .input(
      z.object({
        /** Made by the page. */
        id: z.uuid(),
        name: z.string().trim().min(1).max(CLASS_NAME_MAX),
        note: z.string().trim().max(CLASS_NOTE_MAX),
      }),
    )
    .output(taughtClass)
    .errors({
      CLASS_ENDED,
      CLASSES_FULL: { status: 409, message: 'More classes cannot be open at once.' },
    }),

  readClass: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes/{id}',
    summary: 'A class that one teaches, with its learners and whom it still waits for',
    limit: READS,
  })
    .input(ofId)
    .output(
      z.object({
        class: taughtClass,
        learners: z.array(member),
        invitations: z.array(invitation),
        /** Who has not joined yet, since a guardian must agree first or has just done so. */
        asking: z.array(asking),
      }),
    ),

  readInsight: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes/{id}/insight',
    summary: 'Whom to talk to and why, what the class gets wrong, and how much it has studied',
    limit: READS,
  })
    .input(ofId)
    .output(insight),

  readLearner: procedure({
    ...forTeachers,
    method: 'GET',
    path: '/teaching/classes/{id}/learners/{userId}',
    summary: 'What one learner of a class has done in four weeks, by assignment and by day',
    limit: READS,
  })
    .input(ofId.extend({ userId: userIdSchema }))
    .output(learnerView),

  checkRoster: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/roster-check',
    summary:
      'Who of a roster is in the class, is oneself, or was invited before; of anybody else nothing is told',
    limit: { max: 300, seconds: 3600 },
  })
    .input(ofId.extend({ contacts: z.array(contact).min(1).max(MEMBERS_MAX) }))
    .output(
      z.object({
        /** In the order of the roster. */
        rows: z.array(z.object({ contact: z.string(), known: z.enum(KNOWN_BEFORE).nullable() })),
      }),
    )
    .errors({ CLASS_ENDED }),

  invite: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/invitations',
    summary: 'Invite people by their mail addresses and usernames; each row for itself, and nobody twice',
    limit: { max: 10, seconds: 86_400 },
  })
    .input(
      ofId.extend({
        people: z
          .array(
            z.object({
              contact,
              /** As the list calls them; the mail greets by it. */
              name: z.string().trim().max(MEMBER_NAME_MAX).default(''),
            }),
          )
          .min(1)
          .max(MEMBERS_MAX),
      }),
    )
    .output(z.object({ rows: z.array(invitedRow) }))
    .errors({ CLASS_ENDED }),

  inviteAgain: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/invitations/{invitationId}',
    summary: 'Send an invitation again: once a day, or at once where the class has another code',
    limit: { max: 120, seconds: 86_400 },
  })
    .input(ofInvitation)
    .output(invitation)
    .errors({
      CLASS_ENDED,
      INVITED_LATELY: { status: 409, message: 'It went out less than a day ago and still works.' },
    }),

  withdrawInvitation: procedure({
    ...forTeachers,
    method: 'DELETE',
    path: '/teaching/classes/{id}/invitations/{invitationId}',
    summary: 'Take an invitation off the list; the code of the class stays as it is',
    limit: WRITES,
  })
    .input(ofInvitation)
    .output(z.object({})),

  renewCode: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/code',
    summary: 'Give a class another code; nobody joins by the old one any more',
    limit: { max: 30, seconds: 3600 },
  })
    .input(ofId)
    .output(taughtClass)
    .errors({ CLASS_ENDED }),

  endClass: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/end',
    summary: 'End a class for good; its learners are told',
    limit: WRITES,
  })
    .input(ofId)
    .output(taughtClass),

  sendLine: procedure({
    ...forTeachers,
    method: 'POST',
    path: '/teaching/classes/{id}/learners/{userId}/lines',
    summary: 'Write a line to a learner, who is told with the name of the class: once a day at most',
    limit: { max: 120, seconds: 86_400 },
  })
    .input(ofId.extend({ userId: userIdSchema, line: z.string().trim().min(1).max(REMINDER_MAX) }))
    .output(z.object({}))
    .errors({
      CLASS_ENDED,
      LINE_LATELY: { status: 409, message: 'A line went to them less than a day ago.' },
    }),

  removeLearner: procedure({
    ...forTeachers,
    method: 'DELETE',
    path: '/teaching/classes/{id}/learners/{userId}',
    summary: 'Remove a learner from a class, who is told',
    limit: WRITES,
  })
    .input(ofId.extend({ userId: userIdSchema }))
    .output(z.object({})),
};

const CODE_UNKNOWN = { status: 404, message: 'No class that can be joined has this code.' } as const;
const code = z.string().trim().min(1).max(40);

export const joining = {
  findByCode: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'GET',
    path: '/classes/by-code/{code}',
    summary: 'The class that a code leads to, before joining; a guest sees what they are invited to',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ code }))
    .output(
      z.object({
        id: z.uuid(),
        name: z.string(),
        note: z.string(),
        teacherName: z.string(),
        isMember: z.boolean(),
        /** One does not learn in a class that one teaches. */
        isOwn: z.boolean(),
      }),
    )
    .errors({ CODE_UNKNOWN }),

  join: memberProcedure({
    tag,
    method: 'POST',
    path: '/classes/join',
    summary:
      'Join a class by its code, having agreed to what its teacher sees; joining again changes nothing',
    limit: { max: 30, seconds: 600 },
  })
    .input(
      z.object({
        code,
        /** By which the teacher will know them. */
        knownAs: z.string().trim().min(1).max(MEMBER_NAME_MAX),
        /** The version of what was shown. */
        agreement: z.literal(AGREEMENT),
      }),
    )
    .output(joinedClass)
    .errors({
      CODE_UNKNOWN,
      CLASS_FULL: { status: 409, message: 'The class is full.' },
      AGE_UNKNOWN: { status: 403, message: 'Say first whether you are 16 or over; you were not added.' },
      GUARDIAN_NEEDED: { status: 403, message: 'A guardian has to agree first; you were not added.' },
      OWN_CLASS: { status: 409, message: 'One does not learn in a class that one teaches.' },
    }),

  listJoined: memberProcedure({
    tag,
    method: 'GET',
    path: '/classes',
    summary: 'The classes that one learns in, the latest joined first',
    limit: READS,
  }).output(z.object({ classes: z.array(joinedClass) })),

  readJoined: memberProcedure({
    tag,
    method: 'GET',
    path: '/classes/{id}',
    summary: 'A class that one learns in',
    limit: READS,
  })
    .input(ofId)
    .output(joinedClass),

  leave: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/classes/{id}/membership',
    summary: 'Leave a class: its teacher sees nothing more of one',
    limit: WRITES,
  })
    .input(ofId)
    .output(z.object({})),
};
