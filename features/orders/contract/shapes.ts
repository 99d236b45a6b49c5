// The shapes of an order as it goes over the wire: to its buyer, and to operators.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { nextCursor } from '../../../kit/core/paging.ts';
import { pictureBoxSchema, quoteShapes } from '../../global-services/domain/index.ts';
import { paymentIdSchema } from '../../payments/domain/index.ts';
import {
  ACTION_NAMES,
  ACTORS,
  ARRIVAL_PARTS,
  addressSchema,
  BALANCE_STATES,
  CLAIM_REASONS,
  CLAIM_STATES,
  PHOTO_DECISIONS,
  PHRASE_IDS,
  REASONS,
  RETURN_CHOICES,
  SETTLEMENT_KINDS,
  SLOT_MAX,
  STAGES,
  STATUSES,
} from '../domain/index.ts';

export const fen = z.int();
export const at = z.iso.datetime();
export const stage = z.enum(STAGES);
export const version = z.int().positive();
/** Other orders, as they stood, that take a change of address along. */
export const alsoThere = z
  .array(z.object({ id: z.uuid(), version }))
  .max(20)
  .default([]);
export const byId = z.object({ id: z.uuid() });
const action = z.enum(ACTION_NAMES);

/** Of the signed address of a stored file, good for a day; null once the file is gone. */
const url = z.string().nullable();

export const summary = z.object({
  id: z.uuid(),
  /** `YL261123-7K3QXM`. */
  number: z.string(),
  /** The first thing, in its own words; `things` says how many kinds there are. */
  product: z.string(),
  things: z.int(),
  pictureUrl: url,
  /** Where in it the thing is shown; null for the whole. */
  pictureBox: pictureBoxSchema.nullable(),
  status: z.enum(STATUSES),
  stage,
  totalFen: fen,
  /** Whether its price was ever paid. */
  isPaid: z.boolean(),
  /** Its buyer wants to cancel, and nobody has answered. */
  isCancelAsked: z.boolean(),
  /** It was not paid in its time: it has ended by that, or is about to. */
  isLapsed: z.boolean(),
  /** It has ended because its thing went back to the seller, as its buyer or the end of the storage has decided. */
  isSentBack: z.boolean(),
  /** It has ended because its parcel was lost on the way. */
  isLost: z.boolean(),
  /** What has been given back of it in all. */
  refundedFen: fen,
  country: z.string(),
  /** What waits for the buyer, or nothing. */
  waitsFor: z
    .enum(['payment', 'answer', 'photo_decision', 'balance', 'return_choice', 'confirm_receipt'])
    .nullable(),
  /** What the buyer has decided about the photos, while that waits to be done. */
  decided: z.enum(PHOTO_DECISIONS).nullable(),
  createdAt: at,
  stageSince: at,
});

const may = z.object({
  action,
  /** Null: it can be done now. */
  reason: z.enum(REASONS).nullable(),
});

/** What a cancellation would give back at this moment. */
const cancellation = z.object({
  /** `ask`: an operator decides. */
  right: z.enum(['cancel', 'ask', 'none']),
  reason: z.enum(REASONS).nullable(),
  refundFen: fen,
  /** What is kept, with what for. */
  keptFen: fen,
  keptFor: z.string(),
});

export const event = z.object({
  id: z.uuid(),
  action,
  by: z.enum(ACTORS),
  from: stage,
  to: stage,
  /** Why, in the words of whoever did it. */
  note: z.string(),
  /** Of money that went back while the order goes on, or beside its own way, in fen. */
  movedFen: fen.nullable(),
  /** What the buyer has decided about the photos in it. */
  decision: z.enum(PHOTO_DECISIONS).optional(),
  /** The things that are to be of another variant, which is empty for none said. */
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })).optional(),
  /** Whether what is asked for with it is another now; its words are not kept. */
  isOtherWish: z.boolean().optional(),
  createdAt: at,
});

const photo = z.object({
  id: z.uuid(),
  kind: z.enum(['photo', 'scale']),
  /** Among all of its kind that were ever taken of the order: the same whatever is removed. */
  number: z.int(),
  url,
  createdAt: at,
});

/** A sentence chosen from the list, with what stands in its slots. */
export const phrase = z.object({
  id: z.enum(PHRASE_IDS),
  slots: z.record(z.string().max(20), z.string().trim().max(SLOT_MAX)),
});

export const message = z.object({
  id: z.uuid(),
  isOperator: z.boolean(),
  text: z.string(),
  phrase: phrase.nullable(),
  /** Of the pages on which it was written; null: nobody knows. */
  locale: z.enum(LOCALES).nullable(),
  pictures: z.array(z.object({ id: z.uuid(), url })),
  createdAt: at,
});

/** What it really cost, beside what was quoted; a line that was lower gives back. */
const settlementLines = z.array(z.object({ kind: z.enum(SETTLEMENT_KINDS), quotedFen: fen, realFen: fen }));
const settlement = z.object({
  lines: settlementLines,
  /** Given back; 0 where nothing was. */
  refundFen: fen,
  /** Asked for besides; 0 where nothing is. */
  balanceFen: fen,
});

/** What comes of the decision about the photos, by what it really cost and weighs; sent by itself, not with other orders. */
const outlook = z.object({
  lines: settlementLines,
  /** Accepted: given back when it is packed, asked for before, or more than quoted and borne by us. At most one is not 0. */
  refundFen: fen,
  balanceFen: fen,
  borneFen: fen,
  /** Whether no answer counts as accepted; where so much is due that it does not, it goes back in the end. */
  isSilenceAgreed: z.boolean(),
  /** Returned: what comes back at least, and at most. */
  returnLeastFen: fen,
  returnMostFen: fen,
});

