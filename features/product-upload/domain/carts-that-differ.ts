// Carts whose picture names another sum than what was read of it: a coupon, freight, a thing or a count that is missing.

import type { ItemFields } from '../../global-services/domain/index.ts';
import { isOfCart, type OtherPrice } from './extract/choose-price.ts';

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
  /** What the picture itself says leads from the one to the other. */
  readonly steps: readonly OtherPrice[];
  /** What of the difference nothing explains; 0: all is told. More than that: what is missing costs so much. */
  readonly openFen: number;
  /** Of less: the one thing that costs just as much, which may not have been ticked. */
  readonly unticked?: string | undefined;
};

export function cartsThatDiffer(drafts: readonly Shown[]): CartThatDiffers[] {
  const carts = Map.groupBy(drafts, ({ pictureId }) => pictureId ?? '');
  return [...carts].flatMap(([pictureId, things]) => {
    const sums = things
      .map(({ otherPrices }) => otherPrices.filter(isOfCart))
      .find(({ length }) => length > 0);
    const said = sums?.find(({ role }) => role === 'cart_total');
    const countedFen = things.reduce((sum, { fields }) => sum + fenOf(fields), 0);
    if (pictureId === '' || sums === undefined || said === undefined || said.fen === countedFen) return [];
    // What has no price yet is asked for by itself; nothing can be compared before.
    if (things.some(({ fields }) => fields.unitPriceFen === undefined)) return [];
    // Freight that was read with a thing is in the sum already.
    const isFreightCounted = things.some(({ fields }) => (fields.domesticFreightFen?.value ?? 0) > 0);
    const steps = sums.filter(
      ({ role }) => role !== 'cart_total' && !(role === 'cart_freight' && isFreightCounted),
    );
    const reachedFen = steps.reduce(
      (sum, { fen, role }) => (role === 'cart_freight' ? sum + fen : sum - fen),
      countedFen,
    );
    const openFen = said.fen - reachedFen;
    const unticked = untickedOf(things, openFen);
    return [{ pictureId, saidFen: said.fen, countedFen, things: things.length, steps, openFen, unticked }];
  });
}

function untickedOf(things: readonly Shown[], openFen: number): string | undefined {
  const [one, ...others] = things.filter(({ fields }) => fenOf(fields) === -openFen);
  return openFen < 0 && others.length === 0 ? one?.fields.name?.value : undefined;
}

const fenOf = ({ unitPriceFen, quantity, domesticFreightFen }: ItemFields): number =>
  (unitPriceFen?.value ?? 0) * (quantity?.value ?? 1) + (domesticFreightFen?.value ?? 0);
