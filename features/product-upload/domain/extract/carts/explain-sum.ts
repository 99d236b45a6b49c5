// Why the sum that a cart names is not that of its things: coupons of things, things that are not ticked, a misread price.

import type { ItemFields } from '../../../../global-services/domain/index.ts';
import { isOfCart, isOfThing, type OtherPrice } from '../prices/choose-price.ts';
import { isTick, tickRoleOf } from './ticks.ts';

export type ThingOfSum = { readonly fields: ItemFields; readonly otherPrices: readonly OtherPrice[] };

export type Difference = {
  readonly saidFen: number;
  /** What the things come to with the freight that was read. */
  readonly countedFen: number;
  /** What the picture itself, and what it says of its things, leads from the one to the other. */
  readonly steps: readonly OtherPrice[];
  /** What nothing explains; more than 0: what is missing costs so much. */
  readonly openFen: number;
  /** Places of things that are not in the sum of the picture, by how many are and what they cost. */
  readonly unticked: readonly number[];
  /** With this amount of its own instead of its price, the sum is right. */
  readonly misread?: { readonly at: number; readonly fen: number } | undefined;
};

/** So many ways of using coupons or not, and of ticking or not, are looked at. */
const WAYS_MOST = 4096;

/** Undefined where the picture names no sum, or a thing has no price yet. `ticked`: how many are in the sum, as it says. */
export function differenceOf(
  things: readonly ThingOfSum[],
  sums: readonly OtherPrice[],
  ticked?: number,
): Difference | undefined {
  const said = sums.find(({ role }) => role === 'cart_total');
  // What has no price yet is asked for by itself; nothing can be compared before.
  if (!said || things.some((thing) => thing.fields.unitPriceFen === undefined && !isEmpty(thing)))
    return undefined;
  const countedFen = things.reduce((sum, { fields }) => sum + fenOf(fields), 0);
  // Freight that was read with a thing is in the sum already.
  const isFreightCounted = things.some(({ fields }) => (fields.domesticFreightFen?.value ?? 0) > 0);
  const told = sums.filter(
    ({ role }) =>
      role !== 'cart_total' && !(role === 'cart_freight' && (isFreightCounted || said.fen === countedFen)),
  );
  const openFen = told.reduce(
    (sum, { fen, role }) => (role === 'cart_freight' ? sum - fen : sum + fen),
    said.fen - countedFen,
  );
  return { saidFen: said.fen, countedFen, ...explain(things, { steps: told, openFen }, ticked) };
}

type Explained = Pick<Difference, 'steps' | 'openFen' | 'unticked' | 'misread'>;

function explain(
  things: readonly ThingOfSum[],
  { steps, openFen }: Pick<Explained, 'steps' | 'openFen'>,
  ticked: number | undefined,
): Explained {
  const empty = things.flatMap((thing, at) => (isEmpty(thing) ? [at] : []));
  const emptyFen = empty.reduce((sum, at) => sum + fenAt(things, at), 0);
  const unticked: OtherPrice = { fen: emptyFen, role: 'cart_unticked' };
  const marked =
    emptyFen > 0 ? { steps: [...steps, unticked], openFen: openFen + emptyFen, unticked: empty } : undefined;
  const all: readonly Explained[] = [...(marked ? [marked] : []), { steps, openFen, unticked: [] }];
  return (
    all.find((each) => each.openFen === 0) ??
    first(all, (each) => byCoupons(things, each)) ??
    first(all, (each) => byUnticked(things, each, ticked)) ??
    first(all, (each) => byOnePrice(things, each)) ??
    marked ?? { steps, openFen, unticked: [] }
  );
}

