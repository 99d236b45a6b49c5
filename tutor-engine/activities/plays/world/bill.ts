// What all that was ordered costs, where everything has a price.

import type { Line } from '../../../../content/schema/line.ts';
import type { Play } from '../../../../content/schema/talks/play.ts';
import type { PlayMemory, Thing } from '../../../state/activity-memories.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { agreedFor } from './agreed.ts';
import { chosenSize } from './sizes.ts';

const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];

const MYRIAD = 10_000;

/** 45 is 四十五, 108 一百零八, 12500 一万两千五百. */
export function numeral(amount: number): string {
  if (amount >= MYRIAD) {
    const left = amount % MYRIAD;
    const rest = left === 0 ? '' : `${left < MYRIAD / 10 ? '零' : ''}${numeral(left)}`;
    return `${numeral(Math.floor(amount / MYRIAD))}万${rest}`;
  }
  // 两块.
  if (amount === 2) return '两';
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

export function totalOf(memory: PlayMemory, play: Play): Line | undefined {
  const total = owedFor(memory, play);
  return total === undefined ? undefined : { zh: numeral(total), en: String(total), pt: String(total) };
}

/** One thing on the bill, and what it comes to. */
export type BillItem = { readonly thing: Thing; readonly amount: number };

/** Undefined where something was ordered whose price is not known. */
export function billOf(memory: PlayMemory, play: Play): readonly BillItem[] | undefined {
  const lists = Object.entries(play.words).filter(([, list]) =>
    list.some(({ price }) => price !== undefined),
  );
  const items = (memory.things ?? []).map((thing) => {
    const [list, words] = lists.find(([, all]) => all.some(({ zh }) => zh === thing.zh)) ?? [];
    const listed = words?.find(({ zh }) => zh === thing.zh)?.price;
    const more = list === undefined ? 0 : (chosenSize(memory, play, list)?.more ?? 0);
    const price = agreedFor(thing.zh, memory) ?? (listed === undefined ? undefined : listed + more);
    return price === undefined ? undefined : { thing, amount: price * (thing.count ?? 1) };
  });
  const known = items.filter((item) => item !== undefined);
  return known.length < items.length ? undefined : known;
}

/** Undefined where nothing was ordered that costs something, or where a price is not known. */
export function owedFor(memory: PlayMemory, play: Play): number | undefined {
  const total = billOf(memory, play)?.reduce((sum, { amount }) => sum + amount, 0);
  return total === 0 ? undefined : total;
}

const COUNTED =
  /(?<count>[0-9]{1,5}|[一二两三四五六七八九十百千万]{1,6})[个碗杯份瓶盘条斤块张件听只两双套把支辆台箱顶本盒](?:大|小|热|冰|纸|的)*$/u;

/** 橘子，两斤. */
const COUNTED_AFTER =
  /^[，,！!。]?(?:要|来|买|就)?(?<count>[0-9]{1,5}|[一二两三四五六七八九十百千万]{1,6})[个碗杯份瓶盘条斤块张件听只双套把支辆台箱顶本盒](?=[，,。！!？?吧]|$)/u;

/** What is kept of a play holds no more. */
const MOST_COUNTED = 99_999;

/** Two bowls of it: the number that stands before a thing, or right behind it; undefined for one. */
export function countOf(zh: string, text: string): number | undefined {
  const count = countBefore(zh, text) ?? countAfter(zh, text);
  const number = count === undefined ? 1 : toNumber(count);
  return number > 1 && number <= MOST_COUNTED ? number : undefined;
}

/** Whether a number stands beside it, one included. */
export function isCounted(zh: string, text: string): boolean {
  return countBefore(zh, text) !== undefined || countAfter(zh, text) !== undefined;
}

function countBefore(zh: string, text: string): string | undefined {
  const folded = utterance(text).folded.join('');
  return placesOf(zh, folded)
    .map((at) => COUNTED.exec(folded.slice(0, at))?.groups?.['count'])
    .findLast((count) => count !== undefined);
}

function countAfter(zh: string, text: string): string | undefined {
  return placesOf(zh, text)
    .map((at) => COUNTED_AFTER.exec(text.slice(at + zh.length))?.groups?.['count'])
    .findLast((count) => count !== undefined);
}

function placesOf(word: string, text: string): number[] {
  return [...text.matchAll(new RegExp(word, 'gu'))].map(({ index }) => index);
}
