// A price without one of its things, by the terms that it was reckoned with.

import { convertFen, isCurrency } from '../../../settings/domain/index.ts';
import { shareOf } from '../round.ts';
import type { Price, PriceLine } from './reckon-price.ts';
import { chargeable, shippingFen } from './weight.ts';

export type Dropped = {
  readonly price: Price;
  /** What it costs less, in fen: the sum of `less`. */
  readonly lessFen: number;
  /** The lines that cost less, each by how much. */
  readonly less: readonly PriceLine[];
};

/** By the rate at which it was shown. */
function shownAmount({ currency, rate, amount }: NonNullable<Price['shown']>, fen: number): number {
  const converted = isCurrency(currency) ? convertFen(fen, currency, { [currency]: rate }) : undefined;
  return converted?.ok ? converted.value.amount : amount;
}

/**
 * Undefined for a thing that is not there, and for the last one. The shares of the goods shrink with them, the shipping
 * with the weight; the fee of the speed, a tip of one's own and the freight in China stay. `border` of the price is still
 * that of all things: `borderOf` reckons it anew, by the rules that it was reckoned with.
 */
export function dropThing(price: Price, at: number): Dropped | undefined {
  const thing = price.items[at];
  if (!thing || price.items.length < 2) return undefined;
  const of = (kind: string) => price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const goods = of('goods');
  const goodsFen = goods - thing.goodsFen;
  const share = (fen: number) => (goods === 0 ? fen : shareOf(fen, goodsFen, goods));
  const grams = price.weight.grams - thing.weightGrams;
  const tipFen = price.tip.kind === 'custom' ? price.tip.fen : share(price.tip.fen);
  const changed: Readonly<Record<string, number>> = {
    goods: goodsFen,
    service_fee: share(of('service_fee')),
    shipping: shippingFen(grams, price.weight),
    tip: tipFen,
  };
  const lines = price.lines.map((line) => ({ ...line, fen: changed[line.kind] ?? line.fen }));
  const totalFen = lines.reduce((sum, { fen }) => sum + fen, 0);
  const less = price.lines.flatMap(({ kind, fen }) => {
    const lessFen = fen - (changed[kind] ?? fen);
    return lessFen === 0 ? [] : [{ kind, fen: lessFen }];
  });
  const lessFen = price.totalFen - totalFen;
  const moved = <Of extends { readonly item: number }>(all: readonly Of[]) =>
    all
      .filter(({ item }) => item !== at)
      .map((each) => (each.item > at ? { ...each, item: each.item - 1 } : each));
  return {
    lessFen,
    less,
    price: {
      ...price,
      lines,
      totalFen,
      items: price.items.filter((_, index) => index !== at),
      shown: price.shown && { ...price.shown, amount: shownAmount(price.shown, totalFen) },
      weight: { ...price.weight, grams, chargeableGrams: chargeable(grams) },
      tip: { ...price.tip, fen: tipFen },
      tiers: price.tiers.map((tier) => ({ ...tier, totalFen: tier.totalFen - lessFen })),
      verdicts: moved(price.verdicts),
    },
  };
}
