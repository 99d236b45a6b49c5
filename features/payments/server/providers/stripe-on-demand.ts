// Stripe's provider, whose library of hundreds of modules is loaded by the first call.

import type { Provider } from './port.ts';
import { readStripe } from './read-stripe.ts';
import type { StripeOptions } from './stripe.ts';

export function stripeOnDemand(options: StripeOptions): Provider {
  let loading: Promise<Provider> | undefined;
  const load = () => (loading ??= import('./stripe.ts').then(({ createStripe }) => createStripe(options)));
  return {
    name: 'stripe',
    read: readStripe,
    open: async (attempt) => (await load()).open(attempt),
    ask: async (attempt, now) => (await load()).ask(attempt, now),
    close: async (attempt) => (await load()).close(attempt),
    refund: async (refund) => (await load()).refund(refund),
    askRefund: async (refund) => (await load()).askRefund(refund),
  };
}
