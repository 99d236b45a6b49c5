// What operators do with orders: queues, claims, every step with its facts, many at once.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../../kit/core/procedure.ts';
import { FILE_ERRORS } from '../../files/domain/index.ts';
import {
  addressSchema,
  DESK_QUEUES,
  isTrackingNumber,
  PARCEL_GRAMS_MOST,
  PHOTO_KINDS,
  REASONS,
  withoutBlanks,
} from '../domain/index.ts';
import {
  ADDRESS_INVALID,
  ANSWERED_ALREADY,
  COSTS_TOO_HIGH,
  DOUBTED,
  NOT_ALLOWED,
  ORDER_CHANGED,
  TO_MIND,
} from './errors.ts';
import { minded, operatorOrder, operatorSummary } from './operator-shapes.ts';
import { alsoThere, byId, fen, message, messagesPage, phrase, version } from './shapes.ts';

const tag = 'orders';
const WRITES = { max: 1200, seconds: 600 } as const;
const text = z.string().trim().min(1).max(2000);
/** As the desk's forms say. */
const cost = fen.min(0).max(100_000_000);
/** What is far off what was expected is taken only when the operator has been asked. */
const isSure = z.boolean().default(false);
const grams = z.int().min(1).max(PARCEL_GRAMS_MOST);
/** The whole of it as it is packed, shared among its orders; absent: as each was weighed. `billFen`: null: by the tariff. */
const parcel = z.object({ grams, billFen: cost.nullable() });
const numbered = z.object({ id: z.uuid(), version });
const CHANGES = { NOT_ALLOWED, ORDER_CHANGED } as const;

const trackingNumber = z.string().overwrite(withoutBlanks).max(60).refine(isTrackingNumber);
/** Of the shop of each thing, in their order; empty where there is none. */
const shopOrders = z.array(z.string().trim().max(80)).max(50);

/** On the parcels that come to the warehouse. */
const courierNumbers = z.array(trackingNumber).max(20);

