// What a template makes: a page to be drawn, and what it says.

import type { Dice } from './random.ts';

export type DrawnItem = {
  /** What the thing costs; undefined where the picture does not say, so that the buyer must be asked. */
  readonly fen: number | undefined;
  /** The main noun, which a right name has in it. */
  readonly noun: string;
  readonly quantity?: number;
};

export type Drawing = {
  readonly html: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** In degrees: a photo held askew. */
  readonly turned: number;
  readonly items: readonly DrawnItem[];
  /** Deposits and prices with a coupon, which must never be taken for the price. */
  readonly traps: readonly number[];
};

export type Template = (dice: Dice) => Drawing;

export type Product = {
  readonly noun: string;
  readonly title: string;
  readonly yuan: readonly [number, number];
};

/** A price as shops like them: whole, with 9 at the end, or with two decimals. */
export function priceOf(dice: Dice, [least, most]: readonly [number, number]): number {
  const yuan = dice.between(least, most);
  return yuan * 100 + dice.pick([0, 0, 90, 80, 99, 50, 0]);
}

export const yuanOf = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
