// What happens to paid money on Stripe's own side, of which we only hear: refunds made there, and disputes.

import { randomUUID } from 'node:crypto';
import type { StripeRefund, StripeSession } from '../../../kit/server/testing/stripe-state.ts';
import type { Command } from './commands.ts';
import type { MoneyFixture } from './fixture.ts';
import { repeat } from './steps.ts';

type Doing<Name extends Command['do']> = Extract<Command, { do: Name }>;

type AtStripe = { readonly fixture: MoneyFixture; readonly stripeRefunds: () => readonly StripeRefund[] };

/** Of the money of a session, what Stripe still has. */
function leftAtStripe(run: AtStripe, { payment_intent: intent, amount_total }: StripeSession): number {
  const back = run
    .stripeRefunds()
    .filter((each) => each.payment_intent === intent && each.status !== 'failed');
  return amount_total - back.reduce((sum, { amount }) => sum + amount, 0);
}

export async function refundOutside(
  run: AtStripe,
  session: StripeSession,
  { share, times }: Doing<'refund-outside'>,
): Promise<boolean> {
  const amount = Math.floor((leftAtStripe(run, session) * share) / 100);
  if (amount < 1) return false;
  const refund = {
    object: 'refund',
    id: `re_outside_${randomUUID()}`,
    payment_intent: session.payment_intent ?? '',
    amount,
    currency: 'cny',
    metadata: {},
    status: 'succeeded',
  } as const;
  const { fixture } = run;
  fixture.stripe.state.refunds.push(refund);
  await repeat(times, () => fixture.deliver(fixture.sign('refund.created', refund)));
  return true;
}

/** A bank takes back all that is left, and keeps it or not. */
export async function dispute(
  run: AtStripe,
  session: StripeSession,
  { isLost, times }: Doing<'dispute'>,
): Promise<boolean> {
  const amount = leftAtStripe(run, session);
  if (amount < 1) return false;
  const disputed = {
    object: 'dispute',
    id: `dp_${session.id}`,
    payment_intent: session.payment_intent,
    amount,
    currency: 'cny',
    status: 'needs_response',
  };
  const { fixture } = run;
  const say = (type: string, status: string) =>
    repeat(times, () => fixture.deliver(fixture.sign(type, { ...disputed, status })));
  await say('charge.dispute.created', 'needs_response');
  if (isLost) await say('charge.dispute.closed', 'lost');
  return true;
}
