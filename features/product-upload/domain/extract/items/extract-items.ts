// Makes drafts of what a picture says: one for each thing in it, every field with how sure it is.

import type { RecognisedPicture, TextLine, TickCircle } from '../../../../../kit/core/recognised-picture.ts';
import { type FieldSource, ITEM_BOUNDS, type ItemFields } from '../../../../global-services/domain/index.ts';
import { cartSums } from '../carts/cart-sums.ts';
import { type Difference, differenceOf } from '../carts/explain-sum.ts';
import { restOfCart } from '../carts/rest-of-cart.ts';
import { isTick, isUnchosen, type Tick, tickRoleOf, ticksOf, withTick } from '../carts/ticks.ts';
import { type Row, toRows } from '../lines/rows.ts';
import { edgeOf, type FoundName, findName } from '../names/find-name.ts';
import { type FoundShop, findShop, shopsOfCart } from '../names/find-shop.ts';
import { findVariant } from '../names/find-variant.ts';
import { guessCategory } from '../names/guess-category.ts';
import { choosePrice, isOfThing, type OtherPrice, UNSURE } from '../prices/choose-price.ts';
import { isFreightInCents } from '../prices/find-prices.ts';
import { spendPromises } from '../prices/spend-promises.ts';
import { boxOfThing, type PictureSize } from './box-of-thing.ts';
import { findQuantity } from './find-quantity.ts';
import { type ItemPart, splitItems } from './split-items.ts';

export type ExtractedItem = {
  readonly fields: ItemFields;
  /** Other amounts in the picture, for the buyer to choose from when the price is not sure. */
  readonly otherPrices: readonly OtherPrice[];
};

export type PictureRead = Pick<RecognisedPicture, 'lines'> &
  Partial<Pick<RecognisedPicture, 'circles'> & PictureSize>;

const LABELLED = 0.9;
const PROBABLE = 0.7;
const UNREAD = 0.4;

/** Empty when nothing in the picture says what the thing is or what it costs. */
export function extractItems(
  { lines, circles = [], width = 0, height = 0 }: PictureRead,
  source: FieldSource = 'picture',
): ExtractedItem[] {
  const rows = toRows(lines.filter((line) => !isReadCircle(line, circles)));
  const parts = splitItems(rows);
  const isCart = parts.length > 1;
  // The titles of a cart are all as wide as their column; what else a page of one thing says may be wider.
  const edge = isCart ? edgeOf(rows) : 0;
  const names = parts.map((part) => nameOf(part, edge));
  const shops = isCart
    ? shopsOfCart(parts.map(({ rows: own }, index) => ({ rows: own, name: names[index]?.phrases ?? [] })))
    : [sure(findShop(rows))];
  const inThings = new Set(parts.flatMap((part) => part.rows));
  const outside = rows.filter((row) => !inThings.has(row));
  // A cart of one thing has its sum among its own lines.
  const sums = isCart ? cartSums(rows, outside) : isSummed(rows) ? cartSums(rows, rows) : [];
  const besides = [...spendPromises(rows), ...sums];
  const things = parts.map((part, index) => ({ rows: part.rows, title: names[index]?.phrases ?? [] }));
  const ticks = isCart ? ticksOf(things, circles) : [];
  const items = parts
    .map((part, index) =>
      toItem(part, {
        name: names[index],
        shop: shops[index],
        source,
        isCart,
        size: { width, height },
        tick: ticks[index],
      }),
    )
    .filter(
      ({ fields, otherPrices }) =>
        fields.name ?? fields.unitPriceFen ?? otherPrices.find((one) => !isTick(one)),
    );
  const rest = restOfCart(items, sums);
  return withDoubts(items, differenceOf(items, sums, tickedIn(outside))).map(({ fields, otherPrices }) => ({
    fields,
    otherPrices: [
      ...otherPrices,
      ...(rest && !fields.unitPriceFen && !isUnchosen(otherPrices) ? [rest] : []),
      ...besides,
    ],
  }));
}

/**
 * Where the sum of the picture is not explained, no price that has a rival is sure, and none at all where the things
 * come to more; where one amount explains it, the price beside it is the one in doubt.
 */
function withDoubts(
  items: readonly ExtractedItem[],
  difference: Difference | undefined,
): readonly ExtractedItem[] {
  if (!difference) return items;
  const { misread, openFen } = difference;
  return items.map((one, at) => {
    const item = { ...one, otherPrices: withTick(one.otherPrices, tickAfter(one, at, difference)) };
    if (difference.unticked.includes(at) || openFen === 0) return item;
    const hasRival = item.otherPrices.some(isOfThing);
    const isDoubted = misread ? at === misread.at : openFen < 0 || hasRival;
    const { unitPriceFen: price, ...fields } = item.fields;
    if (!isDoubted || !price) return item;
    const doubted = { ...price, confidence: Math.min(price.confidence, UNSURE) };
    return { ...item, fields: { ...fields, unitPriceFen: doubted } };
  });
}

