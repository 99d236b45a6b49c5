// The lines of a price in another currency: rounded singly they may miss the total that stands below them.

import { convertFen, isCurrency } from '../../../settings/domain/index.ts';
import type { PriceView } from '../quote/shapes.ts';

/** In minor units, in the order of the lines; the largest takes what rounding leaves. Undefined where there is no other currency. */
export function shownLines(
  lines: readonly { readonly fen: number }[],
  shown: PriceView['shown'] | undefined,
): readonly number[] | undefined {
  if (!shown || !isCurrency(shown.currency)) return undefined;
  const { currency, rate, amount } = shown;
  const amounts = lines.map(({ fen }) => {
    const converted = convertFen(fen, currency, { [currency]: rate });
    return converted.ok ? converted.value.amount : 0;
  });
  const largest = amounts.indexOf(Math.max(...amounts));
  const left = amount - amounts.reduce((sum, each) => sum + each, 0);
  return amounts.map((each, at) => (at === largest ? each + left : each));
}
