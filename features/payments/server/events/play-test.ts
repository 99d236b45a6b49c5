// Simulates the bank for a test payment: creates the events of a provider, in order, through the same processing.

import type { Owned } from '../../../../kit/server/db/owned.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { type Attempt, insertAttempt, type Payment } from '../payments/payments-repo.ts';
import { ownEvent } from '../providers/own-facts.ts';
import { storeAndProcess } from './ask-provider.ts';

export type Play = 'succeed' | 'fail' | 'late' | 'twice';

/** `late`: runs out, and is paid afterwards. `twice`: is paid in two tries, as from two open windows. */
export async function playTest(
  deps: PaymentsDeps,
  payment: Owned<Payment>,
  attempt: Attempt,
  play: Play,
): Promise<void> {
  const about = { attemptId: attempt.id, amount: payment.amountFen };
  if (play === 'fail') {
    await storeAndProcess(deps, 'test', ownEvent(`${attempt.id}:failed`, { ...about, status: 'failed' }));
    return;
  }
  if (play === 'late') {
    await storeAndProcess(deps, 'test', ownEvent(`${attempt.id}:expired`, { ...about, status: 'expired' }));
  }
  await storeAndProcess(deps, 'test', ownEvent(`${attempt.id}:paid`, { ...about, status: 'paid' }));
  if (play !== 'twice') return;
  const id = newId();
  const { expiresAt, paymentId } = attempt;
  await insertAttempt(deps.db, {
    id,
    paymentId,
    provider: 'test',
    state: 'open',
    providerRef: id,
    expiresAt,
  });
  await storeAndProcess(deps, 'test', ownEvent(`${id}:paid`, { ...about, attemptId: id, status: 'paid' }));
}
