// Closes a payment that nobody has to make any more, in the transaction of what made it needless.

import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaymentId } from '../../domain/ids.ts';
import { nextState } from '../../domain/index.ts';
import { lockPayment, updatePayment } from './payments-repo.ts';

/**
 * Its time is over from now on, so that no list, page or provider asks for it. A payment that is paid stays as it is;
 * tries stay known, so that money already on its way is still received, and its purpose says what becomes of it.
 */
export async function closePayment(tx: Executor, id: PaymentId, now: Date): Promise<void> {
  const payment = await lockPayment(tx, id);
  const state = payment && nextState(payment.state, 'expire');
  if (state) await updatePayment(tx, id, { state, failure: null, expiresAt: now });
}
