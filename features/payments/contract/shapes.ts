// Payments and refunds as they go over the wire: to their payer, and to admins.

import * as z from 'zod';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { paymentIdSchema } from '../domain/ids.ts';
import {
  ATTEMPT_STATES,
  OUTCOMES,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  PROVIDERS,
  REFUND_ORIGINS,
  REFUND_STATES,
} from '../domain/index.ts';

export const fen = z.int();
const at = z.iso.datetime();
export const provider = z.enum(PROVIDERS);
export const byId = z.object({ id: paymentIdSchema });

export const summary = z.object({
  id: paymentIdSchema,
  /** Read out by people and written on transfers. */
  number: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** What is paid for, in the caller's language. */
  title: z.string(),
  amountFen: fen,
  state: z.enum(PAYMENT_STATES),
  /** What has arrived back at the payer. */
  refundedFen: fen,
  createdAt: at,
  settledAt: at.nullable(),
});

const refund = z.object({
  id: z.uuid(),
  paymentId: paymentIdSchema,
  origin: z.enum(REFUND_ORIGINS),
  amountFen: fen,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  provider,
  createdAt: at,
  settledAt: at.nullable(),
});

export const payment = summary.extend({
  /** What of the feature that sells: of an order its id, of its balance the same with the balance's behind it. */
  reference: z.string(),
  /** Why the last try failed, as a code: `declined`, `session_expired`, `provider_refused`. */
  failure: z.string().nullable(),
  provider: provider.nullable(),
  expiresAt: at,
  /** `duplicate`, `unfulfillable`: the money goes back by itself. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** The ways that are open now; none where nothing is to be paid. */
  ways: z.array(provider),
  /** The try made last. */
  attempt: z
    .object({
      provider,
      isOpen: z.boolean(),
      /** Where to pay; null where there is no such page. */
      url: z.string().nullable(),
      receivedFen: fen,
    })
    .nullable(),
  /** Where to transfer to, while a transfer is open. */
  transfer: z
    .object({ holder: z.string(), bank: z.string(), account: z.string(), note: z.string() })
    .nullable(),
  refunds: z.array(refund),
  /** What came in beyond the price and has not been sent back yet. */
  surplusFen: fen,
  /** What the freight was reckoned from: the estimate, as it was charged for, and the real one once it was weighed. Null for what is not sent. */
  weight: z
    .object({ estimatedGrams: z.int(), chargedGrams: z.int(), realGrams: z.int().nullable() })
    .nullable(),
  /** What was bought with it, in the caller's language; empty for what consists of no things. */
  things: z
    .array(z.object({ name: z.string(), variant: z.string(), quantity: z.int(), isTakenOut: z.boolean() }))
    .readonly(),
  /** What the amount consists of, named in the caller's language; empty for what has one price. Their sum is the amount. */
  lines: z.array(z.object({ name: z.string(), fen })).readonly(),
  /** What customs probably ask for at the door, which is no part of the amount; null where nobody knows, or nothing is. */
  atDoor: z.object({ leastFen: fen, mostFen: fen }).nullable(),
  /** The currency that the price was shown in, at which rate, and since when that holds; null for yuan alone. */
  shown: z.object({ currency: z.string(), rate: z.string(), rateSince: at.nullable() }).nullable(),
  /** Another payment that was made shortly before for the same thing; who pays again is asked first. */
  alike: z.object({ id: paymentIdSchema, number: z.string(), settledAt: at }).nullable(),
  /** What the payer may have back without asking anybody; null where there is no such right. */
  right: z
    .object({
      amountFen: fen,
      /** Whether that is all that is left of the price. */
      isWhole: z.boolean(),
      /** What goes with it, in the caller's language. */
      takes: z.string(),
    })
    .nullable(),
});

export const adminRefund = refund.extend({
  failure: z.string().nullable(),
  providerRefund: z.string().nullable(),
  tries: z.int(),
  actorId: userIdSchema.nullable(),
  actorName: z.string().nullable(),
  number: z.string(),
  payerName: z.string().nullable(),
});

export const event = z.object({
  id: z.uuid(),
  provider,
  eventId: z.string(),
  type: z.string(),
  isVerified: z.boolean(),
  /** What was made of it, as a code; null until it is processed. */
  verdict: z.string().nullable(),
  receivedAt: at,
  processedAt: at.nullable(),
  /** Of a transfer, who paid as the bank's statement says; empty where nobody noted it. */
  sender: z.string(),
});

export const adminSummary = summary.extend({
  /** Of what it is for, where that is an order. */
  orderId: z.string().nullable(),
  payerId: userIdSchema,
  payerName: z.string().nullable(),
  provider: provider.nullable(),
  attention: z.string().nullable(),
});

export const adminPayment = adminSummary.extend({
  failure: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  expiresAt: at,
  /** What may still be given back; of the price, `rightFen` is the payer's by right. */
  refundable: z.object({ priceFen: fen, rightFen: fen, surplusFen: fen }),
  /** What giving back `rightFen` would take from the payer, in the caller's language; null for all of it. */
  takes: z.string().nullable(),
  /** What of it is spent, where what was bought goes on whatever is given back. */
  spent: z.string().nullable(),
  attempts: z.array(
    z.object({
      id: paymentIdSchema,
      provider,
      state: z.enum(ATTEMPT_STATES),
      providerRef: z.string().nullable(),
      providerPayment: z.string().nullable(),
      capturedFen: fen,
      expiresAt: at,
      createdAt: at,
    }),
  ),
  events: z.array(event),
  refunds: z.array(adminRefund),
  journals: z.array(z.object({ id: z.uuid(), kind: z.string(), key: z.string(), createdAt: at })),
});
