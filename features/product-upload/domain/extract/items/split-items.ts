// Divides a picture into its things: a cart or an order has several, each with a price and a count of its own.

import { isNoise, isSumLabel, isVariantText } from '../lines/page-words.ts';
import type { Row } from '../lines/rows.ts';
import { type FoundPrice, findPrices } from '../prices/find-prices.ts';
import { unmarkedPrices } from '../prices/unmarked-prices.ts';

const CART = /购物车|全选|结算|去凑单|确认订单|提交订单|订单详情|待付款|共\d+件|合计/u;
/** What comes after the last thing, or is none of the cart's. */
const FOOT =
  /全选|合计|结算|提交订单|去凑单|失效|猜你喜欢|为你推荐|看了又看|大家都在买|实付|应付|运费|备注|优惠/u;
const COUNT = /(?:^|[\s\d])[x×X✕]\s?\d{1,3}$/u;
const STEPPER = /^[-一]?\s?\d{1,3}\s?\+$/u;
const ITEMS_MOST = 20;

export type ItemPart = { readonly rows: readonly Row[]; readonly prices: readonly FoundPrice[] };

/** One part for a page of one thing; what belongs to all of them, such as a total, is left out of several. */
export function splitItems(rows: readonly Row[]): ItemPart[] {
  const marked = findPrices(rows);
  const prices = [...marked, ...(isCart(rows) ? unmarkedPrices(rows, marked) : [])];
  const anchors = anchorsOf(rows, prices);
  if (anchors.length < 2) return [{ rows, prices }];
  const ends = anchors.map((anchor, index) => endOf(rows, anchor, anchors[index + 1]));
  const parts = anchors.slice(0, ITEMS_MOST).map((_, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const part = rows.slice(from, ends[index]);
    // What several things cost together is no price of one of them.
    const own = prices.filter(
      ({ phrase, role }) => role !== 'total' && part.some((row) => row.includes(phrase)),
    );
    return { rows: part, prices: own };
  });
  const cut = isCart(rows) ? cutThing(rows.slice(ends.at(-1)), parts) : undefined;
  return cut && parts.length < ITEMS_MOST ? [...parts, cut] : parts;
}

/** The last thing of a list that goes on below the picture: its title is seen, and its price is not. */
function cutThing(below: readonly Row[], parts: readonly ItemPart[]): ItemPart | undefined {
  const foot = below.findIndex((row) => row.some(({ text }) => FOOT.test(text) || isSumLabel(text)));
  const rows = foot === -1 ? below : below.slice(0, foot);
  const titles = parts.flatMap(
    (part) => part.rows.flat().find(({ text }) => isTitle(text) && !isNoise(text)) ?? [],
  );
  const isNamed = rows
    .flat()
    .some(
      (phrase) =>
        isTitle(phrase.text) &&
        !isNoise(phrase.text) &&
        !phrase.isStruck &&
        titles.some(({ x, height }) => Math.abs(x - phrase.x) < height),
    );
  return isNamed ? { rows, prices: [] } : undefined;
}

/** The row after the last that belongs to a thing: its count may stand below its price. */
function endOf(rows: readonly Row[], anchor: number, next: number | undefined): number {
  let end = anchor + 1;
  while (
    end < (next ?? rows.length) &&
    rows[end]?.every(({ text }) => COUNT.test(text) || STEPPER.test(text) || /^\d{1,3}$|^[-+]$/.test(text))
  )
    end++;
  return end;
}

const isCart = (rows: readonly Row[]): boolean => rows.flat().some(({ text }) => CART.test(text));

/** Rows with the price of one thing. Prices of other things that a page recommends have no count beside them. */
function anchorsOf(rows: readonly Row[], prices: readonly FoundPrice[]): number[] {
  const counts = rows.flat().filter(({ text }) => COUNT.test(text)).length;
  if (counts < 2 && !isCart(rows)) return [];
  const own = prices.filter(
    ({ role, isStruck, isMarked, isAligned }) =>
      (isMarked || isAligned) && !isStruck && (role === 'price' || role === 'plain'),
  );
  const anchors = [...new Set(own.map(({ phrase }) => phrase.row))].toSorted((one, other) => one - other);
  return anchors.filter((row, index) => {
    const before = anchors[index - 1];
    if (before === undefined) return true;
    return (
      hasTitle(rows.slice(before + 1, row + 1)) ||
      [before, row].every((each) => isCounted(rows, each, anchors))
    );
  });
}

/** Its own count says that a price is a thing's, whatever the thing is called. */
function isCounted(rows: readonly Row[], anchor: number, anchors: readonly number[]): boolean {
  const next = anchors.find((other) => other > anchor);
  return rows
    .slice(anchor, endOf(rows, anchor, next))
    .some((row) =>
      row.some(
        ({ text }, at) =>
          COUNT.test(text) || STEPPER.test(text) || (/^\d{1,3}$/.test(text) && row[at + 1]?.text === '+'),
      ),
    );
}

/** Between two prices of different things there is a name, in whichever script. */
const hasTitle = (rows: readonly Row[]): boolean => rows.flat().some(({ text }) => isTitle(text));

const isTitle = (text: string): boolean => {
  if (CART.test(text) || isSumLabel(text)) return false;
  if ([...text.matchAll(/\p{Script=Han}/gu)].length >= 4) return true;
  const letters = [...text.matchAll(/\p{Script=Latin}/gu)].length;
  return letters >= 6 && /\p{Script=Latin}{4}/u.test(text) && !isNoise(text) && !isVariantText(text);
};
