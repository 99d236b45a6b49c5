// Finds sizes and colours in what somebody typed or a shop's app wrote: said by a label, by a measure behind it, or standing alone.

import {
  LABELLED_SIZE_OF_COUNTRY,
  MEASURED_SIZE,
  NAMED_SIZE,
  SHOE_NUMBER,
  SIZE_OF_COUNTRY,
  TWO_NUMBERS,
  TWO_SIZES,
} from '../../../global-services/domain/index.ts';
import { type Extracted, GAP, take } from './taking.ts';

/** What stands about a word of its own; shops divide colour and size by slashes and brackets. */
const FROM = String.raw`(?<=^|[\s,，;；。、|()（）/+])`;
const TO = String.raw`(?=$|[\s,，;；。、|()（）/+])`;
/** 170/92A of clothes, 75B, EUR 42.5, 260mm, 2尺3: they say of themselves what they are. */
const FULL_SIZE = String.raw`(?:${MEASURED_SIZE}|(?:EUR?|US|UK|BR|eur?)\s?\d{1,2}(?:\.5)?|2[0-9]{2}\s?mm|[1-3]尺\d?)`;
/** 38 or 39, 38或39: said to be two, of which one has to be chosen. */
const EITHER = String.raw`(?<one>\d{2}(?:\.5)?)\s?(?:码|号)?(?:\s+(?:or|ou|e)\s+|\s?(?:或者?|还是)\s?)(?<other>\d{2}(?:\.5)?)(?:\s?[码号])?`;
const LETTERS = String.raw`(?:X{1,4}[SL]|[2-6]XL)`;
const SIZE = String.raw`(?:${FULL_SIZE}|\d{1,3}(?:[.,]5)?(?:\s?[/-]\s?\d{1,3})?(?:\s?(?:cm|eu|us|uk|br|码|号))?|\d?x{0,4}[sml]|[2-5]xl|pp|p|g|gg|xg|均码|única?|único)(?![\p{L}\d])`;
const HAN_COLOUR = String.raw`\p{Script=Han}{1,4}色`;
const LATIN_COLOUR = String.raw`(?:(?:light|dark|navy|sky|rose)[ -]?)?(?:black|white|red|blue|green|yellow|pink|purple|gr[ae]y|brown|beige|orange|silver|gold|cream|navy|khaki|transparent|pret[oa]|branc[oa]|vermelh[oa]|azul|verde|amarel[oa]|rosa|rox[oa]|cinza|marrom|bege|laranja|pratead[oa]|dourad[oa]|transparente)(?: (?:claro|escuro|clara|escura|marinho))?`;

const SINGLE_COLOUR = '[黑白红蓝绿灰粉黄紫棕橙银金]';

/** Two at once come before one, which would tear them apart. */
const TWO: readonly RegExp[] = [new RegExp(`(?<![\\p{L}\\d.])(?<value>${TWO_SIZES})${TO}`, 'iu')];

/** With a label, a measure, or in a form that nothing else has: these may stand in the title of a shop, too. */
const SURE: readonly RegExp[] = [
  new RegExp(`(?<!\\p{Script=Latin})(?<value>${LABELLED_SIZE_OF_COUNTRY})`, 'iu'),
  /(?:规格|款式|颜色分类)\s*[:：]\s*(?<value>[^\s,，|¥]{1,30})/u,
  new RegExp(
    String.raw`(?:尺码|尺寸|码数|鞋码|号码|사이즈|(?<!\p{L})(?:(?:in |no )?(?:size|tamanho|tam\.?|numeração|número)))\s*[:：]?\s*(?<value>${SIZE})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:颜色|(?<!\p{L})(?:(?:in |na )?(?:colou?r|cor)))\s*[:：]?\s*(?<value>${HAN_COLOUR}|\p{Script=Han}{1,3}(?!\p{L})|${LATIN_COLOUR})(?!\p{L})`,
    'iu',
  ),
  new RegExp(`${FROM}(?<value>${NAMED_SIZE}|(?:[smlSML]|${LETTERS})码|均码)${TO}`, 'u'),
  new RegExp(`${FROM}(?<value>${FULL_SIZE})${TO}`, 'u'),
  new RegExp(`${FROM}(?<value>${HAN_COLOUR})${TO}`, 'u'),
  new RegExp(`${FROM}(?<value>${LETTERS})${TO}`, 'u'),
];

