// How much a commission is, what a refund takes back of it, and out of which balance. All amounts in whole fen.

/** What a commission can be for. */
export const COMMISSION_SOURCES = ['membership', 'booster', 'order_fee'] as const;
export type CommissionSource = (typeof COMMISSION_SOURCES)[number];

/** `rate` in hundredths of a percent; half a fen is rounded up. */
export function commissionOf(baseFen: number, rate: number): number {
  return share(baseFen, rate, 10_000);
}

/** `amount × part ÷ whole`, half up; exact for all amounts that a number holds exactly. */
function share(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}

type Reversible = {
  readonly amountFen: number;
  /** Of that, taken back by earlier refunds. */
  readonly reversedFen: number;
  /** What the commission was reckoned on. */
  readonly baseFen: number;
  /** Of that, refunded by now, this refund included. */
  readonly refundedFen: number;
};

/**
 * What a refund takes back: the refunded share of the commission, reckoned on all refunds together, so that rounding
 * never adds up and a whole refund takes back exactly the whole.
 */
export function reversalOf({ amountFen, reversedFen, baseFen, refundedFen }: Reversible): number {
  const refunded = Math.min(refundedFen, baseFen);
  return Math.max(0, share(amountFen, refunded, baseFen) - reversedFen);
}

/** What comes to a distributor fills what they owe first. `owedFen` from 0. */
export function divideIncome(amountFen: number, owedFen: number): { toDebt: number; toAvailable: number } {
  const toDebt = Math.min(amountFen, owedFen);
  return { toDebt, toAvailable: amountFen - toDebt };
}

/** What is taken back of a matured commission comes out of what is there; the rest is owed. */
export function divideClawback(
  amountFen: number,
  availableFen: number,
): { fromAvailable: number; toOwe: number } {
  const fromAvailable = Math.min(amountFen, availableFen);
  return { fromAvailable, toOwe: amountFen - fromAvailable };
}
