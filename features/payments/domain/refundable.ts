// How much of a payment can be given back: never more than came in, counting what is on its way.

import type { RefundOrigin } from './kinds.ts';

export type Receipt = {
  /** All that came in by this try, in fen. */
  readonly capturedFen: number;
  /** Whether the payment was settled by it. */
  readonly isSettling: boolean;
};

export type CountedRefund = {
  readonly origin: RefundOrigin;
  readonly amountFen: number;
};

/** What may still be given back, in fen: of the price, and of what came in beyond it. */
export type Refundable = { readonly priceFen: number; readonly surplusFen: number };

const sum = (refunds: readonly CountedRefund[]) =>
  refunds.reduce((total, { amountFen }) => total + amountFen, 0);

/** `refunds` are all of the same try: also of a failed one the money stays set aside until it is given back. */
export function refundable(
  amountFen: number,
  receipt: Receipt,
  refunds: readonly CountedRefund[],
): Refundable {
  const ofSurplus = sum(refunds.filter(({ origin }) => origin === 'surplus'));
  const ofPrice = sum(refunds.filter(({ origin }) => origin !== 'surplus'));
  if (!receipt.isSettling) return { priceFen: 0, surplusFen: receipt.capturedFen - ofSurplus - ofPrice };
  return {
    priceFen: amountFen - ofPrice,
    surplusFen: Math.max(0, receipt.capturedFen - amountFen) - ofSurplus,
  };
}
