// What buyers do with orders: make, see, decide, write, cancel, claim.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { memberProcedure, READS } from '../../../kit/core/procedure.ts';
import { withoutHidden } from '../../../kit/core/text/hidden-signs.ts';
import { FILE_ERRORS } from '../../files/domain/index.ts';
import { ITEM_BOUNDS } from '../../global-services/domain/index.ts';
import { paymentIdSchema } from '../../payments/domain/index.ts';
import {
  CLAIM_REASONS,
  GIFT_CARD_MOST,
  PHOTO_DECISIONS,
  RETURN_CHOICES,
  STATUS_FILTERS,
  STATUSES,
} from '../domain/index.ts';
import { ADDRESS_INVALID, NOT_ALLOWED, ORDER_CHANGED, REFUND_CHANGED } from './errors.ts';
import {
  addressSchema,
  alsoThere,
  at,
  byId,
  doorCostInput,
  fen,
  message,
  messagesPage,
  order,
  phrase,
  summary,
  version,
} from './shapes.ts';

const tag = 'orders';
const WRITES = { max: 120, seconds: 600 } as const;
const text = z.string().trim().min(1).max(2000);
const giftCard = z.string().overwrite(withoutHidden).trim().max(GIFT_CARD_MOST);
const variant = z.string().overwrite(withoutHidden).trim().max(ITEM_BOUNDS.variant);
const wishes = z.string().trim().max(1000);
const reason = z.string().trim().max(500);
const uploads = z.array(z.uuid()).max(6).default([]);

/** In the list of its buyer. */
const listedOrder = summary.extend({
  /** What kind of thing the first one is, in the caller's language; empty to who reads Chinese, and where nobody said. */
  kind: z.string(),
});

