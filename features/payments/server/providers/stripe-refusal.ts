// Maps an error of Stripe's client to whether the operation was carried out.

import { Stripe } from 'stripe';

export type Refusal =
  /** Certainly not done, and asking again would be refused again. */
  | { readonly status: 'refused'; readonly code: string }
  /** Certainly not done, because of our key or their load; worth another try later. */
  | { readonly status: 'not_now' }
  /** A timeout, a broken connection, a server's error: it may be done. */
  | { readonly status: 'unknown' };

const { StripeError, StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors;

/** Throws what is no error of Stripe's: a bug of ours. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof StripeError)) throw error;
  const isNotNow = [StripeAuthenticationError, StripePermissionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
  if (isNotNow) return { status: 'not_now' };
  const status = error.statusCode ?? 0;
  // 409: the same request is being worked on at this moment.
  if (status < 400 || status >= 500 || status === 409) return { status: 'unknown' };
  return { status: 'refused', code: error.code ?? 'refused' };
}
