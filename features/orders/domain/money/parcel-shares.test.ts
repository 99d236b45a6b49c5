import { expect, it } from 'vitest';
import { asEntered, doubtParcel, shareOut } from './parcel-shares.ts';

const anOrder = (realGrams: number | null, carrierBillFen: number | null = null) => ({
  price: { weight: { grams: 1000, baseFen: 18_000, perKgFen: 9000 } },
  realGrams,
  carrierBillFen,
});
const THREE = [anOrder(333), anOrder(334), anOrder(1000)];

it('shares weight and bill of a parcel to the gram and the fen', () => {
  const shared = shareOut(THREE, { grams: 1901, billFen: 33_331 });
  expect(asEntered(shared)).toEqual({ grams: 1901, billFen: 33_331 });
  const bills = shared.map(({ carrierBillFen }) => carrierBillFen ?? 0);
  // The first bears the base fee, as by the tariff.
  expect(bills[0]).toBeGreaterThan(bills[1] ?? 0);
});

it('leaves the tariff where there is no bill, and an order that is not weighed as it is', () => {
  const bills = shareOut([anOrder(500, 100), anOrder(500)], { grams: 1200, billFen: null });
  expect(bills.map(({ carrierBillFen }) => carrierBillFen)).toEqual([null, null]);
  const unweighed = [anOrder(null), anOrder(500)];
  expect(shareOut(unweighed, { grams: 1200, billFen: 100 })).toEqual(unweighed);
});

it.each([
  [{ grams: 1667, billFen: null }, undefined],
  [{ grams: 16_670, billFen: null }, 'weight'],
  [{ grams: 1800, billFen: 34_200 }, undefined],
  [{ grams: 1800, billFen: 342_000 }, 'bill'],
] as const)('asks about a parcel of %j: %s', (parcel, of) => {
  const [first, ...others] = THREE.map((order) => ({
    ...order,
    price: { weight: { grams: 600, baseFen: 18_000, perKgFen: 9000 } },
  }));
  if (first) expect(doubtParcel([first, ...others], parcel)?.of).toBe(of);
});
