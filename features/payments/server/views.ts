// Payments and refunds as the contract shows them, to the payer and to admins.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { namesOf } from '../../account/server/api.ts';
import { listJournalsByKeys } from '../../ledger/server/api.ts';
import { readSettings } from '../../settings/server/api.ts';
import { isSettled, nextState, paymentsArea, shownState } from '../domain/index.ts';
import { orderOf } from '../domain/kinds.ts';
import { disputeState } from '../domain/states.ts';
import { senderOf } from './events/confirm-transfer.ts';
import { listEvents, type PaymentEventRow } from './events/events-repo.ts';
import { keysOfPayment, keysOfRefund } from './payments/bookings.ts';
import { fulfilmentOf, openWays, type PaymentsDeps } from './payments/deps.ts';
import { describePayment, describePayments } from './payments/describe-payments.ts';
import { findAlike } from './payments/find-alike.ts';
import { type Attempt, findAttempt, type NamedPayment, type Payment } from './payments/payments-repo.ts';
import { listRefundable } from './refunds/list-refundable.ts';
import { type ListedRefund, listRefundsOf, type Refund, sumRefunded } from './refunds/refunds-repo.ts';
import { readRight } from './refunds/withdraw-purchase.ts';

const orNull = (date: Date | null) => date?.toISOString() ?? null;

async function titleOf(deps: PaymentsDeps, payment: Payment, locale: Locale): Promise<string> {
  return (await describePayment(deps, deps.db, payment))[locale];
}

function toFacts(payment: Payment, now: Date) {
  const { id, number, kind, amountFen, refundedFen, createdAt, settledAt } = payment;
  return {
    id,
    number,
    kind,
    amountFen,
    state: shownState(payment, now),
    refundedFen,
    createdAt: createdAt.toISOString(),
    settledAt: orNull(settledAt),
  };
}

/** A payer's own payments, as they stand in a list. */
export async function toSummaries(deps: PaymentsDeps, payments: readonly Payment[], locale: Locale) {
  const now = new Date();
  const lines = await describePayments(deps, deps.db, payments);
  const gone = await sumRefunded(
    deps.db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => ({
    ...toFacts(payment, now),
    returnedFen: Math.max(0, (gone.get(payment.id) ?? 0) - payment.refundedFen),
    title: lines.get(payment.id)?.[locale] ?? '',
  }));
}

function toRefundView({
  id,
  paymentId,
  origin,
  amountFen,
  reason,
  state,
  provider,
  createdAt,
  settledAt,
}: Refund) {
  return {
    id,
    paymentId,
    origin,
    amountFen,
    reason,
    state,
    provider,
    createdAt: createdAt.toISOString(),
    settledAt: orNull(settledAt),
  };
}

/** What the payer sees: never more than the payer's own. */
export async function toPaymentView(deps: PaymentsDeps, payment: Payment, locale: Locale) {
  const { db } = deps;
  const now = new Date();
  const attempt = payment.latestAttempt === null ? undefined : await findAttempt(db, payment.latestAttempt);
  const right = await readRight(deps, payment);
  const { reasonIn, weighed, things, lines, atDoor, shownIn } = fulfilmentOf(deps, payment.kind);
  const isPayable = nextState(payment.state, 'begin') !== undefined && payment.expiresAt > now;
  return {
    ...toFacts(payment, new Date()),
    title: await titleOf(deps, payment, locale),
    reference: payment.reference,
    failure: payment.failure,
    provider: payment.provider,
    expiresAt: payment.expiresAt.toISOString(),
    outcome: payment.outcome,
    ways: isPayable ? await openWays(deps, db) : [],
    attempt: attempt ? toAttemptView(attempt, payment) : null,
    transfer:
      attempt?.provider === 'transfer' && isOpenFor(attempt, payment) ? await toTransfer(db, now) : null,
    refunds: (await listRefundsOf(db, payment.id)).map((refund) => ({
      ...toRefundView(refund),
      reason: reasonIn?.(refund, locale) ?? refund.reason,
    })),
    surplusFen: await surplusOf(db, payment),
    weight: (await weighed?.(db, payment)) ?? null,
    things: (await things?.(db, payment, locale)) ?? [],
    lines: (await lines?.(db, payment, locale)) ?? [],
    atDoor: (await atDoor?.(db, payment)) ?? null,
    shown: (await shownIn?.(db, payment)) ?? null,
    alike: isPayable || right ? await toAlike(deps, payment, payment.settledAt ?? now) : null,
    right: right ? { ...right, takes: right.takes[locale] } : null,
  };
}

/** Of what is not for sending back by itself: a second payment with a card has its refund already. */
async function surplusOf(db: Executor, payment: Payment): Promise<number> {
  if (!isSettled(payment.state)) return 0;
  const rooms = await listRefundable(db, payment);
  return rooms.reduce((sum, { room }) => sum + Math.max(0, room.surplusFen), 0);
}

async function toAlike(deps: PaymentsDeps, payment: Payment, at: Date) {
  const alike = await findAlike(deps.db, deps, payment, at);
  return alike?.settledAt
    ? { id: alike.id, number: alike.number, settledAt: alike.settledAt.toISOString() }
    : null;
}

/** The tries of a payment that is closed stay known for late money, but nobody is sent to pay by them. */
const isOpenFor = ({ state }: Attempt, payment: Payment): boolean =>
  state === 'open' && payment.state !== 'expired';

const toAttemptView = (attempt: Attempt, payment: Payment) => ({
  provider: attempt.provider,
  isOpen: isOpenFor(attempt, payment),
  url: isOpenFor(attempt, payment) ? attempt.url : null,
  receivedFen: attempt.capturedFen,
});

