// What each order of a parcel bears of what was weighed and billed for the whole of it.

import { type ShippingRate, shareOf, shareParcel } from '../../../global-services/domain/index.ts';
import { type Doubt, doubtBill, doubtReweighing } from './plausible.ts';
import { type Settlement, settledShippingFen } from './settle.ts';

/** As it is packed. `billFen`: what the carrier asks for it; null: by the tariff. */
export type PackedParcel = { readonly grams: number; readonly billFen: number | null };

/** An order as it was weighed by itself. */
type Weighed = {
  readonly price: { readonly weight: ShippingRate & { readonly grams: number } };
  readonly realGrams: number | null;
  readonly carrierBillFen: number | null;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** Whole shares in proportion to the parts, which add up to the amount. */
function divide(amount: number, parts: readonly number[]): number[] {
  const whole = sum(parts);
  let part = 0;
  let given = 0;
  return parts.map((each) => {
    part += each;
    const share = shareOf(amount, part, whole) - given;
    given += share;
    return share;
  });
}

const sharesOf = (orders: readonly Weighed[]): readonly number[] =>
  shareParcel(orders.map(({ price: { weight }, realGrams }) => ({ ...weight, grams: realGrams ?? 0 })));

/** Weight by what each weighs, and the bill by what each would bear of the tariff; as they were while one is not weighed. */
export function shareOut<Order extends Weighed>(
  orders: readonly Order[],
  { grams, billFen }: PackedParcel,
): readonly Order[] {
  if (orders.some(({ realGrams }) => realGrams === null)) return orders;
  const parts = divide(
    grams,
    orders.map(({ realGrams }) => realGrams ?? 0),
  );
  const weighed = orders.map((order, at) => ({ ...order, realGrams: parts[at] ?? 0 }));
  const bills = billFen === null ? [] : divide(billFen, sharesOf(weighed));
  return weighed.map((order, at) => ({ ...order, carrierBillFen: bills[at] ?? null }));
}

/** What each bears of the freight abroad, in the order of the parcel: of the bill where it was entered, else by the tariff. */
export const freightOf = (orders: readonly Weighed[]): readonly number[] => {
  const shares = sharesOf(orders);
  return orders.map(({ carrierBillFen }, at) => carrierBillFen ?? shares[at] ?? 0);
};

type PackedOrder = Weighed & { readonly id: string; readonly settlement: Settlement | null };

/** What each bears of a bill that came after they were packed: as the packing shared the freight, whoever is named first. */
export function shareBill(orders: readonly PackedOrder[], billFen: number): ReadonlyMap<string, number> {
  const parcel = orders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const settled = parcel.map(({ settlement }) => settledShippingFen(settlement));
  const shares = divide(billFen, sum(settled) > 0 ? settled : sharesOf(parcel));
  return new Map(parcel.map(({ id }, at) => [id, shares[at] ?? 0]));
}

/** What the orders weigh by themselves, and what was entered of bills; null: not of all of them. */
export function asEntered(orders: readonly Weighed[]): PackedParcel {
  const bills = orders.flatMap(({ carrierBillFen }) => carrierBillFen ?? []);
  return {
    grams: sum(orders.map(({ realGrams }) => realGrams ?? 0)),
    billFen: bills.length === orders.length ? sum(bills) : null,
  };
}

/** What was entered before was asked about then. */
export function doubtParcel(orders: readonly Weighed[], parcel: PackedParcel): Doubt | undefined {
  const before = asEntered(orders);
  const rate = orders[0]?.price.weight;
  const estimatedGrams = sum(orders.map(({ price }) => price.weight.grams));
  const doubt =
    parcel.grams === before.grams
      ? undefined
      : doubtReweighing(parcel.grams, { estimatedGrams, beforeGrams: before.grams });
  if (doubt || rate === undefined || parcel.billFen === before.billFen) return doubt;
  return doubtBill(parcel.billFen, parcel.grams, rate);
}
