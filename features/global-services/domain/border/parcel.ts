// What goes over a border, and what it is worth there: with or without the freight, as the country counts.

import type { Rates } from '../../../settings/domain/index.ts';
import type { BorderRule } from '../areas/border-rule.ts';
import { toHundredths } from './convert.ts';

export type Parcel = {
  readonly country: string;
  readonly goodsFen: number;
  /** What sellers ask for the way inside China. */
  readonly inlandFen: number;
  /** All that is paid to bring it: in China and abroad. */
  readonly shippingFen: number;
  /** How many tariff headings it probably has. */
  readonly headings: number;
  /** What of the goods is of a weight class, in fen. */
  readonly goodsBy: Readonly<Record<string, number>>;
};

export const goodsWorth = (
  { inland }: Pick<BorderRule, 'inland'>,
  { goodsFen, inlandFen }: Pick<Parcel, 'goodsFen' | 'inlandFen'>,
): number => (inland === 'counts' ? goodsFen + inlandFen : goodsFen);

/** What the bounds of a rule are compared with, in hundredths of its currency; undefined without a rate. */
export function worthHundredths(rule: BorderRule, parcel: Parcel, rates: Rates): number | undefined {
  const fen = rule.worth === 'goods' ? goodsWorth(rule, parcel) : parcel.goodsFen + parcel.shippingFen;
  return toHundredths(fen, rule.currency, rates);
}
