// What somebody who plays a part is asked of themself in words that nobody wrote an answer for: the fact of theirs that tells of it.

import type { FactKind } from '../../../../../content/schema/talks/play-facts.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { tellingTerms } from '../../../../understand/retrieval/similarity.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

const HAN = /\p{Script=Han}{2}/u;

/** What a question of their own life is about, by its words; the first that fits and is known counts. */
const ABOUT: readonly (readonly [FactKind, RegExp])[] = [
  [
    'work',
    /(?:走上|入行|这条路|这一?行|拜师|师傅是谁|跟谁学|手艺|当初|为什么|怎么(?:会|想|开始|进|学|走|来|成|当))/u,
  ],
  ['story', /(?:记得|难忘|遇到|碰到|见过|经历|有意思|有趣|奇怪|好笑|感动)/u],
  ['hard', /(?:难|累|苦|烦|压力|后悔|放弃|失败|生气|害怕|怕|担心)/u],
  ['dream', /(?:以后|将来|退休|梦|希望|打算|计划|想去)/u],
  ['since', /(?:年轻|以前|小时候|当年|多少年|几年|多久|开始)/u],
  ['food', /(?:吃|喝|做饭|早饭|午饭|晚饭)/u],
  ['likes', /(?:喜欢|爱(?!人)|最|周末|下班|休息|空|玩|听|看|运动|爱好)/u],
  ['family', /(?:家|结婚|孩子|父母|一个人)/u],
  ['today', /(?:今天|最近|每天|忙|起床|睡)/u],
];
/** Only a yes or a no is asked for. */
const YES_OR_NO = /(?:吗|么)[？?。！!]*$|(?<one>\p{Script=Han})[不没]\k<one>/u;

/** Empty where nothing is told of it that was not said before. */
export function ofSelf({ playing: { play }, state, setting }: Playing, text: string): Leads {
  const facts = play.facts ?? {};
  const terms = tellingTerms(setting.core.lexicon, text).filter((term) => term.length > 1 && HAN.test(term));
  const isNew = ({ zh }: { readonly zh: string }) => !state.recent.some((one) => one.includes(zh));
  const said = Object.values(facts)
    .flatMap(({ say }) => say)
    .find((line) => terms.some((term) => line.zh.includes(term)) && isNew(line));
  if (said !== undefined) return [[said]];
  if (YES_OR_NO.test(text)) return [];
  const kinds = ABOUT.filter(([, asked]) => asked.test(text)).map(([kind]) => kind);
  const told = kinds.flatMap((kind) => facts[kind]?.say.slice(0, 1) ?? []).find(isNew);
  return told === undefined ? [] : [[told]];
}
