// What the two have said of the price: an offer is met where the character can go so low, and what was agreed stands.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { sentencesOf } from '../hearing/clauses.ts';

/** `least` is the lowest that the character would take now. */
export type Deal = {
  readonly kind: 'agreed' | 'refused' | 'told' | 'stay';
  readonly amount: number;
  readonly least?: number;
};
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
const OFFERS =
  /那就|今天就定|现在就定|就定|行|可以|怎么样|吧|呢|好吗|成|卖|租|[要给出]|最多|只(?:有|能)|说的是|同意|不然|否则/u;
const TELLS = /网上|原来|别人|别家|那边|昨天|[您你]可?说|答应|不是说/u;
const ASKS_WHICH =
  /到底.*[多少百千块]|最后|说好|[百千块].*还是|房租.*多少|(?:价|租金?)(?:格|钱)?(?:是|现在|一个月)*多少/u;

/** 便宜二十块, 少一百: so much less than what was named last. */
const LESS =
  /(?:便宜|少(?:收|算|要)?|减|优惠|让)(?:我|给我|个)?(?<off>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元)/u;
/** 那算了，我不租了; 我去别的店看. */
export const WALKS_AWAY =
  /(?:我|那|就)(?:们)?(?:真的?|可|还是|先)?(?:走了|不(?:买|租|要|订)(?:了(?![的贵])|(?=[，,。！!]|$)))|去(?:看)?(?:别的|别家|另|前面|其他|旁边|隔壁)/u;

/** Undefined where nothing is said of the price, or where it is not haggled about. */
export function dealIn(text: string, play: Play, price: Price | undefined): Deal | undefined {
  const { haggle } = play;
  if (haggle === undefined) return undefined;
  const now = price?.amount ?? haggle.first;
  const sentences = sentencesOf(text);
  const offered = offersIn(sentences, haggle.first, now);
  const asksWhich = sentences.some((sentence) => ASKS_WHICH.test(sentence) && /[？?吗呢]/u.test(sentence));
  const last = offered.at(-1);
  if (price !== undefined && asksWhich && (last === undefined || offered.length > 1))
    return { kind: 'told', amount: now };
  if (last === undefined) return walksAway(text, now, haggle.least, price?.isAgreed === true);
  if (price?.isAgreed === true && last >= now)
    return HANDS_OVER.test(text) ? undefined : { kind: 'told', amount: now };
  // 给你五十 for what costs thirty is paid, and not offered.
  if (last > now && HANDS_OVER.test(text)) return undefined;
  if (last >= haggle.least) return { kind: 'agreed', amount: last };
  return { kind: 'refused', amount: last, least: metHalfway(now, haggle.least) };
}

const HANDS_OVER = /给[你您]|付|这是/u;

/** The lowest that is thought of as an offer, as a share of the first price: of small prices, other numbers are as small. */
const lowest = (first: number) => (first < SMALL ? first / 4 : first / 16);
const SMALL = 100;

function offersIn(sentences: readonly string[], first: number, now: number): number[] {
  const isNear = (amount: number) => amount >= lowest(first) && amount <= first * 1.5;
  return sentences
    .filter((sentence) => OFFERS.test(sentence) && !TELLS.test(sentence))
    .flatMap((sentence) => {
      const off = LESS.exec(sentence)?.groups?.['off'];
      if (off !== undefined) return [now - amountOf(off)];
      return [...sentence.matchAll(AMOUNT)]
        .filter((found) => !isOther(sentence, found))
        .map(([amount]) => amountOf(amount));
    })
    .filter(isNear);
}

/** Who would go is called back once with the lowest price. */
function walksAway(text: string, now: number, least: number, isAgreed: boolean): Deal | undefined {
  return WALKS_AWAY.test(text) && !isAgreed && now > least
    ? { kind: 'stay', amount: least, least }
    : undefined;
}

/** Far from the lowest, half the way to it is gone. */
function metHalfway(now: number, least: number): number {
  return now < least * FAR ? least : Math.round((now + least) / 2 / TEN) * TEN;
}

const FAR = 1.25;
const TEN = 10;

/** 五百八有点儿贵, 两百个. */
function isOther(sentence: string, found: RegExpMatchArray): boolean {
  const after = sentence.slice((found.index ?? 0) + found[0].length);
  return NOT_OFFERED.test(after) || OF_THINGS.test(after);
}

const OF_THINGS = /^[个斤条件把张本双箱套台平楼号年岁点分]/u;

/** The price as the character's own words left it: 最后一口价，二百八. */
export function withNamed(memory: PlayMemory, play: Play, lately: string): PlayMemory {
  const { haggle } = play;
  if (haggle === undefined || memory.price?.isAgreed === true) return memory;
  const now = memory.price?.amount ?? haggle.first;
  const named = [...lately.matchAll(NAMED)]
    .map(({ groups }) => amountOf(groups?.['amount'] ?? ''))
    .filter((amount) => amount >= haggle.least && amount < now);
  const lowestNamed = named.length === 0 ? undefined : Math.min(...named);
  return lowestNamed === undefined ? memory : { ...memory, price: { amount: lowestNamed, isAgreed: false } };
}

const NAMED = /(?<amount>[0-9]{2,6}|[一二两三四五六七八九十百千万零]{2,8})(?=块|元|整|[，。！]|$)/gu;

/** What the price is after it: what was refused leaves the lowest that was named. */
export function afterDeal(memory: PlayMemory, deal: Deal | undefined): PlayMemory {
  if (deal === undefined || deal.kind === 'told') return memory;
  const isAgreed = deal.kind === 'agreed';
  return { ...memory, price: { amount: isAgreed ? deal.amount : (deal.least ?? deal.amount), isAgreed } };
}
