// How long rows of orders stay, and what becomes of them when their person goes.

import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  forEver,
  goesWith,
  keep,
  NOT_PERSONAL,
  overwritten,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import { ADDRESS_PARTS, ADDRESS_PURPOSE, placeOf } from './addresses/sealed-address.ts';
import {
  orderAddresses,
  orderBalances,
  orderClaims,
  orderEnquiries,
  orderEnquiryPictures,
  orderEvents,
  orderMessages,
  orderPictures,
  orders,
} from './tables.ts';

/** What was booked must stay whole: the accounts are kept for ten years, and an id names nobody once its account is gone. */
const BOOKED = keep('the accounts must be whole for ten years; the id names nobody once the account is gone');
const ofOrder = ({ id }: { readonly id: string }) =>
  sql`order_id in (select id from orders where user_id = ${id})`;
/** By which number its owner knows the order of a row. */
const numberOf = (table: PgTable) => ({
  order_number: sql`(select o.number from orders o where o.id = ${table}.order_id)`,
});

/** Of a row with the id of an order: nothing was paid for it, and no provider was asked. Its payment has its id. */
const isUnpaid = (orderId: SQL) =>
  sql`exists (select from orders o where o.id = ${orderId} and o.paid_at is null)
    and not exists (select from payment_attempts a where a.payment_id = ${orderId})`;

export const ordersData: readonly DataPolicy[] = [
  declareData(orders, {
    retention: forEver('accounts'),
    of: 'userId',
    goesWhen: isUnpaid(sql`${orders}.id`),
    columns: {
      ...allBooked(),
      requirements: overwritten(''),
      giftCard: EMPTIED,
      cancelledFor: overwritten(''),
      cancelAskedFor: overwritten(''),
      photoReason: overwritten(''),
      question: overwritten(''),
      addressId: EMPTIED,
    },
    mentions: { userId: EMPTIED, claimedBy: EMPTIED },
  }),
  declareData(orderAddresses, {
    retention: removedBy('orders.tend', 180),
    of: 'userId',
    columns: DELETED,
    sealed: { column: 'sealed', purpose: ADDRESS_PURPOSE, placeOf, parts: ADDRESS_PARTS },
    secrets: ['fingerprint', 'nameKeys'],
  }),
  declareData(orderEvents, {
    retention: forEver('what happened to an order, for claims and the books'),
    of: ofOrder,
    besides: numberOf(orderEvents),
    // Gone with their order by then; this is how they are counted before.
    goesWhen: isUnpaid(sql`${orderEvents}.order_id`),
    columns: keep(
      'what happened to the order, in a row that only grows; ids name nobody once accounts are gone',
    ),
    mentions: {
      actorId: keep('who did it, in a row that only grows; the id names nobody once the account is gone'),
    },
  }),
  declareData(orderEnquiries, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
    mentions: { answeredBy: EMPTIED },
  }),
  declareData(orderEnquiryPictures, {
    retention: goesWith('its enquiry'),
    of: ({ id }) => sql`enquiry_id in (select id from order_enquiries where user_id = ${id})`,
    columns: DELETED,
  }),
  declareData(orderMessages, {
    retention: forEver('what was agreed about an order'),
    of: ofOrder,
    besides: numberOf(orderMessages),
    order: 'createdAt',
    columns: DELETED,
    mentions: { authorId: EMPTIED },
  }),
  declareData(orderClaims, {
    retention: forEver('why money was given back'),
    of: ofOrder,
    besides: numberOf(orderClaims),
    columns: DELETED,
    mentions: { decidedBy: EMPTIED },
  }),
  declareData(orderPictures, {
    retention: forEver('evidence of what was sent, with its order'),
    of: ofOrder,
    besides: numberOf(orderPictures),
    columns: DELETED,
  }),
  declareData(orderBalances, {
    retention: forEver('accounts'),
    of: ofOrder,
    besides: numberOf(orderBalances),
    columns: {
      id: BOOKED,
      orderId: BOOKED,
      amountFen: BOOKED,
      reason: NOT_PERSONAL,
      state: BOOKED,
      createdAt: BOOKED,
    },
  }),
];

type OrderColumn = keyof typeof orders.$inferSelect;

/** All columns kept for the books; those that are not are said beside. */
function allBooked(): Readonly<Record<OrderColumn, typeof BOOKED>> {
  const columns = Object.keys(orders).map((column) => [column, BOOKED]);
  // The keys of a table object are its columns.
  return Object.fromEntries(columns) as Record<OrderColumn, typeof BOOKED>;
}
