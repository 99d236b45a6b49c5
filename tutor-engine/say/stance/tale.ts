// A story of the tutor's life, where one is asked for by its kind: the most memorable, something funny, something hard.

import type { Line } from '../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../content/schema/listening/biography.ts';
import type { TurnContext } from '../../state/turn-context.ts';

/** By what is asked, and by what the tutor's own questions are called. */
const KINDS: readonly (readonly [asked: RegExp, entry: RegExp])[] = [
  [/好笑|有意思|有趣|尴尬|搞笑|奇怪|离谱|逗|趣事|糗事|丢脸/u, /好笑|笑话|有意思|有趣|迷过路|尴尬/u],
  [/后悔|遗憾/u, /后悔/u],
  [/骄傲|得意|自豪|成就/u, /骄傲|得意|最好的生意|成功/u],
  [/困难|最难|辛苦|糟糕|失败|倒霉|挫折|不容易/u, /最难|糟糕|赔|放弃|困难|辛苦|难吗/u],
  [/第一次|刚(?:到|去|来|开始)|一开始/u, /第一|刚|开始/u],
  [/印象最?深|难忘|忘不了|故事|经历|感动|特别的/u, /难忘|印象|故事|有意思|好笑|小时候/u],
];
const ASKS_TALE =
  /(?:讲|说|聊|谈|分享)(?:讲|说|聊|谈|一?下|给我|点儿?|一)?.{0,16}(?:故事|经历|事|趣事|糗事)|印象最?深|最?难忘|(?:遇到|碰到|碰上|遇上|经历|见)过.{0,12}(?:什么|哪些|有意思|好笑|难忘|奇怪|[吗没])|最(?:后悔|得意|骄傲|困难|难|辛苦|糟糕|遗憾).{0,8}(?:什么|哪|怎么|事|时候)/u;
const OF_YOU = /[你您]/u;
/** What one told before is no request. */
const OWN = /我(?:给|想给|来给)?[你您]?(?:讲|说)|^我|我的/u;

export function asksTale(text: string): boolean {
  return ASKS_TALE.test(text) && OF_YOU.test(text) && !OWN.test(text.trim());
}

/** Undefined where no story is asked for, or none of the kind is left to tell. */
export function taleOf({ setting: { situation }, state }: TurnContext, text: string): Line | undefined {
  if (situation.kind !== 'tutor' || !asksTale(text)) return undefined;
  const kinds = KINDS.filter(([asked]) => asked.test(text)).map(([, entry]) => entry);
  const open = (situation.biography?.entries ?? []).filter(
    ({ answer }) => !state.recent.some((said) => said.includes(answer.zh)),
  );
  const isOfKind = ({ asks }: BiographyEntry) => kinds.some((kind) => asks.some((ask) => kind.test(ask)));
  const [best] = open
    .filter(isOfKind)
    .map((entry) => ({ entry, shared: sharedWith(text, entry) }))
    .toSorted((a, b) => b.shared - a.shared);
  return best?.entry.answer;
}

const EMPTY = /[的了是在有我你您吗很都也过什么怎哪个一最讲说事时候，。？]/u;

/** How many pairs of characters of the question stand in the entry. */
function sharedWith(text: string, { asks, answer }: BiographyEntry): number {
  const all = [...asks, answer.zh].join(' ');
  const chars = [...text];
  return chars.slice(1).filter((char, at) => {
    const pair = `${chars[at]}${char}`;
    return !EMPTY.test(pair) && all.includes(pair);
  }).length;
}