const PATTERNS: readonly RegExp[] = [
  ...SURE.slice(0, 3),
  ...TWO,
  new RegExp(
    String.raw`(?<![\d.])(?<value>(?:\d{2,3}(?:\.5)?|\d?x{0,4}[sml]|[2-5]xl|[大中小加])[码号]|均码)(?=$|[^\p{L}\d]|\p{Script=Han})`,
    'iu',
  ),
  ...SURE.slice(3, -1),
  new RegExp(
    String.raw`(?<=^|[,，;；|\n]\s*)(?:in )?(?<value>${LATIN_COLOUR})(?=\s*(?:$|[,，;；|\n]))`,
    'iu',
  ),
  ...SURE.slice(-1),
  // One letter, or one character, is a size or a colour behind the name of a thing alone.
  new RegExp(
    String.raw`(?<=[\p{Script=Han}|,，)）/]\s?[|]?\s*)(?<value>[SML])(?=\s*(?:$|[,，;；|/)）]|\s\d))`,
    'u',
  ),
  new RegExp(`(?<=[\\s|,，/(（])(?<value>${SINGLE_COLOUR})${TO}`, 'u'),
  new RegExp(String.raw`(?<=[,，;；|\n]\s*)(?<value>X{0,4}[SML]|[2-5]XL)(?=\s*(?:$|[,，;；|\n]))`, 'u'),
];

type Variants = { readonly variants: readonly string[]; readonly rest: string };

/** Each as it stands in the text, so that whoever buys reads what the buyer wrote. */
export function takeVariants(text: string): Variants {
  const either = takeEither(text);
  const { variants, rest } = takeBy(PATTERNS, either.rest);
  return { variants: either.found === undefined ? variants : [either.found, ...variants], rest };
}

/** Those that cannot be part of a name: 大码女装 is what a shop calls a thing, 42码 is which one. */
export const takeSureVariants = (text: string): Variants => takeBy([...TWO, ...SURE], text);

const EITHER_SAID = new RegExp(
  String.raw`(?:(?:尺码|鞋码|码数|(?<!\p{L})(?:in )?(?:size|tamanho|tam\.?|número))\s*[:：]?\s*)?(?<!\d)${EITHER}(?![\p{L}\d])`,
  'iu',
);

/** As choices, which are asked about until one is left. */
const takeEither = (text: string): Extracted<string> =>
  take(text, EITHER_SAID, ({ groups }) => `${groups?.['one']} / ${groups?.['other']}`);

const BEHIND_SHOE = new RegExp(
  String.raw`(?<=(?<before>[^\s|]+)[\s|,，]+)(?<value>${TWO_NUMBERS}|${SHOE_NUMBER})(?=\s*(?:$|[|,，;；]))`,
  'u',
);

/** Brasil 38, 38 do Brasil: the country belongs to the size. */
const OF_COUNTRY = new RegExp(`(?<!\\p{Script=Latin})${SIZE_OF_COUNTRY}`, 'iu');

/**
 * The number behind the name of a shoe: 布鞋 38/40, tênis preto 39. Behind a name of its own it may be a model:
 * 飞马 40, Pegasus 40. `isShoe` says of a word what it is.
 */
export function takeShoeSize(text: string, isShoe: (name: string) => boolean): Extracted<string> {
  const ofCountry = take(text, OF_COUNTRY, ([whole]) => whole.trim());
  if (ofCountry.found !== undefined) return ofCountry;
  const { before = '', value = '' } = BEHIND_SHOE.exec(text)?.groups ?? {};
  const isPair = /[/~(–-]/u.test(value);
  const isCommon = isShoe(before) || before === GAP.trim() || /^\p{Ll}/u.test(before);
  if (value === '' || !(isPair || isCommon)) return { found: undefined, rest: text };
  return take(text, BEHIND_SHOE, () => value);
}

function takeBy(patterns: readonly RegExp[], text: string): Variants {
  const variants: string[] = [];
  let rest = text;
  for (const pattern of patterns) {
    const taken = take(rest, pattern, ([whole]) => whole.trim());
    if (taken.found !== undefined) variants.push(taken.found);
    rest = taken.rest;
  }
  return { variants, rest };
}
