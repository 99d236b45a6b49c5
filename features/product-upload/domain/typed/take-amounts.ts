// Finds what a thing costs in what somebody typed: of one piece, or of all of them, and the way to our warehouse.

import { UNBROKEN } from '../extract/prices/amounts.ts';
import { HAN_MEASURE, HANGUL_MEASURE, LATIN_MEASURE } from './measures.ts';
import { HAN_NUMBER, readNumber } from './number-words.ts';
import { GAP } from './taking.ts';

export type TypedAmount = {
  readonly fen: number;
  readonly of: 'each' | 'all' | 'unsaid' | 'freight';
  /** 2.599 is 2599 to some and 2.60 to others. */
  readonly isUnsure: boolean;
};

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3}){1,2}(?!\d)|\d{1,7})(?:[.,]\d{1,2})?(?![\d.,]*\d)(?![⁄e]\d)`;
const UNIT = String.raw`(?:元|块钱?|圆|¥(?!\s?\d)|위안|(?:人民币|yuans?|kuai|rmb|cny|renminbi)(?![a-z]))`;
const MONEY = new RegExp(
  String.raw`${UNBROKEN}(?:(?:¥|(?<![a-z])(?:cny|yuan))\s?(?<signed>${NUMBER})(?:\s?${UNIT})?|(?<plain>${NUMBER})\s?(?<unit>${UNIT})(?:(?<tenths>\d)(?![\d.]))?|(?<=(?:单价|价格|价钱|售价|price|preço|가격)\s?[:：]?\s?)(?<bare>${NUMBER})|(?<han>${HAN_NUMBER})(?:元|圆|块钱?(?!\p{Script=Han})|块(?=一${HAN_MEASURE}|每)))`,
  'giu',
);

const PIECE = `(?:${HAN_MEASURE}|${LATIN_MEASURE}|${HANGUL_MEASURE})`;
const LINK = String.raw`\s*(?:是|为|要|卖|is|are|costs?|at|for|price|custa|por|a|é|de)?\s*[:：=]?\s*$`;
const before = (words: string): RegExp => new RegExp(`(?<![a-zà-ÿ])(?:${words})${LINK}`, 'iu');
const after = (words: string): RegExp =>
  new RegExp(String.raw`^\s*[(（]?(?:${words})(?![a-zà-ÿ])[)）]?`, 'iu');

/** Freight is said to be that inside China, in the words of who types. */
const THERE = '(?: (?:(?:in|within|inside) china|(?:na|dentro da) china|interno|local))?';

const MARKS = [
  [
    'freight',
    before(
      `(?:国内|境内|中国)?(?:运费|邮费|快递费?)|(?:domestic |local )?(?:freight|shipping|postage)${THERE}|(?:frete|envio)${THERE}`,
    ),
  ],
  [
    'freight',
    after(
      String.raw`(?:运费|邮费|(?:for )?(?:domestic )?(?:freight|shipping|postage)${THERE}|(?:de )?frete${THERE})(?!\s*[:：]?\s*¥?\s?\d)`,
    ),
  ],
  [
    'all',
    before('一共|总共|共|合计|总价|总额|全部|total(?: price)?|in all|altogether|no total|ao todo|tudo'),
  ],
  [
    'all',
    after(
      'in total|total|altogether|in all|for (?:all|both|the lot|everything)|no total|ao todo|(?:pel[oa]s|por) (?:dois|duas|tudo|todos)|一共|总共|全部',
    ),
  ],
  [
    'each',
    before(
      `每一?${PIECE}?|一${HAN_MEASURE}|单价|each|per ${PIECE}|unit price|cada(?: uma?| ${PIECE})?|preço unitário|개당|각`,
    ),
  ],
  [
    'each',
    after(
      String.raw`\/\s?\p{L}+|每一?${PIECE}?|一${HAN_MEASURE}|each|apiece|a ${PIECE}|per ${PIECE}|cada(?: uma?)?|por ${PIECE}|(?:a|por) unidade`,
    ),
  ],
] as const;
const LABEL =
  /(?:价格|价钱|售价|标价|现价|只要|(?<![a-zà-ÿ])(?:price|costs?|for|at|only|preço|preco|valor|por|custa)|가격)\s*(?:是|为|is|é|de)?\s*[:：=]?\s*$/iu;

const MOST_FEN = 100_000_000;

/** Everything that is money, from left to right, and the text without it and without the words around it. */
export function takeAmounts(text: string): {
  readonly amounts: readonly TypedAmount[];
  readonly rest: string;
} {
  const amounts: TypedAmount[] = [];
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(MONEY)) {
    const fen = fenOf(match);
    const isUnsure = /(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])/.test(match[0]);
    if (fen === undefined || match.index < end) continue;
    const left = text.slice(end, match.index);
    const right = text.slice(match.index + match[0].length);
    const mark = markOf(left, right);
    amounts.push({ fen, of: mark.of, isUnsure });
    rest += left.slice(0, left.length - mark.before) + GAP;
    end = match.index + match[0].length + mark.after;
  }
  return { amounts, rest: rest + text.slice(end) };
}

function fenOf({ groups }: RegExpMatchArray): number | undefined {
  const { signed, plain, bare, unit, tenths, han } = groups ?? {};
  const written = signed ?? plain ?? bare;
  const yuan = han === undefined ? readDecimals(written ?? '') : (readNumber(han) ?? 0);
  // 29块9 is 29.90.
  const cents = tenths && unit?.startsWith('块') ? Number(tenths) * 10 : 0;
  const fen = Math.round(yuan * 100) + cents;
  return fen > 0 && fen <= MOST_FEN ? fen : undefined;
}

/** 1,299.50, 1.299 and 39,90: a comma or point before three digits groups them, before one or two it is the point. */
const readDecimals = (text: string): number =>
  Number(text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

function markOf(left: string, right: string) {
  const label = LABEL.exec(left)?.[0].length ?? 0;
  for (const [of, pattern] of MARKS) {
    const isBefore = !pattern.source.startsWith('^');
    const length = pattern.exec(isBefore ? left : right)?.[0].length;
    if (length !== undefined) return { of, before: isBefore ? length : label, after: isBefore ? 0 : length };
  }
  return { of: 'unsaid' as const, before: label, after: 0 };
}
