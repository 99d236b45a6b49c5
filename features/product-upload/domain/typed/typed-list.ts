// Tells a list, one thing a line, from lines that all tell of one thing.

import type { ItemFields } from '../../../global-services/domain/index.ts';
import { toNormalText } from '../extract/lines/normal-text.ts';
import { takeCount } from './take-count.ts';
import { GAP } from './taking.ts';

const LINES_MOST = 100;
const LINE_MOST = 300;

/** 1. 2) 3、 ④ - • before the things of a list. */
const MARK = /^\s*(?:[-*•·‧–—]\s*(?![\d¥￥])|[(（]?\d{1,2}\s?[.)）、．]\s*(?!\d)|[①-⑳]\s*)/u;
/** A line between things, which is none. */
const RULE = /^[\s\-=_*~.·—–…#+|]*$/u;
/** 茶 88: a number at the end that says of itself what it is only where all lines have one. */
const BARE =
  /^(?<name>.*\p{L}.*?)(?:[\s:：，-]|,(?!\d))+(?<price>\d{1,3}(?:([.,])\d{3})(?:\3\d{3})*|\d{1,3}(?:,\d{3})+\.\d{1,2}|\d{1,7}(?:[.,]\d{1,2})?)$/u;
/** With hundredths, or with a comma before tenths: money also in a line that stands alone; 3.0 may be a version. */
const HUNDREDTHS = /(?:[.,]\d{2}|\d,\d)$/u;
/** What a number behind it measures or counts. */
const MEASURED =
  /^(?:size|weight|height|length|width|colou?r|qty|quantity|model|no|tamanho|peso|altura|largura|numeração|número|quantidade|modelo|尺码|尺寸|码数|鞋码|号码|重量|身高|体重|数量|型号|货号|编号|规格|사이즈|무게|수량)[\s:：.-]*$/iu;
const CURRENCY = /[¥￥元]|yuan|rmb|cny|kuai|块/iu;

type Read = (line: string) => ItemFields;

/** Normal lines, each a thing; a price that stands alone below its thing has come up to it. */
export function linesOfListBy(text: string, read: Read): string[] | undefined {
  const raw = text.split('\n', LINES_MOST + 1).filter((line) => !RULE.test(line));
  if (raw.length < 2 || raw.length > LINES_MOST || raw.some((line) => line.length > LINE_MOST))
    return undefined;
  const isMarked = raw.filter((line) => MARK.test(line)).length > 1;
  const lines = raw.map((line) => toNormalText(isMarked ? line.replace(MARK, '') : line)).filter(Boolean);
  const priced = linesWithPrice(lines, read);
  if (priced) return priced;
  const facts = lines.map(read);
  const pairs = pairsOf(lines, facts);
  if (pairs) return pairs;
  const whole = facts.filter(({ name, unitPriceFen }) => name && unitPriceFen).length;
  const isList = whole > 1 || isMarked || facts.every(isNameOnly);
  return isList ? lines : undefined;
}

/** Every line names a thing and ends with a number, or says its price: then a number alone is a price as well. */
function linesWithPrice(lines: readonly string[], read: Read): string[] | undefined {
  const priced = lines.map((line) => {
    if (CURRENCY.test(line)) return read(line).name && read(line).unitPriceFen ? line : undefined;
    const signed = withSign(line);
    return signed !== undefined && read(signed).name ? signed : undefined;
  });
  return priced.every((line) => line !== undefined) ? priced : undefined;
}

/** The line with the sign of yuan before the number at its end, or before how many are wanted; size 120 is no price. */
function withSign(line: string): string | undefined {
  const count = BARE.test(line) ? undefined : countAtEnd(line);
  const { name = '', price = '' } = BARE.exec(count?.rest ?? line)?.groups ?? {};
  const last = name.split(' ').at(-1) ?? '';
  if (price === '' || MEASURED.test(name) || MEASURED.test(last)) return undefined;
  const signed = `${name} ¥${price.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.')}`;
  return count ? `${signed} x${count.count}` : signed;
}

/** socks 20 3 pairs: how many, and the line before it. */
function countAtEnd(line: string): { readonly count: number; readonly rest: string } | undefined {
  const { found, rest } = takeCount(line);
  if (found === undefined || !rest.endsWith(GAP)) return undefined;
  return { count: found, rest: rest.slice(0, -GAP.length).replace(/[\s,，]+$/u, '') };
}

/** A line that stands alone, where the number at its end can only be money. */
export const withPriceSigned = (line: string): string =>
  CURRENCY.test(line) || !HUNDREDTHS.test(line) ? line : (withSign(line) ?? line);

/** A name, its price below it, and so on: nothing else, and more than one. */
function pairsOf(lines: readonly string[], facts: readonly ItemFields[]): string[] | undefined {
  if (lines.length < 4 || lines.length % 2 !== 0) return undefined;
  const isPair = facts.every(({ name, unitPriceFen }, at) =>
    at % 2 === 0 ? name && !unitPriceFen : !name && unitPriceFen,
  );
  if (!isPair) return undefined;
  return lines.flatMap((line, at) => (at % 2 === 0 ? [`${line} ${lines[at + 1] ?? ''}`] : []));
}

const isNameOnly = ({ name, unitPriceFen, variant, shop, quantity }: ItemFields): boolean =>
  name !== undefined && !unitPriceFen && !variant && !shop && quantity?.source === 'default';
