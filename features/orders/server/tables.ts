// Orders with what happened to them, their photos, messages, claims, balances and addresses.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import { users } from '../../account/server/tables.ts';
import type { Price, QuoteRequest, SettingsVersions } from '../../global-services/domain/index.ts';
import type { PaymentId } from '../../payments/domain/index.ts';
import type {
  Action,
  Actor,
  BalanceState,
  ChosenPhrase,
  ClaimReason,
  ClaimState,
  PhotoDecision,
  PhotoKind,
  ReturnChoice,
  Settlement,
  Stage,
} from '../domain/index.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const order = () =>
  id('order_id')
    .$type<PaymentId>()
    .notNull()
    .references((): AnyPgColumn => orders.id, { onDelete: 'cascade' });

/** Where something is sent to, sealed; never changed, so that orders to one place have one row. */
export const orderAddresses = pgTable(
  'order_addresses',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    /** A keyed hash of it: tells equal ones without telling them. */
    fingerprint: text('fingerprint').notNull(),
    /** Keyed hashes of the recipient's name and of each word of it: found by who knows it, told to nobody. */
    nameKeys: text('name_keys').array().notNull().default(sql`'{}'::text[]`),
    usedAt: moment('used_at').notNull(),
    /** At the checkout; orders that go there keep it all the same. */
    isOffered: boolean('is_offered').notNull().default(true),
  },
  (table) => [
    uniqueIndex('order_addresses_once').on(table.userId, table.fingerprint),
    index('order_addresses_latest').on(table.userId, table.usedAt),
    index('order_addresses_old').on(table.usedAt),
    index('order_addresses_by_name').using('gin', table.nameKeys),
  ],
);