export const buyerContract = {
  create: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/orders',
    summary: 'Make an order of a quote; the same id again is the same order. Paid at its payment',
    limit: { max: 30, seconds: 600 },
  })
    .input(
      z.object({
        id: paymentIdSchema,
        quoteId: z.uuid(),
        address: addressSchema,
        /** One of the buyer's addresses that this one stands instead of: offered no more, and deleted where no order goes there. */
        replaces: z.uuid().nullable().default(null),
        requirements: wishes.default(''),
        /** Null: no gift; else what the card says, in any language, empty for no card. */
        giftCard: giftCard.nullable().default(null),
        /** Order it although some of the same things were ordered within the last hour, or are still under way. */
        isAgain: z.boolean().default(false),
      }),
    )
    .output(order)
    .errors({
      ADDRESS_INVALID,
      AGE_UNKNOWN: { status: 403, message: 'Say first whether you are 16 or over; nothing was ordered.' },
      TOO_YOUNG: { status: 403, message: 'People under 16 cannot order; nothing was ordered.' },
      EMAIL_UNVERIFIED: {
        status: 403,
        message: 'An order of this size waits until the mail address is proven; nothing was charged.',
      },
      QUOTE_EXPIRED: { status: 409, message: 'The quote is older than 30 minutes; ask for a new one.' },
      ORDERED_ALREADY: {
        status: 409,
        message:
          'Some of the same things were ordered within the last hour or are still under way: nothing was ordered now; `isAgain` orders them once more. Of one quote there is never a second order.',
        data: z.object({
          orderId: z.uuid(),
          number: z.string(),
          orderedAt: at,
          isSameQuote: z.boolean(),
          /** What they are called in that order. */
          things: z.array(z.string()).readonly(),
        }),
      },
      QUOTE_REFUSED: { status: 422, message: 'Something of it is not bought; see its obstacles.' },
      ORDER_TAKEN: { status: 409, message: 'This id names another order.' },
    }),

  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/orders',
    summary:
      'One’s orders, newest first; by status, or by words: numbers, things in any language of the site, shop, kind, wishes',
    limit: READS,
    seeAs: 'read',
  })
    .input(
      z.object({
        cursor,
        status: z.enum(STATUS_FILTERS).optional(),
        q: z.string().trim().max(80).optional(),
      }),
    )
    .output(z.object({ orders: z.array(listedOrder), nextCursor })),

  userOrders: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/user-orders',
    summary: 'One’s orders in few words, newest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(
          z.object({
            /** The order's number. */
            id: z.string(),
            product: z.string(),
            status: z.enum(STATUSES),
            createTime: z.iso.datetime(),
            /** In yuan. */
            totalPrice: z.number(),
            paymentStatus: z.enum(['unpaid', 'paid', 'partially_refunded', 'refunded']),
          }),
        ),
        nextCursor,
      }),
    ),

  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/orders/{id}',
    summary: 'An order with its price, way, photos, cancel right and what can be done now',
    limit: READS,
  })
    .input(byId)
    .output(order),

  act: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/orders/{id}/actions',
    summary: 'Decide about an order, as it stood at the version that one has seen',
    limit: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        version,
        act: z.discriminatedUnion('action', [
          /** `refundFen`: what one was shown. */
          z.object({ action: z.literal('cancel'), refundFen: fen, reason }),
          /** One of several things, by its place; `refundFen`: what one was shown. */
          z.object({ action: z.literal('drop_thing'), item: z.int().nonnegative(), refundFen: fen }),
          z.object({ action: z.literal('ask_cancel'), reason: text }),
          /** What was asked is taken back while nobody has answered: the order goes on. */
          z.object({ action: z.literal('withdraw_cancel') }),
          z.object({ action: z.literal('answer'), text }),
          z.object({ action: z.literal('decide_photos'), decision: z.enum(PHOTO_DECISIONS), reason }),
          /** What was decided about the photos is open again, until it is packed. */
          z.object({ action: z.literal('reopen_photos') }),
          z.object({ action: z.literal('choose_return'), choice: z.enum(RETURN_CHOICES) }),
          z.object({ action: z.literal('deliver') }),
          /** `also`: other orders that go there, too; `isReplaced`: where it went is offered no more. */
          z.object({
            action: z.literal('change_address'),
            address: addressSchema,
            also: alsoThere,
            isReplaced: z.boolean().default(false),
          }),
          /** The variant of each thing, in their order, and what is wished for with all of them. */
          z.object({
            action: z.literal('change_wishes'),
            variants: z.array(variant).min(1).max(20),
            requirements: wishes,
          }),
          z.object({ action: z.literal('tell_door_cost'), cost: doorCostInput }),
        ]),
      }),
    )
    .output(order)
    .errors({ NOT_ALLOWED, ORDER_CHANGED, REFUND_CHANGED, ADDRESS_INVALID }),

  openClaim: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/orders/{id}/claims',
    summary: 'Say what is wrong with what was delivered; the same claim id again is the same claim',
    limit: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        claimId: z.uuid(),
        reason: z.enum(CLAIM_REASONS),
        /** The thing that it is about, by its place; null for the whole order. */
        item: z.int().nonnegative().nullable().default(null),
        text,
        askedFen: z.int().min(1),
        uploads,
      }),
    )
    .output(order)
    .errors({ ...FILE_ERRORS, NOT_ALLOWED }),

  listMessages: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/orders/{id}/messages',
    summary: 'What buyer and operators wrote about an order, newest first',
    limit: READS,
  })
    .input(byId.extend({ cursor }))
    .output(messagesPage),

  write: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/orders/{id}/messages',
    summary: 'Write about an order, with pictures; the same message id again is the same message',
    limit: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        messageId: z.uuid(),
        text: z.string().trim().max(2000),
        phrase: phrase.nullable().default(null),
        uploads,
      }),
    )
    .output(message)
    .errors({ ...FILE_ERRORS, NOT_ALLOWED }),

  listAddresses: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/addresses',
    summary:
      'Where one has had things sent to, the latest first, and in which languages the desk reads wishes',
    limit: READS,
  }).output(
    z.object({
      addresses: z.array(z.object({ id: z.uuid(), address: addressSchema })),
      /** As set for all who work at the desk, who read what is written at the checkout. */
      desk: z.array(z.enum(LOCALES)),
    }),
  ),

  removeAddress: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/global-services/addresses/{id}',
    summary: 'Offer an address no more; orders that go there keep it',
    limit: WRITES,
  })
    .input(byId)
    .output(z.object({})),
};
