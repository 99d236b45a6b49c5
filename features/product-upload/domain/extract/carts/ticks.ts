// Which things of a cart are ticked: by the circle before each, as far as the picture shows one.

import type { RecognisedPicture, TextLine, TickCircle } from '../../../../../kit/core/recognised-picture.ts';
import type { OtherPrice, OtherPriceRole } from '../prices/choose-price.ts';

type Thing = { readonly rows: readonly (readonly TextLine[])[]; readonly title: readonly TextLine[] };

/** True, false, or undefined where nothing says. */
export type Tick = boolean | undefined;

/** With fewer circles they may be anything. */
const CIRCLES_LEAST = 2;
const NOTHING = { fen: 0 } as const;

/** For each thing, what its circle says. Where none is ticked nobody has chosen yet, which says nothing of any. */
export function ticksOf(things: readonly Thing[], circles: RecognisedPicture['circles']): readonly Tick[] {
  const own = things.map((thing) => circles.filter((circle) => isBefore(circle, thing)));
  const column = median(own.flat().map(middleOf));
  const found = own.map((beside, at) =>
    nearest(
      beside.filter((circle) => Math.abs(middleOf(circle) - column) < circle.side / 2),
      things[at],
    ),
  );
  const ticks = found.map((circle) => circle?.isTicked);
  const isSaid = found.filter(Boolean).length >= CIRCLES_LEAST && ticks.includes(true);
  return isSaid ? ticks : things.map(() => undefined);
}

const middleOf = ({ x, side }: TickCircle): number => x + side / 2;

/** Left of its title, and as high as the thing stands: what ticks a whole shop stands above. */
function isBefore(circle: TickCircle, { rows, title }: Thing): boolean {
  const lines = [...title, ...rows.flat()];
  if (title.length === 0) return false;
  const left = Math.min(...title.map(({ x }) => x));
  const top = topOf(title);
  const bottom = Math.max(...lines.map(({ y, height }) => y + height));
  const middle = circle.y + circle.side / 2;
  return circle.x + circle.side < left && middle > top && middle < bottom;
}

const topOf = (title: readonly TextLine[]): number =>
  Math.min(...title.map(({ y, height }) => y - height / 2));

/** It stands in the middle of what it ticks. */
function nearest(circles: readonly TickCircle[], thing: Thing | undefined): TickCircle | undefined {
  const lines = thing?.rows.flat() ?? [];
  const middle = (topOf(thing?.title ?? []) + Math.max(...lines.map(({ y, height }) => y + height))) / 2;
  const off = ({ y, side }: TickCircle) => Math.abs(y + side / 2 - middle);
  return circles.toSorted((one, other) => off(one) - off(other))[0];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const ROLES = ['cart_ticked', 'cart_unticked', 'cart_uncounted', 'cart_wanted'] as const;
type TickRole = (typeof ROLES)[number];
const isTickRole = (role: OtherPriceRole): role is TickRole => ROLES.some((known) => known === role);

export const tickRoleOf = (prices: readonly OtherPrice[]): TickRole | undefined =>
  prices.map(({ role }) => role).find(isTickRole);

/** Said of a thing, not of the cart. */
export const isTick = ({ role }: OtherPrice): boolean => isTickRole(role);

/** Not chosen in the picture, and not wanted all the same. */
export const isUnchosen = (prices: readonly OtherPrice[]): boolean => {
  const role = tickRoleOf(prices);
  return role === 'cart_unticked' || role === 'cart_uncounted';
};

export const withTick = (
  prices: readonly OtherPrice[],
  role: TickRole | undefined,
): readonly OtherPrice[] => [
  ...prices.filter((price) => !isTick(price)),
  ...(role ? [{ ...NOTHING, role }] : []),
];

/** The buyer wants what is not ticked, or leaves it out again. */
export function wanted(prices: readonly OtherPrice[], isWanted: boolean): readonly OtherPrice[] {
  if (isWanted) return isUnchosen(prices) ? withTick(prices, 'cart_wanted') : prices;
  return tickRoleOf(prices) === 'cart_wanted' ? withTick(prices, 'cart_unticked') : prices;
}
