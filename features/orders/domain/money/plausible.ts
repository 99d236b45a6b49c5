// What an operator typed that is probably a slip of the hand: it is asked about once more before it moves money.

import { borneFen } from './settle.ts';

/** No parcel that can be quoted is heavier; what is, was typed wrong. */
export const PARCEL_GRAMS_MOST = 100_000;

/** Estimates of weights are rough, but the buyer pays for more: half as much again is asked about. */
const HEAVIER_PERCENT = 150;
/** What is lighter costs nobody anything: down to a fifth it is believed. */
const LIGHTER_FACTOR = 5;
/** Hundredths: prices change, and a coupon takes something off; more than a third is another thing or another digit. */
const PRICE_SHARE = 30;

export type Doubt = {
  /** `dearer`: more than we bear without asking; the buyer has to agree before it is bought. */
  readonly of: 'weight' | 'price' | 'dearer' | 'correction';
  /** In grams, or in fen. */
  readonly given: number;
  readonly expected: number;
};

export function doubtWeight(grams: number, estimatedGrams: number): Doubt | undefined {
  const isNear = grams * 100 <= estimatedGrams * HEAVIER_PERCENT && grams * LIGHTER_FACTOR >= estimatedGrams;
  return isNear ? undefined : { of: 'weight', given: grams, expected: estimatedGrams };
}

type Purchase = { readonly goodsFen: number; readonly freightFen: number };

/** The things alone and with the way to the warehouse: neither may be far off what the buyer has paid for it. */
export function doubtPurchase(paid: Purchase, quoted: Purchase): Doubt | undefined {
  const isNear = (given: number, expected: number) =>
    Math.abs(given - expected) * 100 <= expected * PRICE_SHARE;
  if (paid.goodsFen === 0 || !isNear(paid.goodsFen, quoted.goodsFen))
    return { of: 'price', given: paid.goodsFen, expected: quoted.goodsFen };
  const given = paid.goodsFen + paid.freightFen;
  const expected = quoted.goodsFen + quoted.freightFen;
  return isNear(given, expected) ? undefined : { of: 'price', given, expected };
}

/** Of what was entered before: cents are corrected without a word, and anything more with one. */
const CORRECTION_SHARE = 2;
const CORRECTION_LEAST_FEN = 100;

/** What was entered and is entered again, things and freight together. */
export function doubtCorrection(paid: Purchase, before: Purchase): Doubt | undefined {
  const given = paid.goodsFen + paid.freightFen;
  const expected = before.goodsFen + before.freightFen;
  const borne = Math.max(CORRECTION_LEAST_FEN, Math.floor((expected * CORRECTION_SHARE) / 100));
  return Math.abs(given - expected) > borne ? { of: 'correction', given, expected } : undefined;
}

type Paid = {
  readonly totalFen: number;
  /** Balances that the buyer has paid besides. */
  readonly besidesFen: number;
};

/** Before it is bought: what the seller asks beyond what the buyer has paid for it, and beyond what we bear. */
export function doubtDearer(
  paid: Purchase,
  quoted: Purchase,
  { totalFen, besidesFen }: Paid,
): Doubt | undefined {
  const given = paid.goodsFen + paid.freightFen;
  const expected = quoted.goodsFen + quoted.freightFen + besidesFen;
  return given - expected > borneFen(totalFen) ? { of: 'dearer', given, expected } : undefined;
}
