// Parses the messages of our own providers, which state a fact directly.

import * as z from 'zod';
import type { AttemptFact } from '../../domain/index.ts';
import type { KnownAttempt, ProviderEvent } from './port.ts';

const schema = z.object({
  about: z.literal('attempt'),
  attemptId: z.uuid(),
  status: z.enum(['paid', 'failed', 'expired', 'pending']),
  amount: z.int(),
  currency: z.string(),
  providerRef: z.string().nullable(),
  providerPayment: z.string().nullable(),
  failure: z.string().nullable(),
});

export const readOwnFact = (body: string): AttemptFact => schema.parse(JSON.parse(body));

type AttemptReport = Pick<AttemptFact, 'attemptId' | 'status' | 'amount'>;

/** `eventId` names the message once and for all; a try that fails is declined. */
export function ownEvent(eventId: string, report: AttemptReport): ProviderEvent {
  const fact: AttemptFact = {
    ...report,
    about: 'attempt',
    currency: 'cny',
    providerRef: null,
    providerPayment: null,
    failure: report.status === 'failed' ? 'declined' : null,
  };
  return { eventId, type: report.status, body: JSON.stringify(fact) };
}

/** A try of our own ends when its time is over. */
export function expireInTime(
  { id, amountFen, expiresAt }: KnownAttempt,
  now: Date,
): ProviderEvent | undefined {
  if (expiresAt > now) return undefined;
  return ownEvent(`${id}:expired`, { attemptId: id, status: 'expired', amount: amountFen });
}