/** Shipping by the real weight, while it waits in the warehouse; the base fee is paid once for a parcel. */
const sending = z.object({
  aloneFen: fen,
  /** Of that. */
  baseFen: fen,
  /** Accepted orders to the same address that wait as well, by number. */
  others: z.array(z.string()),
  /** Paid orders to the same address that are not in the warehouse yet, by number. */
  underWay: z.array(z.string()),
  /** Those to the same address that are there and wait for the buyer's decision, by number. */
  undecided: z.array(z.string()),
  /** All of `others`, each as a parcel of its own. */
  apartFen: fen,
  /** All of them as one parcel. */
  togetherFen: fen,
});

/** When it is expected at the door, while it is paid and on its way there. */
const arrival = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  /** What it rests on: the days that are left of each part. */
  parts: z.array(z.object({ of: z.enum(ARRIVAL_PARTS), min: z.int(), max: z.int() })).readonly(),
  /** Counted as if the buyer did today what waits for them. */
  isBuyersTurn: z.boolean(),
  isLate: z.boolean(),
});

const balance = z.object({
  id: paymentIdSchema,
  amountFen: fen,
  reason: z.string(),
  state: z.enum(BALANCE_STATES),
  createdAt: at,
  /** Until when it can be paid; null: not any more. */
  payableUntil: at.nullable(),
});

export const claim = z.object({
  id: z.uuid(),
  reason: z.enum(CLAIM_REASONS),
  /** The thing that it is about, by its place; null for the whole order. */
  item: z.int().nullable(),
  text: z.string(),
  askedFen: fen,
  state: z.enum(CLAIM_STATES),
  grantedFen: fen,
  answer: z.string(),
  pictures: z.array(z.object({ id: z.uuid(), url })),
  createdAt: at,
  decidedAt: at.nullable(),
});

const doorCost = z.object({
  /** In minor units of `currency`. */
  amount: z.int().min(0).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

export const order = summary.extend({
  /** Grows with every change; an action names the one that it was decided on. */
  version,
  quoteId: z.uuid(),
  request: quoteShapes.quoteRequest,
  price: quoteShapes.price,
  pictures: z.array(z.object({ item: z.int(), url })),
  requirements: z.string(),
  /** Null: no gift; else what the card says, empty for no card. No price goes into the parcel; the customs value is as ever. */
  giftCard: z.string().nullable(),
  /** Null once it was deleted, 180 days after the end. */
  address: addressSchema.nullable(),
  /** When the buyer was asked to change it, while they have not: until then it is not packed. */
  addressAskedAt: at.nullable(),
  /** Other open orders of the buyer that go there, and may go to another address with it; none once it may not itself. */
  sameAddress: z.array(z.object({ id: z.uuid(), number: z.string(), product: z.string(), version })),
  paymentId: paymentIdSchema,
  /** Until when it can be paid at this price. */
  payableUntil: at,
  paidAt: at.nullable(),
  /** What the operator asks, while it waits for an answer. */
  question: z.string(),
  /** Since when a message of the buyer waits for an answer. */
  unansweredSince: at.nullable(),
  photos: z.array(photo),
  realGrams: z.int().nullable(),
  photoDecision: z
    .object({ decision: z.enum(PHOTO_DECISIONS), reason: z.string(), isByClock: z.boolean() })
    .nullable(),
  /** Until when the buyer can decide about the photos; `outlook` says what comes of no answer. */
  photosUntil: at.nullable(),
  warehouseSince: at.nullable(),
  /** Until when storage costs nothing. */
  storageUntil: at.nullable(),
  settlement: settlement.nullable(),
  outlook: outlook.nullable(),
  balance: balance.nullable(),
  /** What lies in one parcel with it and goes wherever it goes, and what all of it weighs; null before it is packed. */
  parcel: z
    .object({
      grams: z.int(),
      others: z.array(z.object({ id: z.uuid(), number: z.string(), product: z.string() })),
    })
    .nullable(),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Where to follow the parcel; null where the carrier has no such page. */
  trackingUrl: z.string().nullable(),
  estimate: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  arrival: arrival.nullable(),
  sending: sending.nullable(),
  deliveredAt: at.nullable(),
  returnChoice: z.enum(RETURN_CHOICES).nullable(),
  cancelAsked: z.object({ reason: z.string(), at }).nullable(),
  cancelledFor: z.string(),
  /** The price and all balances, as far as they are paid. */
  paidFen: fen,
  claims: z.array(claim),
  doorCost: doorCost.nullable(),
  cancellation,
  /** The things that can still be dropped, by their place, each with what comes back, and of which lines of the price. */
  drops: z.array(z.object({ item: z.int(), refundFen: fen, lines: quoteShapes.price.shape.lines })),
  may: z.array(may),
  events: z.array(event),
});
export type OrderView = z.output<typeof order>;

export const doorCostInput = doorCost;

export { addressSchema };

/** What an order's messages answer: with the languages in which both sides read. */
export const messagesPage = z.object({
  messages: z.array(message),
  languages: z.object({
    /** Null: the buyer is gone, or nobody knows. */
    buyer: z.enum(LOCALES).nullable(),
    /** As set for all who work at the desk. */
    desk: z.array(z.enum(LOCALES)),
  }),
  /** Whether a model is there that translates a message for an operator; false for buyers. */
  isTranslatable: z.boolean(),
  nextCursor,
});