async function toTransfer(db: Executor, now: Date) {
  const { values } = await readSettings(db, paymentsArea, now);
  const { accountHolder, bankName, accountNumber, transferNote } = values;
  return { holder: accountHolder, bank: bankName, account: accountNumber, note: transferNote };
}

/** As they stand in the list of admins, in its order. */
export async function toAdminSummaries(deps: PaymentsDeps, named: readonly NamedPayment[], locale: Locale) {
  const lines = await describePayments(
    deps,
    deps.db,
    named.map(({ payment }) => payment),
  );
  return named.map((each) => toAdminSummary(each, lines.get(each.payment.id)?.[locale] ?? ''));
}

function toAdminSummary({ payment, payerName }: NamedPayment, title: string) {
  const { payerId, provider, attention } = payment;
  const orderId = orderOf(payment) ?? null;
  return { ...toFacts(payment, new Date()), title, orderId, payerId, payerName, provider, attention };
}

export const toEventView = (event: PaymentEventRow) => ({ ...toEventFacts(event), sender: senderOf(event) });

const toEventFacts = ({
  id,
  provider,
  eventId,
  type,
  isVerified,
  verdict,
  receivedAt,
  processedAt,
}: PaymentEventRow) => ({
  id,
  provider,
  eventId,
  type,
  isVerified,
  verdict,
  receivedAt: receivedAt.toISOString(),
  processedAt: orNull(processedAt),
});

export function toAdminRefund({ refund, number, payerName, actorName }: ListedRefund) {
  const { failure, providerRefund, tries, actorId } = refund;
  return { ...toRefundView(refund), failure, providerRefund, tries, actorId, number, payerName, actorName };
}

export function toDispute({ refund, number, payerName }: Omit<ListedRefund, 'actorName'>) {
  const { id, paymentId, amountFen, state, bankReason, answerBy, providerRefund, createdAt } = refund;
  return {
    id,
    paymentId,
    number,
    payerName,
    amountFen,
    state: disputeState(state) ?? 'open',
    bankReason,
    answerBy: orNull(answerBy),
    providerDispute: providerRefund,
    createdAt: createdAt.toISOString(),
  };
}

type Rooms = Awaited<ReturnType<typeof listRefundable>>;

/** What may still be given back, how much of it by right, and what that would take from the payer. */
async function toRefundable(deps: PaymentsDeps, payment: Payment, rooms: Rooms, locale: Locale) {
  const isGiven = payment.outcome === 'fulfilled';
  const roomFen = isGiven ? Math.max(0, ...rooms.map(({ room }) => room.priceFen)) : 0;
  const handler = fulfilmentOf(deps, payment.kind);
  const preview = isGiven ? await handler.preview?.(deps.db, payment) : undefined;
  const spent = isGiven ? await handler.spent?.(deps.db, payment) : undefined;
  const priceFen = Math.min(roomFen, spent?.mostFen ?? roomFen);
  return {
    refundable: {
      priceFen,
      rightFen: Math.min(priceFen, preview?.mostFen ?? priceFen),
      surplusFen: Math.max(0, ...rooms.map(({ room }) => room.surplusFen)),
    },
    takes: preview?.takes[locale] ?? null,
    spent: spent?.told[locale] ?? null,
  };
}

type Previewed = { readonly amountFen: number; readonly isGoodwill: boolean; readonly locale: Locale };

/** What giving back so much of the price would come to for the payer; null where that goes on, or nothing was given. */
export async function previewRefund(
  deps: PaymentsDeps,
  payment: Payment,
  { amountFen, isGoodwill, locale }: Previewed,
): Promise<{ readonly takes: string | null; readonly terms: string | null }> {
  const isGiven = payment.outcome === 'fulfilled';
  const preview = isGiven
    ? await fulfilmentOf(deps, payment.kind).preview?.(deps.db, payment, { fen: amountFen, isGoodwill })
    : undefined;
  return { takes: preview?.takes[locale] ?? null, terms: preview?.terms?.[locale] ?? null };
}

/** Everything an admin needs to answer a question about it. */
export async function toAdminPayment(deps: PaymentsDeps, named: NamedPayment, locale: Locale) {
  const { db } = deps;
  const { payment, payerName } = named;
  const rooms = await listRefundable(db, payment);
  const refunds = await listRefundsOf(db, payment.id);
  const names = await namesOf(
    db,
    refunds.flatMap(({ actorId }) => actorId ?? []),
  );
  const events = await listEvents(db, payment.id);
  const keys = [...keysOfPayment(payment.id, events), ...refunds.flatMap(({ id }) => keysOfRefund(id))];
  return {
    ...toAdminSummary(named, await titleOf(deps, payment, locale)),
    failure: payment.failure,
    outcome: payment.outcome,
    expiresAt: payment.expiresAt.toISOString(),
    ...(await toRefundable(deps, payment, rooms, locale)),
    attempts: rooms.map(({ attempt }) => toAdminAttempt(attempt)),
    events: events.map(toEventView),
    refunds: refunds.map((refund) =>
      toAdminRefund({
        refund,
        number: payment.number,
        payerName,
        actorName: (refund.actorId && names.get(refund.actorId)) ?? null,
      }),
    ),
    journals: (await listJournalsByKeys(db, keys)).map(({ createdAt, ...journal }) => ({
      ...journal,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function toAdminAttempt(attempt: Attempt) {
  const { id, provider, state, providerRef, providerPayment, capturedFen, expiresAt, createdAt } = attempt;
  return {
    id,
    provider,
    state,
    providerRef,
    providerPayment,
    capturedFen,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
