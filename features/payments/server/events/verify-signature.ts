// Tells Stripe's events from forged ones by their signature.

import { Stripe } from 'stripe';

export type Verified =
  | { readonly ok: true; readonly event: Stripe.Event }
  | { readonly ok: false; readonly verdict: string };

/** Whether Stripe has sent this, and lately. */
export function verifySignature(body: Buffer, signature: string, secret: string): Verified {
  try {
    return { ok: true, event: Stripe.webhooks.constructEvent(body, signature, secret) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      // Only the message tells a good signature that is too old from a wrong one.
      const isLate = error.message.includes('tolerance');
      return { ok: false, verdict: isLate ? 'signature_late' : 'signature_wrong' };
    }
    if (error instanceof SyntaxError) return { ok: false, verdict: 'not_json' };
    throw error;
  }
}
