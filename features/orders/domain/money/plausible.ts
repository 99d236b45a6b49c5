// What an operator typed that is probably a slip of the hand: it is asked about once more before it moves money.

import { type ShippingRate, shippingFen } from '../../../global-services/domain/index.ts';
import { borneFen } from './settle.ts';

/** No parcel that can be quoted is heavier; what is, was typed wrong. */
export const PARCEL_GRAMS_MOST = 100_000;

/** Estimates of weights, and tariffs, are rough. More is paid by the buyer, less goes back to them: half as much again either way is asked about. */
const NEAR_PERCENT = 150;
/** Hundredths: prices change, and a coupon takes something off; more than a third is another thing or another digit. */
const PRICE_SHARE = 30;

export const DOUBTS = [
  'weight',
  'reweighed',
  'bill',
  'price',
  'dearer',
  'dearer_bought',
  'correction',
] as const;
type DoubtOf = (typeof DOUBTS)[number];

export type Doubt = {
  /**
   * `dearer`: more than we bear without asking; the buyer has to agree before it is bought. `dearer_bought`: the same by
   * a correction, when it is too late to ask before. `reweighed`: far off what was weighed before. `bill`: far off
   * what the carrier's tariff says.
   */
  readonly of: DoubtOf;
  /** In grams, or in fen. */
  readonly given: number;
  readonly expected: number;
};

export function doubtWeight(grams: number, estimatedGrams: number): Doubt | undefined {
  return isNear(grams, estimatedGrams) ? undefined : { of: 'weight', given: grams, expected: estimatedGrams };
}

/** Also what is near the estimate is asked about where another weight was told before. */
export function doubtReweighing(
  grams: number,
  { estimatedGrams, beforeGrams }: { readonly estimatedGrams: number; readonly beforeGrams: number | null },
): Doubt | undefined {
  const doubt = doubtWeight(grams, estimatedGrams);
  if (doubt || beforeGrams === null || isNear(grams, beforeGrams)) return doubt;
  return { of: 'reweighed', given: grams, expected: beforeGrams };
}

/** What the carrier asks beside what its tariff says for that weight; null: nobody has entered it. */
export function doubtBill(
  carrierBillFen: number | null,
  grams: number,
  rate: ShippingRate,
): Doubt | undefined {
  const expected = shippingFen(grams, rate);
  return carrierBillFen === null || isNear(carrierBillFen, expected)
    ? undefined
    : { of: 'bill', given: carrierBillFen, expected };
}

const isNear = (one: number, other: number): boolean =>
  Math.max(one, other) * 100 <= Math.min(one, other) * NEAR_PERCENT;

type Purchase = { readonly goodsFen: number; readonly freightFen: number };

/** The things alone and with the way to the warehouse: neither may be far off what the buyer has paid for it. */
export function doubtPurchase(paid: Purchase, quoted: Purchase): Doubt | undefined {
  const isAbout = (given: number, expected: number) =>
    Math.abs(given - expected) * 100 <= expected * PRICE_SHARE;
  if (paid.goodsFen === 0 || !isAbout(paid.goodsFen, quoted.goodsFen))
    return { of: 'price', given: paid.goodsFen, expected: quoted.goodsFen };
  const given = paid.goodsFen + paid.freightFen;
  const expected = quoted.goodsFen + quoted.freightFen;
  return isAbout(given, expected) ? undefined : { of: 'price', given, expected };
}

/** Of what was entered before: cents are corrected without a word, and anything more with one. */
const CORRECTION_SHARE = 2;
const CORRECTION_LEAST_FEN = 100;

type Entered = { readonly before: Purchase; readonly quoted: Purchase; readonly paid: Paid };

/** What was entered and is entered again, things and freight together; first of all whether it passes what the buyer agreed to. */
export function doubtCorrection(now: Purchase, { before, quoted, paid }: Entered): Doubt | undefined {
  const given = now.goodsFen + now.freightFen;
  const expected = before.goodsFen + before.freightFen;
  const dearer = given > expected ? doubtDearer(now, quoted, paid) : undefined;
  if (dearer) return { ...dearer, of: 'dearer_bought' };
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

/** The same as an amount: what was bought for more than the buyer has agreed to; 0 where we bear it. */
export function unagreedFen(bought: Purchase, quoted: Purchase, paid: Paid): number {
  const dearer = doubtDearer(bought, quoted, paid);
  return dearer ? dearer.given - dearer.expected : 0;
}
