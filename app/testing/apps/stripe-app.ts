// An app that takes payments through the local Stripe server, with the steps that its tests repeat.

import {
  type StripeMessage,
  signEvent,
  startStripeServer,
} from '../../../kit/server/testing/stripe-server.ts';
import type { StripeSession } from '../../../kit/server/testing/stripe-state.ts';
import { runSql, type TestPerson } from '../clients/people.ts';
import { type PayingApp, startPayingApp } from './paying-app.ts';

const SECRET = 'whsec_only_the_tests_know_it';

export async function startStripeApp() {
  const stripe = await startStripeServer();
  const app: PayingApp = await startPayingApp({
    env: { STRIPE_SECRET_KEY: 'sk_test_of_the_tests', STRIPE_WEBHOOK_SECRET: SECRET },
    stripeAddress: stripe.address,
  });
  const send = async ({ body, signature }: StripeMessage) =>
    fetch(`${app.url}/api/payments/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  const sign = (type: string, object: object, more: { id?: string; timestamp?: number } = {}) =>
    signEvent({ secret: SECRET, type, object, ...more });
  return {
    ...app,
    stripe,
    send,
    sign,
    /** Begins and gives the session that Stripe has opened for it. */
    begin: async (person: TestPerson, id: string): Promise<StripeSession> => {
      const { status } = await person.call('POST', `/payments/${id}/begin`, { provider: 'stripe' });
      if (status !== 200) throw new Error(`begin answered ${status}`);
      return stripe.state.latest();
    },
    /** The payer pays, and Stripe says so. */
    pay: async (session: StripeSession): Promise<Response> =>
      send(sign('checkout.session.completed', stripe.state.pay(session))),
    /** Makes everything that waits for an answer due, and reconciles. */
    reconcileLater: async (): Promise<void> => {
      for (const table of ['payment_attempts', 'payment_refunds']) {
        await runSql(app.databaseUrl, `update ${table} set asked_at = now() - interval '5 minutes'`);
      }
      await app.reconcilePayments();
    },
    stop: async () => {
      await app.stop();
      await stripe.close();
    },
  };
}

export type StripeApp = Awaited<ReturnType<typeof startStripeApp>>;
