// What so many of something come to: 两斤是十二块，对吧; 三天多少钱; asked of who has named what one of it costs.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { Word } from '../../../../content/schema/talks/talk.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { clausesOf } from '../hearing/clauses.ts';
import { agreedFor } from './agreed.ts';
import { owedFor } from './bill.ts';
import { chosenSize, sizesIn } from './sizes.ts';

/** `claimed`: what the learner took it for. */
export type Sum = { readonly total: number; readonly claimed: number | undefined };

const NUMBER = '[0-9]{1,4}|[一二两三四五六七八九十百千零]{1,6}';
const CLAIMED = new RegExp(`(?<amount>${NUMBER})(?:块|元)?钱?(?:了)?(?:$|[，,。？?！!吗吧])`, 'u');
const ASKS_SUM = /多少|几块/u;
/** 对不对, and 两斤不是十二块吗. */
const CHECKS =
  /^(?:一共|那)?[0-9一二两三四五六七八九十百]+块(?:钱)?[？?]$|对(?:吗|吧|不对|不)|是(?:吗|吧|不是)|没错吧|不是.+吗|吧[？?]/u;
/** What is asked for is no sum. */
const OFFERS = /可以|行|好吗|好不好|卖|便宜|怎么样/u;

/** Undefined where no sum is asked for or named, or where one of it has no price. */
export function sumIn(text: string, play: Play, memory: PlayMemory): Sum | undefined {
  if (PER_ONE.test(text)) return undefined;
  const isChecked = CHECKS.test(text) && !OFFERS.test(text);
  if (!isChecked && !ASKS_SUM.test(text)) return undefined;
  const owed = owedIn(text, play, memory);
  if (owed === undefined) return undefined;
  const amounts = clausesOf(text).flatMap((clause) => CLAIMED.exec(clause)?.groups?.['amount'] ?? []);
  const claimed = isChecked ? amounts.map(toNumber).findLast((amount) => amount >= LEAST) : undefined;
  if (isChecked && claimed === undefined) return undefined;
  return { total: owed, claimed };
}

/** 米饭多少钱一碗 asks for no sum. */
const PER_ONE =
  /(?:多少钱|几块钱?)(?:一|每)[斤个碗杯份瓶件盒张本盘听]|(?:一|每)[斤个碗杯份瓶件盒张本盘听](?:是|要|卖)?(?:多少|几块)/u;

/** No price is smaller. */
const LEAST = 2;

/** Of what is counted here; where nothing is, of all that was ordered. */
function owedIn(text: string, play: Play, memory: PlayMemory): number | undefined {
  const priced = pricedIn(text, play, memory);
  if (priced !== undefined) return Math.round(priced.count * priced.price);
  return CHECKS.test(text) || OF_ALL.test(text) ? owedFor(memory, play) : undefined;
}

function pricedIn(text: string, play: Play, memory: PlayMemory) {
  const { rates = [], words } = play;
  for (const { per, price, instead = [] } of rates) {
    const count = countedIn(text, per);
    const other = instead.find(({ after }) => memory.restated?.some(({ to }) => to.zh === after));
    if (count !== undefined) return { count, price: other?.price ?? price };
  }
  const items = Object.values(words)
    .flat()
    .filter(({ price }) => price !== undefined);
  const named = items.find(({ zh, also }) => [zh, ...also].some((name) => text.includes(name)));
  const last = memory.things?.at(-1)?.zh;
  const item = named ?? items.find(({ zh }) => zh === last);
  const more = item === undefined ? 0 : moreFor(item, play, memory, text);
  const price =
    item && (agreedFor(item.zh, memory) ?? (item.price === undefined ? undefined : item.price + more));
  const counted = countedIn(text, MEASURES);
  // 一共多少钱 is of all that was ordered.
  if (counted === undefined && OF_ALL.test(text)) return undefined;
  const count = counted ?? memory.things?.find(({ zh }) => zh === item?.zh)?.count;
  return price === undefined || count === undefined ? undefined : { count, price };
}

/** What the size that is named here, or was chosen, adds to it. */
function moreFor(item: Word, play: Play, memory: PlayMemory, text: string): number {
  const list = Object.keys(play.words).find((name) => play.words[name]?.includes(item)) ?? '';
  const named = sizesIn(text, play).find(({ of }) => of === list);
  return (named ?? chosenSize(memory, play, list))?.more ?? 0;
}

const OF_ALL = /一共|总共|加起来/u;

const MEASURES = [
  '斤',
  '个',
  '碗',
  '杯',
  '份',
  '瓶',
  '件',
  '盒',
  '张',
  '本',
  '盘',
  '听',
  '把',
  '双',
  '套',
  '条',
  '只',
  '顶',
  '箱',
];

const MORE = /[多再]\p{Script=Han}?$/u;

/** 多住一天 adds to what is not told here. */
function countedIn(text: string, per: readonly string[]): number | undefined {
  // 三斤，六块一斤: the second is what one of them costs.
  const all = text.matchAll(new RegExp(`(?<![块元])(?<count>${NUMBER})(?:${per.join('|')})`, 'gu'));
  const found = [...all].at(-1);
  const count = found?.groups?.['count'];
  if (found === undefined || count === undefined || MORE.test(text.slice(0, found.index))) return undefined;
  return toNumber(count);
}
