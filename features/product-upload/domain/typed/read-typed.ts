// Reads what somebody typed about things to buy: what is understood becomes fields, and what is left is the name.

import { hasSize, ITEM_BOUNDS, type ItemFields } from '../../../global-services/domain/index.ts';
import { toNormalText } from '../extract/lines/normal-text.ts';
import { guessCategory } from '../extract/names/guess-category.ts';
import { type TypedAmount, takeAmounts } from './take-amounts.ts';
import { takeCount } from './take-count.ts';
import { takeShop } from './take-shop.ts';
import { takeShoeSize, takeVariants } from './take-variants.ts';
import { GAP, take } from './taking.ts';
import { linesOfListBy, withPriceSigned } from './typed-list.ts';

const SAID = 0.9;
const PROBABLE = 0.8;
const GUESSED = 0.5;
const LENGTH_MOST = 400;
const LINES_MOST = 20;

/** Words of shops' pages: what has them was copied, not typed. */
const PAGE =
  /券后|券|原价|到手|定金|尾款|预售|满\d|立减|合计|购物车|结算|已售|月销|人付款|库存|\d\s?折|折扣|拼单|秒杀|\d\s?万(?:元|(?!\p{Script=Han}))|\d\s?起|¥?\d+\s?[-~至]\s?¥?\d+\s?元|¥\d+ ?[-~]/u;

/** Reads one line as a picture of it would be read; for a line in which a shop speaks. */
type ReadPage = (line: string) => readonly ItemFields[];

/** Undefined for what was copied from a page; that is read as a picture of it would be. */
export function readTyped(text: string, readPage: ReadPage = () => []): ItemFields[] | undefined {
  const list = linesOfList(text);
  if (list) return list.map((line) => readLine(line, readPage));
  const lines = text.split('\n').map(toNormalText).filter(Boolean);
  if (text.length > LENGTH_MOST || lines.length > LINES_MOST || PAGE.test(toNormalText(text)))
    return undefined;
  return segmentsOf(lines.join(', '))
    .map(readOne)
    .filter(({ name, unitPriceFen, shop }) => name ?? unitPriceFen ?? shop);
}

/** Sure of nothing but that somebody wrote it: nobody's line vanishes, and no line takes the price of another. */
function readLine(line: string, readPage: ReadPage): ItemFields {
  const page = PAGE.test(line) ? readPage(line)[0] : undefined;
  const read = page?.name && page.unitPriceFen ? page : readOne(line);
  return read.name ? read : { ...read, name: field(line.slice(0, ITEM_BOUNDS.name), GUESSED) };
}

/** Several priced things in one line, such as 手机壳 25元，数据线 19元. */
function segmentsOf(whole: string): string[] {
  const segments = whole.split(/[;；]|[,，、](?!\d{3})/u).map((part) => part.trim());
  return segments.filter(isNamedAndPriced).length > 1 && segments.every(isNamedAndPriced)
    ? segments
    : [whole];
}

const isNamedAndPriced = (part: string): boolean => {
  const { name, unitPriceFen } = readOne(part);
  return name !== undefined && unitPriceFen !== undefined;
};

/** The things of a list, one a line, in the order in which they were written; undefined for what is no list. */
const linesOfList = (text: string): string[] | undefined => {
  const lines = linesOfListBy(text, readOne);
  return lines?.flatMap(segmentsOf);
};

const field = <Value>(value: Value, confidence: number) => ({ value, source: 'link', confidence }) as const;

/** One line by itself, also one that names nothing: `2双`, `size 42`. */
export const readTypedLine = (line: string): ItemFields => readOne(toNormalText(line));

