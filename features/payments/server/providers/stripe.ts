// Stripe behind the port: hosted Checkout pages, refunds, and queries when an answer is missing.

import { Stripe } from 'stripe';
import type {
  AttemptToOpen,
  KnownAttempt,
  Opened,
  Provider,
  ProviderEvent,
  RefundToMake,
  RefundUpdate,
} from './port.ts';
import { readStripe } from './read-stripe.ts';
import { type Refusal, refusalOf } from './stripe-refusal.ts';

export type StripeKeys = { readonly secretKey: string; readonly webhookSecret: string };

/** Another address than Stripe's own, for a server that speaks its protocol in tests. */
export type StripeAddress = { readonly host: string; readonly port: number; readonly protocol: 'http' };

export type StripeOptions = {
  readonly secretKey: string;
  readonly publicUrl: () => string;
  readonly address?: StripeAddress | undefined;
};

const TIMEOUT_MS = 12_000;
/** Stripe takes from half an hour to a day, by its own clock. */
const OPEN_MIN_MS = 31 * 60_000;
const OPEN_MAX_MS = 23 * 3600_000;
const PAGE = 100;

/** Nothing is repeated by the library: what is unknown is resolved by asking, under our own keys. */
export function createStripe({ secretKey, publicUrl, address }: StripeOptions): Provider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...address,
  });
  return {
    name: 'stripe',
    open: (attempt) => openSession(stripe, publicUrl(), attempt),
    ask: (attempt) => askSession(stripe, attempt),
    close: (attempt) => closeSession(stripe, attempt),
    read: readStripe,
    refund: (refund) => makeRefund(stripe, refund),
    askRefund: (refund) => findRefund(stripe, refund),
  };
}

async function openSession(stripe: Stripe, publicUrl: string, attempt: AttemptToOpen): Promise<Opened> {
  const { id, paymentId, number, title, amountFen, expiresAt, createdAt } = attempt;
  const page = `${publicUrl}/payments/${paymentId}`;
  const opened = createdAt.getTime();
  const endsAt = Math.min(Math.max(expiresAt.getTime(), opened + OPEN_MIN_MS), opened + OPEN_MAX_MS);
  const metadata = { attempt_id: id, payment_id: paymentId, number };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: id,
        metadata,
        payment_intent_data: { metadata, description: number },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'cny', unit_amount: amountFen, product_data: { name: title } },
          },
        ],
        success_url: `${page}?returned=paid`,
        cancel_url: `${page}?returned=left`,
        expires_at: Math.floor(endsAt / 1000),
      },
      { idempotencyKey: `attempt:${id}` },
    );
    return { status: 'open', providerRef: session.id, url: session.url };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal.status === 'refused'
      ? { status: 'refused', failure: 'provider_refused' }
      : { status: refusal.status === 'not_now' ? 'refused' : 'unknown', failure: 'provider_busy' };
  }
}

/** What the session says now, kept like an event; nothing while it is open and not paid, or without an answer. */
async function askSession(stripe: Stripe, { providerRef }: KnownAttempt): Promise<ProviderEvent | undefined> {
  if (providerRef === null) return undefined;
  const session = await stripe.checkout.sessions.retrieve(providerRef).catch(nothing);
  if (!session || (session.status === 'open' && session.payment_status !== 'paid')) return undefined;
  return {
    eventId: `asked:${session.id}:${session.status}:${session.payment_status}`,
    type: 'asked',
    body: JSON.stringify({ type: 'asked', data: { object: session } }),
  };
}

/** Its end comes as an event, or is asked for; a session that is paid already does not close. */
async function closeSession(stripe: Stripe, { providerRef }: KnownAttempt): Promise<void> {
  if (providerRef !== null) await stripe.checkout.sessions.expire(providerRef).catch(nothing);
}

async function makeRefund(stripe: Stripe, refund: RefundToMake): Promise<RefundUpdate> {
  const { id, tries, amountFen, providerPayment } = refund;
  if (providerPayment === null) return { status: 'failed', failure: 'no_payment' };
  try {
    const made = await stripe.refunds.create(
      { payment_intent: providerPayment, amount: amountFen, metadata: { refund_id: id, tries } },
      { idempotencyKey: `refund:${id}:${tries}` },
    );
    return toNews(made);
  } catch (error) {
    return toRefusedNews(refusalOf(error));
  }
}

/** Looks through all refunds of the money for ours. Without an answer it stays unknown. */
async function findRefund(
  stripe: Stripe,
  { id, tries, providerPayment }: RefundToMake,
): Promise<RefundUpdate> {
  if (providerPayment === null) return { status: 'failed', failure: 'no_payment' };
  try {
    for await (const made of stripe.refunds.list({ payment_intent: providerPayment, limit: PAGE })) {
      if (made.metadata?.['refund_id'] === id && made.metadata['tries'] === String(tries))
        return toNews(made);
    }
    return { status: 'absent' };
  } catch (error) {
    refusalOf(error);
    return { status: 'unknown' };
  }
}

function toNews({ id: providerRefund, status, failure_reason: reason }: Stripe.Refund): RefundUpdate {
  if (status === 'succeeded') return { status: 'succeeded', providerRefund };
  if (status === 'failed' || status === 'canceled') {
    return { status: 'failed', failure: reason ?? status, providerRefund };
  }
  return { status: 'pending', providerRefund };
}

function toRefusedNews(refusal: Refusal): RefundUpdate {
  if (refusal.status === 'refused') return { status: 'failed', failure: refusal.code };
  return { status: refusal.status === 'not_now' ? 'absent' : 'unknown' };
}

/** Without an answer there is nothing to tell; the next reconciliation asks again. */
const nothing = (error: unknown) => void refusalOf(error);
