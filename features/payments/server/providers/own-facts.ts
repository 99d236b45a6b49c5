// The messages of the providers that are ours: a fact as it stands.

import * as z from 'zod';
import type { AttemptFact } from '../../domain/index.ts';
import type { KnownAttempt, ProviderEvent } from './port.ts';

const schema = z.object({
  about: z.literal('attempt'),
  attemptId: z.uuid(),
  sort: z.enum(['paid', 'failed', 'expired', 'pending']),
  amount: z.int(),
  currency: z.string(),
  providerRef: z.string().nullable(),
  providerPayment: z.string().nullable(),
  failure: z.string().nullable(),
});

export const readOwnFact = (body: string): AttemptFact => schema.parse(JSON.parse(body));

type Told = Pick<AttemptFact, 'attemptId' | 'sort' | 'amount'>;

/** `eventId` names the message once and for all; a try that fails is declined. */
export function ownEvent(eventId: string, told: Told): ProviderEvent {
  const fact: AttemptFact = {
    ...told,
    about: 'attempt',
    currency: 'cny',
    providerRef: null,
    providerPayment: null,
    failure: told.sort === 'failed' ? 'declined' : null,
  };
  return { eventId, type: told.sort, body: JSON.stringify(fact) };
}

/** A try of our own ends when its time is over. */
export function expireInTime(
  { id, amountFen, expiresAt }: KnownAttempt,
  now: Date,
): ProviderEvent | undefined {
  if (expiresAt > now) return undefined;
  return ownEvent(`${id}:expired`, { attemptId: id, sort: 'expired', amount: amountFen });
}
