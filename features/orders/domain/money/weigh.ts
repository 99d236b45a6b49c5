// What an order comes to once it is weighed: the one way in which the desk sees it beforehand and the books follow it.

import { type Price, shippingFen } from '../../../global-services/domain/index.ts';
import { type Costs, type Settlement, settle } from './settle.ts';

/** What was quoted of the costs that may turn out otherwise. */
export function quotedCosts({ price }: { readonly price: Pick<Price, 'lines'> }): Costs {
  const of = (kind: string) => price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  return { goodsFen: of('goods'), freightFen: of('domestic_freight'), shippingFen: of('shipping') };
}

export type Weighed = {
  readonly price: Pick<Price, 'lines' | 'weight'>;
  readonly totalFen: number;
  /** What was paid to sellers. */
  readonly goodsFen: number;
  readonly freightFen: number;
  /** Balances that were paid besides. */
  readonly besidesFen: number;
  /** What went back beside the order's own way. */
  readonly givenBackFen: number;
  /** What the carrier asks for it; null: by the tariff. */
  readonly carrierBillFen: number | null;
};

/** `sharedFen`: what it bears of the shipping of a parcel that it shares; alone unless said. */
export function weigh(order: Weighed, grams: number, sharedFen?: number): Settlement {
  const { price, totalFen, goodsFen, freightFen, besidesFen, givenBackFen, carrierBillFen } = order;
  const aloneFen = carrierBillFen ?? shippingFen(grams, price.weight);
  return settle({
    quoted: quotedCosts(order),
    totalFen,
    real: { goodsFen, freightFen, shippingFen: aloneFen },
    sharedFen: sharedFen ?? aloneFen,
    besidesFen,
    givenBackFen,
  });
}

/** What was bought for less than was paid for it, as far as it has not gone back: settled when it is packed. */
export function savedFen(bought: Omit<Weighed, 'totalFen' | 'carrierBillFen'>): number {
  const { goodsFen, freightFen, besidesFen, givenBackFen } = bought;
  const quoted = quotedCosts(bought);
  return Math.max(0, quoted.goodsFen + quoted.freightFen + besidesFen - goodsFen - freightFen - givenBackFen);
}
