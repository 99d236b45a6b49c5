// What was made of an event, as a code for admins, and the payment it was about.

export type EventVerdict = {
  readonly verdict: string;
  readonly paymentId: string | null;
  /** The provider's name for the money it is about, where that has not come in yet. */
  readonly waitsFor?: string | null;
};