/** One order: a copy of its quote, and where it stands. Its first payment has the same id. */
export const orders = pgTable(
  'orders',
  {
    id: id().$type<PaymentId>().primaryKey(),
    number: text('number').notNull(),
    /** Null once the person has gone: what was sold stays in the books. */
    userId: id('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The same person without a reference: what was paid outlives the account. */
    payerId: id('payer_id').$type<UserId>().notNull(),
    quoteId: id('quote_id').notNull(),
    request: jsonb('request').$type<QuoteRequest>().notNull(),
    price: jsonb('price').$type<Price>().notNull(),
    versions: jsonb('versions').$type<SettingsVersions>().notNull(),
    /** What it costs as it stands: the total of `price`, less where a thing was dropped; balances come besides. */
    totalFen: fen('total_fen').notNull(),
    /** What its first payment is of: what it cost when it was made. */
    orderedFen: fen('ordered_fen').notNull(),
    /** The name of its first thing, to be listed and searched by. */
    product: text('product').notNull(),
    requirements: text('requirements').notNull().default(''),
    /** Null: it is no gift; else what the card says, empty for no card. */
    giftCard: text('gift_card'),
    /** Null once it was deleted, some time after the end. */
    addressId: id('address_id').references(() => orderAddresses.id, { onDelete: 'set null' }),

    stage: text('stage').$type<Stage>().notNull(),
    stageSince: moment('stage_since').notNull(),
    /** Grows with every change: who decides on an older one is told so. */
    version: integer('version').notNull().default(1),
    payableUntil: moment('payable_until').notNull(),
    paidAt: moment('paid_at'),
    claimedBy: id('claimed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    question: text('question').notNull().default(''),

    goodsFen: fen('goods_fen'),
    freightFen: fen('freight_fen'),
    /** What it bears of the shipping of its parcel. */
    shippingFen: fen('shipping_fen'),
    /** The order's number at the shop of each thing, in their order; empty where nobody has entered one. */
    shopOrders: text('shop_orders').array().notNull().default(sql`'{}'::text[]`),
    /** Of the parcels in which sellers send it to the warehouse, as carriers print them. */
    courierNumbers: text('courier_numbers').array().notNull().default(sql`'{}'::text[]`),
    photoCount: integer('photo_count').notNull().default(0),
    scaleCount: integer('scale_count').notNull().default(0),
    realGrams: integer('real_grams'),
    /** What the carrier asks for it, packed; null while nobody has entered it: by the tariff. */
    carrierBillFen: fen('carrier_bill_fen'),
    warehouseSince: moment('warehouse_since'),
    photoDecision: text('photo_decision').$type<PhotoDecision>(),
    photoReason: text('photo_reason').notNull().default(''),
    isPhotoByClock: boolean('is_photo_by_clock').notNull().default(false),
    /** The photos are not accepted by silence: what is due by then is too much. */
    isPhotoHeld: boolean('is_photo_held').notNull().default(false),
    settlement: jsonb('settlement').$type<Settlement>(),
    /** Orders packed together share it. */
    parcelId: id('parcel_id'),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    estimateFrom: date('estimate_from', { mode: 'string' }),
    estimateUntil: date('estimate_until', { mode: 'string' }),
    returnChoice: text('return_choice').$type<ReturnChoice>(),
    /** When the buyer last decided about photos or a parcel that came back. */
    decidedAt: moment('decided_at'),
    cancelAskedAt: moment('cancel_asked_at'),
    cancelAskedFor: text('cancel_asked_for').notNull().default(''),
    cancelledFor: text('cancelled_for').notNull().default(''),
    /** What an operator has said would be kept. */
    statedFen: fen('stated_fen'),
    refundedFen: fen('refunded_fen').notNull().default(0),
    openClaim: id('open_claim'),
    claimedSince: moment('claimed_since'),
    /** Since when a message of the buyer waits for an answer; null: none does. */
    unansweredSince: moment('unanswered_since'),
    /** When the buyer was asked to change the address: until they have, it is not packed. */
    addressAskedAt: moment('address_asked_at'),
    /** Until when an operator should have done what waits; far in the future where nothing does (`urgentAt` of the domain). */
    urgentAt: moment('urgent_at').notNull(),
    /** Since when the goods of a cancelled order are ours to send back or keep; null: there are none. */
    leftoverSince: moment('leftover_since'),
    doorAmount: fen('door_amount'),
    doorCurrency: text('door_currency'),
    /** How many days of storage the buyer was reminded of. */
    remindedDays: integer('reminded_days').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_quote').on(table.quoteId),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_in_stage').on(table.stage, table.urgentAt, table.id),
    index('orders_urgent').on(table.urgentAt, table.id),
    index('orders_claimed')
      .on(table.claimedBy, table.urgentAt, table.id)
      .where(sql`${table.claimedBy} is not null`),
    index('orders_with_claim').on(table.urgentAt, table.id).where(sql`${table.openClaim} is not null`),
    index('orders_to_cancel').on(table.urgentAt, table.id).where(sql`${table.cancelAskedAt} is not null`),
    index('orders_unanswered').on(table.urgentAt, table.id).where(sql`${table.unansweredSince} is not null`),
    index('orders_leftover').on(table.urgentAt, table.id).where(sql`${table.leftoverSince} is not null`),
    index('orders_without_bill')
      .on(table.urgentAt, table.id)
      .where(
        sql`${table.stage} in ('dispatched', 'customs', 'delivered') and ${table.carrierBillFen} is null`,
      ),
    index('orders_decided')
      .on(table.photoDecision, table.urgentAt, table.id)
      .where(sql`${table.stage} = 'in_warehouse' and ${table.photoDecision} is not null`),
    index('orders_number_end').on(sql`right(${table.number}, 6)`),
    index('orders_at_shop').using('gin', table.shopOrders),
    index('orders_by_courier').using('gin', table.courierNumbers),
    index('orders_of_address').on(table.addressId),
    index('orders_of_parcel').on(table.parcelId).where(sql`${table.parcelId} is not null`),
    index('orders_tracking').on(table.trackingNumber).where(sql`${table.trackingNumber} <> ''`),
    index('orders_closed').on(table.closedAt).where(sql`${table.addressId} is not null`),
    check('orders_total', sql`${table.totalFen} > 0 and ${table.orderedFen} >= ${table.totalFen}`),
    check('orders_one_total', sql`(${table.price} ->> 'totalFen')::bigint = ${table.totalFen}`),
    check('orders_refunded', sql`${table.refundedFen} >= 0`),
    check('orders_version', sql`${table.version} > 0`),
  ],
);

/** What happened to an order, by whom and why; only grows. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id().primaryKey(),
    orderId: order(),
    /** The order's version before it. */
    version: integer('version').notNull(),
    action: text('action').$type<Action>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** Null for a payment and the clock. */
    actorId: id('actor_id').$type<UserId>(),
    fromStage: text('from_stage').$type<Stage>().notNull(),
    toStage: text('to_stage').$type<Stage>().notNull(),
    note: text('note').notNull().default(''),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Of what was asked for, salted with the row's id: by it the same command sent again is known from another. */
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.createdAt, table.id)],
);