export const operatorContract = {
  queues: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/global-orders/queues',
    summary:
      'How many orders are in each queue, and since when the oldest waits; what is over waits for nobody',
    limit: READS,
  }).output(
    z.object({
      queues: z.array(
        z.object({
          queue: z.enum(DESK_QUEUES),
          count: z.int(),
          overdue: z.int(),
          oldestSince: z.iso.datetime().nullable(),
        }),
      ),
      /** Questions before orders without an answer. */
      enquiries: z.object({ count: z.int(), oldestSince: z.iso.datetime().nullable() }),
    }),
  ),

  listAll: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/global-orders',
    summary:
      'Orders of a queue or all, those first that are due first; found by number or its end, shop order, tracking number, buyer, recipient or thing',
    limit: READS,
  })
    .input(
      z.object({
        cursor,
        /** All orders when absent. */
        queue: z.enum(DESK_QUEUES).optional(),
        q: z.string().trim().max(80).optional(),
        /** Of what is over: the oldest first in place of the newest. */
        sort: z.literal('oldest').optional(),
        /** A table is made of it: with the days on which each was bought and sent. */
        as: z.literal('table').optional(),
      }),
    )
    .output(z.object({ orders: z.array(operatorSummary), nextCursor })),

  readAny: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/global-orders/{id}',
    summary: 'An order with all that operators need: address, costs, notes, log, the buyer’s history',
    limit: READS,
  })
    .input(byId)
    .output(operatorOrder),

  operate: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/actions',
    summary:
      'Take an order a step further, as it stood at the version that one has seen; once packed, with all of its parcel',
    limit: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        version,
        act: z.discriminatedUnion('action', [
          z.object({
            action: z.enum([
              'retract_approval',
              'retract_purchase',
              'retract_receipt',
              'retract_customs',
              'claim',
              'release',
              'withdraw_info',
              'keep_address',
              'reach_customs',
              'retract_return',
              'resend',
              'exchange',
              'deliver',
            ]),
          }),
          z.object({
            action: z.enum([
              'ask_info',
              'ask_address',
              'decline_cancel',
              'note',
              'return',
              'withdraw_balance',
            ]),
            text,
          }),
          /** As the buyer has written it to us, and how; both are told to them. */
          z.object({ action: z.literal('change_address'), address: addressSchema, text, also: alsoThere }),
          z.object({ action: z.literal('approve'), minded }),
          /** What was really paid to the seller, and for freight in China. */
          z.object({
            action: z.literal('buy'),
            minded,
            goodsFen: cost,
            freightFen: cost,
            shopOrders: shopOrders.default([]),
            isSure,
          }),
          /** What the seller asks now, before it is bought; the buyer is asked for the difference. */
          z.object({ action: z.literal('ask_price'), goodsFen: cost, freightFen: cost, text, isSure }),
          /** What was paid as it should have been entered, while no money follows from it. */
          z.object({ action: z.literal('correct_costs'), goodsFen: cost, freightFen: cost, isSure }),
          z.object({
            action: z.literal('correct_shop_order'),
            shopOrders,
            courierNumbers: courierNumbers.optional(),
          }),
          z.object({ action: z.literal('receive'), grams, isSure }),
          /** As it is packed. `carrierBillFen`: what the carrier asks; null: by the tariff; absent: as it was. */
          z.object({
            action: z.literal('reweigh'),
            grams,
            carrierBillFen: cost.nullable().optional(),
            isSure,
          }),
          /** `costsFen`: what is kept if the buyer cancels instead of paying it. */
          z.object({ action: z.literal('ask_balance'), text, costsFen: cost }),
          /** What the seller gave back for goods that nobody pays for; the rest is lost. */
          z.object({ action: z.literal('clear_goods'), text, backFen: cost }),
          /** What the carrier asks for the whole parcel once it is packed; again: what it asks in place of that. */
          z.object({ action: z.literal('enter_bill'), billFen: cost, isSure }),
          z.object({
            action: z.enum(['dispatch', 'correct_tracking']),
            carrier: z.string().trim().min(1).max(60),
            trackingNumber,
          }),
        ]),
      }),
    )
    .output(operatorOrder)
    .errors({ ...CHANGES, ADDRESS_INVALID, COSTS_TOO_HIGH, DOUBTED, TO_MIND }),

  pack: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/parcels',
    summary:
      'Pack one order, or several of one buyer to one address as one parcel; gives back what cost less',
    limit: WRITES,
  })
    .input(
      z.object({
        orders: z.array(numbered.extend({ minded })).min(1).max(20),
        parcel: parcel.optional(),
        isSure,
      }),
    )
    .output(z.object({ orders: z.array(operatorOrder) }))
    .errors({ ...CHANGES, DOUBTED, TO_MIND }),

  previewPacking: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/parcels/preview',
    summary:
      'What orders as one parcel would weigh and give back, and which of them cannot go so; changes nothing',
    limit: READS,
    unaudited: 'it only reckons, and changes nothing',
  })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(20), parcel: parcel.optional() }))
    .output(
      z.object({
        grams: z.int(),
        /** The carrier's; null: not of all orders. */
        billFen: fen.nullable(),
        /** What was typed of the parcel and is probably a slip of the hand. */
        doubt: DOUBTED.data.nullable(),
        /** What sending it costs, by the carrier's bill or the tariff. */
        shippingFen: fen,
        refundFen: fen,
        /** What it cost more than was paid for it, where we bear that. */
        borneFen: fen,
        orders: z.array(
          z.object({
            id: z.uuid(),
            number: z.string(),
            /** Its shares; null while it is not weighed. */
            grams: z.int().nullable(),
            shippingFen: fen,
            refundFen: fen,
            /** Why it cannot go so; null where it can. */
            refused: z.enum(['not_weighed', 'balance_needed']).nullable(),
          }),
        ),
      }),
    ),

  translateSaid: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/translation',
    summary:
      'What the buyer has asked for with the order, or a message of it, in the language of the page, by a model; changes nothing',
    limit: { max: 60, seconds: 600 },
    unaudited: 'it is shown and not kept, and changes nothing',
  })
    .input(
      z.object({
        id: z.uuid(),
        /** Null: what was asked for with the order. */
        messageId: z.uuid().nullable().default(null),
      }),
    )
    .output(z.object({ text: z.string() }))
    .errors({
      TRANSLATION_UNAVAILABLE: { status: 503, message: 'No service that could translate this answers now.' },
    }),

  /** Money goes back by a person's decision, so the password is asked for again. */
  cancelAny: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/cancellation',
    summary: 'Cancel an order, keep the costs that are stated and give back the rest',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid(), version, costsFen: cost, reason: text }))
    .output(operatorOrder)
    .errors({ ...CHANGES, COSTS_TOO_HIGH }),

  loseAny: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/loss',
    summary: 'Say that the parcel of an order is lost on its way; all in it get back all that they have paid',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid(), version, reason: text }))
    .output(operatorOrder)
    .errors(CHANGES),

  decideClaim: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/claims/{claimId}',
    summary: 'Grant a claim with an amount, or refuse it with 0; the buyer is told why',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid(), claimId: z.uuid(), grantedFen: cost, answer: text }))
    .output(operatorOrder)
    .errors({ NOT_ALLOWED, COSTS_TOO_HIGH }),

  operateMany: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/actions',
    summary: 'The same step with many orders; each is done or refused by itself',
    limit: WRITES,
  })
    .input(
      z.object({
        orders: z.array(numbered.extend({ minded })).min(1).max(100),
        action: z.enum(['approve', 'claim', 'release', 'reach_customs', 'deliver']),
      }),
    )
    .output(
      z.object({
        results: z.array(
          z.object({
            id: z.uuid(),
            /** Null: done. `changed`: somebody was faster. `to_mind`: something was not seen. */
            refused: z.union([z.enum(REASONS), z.enum(['changed', 'not_found', 'to_mind'])]).nullable(),
            version: z.int().nullable(),
          }),
        ),
      }),
    ),

  addPhoto: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/photos',
    summary: 'Add a photo of what has arrived, or of the scale; the same upload again is the same photo',
    limit: WRITES,
  })
    .input(z.object({ id: z.uuid(), uploadId: z.uuid(), kind: z.enum(PHOTO_KINDS) }))
    .output(operatorOrder)
    .errors({ ...FILE_ERRORS, NOT_ALLOWED }),

  removePhoto: adminProcedure({
    tag,
    method: 'DELETE',
    path: '/admin/global-orders/{id}/photos/{photoId}',
    summary:
      'Take a photo out of sight until its buyer has decided by it; enough must be left, and it stays as evidence',
    limit: WRITES,
  })
    .input(z.object({ id: z.uuid(), photoId: z.uuid() }))
    .output(operatorOrder)
    .errors({ NOT_ALLOWED }),

  listAnyMessages: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/global-orders/{id}/messages',
    summary: 'What buyer and operators wrote about an order, newest first',
    limit: READS,
  })
    .input(byId.extend({ cursor }))
    .output(messagesPage),

  needNoAnswer: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/messages/settled',
    summary: 'Say that the messages of the buyer need no answer, so that they wait no longer',
    limit: WRITES,
  })
    .input(byId)
    .output(operatorOrder),

  writeToBuyer: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/global-orders/{id}/messages',
    summary: 'Write to the buyer of an order, with pictures; the same message id again is the same message',
    limit: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        messageId: z.uuid(),
        text: z.string().trim().max(2000),
        phrase: phrase.nullable().default(null),
        /** Whether it answers what the buyer waits for; a sentence about something else leaves that open. */
        answers: z.boolean().default(false),
        uploads: z.array(z.uuid()).max(6).default([]),
        /** The newest message that was seen; null where there was none. Refused where another operator's has come since. */
        after: z.uuid().nullable().optional(),
      }),
    )
    .output(message)
    .errors({ ...FILE_ERRORS, NOT_ALLOWED, ANSWERED_ALREADY }),
};
