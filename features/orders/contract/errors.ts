// What the calls about orders answer when they refuse; nothing was changed.

import * as z from 'zod';
import { ACTION_NAMES, ADDRESS_FIELDS, DOUBTS, REASONS, STAGES } from '../domain/index.ts';

export const NOT_ALLOWED = {
  status: 409,
  message: 'This cannot be done with the order now; nothing was changed.',
  data: z.object({ reason: z.enum(REASONS), stage: z.enum(STAGES) }),
} as const;

/** Somebody else was faster: what was decided on is not what is there. */
export const ORDER_CHANGED = {
  status: 409,
  message: 'The order was changed meanwhile; look at it again. Nothing was changed.',
  data: z.object({
    version: z.int(),
    stage: z.enum(STAGES),
    by: z.string(),
    at: z.iso.datetime(),
    /** What was done instead; an amount where it has one, such as what was paid to the seller. */
    action: z.enum(ACTION_NAMES),
    amountFen: z.int().nullable(),
  }),
} as const;

export const REFUND_CHANGED = {
  status: 409,
  message: 'The refund is another one by now; nothing was changed.',
  data: z.object({ refundFen: z.int() }),
} as const;

export const ADDRESS_INVALID = {
  status: 422,
  message: 'A field of the address does not fit its country.',
  data: z.object({
    fields: z.array(z.object({ field: z.enum(ADDRESS_FIELDS), problem: z.enum(['missing', 'unfit']) })),
  }),
} as const;

export const COSTS_TOO_HIGH = {
  status: 422,
  message: 'More than the order holds cannot be kept.',
  data: z.object({ mostFen: z.int() }),
} as const;

/** A colleague, or another window, has written to the buyer since: two answers to one question confuse. */
export const ANSWERED_ALREADY = {
  status: 409,
  message: 'Somebody has written to the buyer meanwhile; this was not sent.',
  data: z.object({ by: z.string(), at: z.iso.datetime() }),
} as const;

/** Something that cannot wait for this step was not seen: sent again with its keys in `minded` it is taken. */
export const TO_MIND = {
  status: 422,
  message: 'Something of the order must be seen first; nothing was changed.',
  data: z.object({ orderId: z.uuid(), keys: z.array(z.string()) }),
} as const;

/** Probably a slip of the hand: sent again with `isSure` it is taken. */
export const DOUBTED = {
  status: 422,
  message: 'This is far off what was expected; say that you are sure.',
  data: z.object({
    of: z.enum(DOUBTS),
    given: z.int(),
    expected: z.int(),
  }),
} as const;
