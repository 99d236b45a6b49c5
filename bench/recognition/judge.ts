// Compares what was read of a picture with what was drawn.

import { LOW_CONFIDENCE } from '../../features/global-services/domain/index.ts';
import type { ExtractedItem } from '../../features/product-upload/domain/index.ts';
import type { DrawnItem } from './drawing.ts';

export type Verdict = {
  readonly isPriceRight: boolean;
  /** Another price, and nothing says that it is not sure. */
  readonly isWrongUnmarked: boolean;
  readonly isNameRight: boolean;
  readonly isQuantityRight: boolean;
  readonly isTrapped: boolean;
};

/** Items are compared in the order in which they stand; one that was not found is wrong in all. */
export function judge(
  drawn: readonly DrawnItem[],
  found: readonly ExtractedItem[],
  traps: readonly number[],
): Verdict[] {
  return drawn.map(({ fen, noun, quantity }, index) => {
    const { unitPriceFen: price, name, quantity: count } = found[index]?.fields ?? {};
    const isLow = price === undefined || price.confidence < LOW_CONFIDENCE;
    const isSame = price?.value === fen;
    return {
      isPriceRight: fen === undefined ? isLow : isSame,
      isWrongUnmarked: !isSame && !isLow,
      isNameRight: name?.value.includes(noun) ?? false,
      isQuantityRight: (count?.value ?? 1) === (quantity ?? 1),
      isTrapped: price !== undefined && traps.includes(price.value) && price.value !== fen,
    };
  });
}