function first<From, To>(all: readonly From[], of: (each: From) => To | undefined): To | undefined {
  for (const each of all) {
    const found = of(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The picture reckons with coupon prices, of each thing or of some; what they save is saved on each piece. */
function byCoupons(things: readonly ThingOfSum[], { openFen, ...rest }: Explained): Explained | undefined {
  if (openFen >= 0) return undefined;
  const savings = things.flatMap((thing, at) =>
    rest.unticked.includes(at) ? [] : [savingsOf(thing)].filter(({ length }) => length > 0),
  );
  let ways: ReadonlySet<number> = new Set([0]);
  for (const options of savings) {
    ways = new Set([...ways].flatMap((sum) => [sum, ...options.map((fen) => sum + fen)]));
    if (ways.size > WAYS_MOST) return undefined;
  }
  return ways.has(-openFen)
    ? { ...rest, steps: [...rest.steps, { fen: -openFen, role: 'cart_coupon' }], openFen: 0 }
    : undefined;
}

function savingsOf({ fields, otherPrices }: ThingOfSum): number[] {
  const price = fields.unitPriceFen?.value ?? 0;
  return otherPrices
    .filter(({ role, fen }) => (role === 'coupon' || role === 'member') && fen < price)
    .map(({ fen }) => (price - fen) * countOf(fields));
}

/** What is missing is what one thing costs, or so many as are not counted in the sum; no others cost as much. */
function byUnticked(
  things: readonly ThingOfSum[],
  { openFen, ...rest }: Explained,
  ticked: number | undefined,
): Explained | undefined {
  if (openFen >= 0) return undefined;
  const open = things.flatMap((thing, at) => (rest.unticked.includes(at) || isTicked(thing) ? [] : [at]));
  const sets = subsetsOf(open);
  const found = sets.filter(
    (left) =>
      left.length > 0 &&
      left.length < things.length - rest.unticked.length &&
      left.reduce((sum, at) => sum + fenAt(things, at), 0) === -openFen &&
      isCounted(things, left, ticked),
  );
  const [left, ...others] = found;
  if (!left || others.length > 0) return undefined;
  if (ticked === undefined && left.length > 1 && !isBeyondChance(things, sets.length)) return undefined;
  const unticked = [...rest.unticked, ...left];
  const fen = unticked.reduce((sum, at) => sum + fenAt(things, at), 0);
  const steps = rest.steps.filter(({ role }) => role !== 'cart_unticked');
  return { unticked, steps: [...steps, { fen, role: 'cart_unticked' }], openFen: 0 };
}

/** So rarely may some of the things come to any amount by chance. */
const CHANCE_MOST = 0.03;

/** Three things come to few amounts, of which one is a coupon's seldom; ten come to nearly all. */
function isBeyondChance(things: readonly ThingOfSum[], ways: number): boolean {
  const amounts = things.map((_, at) => fenAt(things, at));
  const unit = [100, 10].find((fen) => amounts.every((amount) => amount % fen === 0)) ?? 1;
  const all = amounts.reduce((sum, fen) => sum + fen, 0);
  return ways / (all / unit) <= CHANCE_MOST;
}

/** Shops count kinds of things, or pieces. */
function isCounted(
  things: readonly ThingOfSum[],
  left: readonly number[],
  ticked: number | undefined,
): boolean {
  if (ticked === undefined) return true;
  const counted = things.filter((_, at) => !left.includes(at));
  const pieces = counted.reduce((sum, { fields }) => sum + countOf(fields), 0);
  return counted.length === ticked || pieces === ticked;
}

/** None where there are more than can be looked at. */
function subsetsOf(places: readonly number[]): readonly (readonly number[])[] {
  if (2 ** places.length > WAYS_MOST) return places.map((at) => [at]);
  return places.reduce<readonly (readonly number[])[]>(
    (sets, at) => [...sets, ...sets.map((set) => [...set, at])],
    [[]],
  );
}

/** Another amount beside one thing would make the sum right: its price was misread. */
function byOnePrice(things: readonly ThingOfSum[], explained: Explained): Explained | undefined {
  const found = things.flatMap(({ fields, otherPrices }, at) =>
    explained.unticked.includes(at) || fields.unitPriceFen?.source === 'buyer'
      ? []
      : otherPrices
          .filter(isOfThing)
          .filter(
            ({ fen }) => (fen - (fields.unitPriceFen?.value ?? 0)) * countOf(fields) === explained.openFen,
          )
          .map(({ fen }) => ({ at, fen })),
  );
  const [misread, ...others] = found;
  return misread && others.length === 0 ? { ...explained, misread } : undefined;
}

const isTicked = ({ otherPrices }: ThingOfSum): boolean => tickRoleOf(otherPrices) === 'cart_ticked';

const isEmpty = (thing: ThingOfSum): boolean => !isTicked(thing) && thing.otherPrices.some(isTick);

export const sumsOf = (things: readonly ThingOfSum[]): readonly OtherPrice[] | undefined =>
  things
    .map(({ otherPrices }) => otherPrices.filter((price) => isOfCart(price) && !isTick(price)))
    .find(({ length }) => length > 0);

const countOf = ({ quantity }: ItemFields): number => quantity?.value ?? 1;

export const fenOf = (fields: ItemFields): number =>
  (fields.unitPriceFen?.value ?? 0) * countOf(fields) + (fields.domesticFreightFen?.value ?? 0);

const fenAt = (things: readonly ThingOfSum[], at: number): number => {
  const thing = things[at];
  return thing ? fenOf(thing.fields) : 0;
};