function readOne(text: string): ItemFields {
  const address = take(withPriceSigned(text), /https?:\/\/[^\s，。；、]+/iu, ([found]) =>
    found.replace(/^http:/i, 'https:'),
  );
  const shop = takeShop(address.rest);
  const free = take(shop.rest, /包邮|免运费|free (?:shipping|freight)|frete gr[áa]tis/iu, () => true);
  const { amounts, rest } = takeAmounts(free.rest);
  const { variants, rest: bare } = takeVariants(rest);
  const counted = takeCount(bare);
  // 连衣裙 XL码 89: where the size is said, a number at the end is money.
  const last = amounts.length === 0 && variants.length > 0 ? NUMBER_AT_END.exec(counted.rest) : null;
  const count = last ? { ...counted, rest: counted.rest.slice(0, last.index) } : counted;
  const price = last
    ? { fen: Math.round(Number(last[1]) * 100), confidence: GUESSED }
    : priceOf(amounts, count.found ?? 1);
  const freight = free.found ? 0 : amounts.find(({ of }) => of === 'freight')?.fen;
  const whole = nameOf(count.rest);
  const category = whole && guessCategory(whole);
  const size = sizeOfShoe(count.rest, category, variants);
  const name = size.found === undefined ? whole : nameOf(size.rest);
  const chosen = [...variants, ...(size.found === undefined ? [] : [size.found])];
  return {
    ...(name ? { name: field(name.slice(0, ITEM_BOUNDS.name), PROBABLE) } : {}),
    ...(price ? { unitPriceFen: field(price.fen, price.confidence) } : {}),
    quantity: count.found ? field(count.found, SAID) : { value: 1, source: 'default', confidence: PROBABLE },
    ...(chosen[0] ? { variant: field(chosen.join('; ').slice(0, ITEM_BOUNDS.variant), SAID) } : {}),
    ...(shop.found ? { shop: field(shop.found.slice(0, ITEM_BOUNDS.shop), SAID) } : {}),
    ...(address.found && address.found.length <= ITEM_BOUNDS.link
      ? { link: field(address.found, SAID) }
      : {}),
    ...(category ? { category: field(category, GUESSED) } : {}),
    ...(freight === undefined ? {} : { domesticFreightFen: field(freight, SAID) }),
  };
}

/** Where no size was said by a label or a measure, the number behind a shoe is one. */
function sizeOfShoe(rest: string, category: string | undefined, variants: readonly string[]) {
  const isSaid = variants.some((variant) => hasSize(variant));
  return category !== 'shoes' || isSaid
    ? { found: undefined, rest }
    : takeShoeSize(rest, (name) => guessCategory(name) === 'shoes');
}

/** Of one piece. Where several are wanted and nothing says whether it is of each, that is a guess. */
function priceOf(amounts: readonly TypedAmount[], quantity: number) {
  const each = amounts.find(({ of }) => of === 'each');
  if (each) return { fen: each.fen, confidence: each.isUnsure ? GUESSED : SAID };
  const all = amounts.find(({ of }) => of === 'all');
  if (all)
    return {
      fen: Math.max(1, Math.round(all.fen / quantity)),
      confidence: all.fen % quantity === 0 && !all.isUnsure ? SAID : GUESSED,
    };
  const plain = amounts.filter(({ of }) => of === 'unsaid');
  if (!plain[0]) return undefined;
  const isGuess = plain[0].isUnsure || quantity > 1 || plain.length > 1;
  return { fen: plain[0].fen, confidence: isGuess ? GUESSED : SAID };
}

const NUMBER_AT_END = /[\s|,，]+([1-9]\d{0,5}(?:\.\d{1,2})?)[\s|,，]*$/u;

const FILLER =
  /^(?:我?(?:想要|想买|要买|需要|要|买)|请帮我买|帮我买|i(?:'d like| want| would like| need)(?: to buy)?|please(?: buy)?|(?:eu )?quero(?: comprar)?|gostaria de(?: comprar)?|preciso de|and|e|和)(?=\s|\p{Script=Han})\s*/iu;

/** What is left between what was taken out, and names nothing. */
const NO_NAME = /^(?:and|e|和|的|of|de|for|por|price|价格|各|我?(?:想要|想买|要买|需要|要|买))$/iu;

/** Two letters at least, or one that is a word: 茶, 笔. What was taken out leaves no marks. */
function nameOf(rest: string): string | undefined {
  const name = rest
    .split(GAP.trim())
    .map((part) => part.replaceAll(/^[\s,，;；。、.:：/)）-]+|[\s,，;；。、:：/(（-]+$/gu, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && !NO_NAME.test(part))
    .join(' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(FILLER, '')
    .trim();
  return /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? name : undefined;
}
