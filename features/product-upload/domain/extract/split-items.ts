// Divides a picture into its things: a cart or an order has several, each with a price and a count of its own.

import { type FoundPrice, findPrices } from './find-prices.ts';
import { isSumLabel } from './page-words.ts';
import type { Row } from './rows.ts';

const CART = /购物车|全选|结算|去凑单|确认订单|提交订单|订单详情|待付款|共\d+件|合计/u;
const COUNT = /(?:^|[\s\d])[x×X✕]\s?\d{1,3}$/u;
const STEPPER = /^[-一]?\s?\d{1,3}\s?\+$/u;
const ITEMS_MOST = 20;

export type ItemPart = { readonly rows: readonly Row[]; readonly prices: readonly FoundPrice[] };

/** One part for a page of one thing; what belongs to all of them, such as a total, is left out of several. */
export function splitItems(rows: readonly Row[]): ItemPart[] {
  const prices = findPrices(rows);
  const anchors = anchorsOf(rows, prices);
  if (anchors.length < 2) return [{ rows, prices }];
  const ends = anchors.map((anchor, index) => endOf(rows, anchor, anchors[index + 1]));
  return anchors.slice(0, ITEMS_MOST).map((_, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const part = rows.slice(from, ends[index]);
    // What several things cost together is no price of one of them.
    const own = prices.filter(
      ({ phrase, role }) => role !== 'total' && part.some((row) => row.includes(phrase)),
    );
    return { rows: part, prices: own };
  });
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

/** Rows with the price of one thing. Prices of other things that a page recommends have no count beside them. */
function anchorsOf(rows: readonly Row[], prices: readonly FoundPrice[]): number[] {
  const text = rows.flat().map((phrase) => phrase.text);
  const counts = text.filter((one) => COUNT.test(one)).length;
  const isCart = text.some((one) => CART.test(one));
  if (counts < 2 && !isCart) return [];
  const own = prices.filter(
    ({ role, isStruck, isMarked }) => isMarked && !isStruck && (role === 'price' || role === 'plain'),
  );
  const anchors = [...new Set(own.map(({ phrase }) => phrase.row))];
  return anchors.filter(
    (row, index) => index === 0 || hasTitle(rows.slice((anchors[index - 1] ?? 0) + 1, row + 1)),
  );
}

/** Between two prices of different things there is a name. */
const hasTitle = (rows: readonly Row[]): boolean =>
  rows
    .flat()
    .some(
      ({ text }) =>
        [...text.matchAll(/\p{Script=Han}/gu)].length >= 4 && !CART.test(text) && !isSumLabel(text),
    );
