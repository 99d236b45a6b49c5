// How near the goods are to a limit at which a country begins to levy otherwise.

import type { Rates } from '../../../settings/domain/index.ts';
import type { BorderRule } from '../areas/border-rule.ts';
import { type Parcel, worthHundredths } from './parcel.ts';

/** From this share of a limit on, a change of the rate or of a price may pass it. */
const NEAR = 0.9;
/** Of a limit that is this far away nothing is told. */
const FAR = 0.1;

export type DutyFreeLimit = {
  readonly currency: string;
  /** Both in hundredths of the currency. */
  readonly worth: number;
  readonly limit: number;
  readonly state: 'below' | 'near' | 'above';
  /** What of the freight is counted with the goods. */
  readonly freight: 'none' | 'inland' | 'all';
};

/** The next limit that is not passed yet, else the last that is; null where none is in sight. */
export function limitOf(rules: readonly BorderRule[], parcel: Parcel, rates: Rates): DutyFreeLimit | null {
  const limits = rules.flatMap((rule): readonly DutyFreeLimit[] => {
    const limit = Math.max(rule.over, rule.upTo);
    const worth = worthHundredths(rule, parcel, rates);
    if (rule.levy === 'paper' || limit === 0 || worth === undefined || worth < limit * FAR) return [];
    const state = worth > limit ? 'above' : worth >= limit * NEAR ? 'near' : 'below';
    return [{ currency: rule.currency, worth, limit, state, freight: freightOf(rule) }];
  });
  const ahead = limits.filter(({ state }) => state !== 'above').toSorted((a, b) => a.limit - b.limit);
  return ahead[0] ?? limits.toSorted((a, b) => b.limit - a.limit)[0] ?? null;
}

function freightOf({ worth, inland }: BorderRule): DutyFreeLimit['freight'] {
  if (worth === 'goods_shipping') return 'all';
  return inland === 'counts' ? 'inland' : 'none';
}
