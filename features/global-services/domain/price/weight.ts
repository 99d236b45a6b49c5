// What a parcel weighs for the carrier, and what sending it costs.

import { shareOf } from '../round.ts';

const STEP_GRAMS = 100;
const LEAST_GRAMS = 500;

/** Up to the next 0.1 kg, at least 0.5. */
export const chargeable = (grams: number): number =>
  Math.max(LEAST_GRAMS, Math.ceil(grams / STEP_GRAMS) * STEP_GRAMS);

export type ShippingRate = { readonly baseFen: number; readonly perKgFen: number };

export const perWeightFen = (grams: number, { perKgFen }: ShippingRate): number =>
  shareOf(perKgFen, chargeable(grams), 1000);

export const shippingFen = (grams: number, rate: ShippingRate): number =>
  rate.baseFen + perWeightFen(grams, rate);

/**
 * What each of several orders pays when they go as one parcel, in their order: together the base once and the weight of
 * all. Each bears by how much the parcel grows with it, so no order pays more than alone.
 */
export function shareParcel(
  orders: readonly (ShippingRate & { readonly grams: number })[],
): readonly number[] {
  let before = 0;
  return orders.map((order, index) => {
    const after = before + order.grams;
    const grown = index === 0 ? chargeable(after) : chargeable(after) - chargeable(before);
    before = after;
    return (index === 0 ? order.baseFen : 0) + shareOf(order.perKgFen, grown, 1000);
  });
}
