// Reads what somebody typed about things to buy: what is understood becomes fields, and what is left is the name.

import { ITEM_BOUNDS, type ItemFields } from '../../../global-services/domain/index.ts';
import { guessCategory } from '../extract/guess-category.ts';
import { toNormalText } from '../extract/normal-text.ts';
import { type TypedAmount, takeAmounts } from './take-amounts.ts';
import { takeCount } from './take-count.ts';
import { takeShop } from './take-shop.ts';
import { takeVariants } from './take-variants.ts';
import { GAP, take } from './taking.ts';

const SAID = 0.9;
const PROBABLE = 0.8;
const GUESSED = 0.5;
const LENGTH_MOST = 400;
const LINES_MOST = 20;

/** Words of shops' pages: what has them was copied, not typed. */
const PAGE =
  /券后|券|原价|到手|定金|尾款|预售|满\d|立减|合计|购物车|结算|已售|月销|人付款|库存|折|拼单|秒杀|万|\d\s?起|¥?\d+\s?[-~至]\s?¥?\d+\s?元|¥\d+\s?[-~]/u;

/** Undefined for what was copied from a page; that is read as a picture of it would be. */
export function readTyped(text: string): ItemFields[] | undefined {
  const lines = text.split('\n').map(toNormalText).filter(Boolean);
  if (text.length > LENGTH_MOST || lines.length > LINES_MOST || PAGE.test(toNormalText(text)))
    return undefined;
  return partsOf(lines)
    .map(readOne)
    .filter(({ name, unitPriceFen, shop }) => name ?? unitPriceFen ?? shop);
}

/** Several priced lines, or lines that are nothing but names, are a thing each; else all lines tell of one. */
function partsOf(lines: readonly string[]): string[] {
  const isNamedAndPriced = (part: string) => {
    const { name, unitPriceFen } = readOne(part);
    return name !== undefined && unitPriceFen !== undefined;
  };
  const priced = lines.filter(isNamedAndPriced).length;
  const isList = lines.length > 1 && (priced > 1 || lines.every((line) => isNameOnly(readOne(line))));
  if (isList) return lines.flatMap((line) => partsOf([line]));
  const whole = lines.join(', ');
  const segments = whole.split(/[;；]|[,，、](?!\d{3})/u).map((part) => part.trim());
  return segments.filter(isNamedAndPriced).length > 1 && segments.every(isNamedAndPriced)
    ? segments
    : [whole];
}

const isNameOnly = ({ name, unitPriceFen, variant, shop, quantity }: ItemFields): boolean =>
  name !== undefined && !unitPriceFen && !variant && !shop && quantity?.source === 'default';

const field = <Value>(value: Value, confidence: number) => ({ value, source: 'link', confidence }) as const;

function readOne(text: string): ItemFields {
  const address = take(text, /https?:\/\/[^\s，。；、]+/iu, ([found]) => found.replace(/^http:/i, 'https:'));
  const shop = takeShop(address.rest);
  const free = take(shop.rest, /包邮|免运费|free (?:shipping|freight)|frete gr[áa]tis/iu, () => true);
  const { amounts, rest } = takeAmounts(free.rest);
  const { variants, rest: bare } = takeVariants(rest);
  const count = takeCount(bare);
  const price = priceOf(amounts, count.found ?? 1);
  const freight = free.found ? 0 : amounts.find(({ of }) => of === 'freight')?.fen;
  const name = nameOf(count.rest);
  const category = name && guessCategory(name);
  return {
    ...(name ? { name: field(name.slice(0, ITEM_BOUNDS.name), PROBABLE) } : {}),
    ...(price ? { unitPriceFen: field(price.fen, price.confidence) } : {}),
    quantity: count.found ? field(count.found, SAID) : { value: 1, source: 'default', confidence: PROBABLE },
    ...(variants[0] ? { variant: field(variants.join('; ').slice(0, ITEM_BOUNDS.variant), SAID) } : {}),
    ...(shop.found ? { shop: field(shop.found.slice(0, ITEM_BOUNDS.shop), SAID) } : {}),
    ...(address.found && address.found.length <= ITEM_BOUNDS.link
      ? { link: field(address.found, SAID) }
      : {}),
    ...(category ? { category: field(category, GUESSED) } : {}),
    ...(freight === undefined ? {} : { domesticFreightFen: field(freight, SAID) }),
  };
}

/** Of one piece. Where several are wanted and nothing says whether it is of each, that is a guess. */
function priceOf(amounts: readonly TypedAmount[], quantity: number) {
  const each = amounts.find(({ of }) => of === 'each');
  if (each) return { fen: each.fen, confidence: SAID };
  const all = amounts.find(({ of }) => of === 'all');
  if (all)
    return {
      fen: Math.max(1, Math.round(all.fen / quantity)),
      confidence: all.fen % quantity === 0 ? SAID : GUESSED,
    };
  const plain = amounts.filter(({ of }) => of === 'unsaid');
  if (!plain[0]) return undefined;
  return { fen: plain[0].fen, confidence: quantity > 1 || plain.length > 1 ? GUESSED : SAID };
}

const FILLER =
  /^(?:我?(?:想要|想买|要买|需要|要|买)|请帮我买|帮我买|i(?:'d like| want| would like| need)(?: to buy)?|please(?: buy)?|(?:eu )?quero(?: comprar)?|gostaria de(?: comprar)?|preciso de|and|e|和)(?=\s|\p{Script=Han})\s*/iu;

/** Two letters at least; what was taken out leaves no marks. */
function nameOf(rest: string): string | undefined {
  const name = rest
    .split(GAP.trim())
    .map((part) => part.replaceAll(/^[\s,，;；。、.:：-]+|[\s,，;；。、:：-]+$/gu, ''))
    .filter(
      (part) => /[\p{L}\d]/u.test(part) && !/^(?:and|e|和|的|of|de|for|por|price|价格|各)$/iu.test(part),
    )
    .join(' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(FILLER, '')
    .trim();
  return /\p{L}.*\p{L}/u.test(name) ? name : undefined;
}
