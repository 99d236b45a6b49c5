// Plays the bank for a test payment: says what a provider would, in the order it would, through the same door.

import { randomBytes } from 'node:crypto';
import { uuidV7 } from '../../../kit/core/uuid.ts';
import { takeIn } from './ask.ts';
import type { PaymentsDeps } from './deps.ts';
import { type Attempt, insertAttempt, type Payment } from './payments-repo.ts';
import { sayFact } from './providers/own-facts.ts';

export type Play = 'succeed' | 'fail' | 'late' | 'twice';

/** `late`: runs out, and is paid afterwards. `twice`: is paid in two tries, as from two open windows. */
export async function playTest(
  deps: PaymentsDeps,
  payment: Payment,
  attempt: Attempt,
  play: Play,
): Promise<void> {
  const about = { attemptId: attempt.id, amount: payment.amountFen };
  if (play === 'fail') {
    await takeIn(deps, 'test', sayFact(`${attempt.id}:failed`, { ...about, sort: 'failed' }));
    return;
  }
  if (play === 'late') {
    await takeIn(deps, 'test', sayFact(`${attempt.id}:expired`, { ...about, sort: 'expired' }));
  }
  await takeIn(deps, 'test', sayFact(`${attempt.id}:paid`, { ...about, sort: 'paid' }));
  if (play !== 'twice') return;
  const id = uuidV7(Date.now(), randomBytes(10));
  const { expiresAt, paymentId } = attempt;
  await insertAttempt(deps.db, {
    id,
    paymentId,
    provider: 'test',
    state: 'open',
    providerRef: id,
    expiresAt,
  });
  await takeIn(deps, 'test', sayFact(`${id}:paid`, { ...about, attemptId: id, sort: 'paid' }));
}
