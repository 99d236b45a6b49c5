// Maps Stripe's events and sessions to facts.

import * as z from 'zod';
import { refundIdSchema } from '../../domain/ids.ts';
import type { AttemptFact, DisputeFact, Fact, RefundFact } from '../../domain/index.ts';

/** Ids of things, which come whole where they were expanded. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const metadata = z.record(z.string(), z.string()).nullish();

const session = z.looseObject({
  object: z.literal('checkout.session'),
  id: z.string(),
  metadata,
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: reference,
});

const refund = z.looseObject({
  object: z.literal('refund'),
  id: z.string(),
  metadata,
  status: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  failure_reason: z.string().nullish(),
  payment_intent: reference,
});

const dispute = z.looseObject({
  object: z.literal('dispute'),
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  reason: z.string().nullish(),
  evidence_details: z.looseObject({ due_by: z.int().nullish() }).nullish(),
  payment_intent: reference,
});

const event = z.looseObject({
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({ object: z.string().optional() }) }),
});

/** Undefined for events that are about something else. */
export function readStripe(body: string): Fact | undefined {
  const { type, data } = event.parse(JSON.parse(body));
  if (data.object.object === 'checkout.session') return readSession(type, session.parse(data.object));
  if (data.object.object === 'refund') return readRefund(refund.parse(data.object));
  if (data.object.object === 'dispute') return readDispute(dispute.parse(data.object));
  return undefined;
}

function readSession(type: string, read: z.output<typeof session>): AttemptFact | undefined {
  const attemptId = read.metadata?.['attempt_id'];
  if (attemptId === undefined || !z.uuid().safeParse(attemptId).success) return undefined;
  return {
    about: 'attempt',
    attemptId,
    status: statusOf(type, read),
    amount: read.amount_total ?? 0,
    currency: read.currency ?? '',
    providerRef: read.id,
    providerPayment: read.payment_intent,
    failure: type === 'checkout.session.async_payment_failed' ? 'declined' : null,
  };
}

function statusOf(type: string, read: z.output<typeof session>): AttemptFact['status'] {
  if (read.payment_status === 'paid') return 'paid';
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  return type === 'checkout.session.expired' || read.status === 'expired' ? 'expired' : 'pending';
}

function readRefund(read: z.output<typeof refund>): RefundFact {
  const refundId = refundIdSchema.safeParse(read.metadata?.['refund_id']);
  const isFailed = read.status === 'failed' || read.status === 'canceled';
  return {
    about: 'refund',
    refundId: refundId.success ? refundId.data : null,
    status: isFailed ? 'failed' : read.status === 'succeeded' ? 'succeeded' : 'pending',
    amount: read.amount,
    currency: read.currency,
    providerRefund: read.id,
    providerPayment: read.payment_intent,
    failure: read.failure_reason ?? null,
  };
}

/** An inquiry (`warning_…`) takes no money; a closed one that was prevented neither. */
function readDispute(read: z.output<typeof dispute>): DisputeFact | undefined {
  if (read.status.startsWith('warning_') || read.status === 'prevented') return undefined;
  const dueBy = read.status === 'needs_response' ? read.evidence_details?.due_by : null;
  return {
    about: 'dispute',
    status: read.status === 'won' || read.status === 'lost' ? read.status : 'open',
    amount: read.amount,
    currency: read.currency,
    providerDispute: read.id,
    providerPayment: read.payment_intent,
    reason: read.reason ?? null,
    answerBy: dueBy ? new Date(dueBy * 1000) : null,
  };
}