/** What buyer and operators write to each other about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id().primaryKey(),
    orderId: order(),
    authorId: id('author_id').$type<UserId>(),
    isOperator: boolean('is_operator').notNull(),
    text: text('text').notNull(),
    /** A sentence chosen from the list, which each side reads in its own language. */
    phrase: jsonb('phrase').$type<ChosenPhrase>(),
    /** Of the pages on which it was written; null: nobody knows. */
    locale: text('locale', { enum: LOCALES }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_messages_of_order').on(table.orderId, table.createdAt, table.id)],
);

export const orderClaims = pgTable(
  'order_claims',
  {
    id: id().primaryKey(),
    orderId: order(),
    reason: text('reason').$type<ClaimReason>().notNull(),
    /** The thing that it is about, by its place in the order; null for all of it. */
    item: integer('item'),
    text: text('text').notNull(),
    askedFen: fen('asked_fen').notNull(),
    state: text('state').$type<ClaimState>().notNull().default('open'),
    grantedFen: fen('granted_fen').notNull().default(0),
    answer: text('answer').notNull().default(''),
    decidedBy: id('decided_by').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('order_claims_of_order').on(table.orderId, table.createdAt, table.id),
    uniqueIndex('order_claims_one_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    check('order_claims_granted', sql`${table.grantedFen} >= 0 and ${table.askedFen} > 0`),
  ],
);

/** A picture of an order: from the warehouse, or with a message or a claim. */
export const orderPictures = pgTable(
  'order_pictures',
  {
    id: id().primaryKey(),
    orderId: order(),
    /** Null with a message or a claim. */
    kind: text('kind').$type<PhotoKind>(),
    messageId: id('message_id').references(() => orderMessages.id, { onDelete: 'cascade' }),
    claimId: id('claim_id').references(() => orderClaims.id, { onDelete: 'cascade' }),
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    /** Of a thing that was exchanged since. */
    isOld: boolean('is_old').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_pictures_of_order').on(table.orderId, table.createdAt, table.id),
    index('order_pictures_of_message').on(table.messageId).where(sql`${table.messageId} is not null`),
    index('order_pictures_of_claim').on(table.claimId).where(sql`${table.claimId} is not null`),
    uniqueIndex('order_pictures_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    check(
      'order_pictures_of_one',
      sql`num_nonnulls(${table.kind}, ${table.messageId}, ${table.claimId}) = 1`,
    ),
  ],
);

/** What is asked for besides the price, where it cost more; its payment has the same id. */
export const orderBalances = pgTable(
  'order_balances',
  {
    id: id().$type<PaymentId>().primaryKey(),
    orderId: order(),
    amountFen: fen('amount_fen').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<BalanceState>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_balances_of_order').on(table.orderId, table.createdAt, table.id),
    check('order_balances_amount', sql`${table.amountFen} > 0`),
  ],
);

/** What somebody asks about a thing before they order it: one question, one answer. */
export const orderEnquiries = pgTable(
  'order_enquiries',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    product: text('product').notNull(),
    link: text('link'),
    text: text('text').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: id('answered_by').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('order_enquiries_of_user').on(table.userId, table.createdAt, table.id),
    index('order_enquiries_waiting').on(table.createdAt, table.id).where(sql`${table.answeredAt} is null`),
    index('order_enquiries_listed').on(table.createdAt, table.id),
    check('order_enquiries_answered', sql`(${table.answeredAt} is null) = (${table.answer} = '')`),
  ],
);

export const orderEnquiryPictures = pgTable(
  'order_enquiry_pictures',
  {
    id: id().primaryKey(),
    enquiryId: id('enquiry_id')
      .notNull()
      .references(() => orderEnquiries.id, { onDelete: 'cascade' }),
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_enquiry_pictures_of_enquiry').on(table.enquiryId, table.createdAt, table.id),
    uniqueIndex('order_enquiry_pictures_file').on(table.fileId).where(sql`${table.fileId} is not null`),
  ],
);
