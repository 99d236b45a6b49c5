// The result of processing an event: a code for admins, and the payment it belongs to.

import type { PaymentId } from '../../domain/ids.ts';

export type EventVerdict = {
  readonly verdict: string;
  readonly paymentId: PaymentId | null;
  /** The provider's name for the money it is about, where that has not come in yet. */
  readonly waitsFor?: string | null;
};
