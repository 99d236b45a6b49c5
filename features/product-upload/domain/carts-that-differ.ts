// Carts whose picture names another sum than what was read of it: a coupon, freight, a thing or a count that is missing.

import { type Difference, differenceOf, sumsOf, type ThingOfSum } from './extract/carts/explain-sum.ts';

type Shown = ThingOfSum & { readonly pictureId: string | null };

export type CartThatDiffers = Omit<Difference, 'unticked' | 'misread'> & {
  readonly pictureId: string;
  readonly things: number;
  /** Names of things that are not ticked in the picture, or probably not. */
  readonly unticked: readonly string[];
  /** The thing with which the sum is right once another of its amounts is its price. */
  readonly misread?: { readonly name: string; readonly fen: number } | undefined;
};

export function cartsThatDiffer(drafts: readonly Shown[]): CartThatDiffers[] {
  const carts = Map.groupBy(drafts, ({ pictureId }) => pictureId ?? '');
  return [...carts].flatMap(([pictureId, things]) => {
    const difference = pictureId === '' ? undefined : differenceOf(things, sumsOf(things) ?? []);
    if (!difference || difference.saidFen === difference.countedFen) return [];
    const { misread, unticked, ...rest } = difference;
    const nameOf = (at: number): string => things[at]?.fields.name?.value ?? '';
    return [
      {
        ...rest,
        pictureId,
        things: things.length,
        unticked: unticked.map(nameOf),
        misread: misread && { name: nameOf(misread.at), fen: misread.fen },
      },
    ];
  });
}
