// The shapes of an order as operators see it: with its people, costs, terms, and what must be seen before a step.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { quoteShapes, TIERS } from '../../global-services/domain/index.ts';
import { AWAITED_OF, DUE_OF, MIND_OF } from '../domain/index.ts';
import { at, event, fen, order, stage, summary, version } from './shapes.ts';

/** What was really paid; null while nobody has said. */
const costs = z.object({
  goodsFen: fen.nullable(),
  freightFen: fen.nullable(),
  shippingFen: fen.nullable(),
});

/** What an operator has to do first, since when it waits, and until when it should be done. */
const due = z.object({ of: z.enum(DUE_OF), since: at, at });

/** What only the buyer can do now: what comes of silence, when, and which reminders were sent. */
const awaited = z.object({
  of: z.enum(AWAITED_OF),
  since: at,
  /** Null where the clock never decides. */
  until: at.nullable(),
  reminders: z.array(z.object({ at, isSent: z.boolean() })),
});

/** What must be seen before a step that cannot wait for it. */
const mind = z.object({
  key: z.string(),
  of: z.enum(MIND_OF),
  /** The thing that it is about, by its place; null for the whole order. */
  item: z.int().nullable(),
  name: z.string(),
  /** In the words of who said it; a verdict's in the reader's language. */
  text: z.string(),
});

/** The keys of what was seen. */
export const minded = z.array(z.string().max(120)).max(100).default([]);

export const operatorSummary = summary.extend({
  /** Null where it waits for no operator. */
  due: due.nullable(),
  /** Null where it waits for nothing from its buyer. */
  awaited: awaited.nullable(),
  /** The speed that was paid for. */
  tier: z.enum(TIERS),
  version,
  buyer: z.object({ id: userIdSchema.nullable(), name: z.string() }),
  claimedBy: z.object({ id: userIdSchema, name: z.string() }).nullable(),
  /** Whole days in this stage. */
  ageDays: z.int(),
  hasOpenClaim: z.boolean(),
  hasCancelAsked: z.boolean(),
  /** Since when a message of the buyer waits for an answer. */
  unansweredSince: at.nullable(),
  /** What the buyer wrote last, where that waits; its first line. */
  waitingText: z.string(),
  /** Whether the buyer has asked for something with the order. */
  hasWish: z.boolean(),
  minds: z.array(mind),
  /** How many pieces of it were explained or need a remedy. */
  piecesMinded: z.int(),
  /** To whom it is sent; empty once the address was deleted. */
  recipient: z.string(),
  paidAt: at.nullable(),
  /** When it was last bought and sent, for tables; null before, and in lists that are only looked at. */
  boughtAt: at.nullable(),
  sentAt: at.nullable(),
  /** What was paid besides its total. */
  besidesFen: fen,
  lines: quoteShapes.price.shape.lines,
  /** At the shop of each thing, in their order; empty where none was entered. */
  shopOrders: z.array(z.string()),
  /** Of the parcels in which sellers send it to the warehouse. */
  courierNumbers: z.array(z.string()),
  carrier: z.string(),
  trackingNumber: z.string(),
  realGrams: z.int().nullable(),
  /** What stayed of a delivered order when all was paid; null before, and where it was cancelled. */
  profitFen: fen.nullable(),
  /** The numbers of the orders that lie in one parcel with it. */
  parcel: z.array(z.string()),
  costs,
});

export const operatorOrder = order.extend({
  buyer: operatorSummary.shape.buyer,
  /** From when the buyer's account is to go, as they have asked; null while it stays. */
  buyerLeavesAt: at.nullable(),
  claimedBy: operatorSummary.shape.claimedBy,
  /** What the ledger holds for it now. */
  escrowFen: fen,
  /** What sellers have got for it and its escrow has not borne yet. */
  advancedFen: fen,
  /** What may be kept of it at most, should it end now for what was spent. */
  mostKeptFen: fen,
  /** Balances that were paid besides the price. */
  besidesFen: fen,
  /** What went back beside its own way before it is packed; it counts against what goes back then. */
  givenBackFen: fen,
  /** What it cost more than was paid for it; null while that is not known. */
  excessFen: fen.nullable(),
  due: operatorSummary.shape.due,
  awaited: operatorSummary.shape.awaited,
  minds: operatorSummary.shape.minds,
  /** Of what the buyer has asked for: its probable language, null where nobody knows it; null where it is nothing. */
  wish: z.object({ language: z.enum(LOCALES).nullable(), isTranslatable: z.boolean() }).nullable(),
  costs,
  /** What the carrier asks for it, packed; null: by the tariff. */
  carrierBillFen: fen.nullable(),
  /** Of the whole parcel that it is packed in; the carrier's bill is null while nobody has entered it. */
  packed: z.object({ grams: z.int(), billFen: fen.nullable() }).nullable(),
  shopOrders: operatorSummary.shape.shopOrders,
  courierNumbers: operatorSummary.shape.courierNumbers,
  notes: z.array(z.object({ id: z.uuid(), text: z.string(), by: z.string(), createdAt: at })),
  /** Other orders of the buyer to the same address that wait in the warehouse, accepted. */
  together: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      product: z.string(),
      version,
      giftCard: z.string().nullable(),
      minds: operatorSummary.shape.minds,
    }),
  ),
  /** All other orders of the buyer that are paid and not over, the newest first. */
  others: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      product: z.string(),
      stage,
      /** Waits for an answer of ours. */
      isUnanswered: z.boolean(),
      /** Could be packed with this one now. */
      isTogether: z.boolean(),
    }),
  ),
  /** Other orders that have one of its numbers at the shop: probably typed wrong in one of them. */
  sameShopOrder: z.array(z.object({ id: z.uuid(), number: z.string() })),
  history: z.object({ orders: z.int(), delivered: z.int(), cancelled: z.int(), claims: z.int() }),
  log: z.array(event.extend({ actorName: z.string(), data: z.record(z.string(), z.unknown()) })),
});
export type OperatorOrderView = z.output<typeof operatorOrder>;
