// Finds the seller's name, and in a cart whose each thing is.

import { isNoise, isVariantText } from '../lines/page-words.ts';
import type { Phrase, Row } from '../lines/rows.ts';

const SHOP =
  /^(?:店铺[:：]?\s?|卖家[:：]?\s?|商家[:：]?\s?)?([\p{L}\d][\p{L}\d·&.'\- ]{1,28}?(?:旗舰店|专营店|专卖店|官方店|企业店|直营店|自营店|工厂店|折扣店|体验店|书店|鞋店|饰品店|服饰店|数码店|母婴店|文具店|茶叶店|小店|小铺|商行|超市|百货|店铺|商城|的店|店))(?:\s|进店|关注|天猫|淘宝|京东|>|＞|\d|\(|\)|$)/u;
const NOT_A_SHOP =
  /^(?:进店|逛店|到店|本店|全店|店铺|该店|门店|网店|开店|官方店铺?|进店逛逛|店)|购物车|优惠|满|减|发货|包邮|体验店铺/u;

/** A box to tick, read as a letter too, and the sign of the marketplace stand before the name. */
const bare = (text: string): string =>
  text
    .replace(/^(?:[^\p{L}\d]+|[Oo0〇](?=\p{Script=Han}|\s))+/u, '')
    .replace(/^(?:天猫|淘宝|京东)\s?(?=\p{L}.*店)/u, '');

export function shopNameIn(text: string): string | undefined {
  const name = SHOP.exec(bare(text))?.[1]?.trim();
  return name && !NOT_A_SHOP.test(name) ? name : undefined;
}

export const looksLikeShop = (text: string): boolean => {
  const name = shopNameIn(text);
  return name !== undefined && text.length - name.length < 10;
};

/** In a cart or an order, 棉之家 > stands over the things of a shop; the arrow is read as a bracket that nothing opens. */
const HEADER = /^([\p{L}\d][\p{L}\d·&.'\- ]{1,19}?)\s?[>＞)]$/u;

/** Of a page of one thing. */
export function findShop(rows: readonly Row[]): string | undefined {
  for (const { text } of rows.flat()) {
    const name = shopNameIn(text);
    if (name) return name;
  }
  return undefined;
}

export type FoundShop = { readonly name: string; readonly confidence: number };
export type CartPart = { readonly rows: readonly Row[]; readonly name: readonly Phrase[] };

const LABELLED = 0.9;
const PROBABLE = 0.7;
const UNSURE = 0.5;

/**
 * A shop's header stands over its things, and so over those that follow until the next header. Where a line stands in the
 * place of a header it is one, whatever it says; where there was room for one and none was read, the shop before is no
 * more than a guess.
 */
export function shopsOfCart(parts: readonly CartPart[]): readonly (FoundShop | undefined)[] {
  const headers = parts.map((part) => headerOf(part));
  const named = headers.flatMap((header) => (header?.isNamed ? header.phrase : []));
  let shop: FoundShop | undefined;
  return parts.map((part, index) => {
    const header = headers[index];
    if (header) shop = { name: header.name, confidence: surenessOf(header, named) };
    else if (shop && hasRoom(parts[index - 1], part)) shop = { ...shop, confidence: UNSURE };
    return shop;
  });
}

type Header = { readonly name: string; readonly phrase: Phrase; readonly isNamed: boolean };

/** Over the title and further left, where the pictures of the things begin; nearest to it. */
function headerOf({ rows, name: [title] }: CartPart): Header | undefined {
  const over = rows.flat().filter((phrase) => !title || phrase.row < title.row);
  const found = over.flatMap((phrase): Header[] => {
    const name = shopNameIn(phrase.text) ?? headerNameIn(phrase.text);
    if (name) return [{ name, phrase, isNamed: true }];
    return title && isHeaderPlace(phrase, title) ? [{ name: bare(phrase.text), phrase, isNamed: false }] : [];
  });
  return found.findLast(({ isNamed }) => isNamed) ?? found.at(-1);
}

const headerNameIn = (text: string): string | undefined =>
  isNoise(text) || isVariantText(text) ? undefined : HEADER.exec(bare(text))?.[1];

const isHeaderPlace = (phrase: Phrase, title: Phrase): boolean =>
  phrase.x < title.x - title.height &&
  title.y - phrase.y < 4 * title.height &&
  /^[^¥]*\p{L}{2}[^¥]*$/u.test(phrase.text) &&
  !phrase.isStruck &&
  !isNoise(phrase.text);

/** A line without a word for a shop, in the column of those that have one, is one too. */
function surenessOf({ isNamed, phrase }: Header, named: readonly Phrase[]): number {
  if (isNamed) return LABELLED;
  return named.some(({ x }) => Math.abs(x - phrase.x) < phrase.height) ? PROBABLE : UNSURE;
}

/** Between the last line of one thing and the title of the next, a line with its margins would have stood. */
function hasRoom(before: CartPart | undefined, { name: [title] }: CartPart): boolean {
  const end = Math.max(...(before?.rows.flat().map(({ y, height }) => y + height) ?? []));
  return !title || title.y - end > 2 * title.height;
}