/** An empty circle that the sum counts all the same was none; without a circle, the sum alone says so. */
function tickAfter({ otherPrices }: ExtractedItem, at: number, { unticked }: Difference) {
  const seen = tickRoleOf(otherPrices);
  if (!unticked.includes(at)) return seen === 'cart_unticked' ? undefined : seen;
  return seen === 'cart_unticked' ? seen : 'cart_uncounted';
}

/** A circle that was read as a letter, or its tick as one. */
const isReadCircle = ({ text, ...line }: TextLine, circles: readonly TickCircle[]): boolean =>
  /^[0OoQ○〇◯@⊙●√vV✓☑]{1,2}$/u.test(text.trim()) &&
  circles.some(
    ({ x, y, side }) =>
      Math.abs(x + side / 2 - line.x - line.width / 2) < side &&
      Math.abs(y + side / 2 - line.y - line.height / 2) < side,
  );

/** 结算(2): so many are in the sum. */
const tickedIn = (rows: readonly Row[]): number | undefined =>
  rows
    .flat()
    .map(({ text }) => Number(/结算\s?[(（]\s?(\d{1,3})\s?[)）]/u.exec(text)?.[1] ?? 0))
    .find((count) => count > 0);

const isSummed = (rows: readonly Row[]): boolean =>
  rows.flat().some(({ text }) => /全选|去?结算|确认订单|提交订单/u.test(text));

const sure = (name: string | undefined): FoundShop | undefined =>
  name ? { name, confidence: LABELLED } : undefined;

function nameOf({ rows, prices }: ItemPart, edge: number) {
  const { from } = choosePrice(prices);
  return findName(rows, from?.phrase ?? prices[0]?.phrase, edge);
}

type Given = {
  readonly name: FoundName | undefined;
  readonly shop: FoundShop | undefined;
  readonly source: FieldSource;
  readonly isCart: boolean;
  /** Of the picture; 0 where there is none. */
  readonly size: PictureSize;
  readonly tick: Tick;
};

function toItem(
  { rows, prices }: ItemPart,
  { name, shop, source, isCart, size, tick }: Given,
): ExtractedItem {
  const found = <Value>(value: Value, confidence: number) => ({ value, source, confidence });
  const price = choosePrice(prices);
  const quantity = findQuantity(rows);
  const variant = findVariant(rows, name?.phrases ?? [], isCart) ?? gluedVariant(name);
  const category = name && guessCategory(name.name);
  const freight = freightOf(rows, prices);
  const box = isCart && size.width > 0 ? boxOfThing({ rows, title: name?.phrases ?? [] }, size) : undefined;
  const fields: ItemFields = {
    ...(name ? { name: found(name.name, name.confidence) } : {}),
    ...(price.fen === undefined ? {} : { unitPriceFen: found(price.fen, price.confidence) }),
    quantity: quantity
      ? found(quantity.quantity, quantity.confidence)
      : // In a cart each thing has a count: where none was read, one is a guess.
        { value: 1, source: 'default', confidence: isCart ? UNREAD : PROBABLE },
    ...(variant ? { variant: found(variant.text, variant.confidence) } : {}),
    ...(shop ? { shop: found(shop.name.slice(0, ITEM_BOUNDS.shop), shop.confidence) } : {}),
    ...(category ? { category: found(category, PROBABLE) } : {}),
    ...(freight === undefined ? {} : { domesticFreightFen: found(freight, PROBABLE) }),
    ...(box ? { pictureBox: found(box, PROBABLE) } : {}),
  };
  const role = tick === undefined ? undefined : tick ? 'cart_ticked' : 'cart_unticked';
  return { fields, otherPrices: withTick(price.others, role) };
}

const gluedVariant = (name: FoundName | undefined) =>
  name?.chosen === undefined
    ? undefined
    : { text: name.chosen.slice(0, ITEM_BOUNDS.variant), confidence: UNREAD };

const FREE = /包邮|免邮|免运费|(?:快递|运费|邮费)\s?[:：]?\s?¥?0(?:\.00?)?(?![\d.])/u;
/** From so much on, for so many, for members: not for this one. */
const FREE_FROM = /满|件包邮|起包邮|会员|不包邮|除外/u;

const isFreightFree = (rows: readonly Row[]): boolean =>
  rows.flat().some(({ text }) => FREE.test(text) && !FREE_FROM.test(text));

/** Where the page says that it is free, a number without a currency or cents behind its word means something else. */
function freightOf(rows: readonly Row[], prices: ItemPart['prices']): number | undefined {
  const isFree = isFreightFree(rows);
  const said = prices.find(({ role, toFen, isMarked, phrase }) => {
    const isFreight = role === 'shipping' && toFen === undefined;
    return isFreight && (isMarked || !isFree || isFreightInCents(phrase.text));
  });
  return said?.fen ?? (isFree ? 0 : undefined);
}
