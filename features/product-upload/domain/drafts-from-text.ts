// Makes fields of items of what somebody pasted: links, share texts, or plain words.

import {
  ITEM_BOUNDS,
  type ItemFields,
  SHOE_NUMBER,
  TWO_NUMBERS,
} from '../../global-services/domain/index.ts';
import { ADDRESS, besideShared, SHARED } from './beside-shared.ts';
import { extractItems } from './extract/items/extract-items.ts';
import { toNormalText } from './extract/lines/normal-text.ts';
import { guessCategory } from './extract/names/guess-category.ts';
import { platformName } from './links/platforms.ts';
import { readShareText, type SharedItem } from './links/read-share-text.ts';
import { readTyped, readTypedLine } from './typed/read-typed.ts';
import { takeSureVariants } from './typed/take-variants.ts';
import { GAP } from './typed/taking.ts';

/** What a link says of itself is sure; a title and a price in a share text may be those of yesterday. */
const CERTAIN = 0.95;
const PROBABLE = 0.8;
const GUESSED = 0.5;
/** Heights and places for text that has none. */
const LINE_HEIGHT = 20;
/** No page of a shop is longer; what is, was made to keep a server busy. */
const LINES_MOST = 200;
const LINE_MOST = 300;

/** One for each item; a text without a link is read as a picture's lines would be. Empty when it says nothing. */
export function draftsFromText(text: string): ItemFields[] {
  const things = thingsWithLinks(text);
  if (things) return things.flatMap(draftsOfOne);
  const beside = besideShared(text);
  if (!beside) return draftsOfOne(text);
  const { before, shared, about, after } = beside;
  const [first, ...others] = draftsOfOne(shared);
  return [
    ...typedDrafts(before),
    ...(first ? [withAbout(first, about)] : []),
    ...others,
    ...typedDrafts(after),
  ];
}

const typedDrafts = (text: string): ItemFields[] =>
  text === '' ? [] : (readTyped(text, fromPlainText) ?? fromPlainText(text));

/** Which one and how many, said in words of one's own beside the share text. */
function withAbout(shared: ItemFields, about: string): ItemFields {
  if (about === '') return shared;
  const said = readTypedLine(about.replaceAll('\n', ', '));
  const isCounted = said.quantity !== undefined && said.quantity.source !== 'default';
  return {
    ...shared,
    ...(said.variant ? { variant: said.variant } : sizeBeside(shared, about)),
    ...(isCounted && said.quantity ? { quantity: said.quantity } : {}),
  };
}

const SIZE_ALONE = new RegExp(`^(?:${TWO_NUMBERS}|${SHOE_NUMBER})$`, 'u');

/** Beside the link of a shoe, a number by itself is its size. */
function sizeBeside({ category }: ItemFields, about: string): Pick<ItemFields, 'variant'> {
  const pieces = toNormalText(about.replaceAll('\n', ', ')).split(/\s*[,，;；]\s*/u);
  const size = category?.value === 'shoes' ? pieces.find((piece) => SIZE_ALONE.test(piece)) : undefined;
  return size ? { variant: { value: size, source: 'link', confidence: PROBABLE } } : {};
}

function draftsOfOne(text: string): ItemFields[] {
  const shared = readShareText(text);
  if (shared.length === 0) return readTyped(text, fromPlainText) ?? fromPlainText(text);
  const [first] = shared;
  if (shared.length !== 1 || !first) return shared.map(fromShared);
  return [withTyped(withVariantBeside(fromShared(first), first, text), text)];
}

