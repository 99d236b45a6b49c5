// Asking about a thing before ordering it: the buyer's questions, and the operators' answers.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, READS } from '../../../kit/core/procedure.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { FILE_ERRORS } from '../../files/domain/index.ts';
import { at } from './shapes.ts';

const tag = 'orders';
const text = z.string().trim().min(1).max(2000);
const link = z.url({ protocol: /^https?$/ }).max(2000);

const enquiry = z.object({
  id: z.uuid(),
  /** What it is about, in the buyer's words or the seller's. */
  product: z.string(),
  link: z.string().nullable(),
  text: z.string(),
  /** Addresses are good for a day; null once the file is gone. */
  pictures: z.array(z.object({ id: z.uuid(), url: z.string().nullable() })),
  /** Empty until somebody has answered. */
  answer: z.string(),
  createdAt: at,
  answeredAt: at.nullable(),
});

const operatorEnquiry = enquiry.extend({
  buyer: z.string(),
  /** Who has asked, and the language that they read; null where they are gone. */
  asker: z.object({ id: userIdSchema, locale: z.enum(LOCALES).nullable() }).nullable(),
});

export const enquiriesContract = {
  ask: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/enquiries',
    summary: 'Ask about a thing before ordering it, with pictures; the same id again is the same question',
    limit: { max: 30, seconds: 3600 },
  })
    .input(
      z.object({
        id: z.uuid(),
        product: z.string().trim().min(1).max(200),
        link: link.nullable(),
        text,
        uploads: z.array(z.uuid()).max(6).default([]),
      }),
    )
    .output(enquiry)
    .errors({
      ...FILE_ERRORS,
      ENQUIRIES_FULL: { status: 409, message: 'Ten questions wait for an answer; nothing was added.' },
      ENQUIRY_TAKEN: { status: 409, message: 'This id names another question.' },
    }),

  listEnquiries: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/enquiries',
    summary: 'What one has asked, the newest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ enquiries: z.array(enquiry), nextCursor })),

  listAnyEnquiries: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/global-orders/enquiries',
    summary:
      'Questions before orders: those that wait, the oldest first; or the answered or all, the newest first',
    limit: READS,
  })
    .input(z.object({ cursor, which: z.enum(['waiting', 'answered', 'all']).default('waiting') }))
    .output(z.object({ enquiries: z.array(operatorEnquiry), nextCursor })),

  answerEnquiry: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/enquiries/{id}/answer',
    summary: 'Answer a question; who has asked is told by a notice. The same answer again changes nothing',
    limit: { max: 600, seconds: 600 },
  })
    .input(z.object({ id: z.uuid(), text }))
    .output(operatorEnquiry)
    .errors({
      ENQUIRY_ANSWERED: {
        status: 409,
        message: 'Somebody else has answered meanwhile; nothing was changed.',
        data: z.object({ answer: z.string() }),
      },
    }),
};
