// Carts whose picture names another sum than what was read of it: a coupon, freight, a thing or a count that is missing.

import type { ItemFields } from '../../global-services/domain/index.ts';
import type { OtherPrice } from './extract/choose-price.ts';

type Shown = {
  readonly pictureId: string | null;
  readonly fields: ItemFields;
  readonly otherPrices: readonly OtherPrice[];
};

export type CartThatDiffers = {
  readonly pictureId: string;
  /** What the picture says of all its things, and what those in the list come to with the freight that was read; in fen. */
  readonly saidFen: number;
  readonly countedFen: number;
  readonly things: number;
};

export function cartsThatDiffer(drafts: readonly Shown[]): CartThatDiffers[] {
  const carts = Map.groupBy(drafts, ({ pictureId }) => pictureId ?? '');
  return [...carts].flatMap(([pictureId, things]) => {
    const said = things.flatMap(({ otherPrices }) => otherPrices).find(({ role }) => role === 'cart_total');
    const countedFen = things.reduce((sum, { fields }) => sum + fenOf(fields), 0);
    return pictureId === '' || said === undefined || said.fen === countedFen
      ? []
      : [{ pictureId, saidFen: said.fen, countedFen, things: things.length }];
  });
}

const fenOf = ({ unitPriceFen, quantity, domesticFreightFen }: ItemFields): number =>
  (unitPriceFen?.value ?? 0) * (quantity?.value ?? 1) + (domesticFreightFen?.value ?? 0);