/** A typed list in which some lines have a link: each thing with its own line, and a link alone with the thing above it. */
function thingsWithLinks(text: string): string[] | undefined {
  const lines = text.split('\n', LINES_MOST).filter((line) => line.trim() !== '');
  if (lines.length < 2 || SHARED.test(text) || !ADDRESS.test(text)) return undefined;
  const things: string[] = [];
  for (const line of lines) {
    const isLinkAlone = line.replace(ADDRESS, '').trim() === '';
    if (isLinkAlone && things.length > 0) things.push(`${things.pop() ?? ''} ${line}`);
    else things.push(line);
  }
  const named = things.map((line) => line.replace(ADDRESS, '')).filter((line) => line.trim() !== '');
  // Without their links they are a list, or there is one with a price and one more.
  const list = named.length > 1 ? readTyped(named.join('\n')) : undefined;
  if (list?.length !== named.length || named.length !== things.length) return undefined;
  if (!list.every(({ name, unitPriceFen }) => name && unitPriceFen)) return undefined;
  // A number alone is a price by what stands in the other lines, which each loses by itself.
  return things.map((line, at) => {
    const fen = list[at]?.unitPriceFen?.value;
    return PRICED.test(line) || fen === undefined ? line : line.replace(BARE_PRICE, `¥${fen / 100}$1`);
  });
}

const PRICED = /[¥￥元]|yuan|rmb|cny|kuai|块/iu;
const BARE_PRICE = /\d{1,6}(?:\.\d{1,2})?(\s*(?:https?:\/\/\S+)?\s*)$/iu;

/** Colour and size that stand about a share text, outside its title. */
function withVariantBeside(fields: ItemFields, { title = '' }: SharedItem, text: string): ItemFields {
  const about = text.replaceAll(new RegExp(ADDRESS, 'giu'), ' ').replace(title, ' ');
  const { variants } = takeSureVariants(toNormalText(about));
  const known = fields.variant?.value.split('; ') ?? [];
  const all = [...new Set([...variants, ...known])];
  return all[0] === undefined
    ? { ...fields, ...sizeBeside(fields, about) }
    : { ...fields, variant: linked(all.join('; ').slice(0, ITEM_BOUNDS.variant), PROBABLE) };
}

/** What somebody has typed beside a link says more of the thing than the link. */
function withTyped(shared: ItemFields, text: string): ItemFields {
  if (SHARED.test(text)) return shared;
  const [typed] = readTyped(text) ?? [];
  if (!typed) return shared;
  const isCounted = typed.quantity !== undefined && typed.quantity.source !== 'default';
  if (!(typed.unitPriceFen ?? typed.variant ?? typed.shop) && !isCounted) return shared;
  return { ...shared, ...typed, ...(shared.link ? { link: shared.link } : {}) };
}

function fromShared({ platform, link, title: whole, priceFen }: SharedItem): ItemFields {
  const { name: title, variants } = whole === undefined ? { name: undefined, variants: [] } : partsOf(whole);
  const category = title && guessCategory(title);
  return {
    ...(title ? { name: linked(title.slice(0, ITEM_BOUNDS.name), PROBABLE) } : {}),
    ...(variants[0] ? { variant: linked(variants.join('; ').slice(0, ITEM_BOUNDS.variant), PROBABLE) } : {}),
    ...(priceFen ? { unitPriceFen: linked(priceFen, PROBABLE) } : {}),
    quantity: { value: 1, source: 'default', confidence: PROBABLE },
    shop: linked(platformName(platform), CERTAIN),
    ...(link ? { link: linked(link, CERTAIN) } : {}),
    ...(category ? { category: linked(category, GUESSED) } : {}),
  };
}

/** A title says which one as well: 跑步鞋 42码. One that says nothing else names nothing. */
function partsOf(title: string) {
  const { variants, rest } = takeSureVariants(toNormalText(title));
  if (variants.length === 0) return { name: title, variants };
  const name = rest
    .split(GAP.trim())
    .map((part) => part.replaceAll(/^[\s,，;；/]+|[\s,，;；/]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part))
    .join(' ');
  return { name: name === '' ? undefined : name, variants };
}

const linked = <Value>(value: Value, confidence: number) => ({ value, source: 'link', confidence }) as const;

function fromPlainText(text: string): ItemFields[] {
  const read = text.split('\n', LINES_MOST).map((line) => line.slice(0, LINE_MOST));
  const lines = read.map((line, index) => ({
    text: line,
    confidence: 1,
    x: 0,
    y: index * LINE_HEIGHT * 1.5,
    width: line.length * LINE_HEIGHT,
    height: LINE_HEIGHT,
    isStruck: false,
  }));
  // Nothing of it has been confirmed, though somebody has pasted it.
  return extractItems({ lines }, 'link').map(({ fields }) => fields);
}
