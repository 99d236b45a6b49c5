// Finds the seller's name.

import { isNoise, isVariantText } from './page-words.ts';
import type { Row } from './rows.ts';

const SHOP =
  /^(?:店铺[:：]?\s?|卖家[:：]?\s?|商家[:：]?\s?)?([\p{L}\d][\p{L}\d·&.'\- ]{1,28}?(?:旗舰店|专营店|专卖店|官方店|企业店|直营店|自营店|工厂店|折扣店|体验店|书店|鞋店|饰品店|服饰店|数码店|母婴店|文具店|茶叶店|小店|小铺|商行|超市|百货|店铺|商城|的店|店))(?:\s|进店|关注|>|＞|\d|\(|$)/u;
const NOT_A_SHOP =
  /^(?:进店|逛店|到店|本店|全店|店铺|该店|门店|网店|开店|官方店铺?|进店逛逛|店)|购物车|优惠|满|减|发货|包邮|体验店铺/u;

export function shopNameIn(text: string): string | undefined {
  const name = SHOP.exec(text)?.[1]?.trim();
  return name && !NOT_A_SHOP.test(name) ? name : undefined;
}

export const looksLikeShop = (text: string): boolean => {
  const name = shopNameIn(text);
  return name !== undefined && text.length - name.length < 10;
};

/** In a cart or an order, 棉之家 > stands over the things of a shop. */
const HEADER = /^([\p{L}\d][\p{L}\d·&.'\- ]{1,19}?)\s?[>＞]$/u;

/** `isCart`: there a name with an arrow is a shop's too. */
export function findShop(rows: readonly Row[], isCart = false): string | undefined {
  for (const { text } of rows.flat()) {
    const header = isCart && !isNoise(text) && !isVariantText(text) ? HEADER.exec(text)?.[1] : undefined;
    const name = shopNameIn(text) ?? header;
    if (name) return name;
  }
  return undefined;
}
