// The price and what the border probably asks for, in one sum and one currency: an estimate that nothing is charged by.

import { convertFen, isCurrency } from '../../../settings/domain/index.ts';
import type { PriceView } from '../quote/shapes.ts';

export type DoorTotal = {
  /** `at_least`: something is due besides whose amount nobody knows; `none`: nothing is expected; `unknown`: not even its least. */
  readonly kind: 'about' | 'range' | 'at_least' | 'none' | 'unknown';
  /** In minor units of `currency`. */
  readonly paid: number;
  readonly due: number;
  /** What the buyer's bank adds to a payment by card; goes to others. */
  readonly cardTax: number;
  readonly sum: number;
  /** Where a range ends; the same where there is none. */
  readonly mostDue: number;
  readonly mostSum: number;
  readonly currency: string;
};

type Priced = Pick<PriceView, 'totalFen' | 'shown' | 'border'>;

/** What a bank adds to an amount paid by card, in the same minor units. */
export type CardTax = (amount: number) => number;

const NO_TAX: CardTax = () => 0;

/** In the currency that the price is shown in; the parts are rounded first, so that what stands there adds up. */
export function doorTotal({ totalFen, shown, border }: Priced, taxOf: CardTax = NO_TAX): DoorTotal {
  const { knownFen, mostFen } = border;
  const due = inShown(knownFen, shown);
  const mostDue = inShown(mostFen, shown);
  const sumsOf = (paid: number, least: number, most: number) => ({
    kind: kindOf(border),
    paid,
    due: least,
    mostDue: most,
    cardTax: taxOf(paid),
    sum: paid + least + taxOf(paid),
    mostSum: paid + most + taxOf(paid),
  });
  if (!shown || due === undefined || mostDue === undefined)
    return { ...sumsOf(totalFen, knownFen, mostFen), currency: 'CNY' };
  return { ...sumsOf(shown.amount, due, mostDue), currency: shown.currency };
}

function kindOf({ isKnown, knownFen, mostFen, hasUnknown }: Priced['border']): DoorTotal['kind'] {
  if (!isKnown || (hasUnknown && mostFen === 0)) return 'unknown';
  if (hasUnknown) return 'at_least';
  if (mostFen === 0) return 'none';
  return mostFen > knownFen ? 'range' : 'about';
}

function inShown(fen: number, shown: Priced['shown']): number | undefined {
  if (!shown || !isCurrency(shown.currency)) return undefined;
  const converted = convertFen(fen, shown.currency, { [shown.currency]: shown.rate });
  return converted.ok ? converted.value.amount : undefined;
}
