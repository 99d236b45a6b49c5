// Carts whose picture names another sum than what was read of it: a coupon, freight, a thing or a count that is missing.

import { type Difference, differenceOf, sumsOf, type ThingOfSum } from './extract/carts/explain-sum.ts';
import { tickRoleOf } from './extract/carts/ticks.ts';

type Shown = ThingOfSum & { readonly pictureId: string | null };

export type CartThatDiffers = Omit<Difference, 'unticked' | 'misread'> & {
  readonly pictureId: string;
  readonly things: number;
  /** Names of things that are not ticked in the picture, or probably not. */
  readonly unticked: readonly string[];
  /** Whether their circles are seen to be empty; else the sum alone says so. */
  readonly isSeen: boolean;
  /** The sum is just that of the things that are ticked: nothing else has to be explained. */
  readonly isOfTicked: boolean;
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
    const isUncounted = (at: number): boolean =>
      tickRoleOf(things[at]?.otherPrices ?? []) === 'cart_uncounted';
    return [
      {
        ...rest,
        pictureId,
        things: things.length,
        unticked: unticked.map(nameOf),
        isSeen: !unticked.some(isUncounted),
        isOfTicked:
          unticked.length > 0 &&
          difference.openFen === 0 &&
          difference.steps.every(({ role }) => role === 'cart_unticked'),
        misread: misread && { name: nameOf(misread.at), fen: misread.fen },
      },
    ];
  });
}
