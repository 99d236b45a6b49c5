// The result of processing an event: a code for admins, and the payment it belongs to.

export type EventVerdict = {
  readonly verdict: string;
  readonly paymentId: string | null;
  /** The provider's name for the money it is about, where that has not come in yet. */
  readonly waitsFor?: string | null;
};
