// Arithmetic of whole fen: shares, rounded half up.

/** `amount × part ÷ whole`, half up; all from 0, and exact as long as the product is. */
export function shareOf(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}

/** A share in hundredths of a percent. */
export const percentOf = (amount: number, share: number): number => shareOf(amount, share, 10_000);
