// The journals of payments: money captured, reserved for a refund, and refunded.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { JournalKind } from '../../../ledger/domain/index.ts';
import { openAccount, post } from '../../../ledger/server/api.ts';
import type { PaymentId, RefundId } from '../../domain/ids.ts';
import { PAYMENTS_JOURNALS, type ProviderName } from '../../domain/index.ts';

/** The whole price at once; only one such journal can be. */
export const capturedKey = (paymentId: PaymentId) => `payment:${paymentId}:captured`;
/** A part, or what came again. */
export const receivedKey = (paymentId: PaymentId, eventId: string) =>
  `payment:${paymentId}:received:${eventId}`;
const reservedKey = (refundId: RefundId) => `refund:${refundId}:reserved`;
const settledKey = (refundId: RefundId) => `refund:${refundId}:settled`;
const wonKey = (refundId: RefundId) => `refund:${refundId}:won`;

/** The keys that journals of a payment can have, given what was said of it. */
export const keysOfPayment = (paymentId: PaymentId, events: readonly { readonly id: string }[]): string[] => [
  capturedKey(paymentId),
  ...events.map(({ id }) => receivedKey(paymentId, id)),
];
export const keysOfRefund = (refundId: RefundId): string[] => [
  reservedKey(refundId),
  settledKey(refundId),
  wonKey(refundId),
];

type Booking = {
  readonly key: string;
  readonly kind: JournalKind;
  readonly actorId: UserId | null;
  readonly amountFen: number;
};

type Incoming = Omit<Booking, 'kind'> & { readonly provider: ProviderName; readonly payerId: UserId };

/** From the provider to the payer's prepaid money. */
export async function bookIncoming(tx: Executor, { provider, payerId, ...booking }: Incoming): Promise<void> {
  const from = await openAccount(tx, { kind: 'provider_clearing', owner: provider });
  const to = await openAccount(tx, { kind: 'customer_prepaid', owner: payerId });
  await book(tx, { ...booking, kind: PAYMENTS_JOURNALS['payment.captured'] }, from, to);
}

type Refunding = {
  readonly id: RefundId;
  readonly amountFen: number;
  readonly actorId: UserId | null;
  readonly payerId: UserId;
};

/** Sets a refund's money aside. False when the payer has spent it meanwhile. */
export async function reserveRefund(tx: Executor, { id, payerId, ...refund }: Refunding): Promise<boolean> {
  const from = await openAccount(tx, { kind: 'customer_prepaid', owner: payerId });
  const to = await openAccount(tx, { kind: 'refund_in_flight', owner: id });
  const { amountFen, actorId } = refund;
  const posted = await post(tx, {
    key: reservedKey(id),
    kind: PAYMENTS_JOURNALS['refund.reserved'],
    actorId,
    transfers: [{ from, to, amount: amountFen }],
  });
  if (posted.ok || posted.error.code === 'overdraft') return posted.ok;
  throw new Error(`a refund was not reserved: ${posted.error.code}`);
}

type Outgoing = Omit<Refunding, 'payerId'> & { readonly provider: ProviderName };

/** The refund has left: through the provider, or by an admin's hand. */
export async function bookRefunded(tx: Executor, { id, provider, ...refund }: Outgoing): Promise<void> {
  const from = await openAccount(tx, { kind: 'refund_in_flight', owner: id });
  const to = await openAccount(tx, { kind: 'provider_clearing', owner: provider });
  await book(tx, { ...refund, key: settledKey(id), kind: PAYMENTS_JOURNALS['refund.settled'] }, from, to);
}

/** The provider leaves a disputed payment with us: from the refund's account back to the payer's. */
export async function bookDisputeWon(tx: Executor, { id, payerId, ...refund }: Refunding): Promise<void> {
  const from = await openAccount(tx, { kind: 'refund_in_flight', owner: id });
  const to = await openAccount(tx, { kind: 'customer_prepaid', owner: payerId });
  await book(tx, { ...refund, key: wonKey(id), kind: PAYMENTS_JOURNALS['dispute.won'] }, from, to);
}

type Side = Awaited<ReturnType<typeof openAccount>>;

async function book(tx: Executor, { amountFen, ...words }: Booking, from: Side, to: Side): Promise<void> {
  const posted = await post(tx, { ...words, transfers: [{ from, to, amount: amountFen }] });
  if (!posted.ok) throw new Error(`${words.key} was not booked: ${posted.error.code}`);
}
