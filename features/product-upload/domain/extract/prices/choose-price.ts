// Decides which of the amounts found is what the thing costs, and how sure that is.

import type { FoundPrice } from './find-prices.ts';

export type ChosenPrice = {
  /** Undefined: nothing that may be taken for the price, only what can be offered to the buyer. */
  readonly fen: number | undefined;
  readonly confidence: number;
  /** What else the picture says, for the buyer to choose from. */
  readonly others: readonly OtherPrice[];
  readonly from: FoundPrice | undefined;
};

/** What an amount that is not taken for the price is called; one of these is shown beside it. */
export const OTHER_PRICE_ROLES = [
  'price',
  'original',
  'coupon',
  'member',
  'deposit',
  'balance',
  'total',
  'range',
  /** Promised from so much on: no price, and nothing that is counted on. */
  'spend',
  /** What a cart says of all its things together: no price of one, and never offered as one. */
  'cart_total',
  /** Taken off it: by coupons, for spending so much, by the shop, by presents of the marketplace, or nobody says by what. */
  'cart_coupon',
  'cart_spend',
  'cart_shop',
  'cart_gift',
  'cart_off',
  /** Added to it. */
  'cart_freight',
  /** Of a thing: its circle in the picture is ticked; is empty; or the sum there is just without it. */
  'cart_ticked',
  'cart_unticked',
  'cart_uncounted',
  /** Of a thing that is in no sum of the picture, and that the buyer wants all the same. */
  'cart_wanted',
] as const;
export type OtherPriceRole = (typeof OTHER_PRICE_ROLES)[number];
export type OtherPrice = {
  readonly fen: number;
  readonly role: OtherPriceRole;
  /** Of `spend`: from which sum on. */
  readonly fromFen?: number | undefined;
};

export type PriceOfThing = {
  readonly fen: number;
  readonly role: Exclude<OtherPriceRole, 'spend' | `cart_${string}`>;
};

/** Said of a whole cart. */
export const isOfCart = ({ role }: OtherPrice): boolean => role.startsWith('cart_');

/** What a piece may cost. */
export const isOfThing = (price: OtherPrice): price is PriceOfThing =>
  !isOfCart(price) && price.role !== 'spend';

/** Whether this amount is what the picture says to be paid with a coupon. */
export const isCouponPrice = (fen: number | undefined, prices: readonly OtherPrice[]): boolean =>
  prices.some((price) => price.role === 'coupon' && price.fen === fen);

const SURE = 0.95;
export const UNSURE = 0.4;
/** Half as high as the largest: no longer a rival. */
const RIVAL_HEIGHT = 0.72;

export function choosePrice(found: readonly FoundPrice[]): ChosenPrice {
  const others = othersOf(found);
  const open = found.filter(({ role, isStruck }) => !isStruck && (role === 'price' || role === 'plain'));
  const best = open.reduce<FoundPrice | undefined>(
    (top, next) => (!top || scoreOf(next, open) > scoreOf(top, open) ? next : top),
    undefined,
  );
  if (!best) return { ...withoutPrice(found), others };
  if (best.toFen !== undefined) return { fen: undefined, confidence: 0, others, from: best };
  const confidence = Math.min(sureness(best, open, found), best.isFrom ? UNSURE : 1) * best.phrase.confidence;
  return {
    fen: best.fen,
    confidence: round(confidence),
    others: others.filter(({ fen }) => fen !== best.fen),
    from: best,
  };
}

/** Words before size, size before place. */
function scoreOf({ role, phrase, isMarked }: FoundPrice, open: readonly FoundPrice[]): number {
  const tallest = Math.max(...open.map((other) => other.phrase.tallest));
  const highest = Math.min(...open.map((other) => other.phrase.y));
  const isLower = phrase.y > highest + 12 * phrase.height ? 1 : 0;
  return (role === 'price' ? 2 : 0) + 3 * (phrase.tallest / tallest) + (isMarked ? 0.5 : 0) - 0.5 * isLower;
}

/** Two amounts that could both be meant make neither sure. */
function sureness(best: FoundPrice, open: readonly FoundPrice[], found: readonly FoundPrice[]): number {
  const rivals = open.filter(
    (other) =>
      other.fen !== best.fen &&
      (other.role === best.role || other.role === 'price') &&
      other.phrase.tallest >= RIVAL_HEIGHT * best.phrase.tallest,
  );
  if (rivals.length > 0) return UNSURE;
  const isBelowDeposit = found.some(({ role, fen }) => role === 'deposit' && fen >= best.fen);
  const isAboveOriginal = found.some(
    ({ role, isStruck, fen }) => (role === 'original' || isStruck) && fen < best.fen,
  );
  if (isBelowDeposit || isAboveOriginal) return UNSURE;
  return best.isMarked || best.role === 'price' ? SURE : UNSURE;
}

/** Deposit and rest make the price; a crossed out one held before a coupon. Neither is sure, and a coupon's is no price. */
function withoutPrice(found: readonly FoundPrice[]): Omit<ChosenPrice, 'others'> {
  const deposit = found.find(({ role }) => role === 'deposit');
  const balance = found.find(({ role }) => role === 'balance');
  if (deposit && balance) return { fen: deposit.fen + balance.fen, confidence: UNSURE, from: balance };
  const before = found.find(({ role, isStruck }) => isStruck || role === 'original');
  if (before && found.some(({ role }) => role === 'coupon'))
    return { fen: before.fen, confidence: UNSURE, from: before };
  const total = found.find(({ role }) => role === 'total');
  if (total) return { fen: total.fen, confidence: UNSURE, from: total };
  return { fen: undefined, confidence: 0, from: undefined };
}

function othersOf(found: readonly FoundPrice[]): OtherPrice[] {
  const all = found.flatMap(({ fen, toFen, role, isStruck }): OtherPrice[] => {
    if (role === 'other' || role === 'off' || role === 'shipping') return [];
    const one = { fen, role: isStruck ? 'original' : role === 'plain' ? 'price' : role } as const;
    return toFen === undefined
      ? [one]
      : [
          { fen, role: 'range' },
          { fen: toFen, role: 'range' },
        ];
  });
  return all.filter((one, index) => all.findIndex(({ fen }) => fen === one.fen) === index).slice(0, 6);
}

const round = (value: number): number => Math.round(value * 100) / 100;
