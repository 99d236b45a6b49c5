// What a cart or an order says of all its things together: its sum, and what is taken off or added on the way there.

import type { Row } from '../lines/rows.ts';
import type { OtherPrice, OtherPriceRole } from '../prices/choose-price.ts';
import { findPrices } from '../prices/find-prices.ts';

const AMOUNT = String.raw`¥?\s?(?<amount>\d{1,7}(?:\.\d{1,2})?)(?![\d.])`;
const taken = (words: string): RegExp =>
  new RegExp(String.raw`(?:${words})[^¥\d减]{0,10}?(?:减\s?[-－—–−]?|[-－—–−])\s?${AMOUNT}`, 'u');

/** A promise such as 满200减20 has no minus before its amount, or stands beside a thing. */
const TAKEN: readonly (readonly [OtherPriceRole, RegExp])[] = [
  ['cart_coupon', taken('优惠券|店铺券|平台券|品类券|神券|券')],
  ['cart_spend', taken('(?:跨店|店铺|平台)?满减|津贴')],
  ['cart_shop', taken('店铺优惠|商家优惠|店铺活动|单品优惠|商品优惠|直降|立减')],
  ['cart_gift', taken('红包|淘金币|购物金|京豆|积分|补贴')],
];
/** Of several; counts only where none of them is told by itself. */
const TAKEN_IN_ALL = new RegExp(
  String.raw`(?:共减|共优惠|已优惠|优惠合计|优惠总额|总优惠|活动优惠|优惠减|优惠)\s?[:：]?\s?[-－—–−]?\s?${AMOUNT}`,
  'u',
);
const FREIGHT = new RegExp(String.raw`^(?:总?运费|邮费|快递费?|配送费)\s?[:：+＋]?\s?${AMOUNT}`, 'u');

/** `outside`: of all rows, those that belong to no single thing; what a shop takes off may stand between two things. */
export function cartSums(rows: readonly Row[], outside: readonly Row[]): OtherPrice[] {
  const total = findPrices(outside).findLast(
    ({ role, isMarked, isStruck, toFen }) => role === 'total' && isMarked && !isStruck && toFen === undefined,
  );
  if (!total) return [];
  const single = TAKEN.flatMap(([role, pattern]) => amountsIn(rows, pattern, role));
  const off = single.length > 0 ? single : amountsIn(outside, TAKEN_IN_ALL, 'cart_off').slice(0, 1);
  const freight = amountsIn(outside, FREIGHT, 'cart_freight').slice(0, 1);
  return [{ fen: total.fen, role: 'cart_total' }, ...off, ...freight];
}

const amountsIn = (rows: readonly Row[], pattern: RegExp, role: OtherPriceRole): OtherPrice[] =>
  rows.flatMap((row) => {
    const text = row.map((phrase) => phrase.text).join(' ');
    const fen = Math.round(Number(pattern.exec(text)?.groups?.['amount'] ?? 0) * 100);
    return fen > 0 ? [{ fen, role }] : [];
  });
