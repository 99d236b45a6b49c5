// What all that was ordered costs, where everything has a price.

import type { Line } from '../../../../content/schema/line.ts';
import type { WordLists } from '../../../../content/schema/talks/talk.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { agreedFor } from './agreed.ts';

const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];

/** 45 is 四十五, 108 一百零八; up to 9999. */
export function numeral(amount: number): string {
  const digits = [...String(amount)].map(Number);
  const said = digits
    .map((digit, at) => (digit === 0 ? '零' : `${DIGITS[digit]}${UNITS[digits.length - 1 - at]}`))
    .join('');
  const short = said
    .replace(/零+/gu, '零')
    .replace(/(?<=.)零$/u, '')
    .replace(/^一十/u, '十');
  return short.replace(/二(?=[百千])/gu, '两');
}

export function totalOf(memory: PlayMemory, words: WordLists): Line | undefined {
  const total = owedFor(memory, words);
  return total === undefined ? undefined : { zh: numeral(total), en: String(total), pt: String(total) };
}

/** Undefined where nothing was ordered that costs something, or where a price is not known. */
export function owedFor(memory: PlayMemory, words: WordLists): number | undefined {
  const { things = [] } = memory;
  const priced = Object.values(words).filter((list) => list.some(({ price }) => price !== undefined));
  const costs = things.map(({ zh, count = 1 }) => {
    const price = agreedFor(zh, memory) ?? priced.flat().find((word) => word.zh === zh)?.price;
    return price === undefined ? undefined : price * count;
  });
  const known = costs.filter((cost) => cost !== undefined);
  const total = known.reduce((sum, cost) => sum + cost, 0);
  return known.length < costs.length || total === 0 ? undefined : total;
}

const COUNTED = /(?<count>[二两三四五六七八九]|[2-9])[个碗杯份瓶盘条斤块张件听只两](?:大|小|热|冰|的)*$/u;

/** 橘子，两斤. */
const COUNTED_AFTER =
  /^[，,！!。]?(?:要|来|买|就)?(?<count>[二两三四五六七八九]|[2-9])[个碗杯份瓶盘条斤块张件听只](?=[，,。！!？?吧]|$)/u;

/** Two bowls of it: the number that stands before a thing, or right behind it; undefined for one. */
export function countOf(zh: string, text: string): number | undefined {
  const count = countBefore(zh, text) ?? countAfter(zh, text);
  if (count === undefined) return undefined;
  return count === '两' ? 2 : Math.max(DIGITS.indexOf(count), Number(count) || 0);
}

function countBefore(zh: string, text: string): string | undefined {
  const folded = utterance(text).folded.join('');
  const at = folded.indexOf(zh);
  return at < 0 ? undefined : COUNTED.exec(folded.slice(0, at))?.groups?.['count'];
}

function countAfter(zh: string, text: string): string | undefined {
  const at = text.indexOf(zh);
  return at < 0 ? undefined : COUNTED_AFTER.exec(text.slice(at + zh.length))?.groups?.['count'];
}
