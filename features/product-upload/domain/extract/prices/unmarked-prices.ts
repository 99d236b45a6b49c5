// Prices of a cart whose ¥ was not read: as high as the others and in their column. None of them is sure.

import type { Row } from '../lines/rows.ts';
import { findAmounts } from './amounts.ts';
import type { FoundPrice } from './find-prices.ts';

/** What the sign before it takes of its width. */
const SIGN_WIDTHS = 1.2;

export function unmarkedPrices(rows: readonly Row[], marked: readonly FoundPrice[]): FoundPrice[] {
  const others = marked.filter(
    ({ role, isStruck, isMarked }) => isMarked && !isStruck && (role === 'price' || role === 'plain'),
  );
  if (others.length === 0) return [];
  return rows.flat().flatMap((phrase): FoundPrice[] => {
    const [amount] = /^\d{1,6}(?:\.\d{1,2})?$/.test(phrase.text) ? findAmounts(phrase.text) : [];
    const isLike = others.some(
      ({ phrase: other }) =>
        Math.abs(other.tallest - phrase.tallest) < 0.25 * other.tallest &&
        Math.abs(other.x - phrase.x) < SIGN_WIDTHS * other.height,
    );
    if (!amount || !isLike || phrase.isStruck || marked.some((one) => one.phrase === phrase)) return [];
    return [{ ...amount, role: 'plain', phrase, isStruck: false, isAligned: true }];
  });
}
