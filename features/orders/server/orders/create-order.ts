// Makes an order of a quote, with its payment: once per id, once per quote.

import { randomBytes } from 'node:crypto';
import { readableNumber } from '../../../../kit/core/numbers/readable-number.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { lockOwnQuote, markOrdered, type StoredQuote } from '../../../global-services/server/api.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { createPayment } from '../../../payments/server/api.ts';
import { markOrdered as markDraftsOrdered } from '../../../product-upload/server/api.ts';
import {
  type Address,
  type AddressProblem,
  checkAddress,
  minutesBefore,
  payableUntil,
  SAME_THINGS_MINUTES,
  sharedThings,
} from '../../domain/index.ts';
import { removeAddress, storeAddress } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import { findOrder, findOwnOrder, insertOrder, listWantedNow, type Order } from './orders-repo.ts';

export type NewOrder = {
  /** Made by the page, so that a second tap is the same order. */
  readonly id: PaymentId;
  readonly userId: UserId;
  readonly quoteId: string;
  readonly address: Address;
  /** An address of the buyer's that this one corrects; null: all are kept. */
  readonly replaces: string | null;
  readonly requirements: string;
  /** Null: no gift; else what the card says, empty for no card. */
  readonly giftCard: string | null;
  /** The buyer knows that they have ordered the same, and wants it once more. */
  readonly isAgain: boolean;
};

/** What was ordered already: of this very quote, of which no second order is made, or some of the same things lately or still under way. */
type OrderedAlready = {
  readonly orderId: string;
  readonly number: string;
  readonly orderedAt: string;
  readonly isSameQuote: boolean;
  /** What they are called in that order. */
  readonly things: readonly string[];
};

export type CreateFailure =
  | Failure<'address_invalid', { readonly fields: readonly AddressProblem[] }>
  | Failure<'ordered_already', OrderedAlready>
  | Failure<'quote_unknown'>
  | Failure<'quote_expired'>
  | Failure<'quote_refused'>
  | Failure<'email_unverified'>
  | Failure<'age_unknown'>
  | Failure<'too_young'>
  | Failure<'order_taken'>;

export async function createOrder(deps: OrdersDeps, order: NewOrder): Promise<Result<Order, CreateFailure>> {
  const fields = checkAddress(order.address);
  if (fields.length > 0) return err('address_invalid', { fields });
  return inLedgerTransaction(deps.db, async (tx) => {
    // Two tabs that order the same with a quote each do so one after the other.
    await lockPerson(tx, order.userId);
    const quote = await lockOwnQuote(tx, order.quoteId, order.userId);
    const known = await findOwnOrder(tx, order.id, order.userId);
    if (known) return known.quoteId === order.quoteId ? ok(known) : err('order_taken');
    if (await findOrder(tx, order.id)) return err('order_taken');
    if (!quote) return err('quote_unknown');
    const now = await databaseNow(tx);
    const refused = await refuse(tx, deps, quote, { order, now });
    return refused ? { ok: false, error: refused } : write(tx, deps, quote, { order, now });
  });
}

type Making = { readonly order: NewOrder; readonly now: Date };

async function refuse(
  tx: Executor,
  { ageOf, waitsForEmail }: OrdersDeps,
  quote: StoredQuote,
  { order, now }: Making,
): Promise<CreateFailure | undefined> {
  const { expiresAt, price, request } = quote;
  const { userId, address } = order;
  const age = await ageOf(tx, userId);
  if (age !== 'adult') return err(age ? 'too_young' : 'age_unknown').error;
  const before = await findOrdered(tx, quote, { order, now });
  if (before) return err('ordered_already', before).error;
  if (expiresAt <= now) return err('quote_expired').error;
  if (price.obstacles.length > 0) return err('quote_refused').error;
  if (address.country !== request.country) {
    return err('address_invalid', { fields: [{ field: 'country', problem: 'unfit' }] }).error;
  }
  const isWaiting = await waitsForEmail(tx, { userId, amountFen: price.totalFen });
  return isWaiting ? err('email_unverified').error : undefined;
}

async function findOrdered(
  tx: Executor,
  { orderId, request }: StoredQuote,
  { order: { userId, isAgain }, now }: Making,
): Promise<OrderedAlready | undefined> {
  const found = orderId === null ? undefined : await findOwnOrder(tx, orderId, userId);
  if (found) return toOrdered(found, { isSameQuote: true, things: found.request.items });
  if (isAgain) return undefined;
  const since = minutesBefore(now, SAME_THINGS_MINUTES);
  for (const order of await listWantedNow(tx, userId, since)) {
    const things = sharedThings(order.request.items, request.items);
    if (things.length > 0 && !isUnpaidOver(order, now))
      return toOrdered(order, { isSameQuote: false, things });
  }
  return undefined;
}

/** It was not paid in its time, and ends with the next look of the clock. */
const isUnpaidOver = ({ stage, payableUntil: until }: Order, now: Date): boolean =>
  stage === 'awaiting_payment' && until <= now;

type Alike = { readonly isSameQuote: boolean; readonly things: readonly { readonly name: string }[] };

const toOrdered = ({ id, number, createdAt }: Order, { isSameQuote, things }: Alike): OrderedAlready => ({
  orderId: id,
  number,
  orderedAt: createdAt.toISOString(),
  isSameQuote,
  things: things.map(({ name }) => name),
});

/** Of a billion numbers a day, one that is taken is met rarely, and a second one never. */
const MAX_ATTEMPTS = 5;

async function write(
  tx: Executor,
  deps: OrdersDeps,
  quote: Owned<StoredQuote>,
  { order, now }: Making,
): Promise<Result<Order, CreateFailure>> {
  const { id, userId, requirements, giftCard, address, replaces } = order;
  const { request, price, versions } = quote;
  const until = payableUntil(now);
  const payment = { id, payerId: userId, kind: 'order', reference: id, amountFen: price.totalFen } as const;
  const created = await createPayment(tx, { ...payment, expiresAt: until });
  // The id names a payment of something else.
  if (!created.ok) return err('order_taken');
  const addressId = await storeAddress(tx, deps, { userId, address, now });
  if (replaces !== null && replaces !== addressId) await removeAddress(tx, { userId, id: replaces });
  const row = {
    id,
    userId,
    payerId: userId,
    quoteId: quote.id,
    request,
    price,
    versions,
    totalFen: price.totalFen,
    orderedFen: price.totalFen,
    product: request.items[0]?.name ?? '',
    requirements,
    giftCard,
    addressId,
    stage: 'awaiting_payment',
    stageSince: now,
    payableUntil: until,
    estimateFrom: price.delivery.from,
    estimateUntil: price.delivery.until,
    createdAt: now,
  } as const;
  await markOrdered(tx, quote, id);
  await markDraftsOrdered(
    tx,
    userId,
    request.items.flatMap(({ draftId }) => draftId ?? []),
  );
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const made = await insertOrder(tx, { ...row, number: readableNumber('YL', now, randomBytes(6)) });
    if (made) return ok(made);
  }
  throw new Error('no free number was found for an order');
}
