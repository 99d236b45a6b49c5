// What the two have said of the price: an offer is met where the character can go so low, and what was agreed stands.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { sentencesOf } from '../hearing/clauses.ts';

export type Deal = { readonly kind: 'agreed' | 'refused' | 'told'; readonly amount: number };
export type Price = NonNullable<PlayMemory['price']>;

const AMOUNT = /[0-9]{2,6}|[一二两三四五六七八九十百千万零]{2,8}/gu;
/** 四千八 is 4800, 三百五 350. */
const SHORT = /(?<unit>[百千万])(?<digit>[一二三四五六七八九])$/u;
const TENTH: Readonly<Record<string, number>> = { 百: 10, 千: 100, 万: 1000 };

function amountOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const { unit, digit } = SHORT.exec(text)?.groups ?? {};
  if (unit === undefined || digit === undefined) return toNumber(text);
  return toNumber(text.slice(0, -1)) + toNumber(digit) * (TENTH[unit] ?? 1);
}

/** The price as it was, or of somebody else. */
const NOT_OFFERED = /^(?:块|元)?(?:钱)?(?:还是|也|都)?(?:有点儿?|太|很)?贵/u;
const OFFERS = /那就|行|可以|怎么样|吧|呢|好吗|成|卖|租|[要给出]|最多|只(?:有|能)|说的是|同意|不然|否则/u;
const TELLS = /网上|原来|别人|别家|那边|昨天|您说|你说|不是说/u;
const ASKS_WHICH = /到底|最后|说好|还是|(?:价|租金?)(?:格|钱)?(?:是|现在|一个月)*多少/u;

/** Undefined where nothing is said of the price, or where it is not haggled about. */
export function dealIn(text: string, play: Play, price: Price | undefined): Deal | undefined {
  const { haggle } = play;
  if (haggle === undefined) return undefined;
  const { first, least } = haggle;
  const isNear = (amount: number) => amount >= first / 4 && amount <= first * 1.5;
  const sentences = sentencesOf(text);
  const offered = sentences
    .filter((sentence) => OFFERS.test(sentence) && !TELLS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(AMOUNT)].filter((found) => !isDear(sentence, found)))
    .map(([amount]) => amountOf(amount))
    .filter(isNear);
  const asksWhich = sentences.some((sentence) => ASKS_WHICH.test(sentence) && /[？?吗呢]/u.test(sentence));
  const last = offered.at(-1);
  if (price !== undefined && asksWhich && (last === undefined || offered.length > 1))
    return { kind: 'told', amount: price.amount };
  if (last === undefined) return undefined;
  if (price?.isAgreed === true && last >= price.amount) return { kind: 'told', amount: price.amount };
  return last >= least ? { kind: 'agreed', amount: last } : { kind: 'refused', amount: last };
}

function isDear(sentence: string, found: RegExpMatchArray): boolean {
  return NOT_OFFERED.test(sentence.slice((found.index ?? 0) + found[0].length));
}

/** What the price is after it: what was refused leaves the lowest that was named. */
export function afterDeal(memory: PlayMemory, deal: Deal | undefined, least: number): PlayMemory {
  if (deal === undefined || deal.kind === 'told') return memory;
  const isAgreed = deal.kind === 'agreed';
  return { ...memory, price: { amount: isAgreed ? deal.amount : least, isAgreed } };
}
