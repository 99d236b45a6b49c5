// Tells a list, one thing a line, from lines that all tell of one thing.

import type { ItemFields } from '../../../global-services/domain/index.ts';
import { toNormalText } from '../extract/normal-text.ts';

const LINES_MOST = 100;
const LINE_MOST = 300;

/** 1. 2) 3、 ④ - • before the things of a list. */
const MARK = /^\s*(?:[-*•·‧–—]\s*(?![\d¥￥])|[(（]?\d{1,2}\s?[.)）、．]\s*(?!\d)|[①-⑳]\s*)/u;
/** A line between things, which is none. */
const RULE = /^[\s\-=_*~.·—–…#+|]*$/u;
/** 茶 88: a number at the end that says of itself what it is only where all lines have one. */
const BARE = /^(?<name>.*\p{L}.*?)[\s:：,，-]+(?<price>\d{1,6}(?:\.\d{1,2})?)$/u;
const CURRENCY = /[¥￥元]|yuan|rmb|cny|kuai|块/iu;

type Read = (line: string) => ItemFields;

/** Normal lines, each a thing; a price that stands alone below its thing has come up to it. */
export function linesOfListBy(text: string, read: Read): string[] | undefined {
  const raw = text.split('\n', LINES_MOST + 1).filter((line) => !RULE.test(line));
  if (raw.length < 2 || raw.length > LINES_MOST || raw.some((line) => line.length > LINE_MOST))
    return undefined;
  const isMarked = raw.filter((line) => MARK.test(line)).length > 1;
  const lines = raw.map((line) => toNormalText(isMarked ? line.replace(MARK, '') : line)).filter(Boolean);
  const bare = lines.map((line) => BARE.exec(line)?.groups);
  if (!CURRENCY.test(text) && bare.every((found) => found !== undefined))
    return bare.map((found) => `${found?.['name']} ¥${found?.['price']}`);
  const facts = lines.map(read);
  const pairs = pairsOf(lines, facts);
  if (pairs) return pairs;
  const whole = facts.filter(({ name, unitPriceFen }) => name && unitPriceFen).length;
  const isList = whole > 1 || isMarked || facts.every(isNameOnly);
  return isList ? lines : undefined;
}

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
