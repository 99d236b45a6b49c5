// Makes drafts of what a picture says: one for each thing in it, every field with how sure it is.

import type { RecognisedPicture, TextLine } from '../../../../kit/core/recognised-picture.ts';
import { type FieldSource, ITEM_BOUNDS, type ItemFields } from '../../../global-services/domain/index.ts';
import { choosePrice, type OtherPrice } from './choose-price.ts';
import { findName } from './find-name.ts';
import { findQuantity } from './find-quantity.ts';
import { findShop } from './find-shop.ts';
import { guessCategory } from './guess-category.ts';
import { isVariantText, variantIn } from './page-words.ts';
import { type Row, toRows } from './rows.ts';
import { type ItemPart, splitItems } from './split-items.ts';

export type ExtractedItem = {
  readonly fields: ItemFields;
  /** Other amounts in the picture, for the buyer to choose from when the price is not sure. */
  readonly otherPrices: readonly OtherPrice[];
};

const LABELLED = 0.9;
const PROBABLE = 0.7;
const GUESSED = 0.5;
const UNREAD = 0.4;

/** Empty when nothing in the picture says what the thing is or what it costs. */
export function extractItems(
  { lines }: Pick<RecognisedPicture, 'lines'>,
  source: FieldSource = 'picture',
): ExtractedItem[] {
  const rows = toRows(lines);
  const parts = splitItems(rows);
  const shops = shopsOf(rows, parts);
  // In a cart each thing has a count: where none was read, one is a guess.
  const usual = parts.length > 1 ? UNREAD : PROBABLE;
  return parts
    .map((part, index) => toItem(part, { shop: shops[index], source, usual }))
    .filter(({ fields, otherPrices }) => fields.name ?? fields.unitPriceFen ?? otherPrices[0]);
}

/** A shop stands over its things, and so over those that follow without another. */
function shopsOf(rows: readonly Row[], parts: readonly ItemPart[]): readonly (string | undefined)[] {
  if (parts.length < 2) return [findShop(rows)];
  let shop: string | undefined;
  return parts.map((part) => {
    shop = findShop(part.rows, true) ?? shop;
    return shop;
  });
}

type Given = {
  readonly shop: string | undefined;
  readonly source: FieldSource;
  /** How sure a count is that nothing says. */
  readonly usual: number;
};

function toItem({ rows, prices }: ItemPart, { shop, source, usual }: Given): ExtractedItem {
  const found = <Value>(value: Value, confidence: number) => ({ value, source, confidence });
  const price = choosePrice(prices);
  const name = findName(rows, price.from?.phrase ?? prices[0]?.phrase);
  const quantity = findQuantity(rows);
  const variant = findVariant(rows, name?.phrases ?? []);
  const category = name && guessCategory(name.name);
  const freight = freightOf(rows, prices);
  const fields: ItemFields = {
    ...(name ? { name: found(name.name, name.confidence) } : {}),
    ...(price.fen === undefined ? {} : { unitPriceFen: found(price.fen, price.confidence) }),
    quantity: quantity
      ? found(quantity.quantity, quantity.confidence)
      : { value: 1, source: 'default', confidence: usual },
    ...(variant ? { variant: found(variant.text, variant.confidence) } : {}),
    ...(shop ? { shop: found(shop.slice(0, ITEM_BOUNDS.shop), LABELLED) } : {}),
    ...(category ? { category: found(category, PROBABLE) } : {}),
    ...(freight === undefined ? {} : { domesticFreightFen: found(freight, PROBABLE) }),
  };
  return { fields, otherPrices: price.others };
}

const FREE = /包邮|免邮|免运费|(?:快递|运费|邮费)\s?[:：]?\s?¥?0(?:\.00?)?(?![\d.])/u;
/** From so much on, for so many, for members: not for this one. */
const FREE_FROM = /满|件包邮|起包邮|会员|不包邮|除外/u;

const isFreightFree = (rows: readonly Row[]): boolean =>
  rows.flat().some(({ text }) => FREE.test(text) && !FREE_FROM.test(text));

/** Where the page says that it is free, a number without a currency means something else. */
function freightOf(rows: readonly Row[], prices: ItemPart['prices']): number | undefined {
  const isFree = isFreightFree(rows);
  const said = prices.find(({ role, toFen, isMarked }) => {
    const isFreight = role === 'shipping' && toFen === undefined;
    return isFreight && (isMarked || !isFree);
  });
  return said?.fen ?? (isFree ? 0 : undefined);
}

/** Behind a label, else a short line of colours and sizes that is no part of the name. */
function findVariant(rows: readonly Row[], name: readonly TextLine[]) {
  const phrases = rows.flat().filter((phrase) => !name.includes(phrase));
  const labelled = phrases
    .flatMap(({ text }) => variantIn(text) ?? [])
    .filter((text) => !/^[>＞]?$|请选择/u.test(text));
  const [first] = labelled;
  if (first)
    return { text: labelled.slice(0, 3).join('；').slice(0, ITEM_BOUNDS.variant), confidence: LABELLED };
  const plain = phrases.find(({ text }) => isVariantText(text));
  return plain ? { text: plain.text.slice(0, ITEM_BOUNDS.variant), confidence: GUESSED } : undefined;
}
