// Which of two things: one is chosen, with a reason by what they are compared in: 北京和上海，哪个更好玩儿.

import { check } from '../../../chinese/grammar/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { hash } from '../../state/random.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import { fill, same } from '../wording.ts';
import { saidAt, sentenceAsked } from './sentence.ts';

export type Stance = { readonly lines: readonly Line[]; readonly asks: readonly Line[] };

type Pair = { readonly one: string; readonly other: string; readonly asked: string };

/** Stands before what is compared. */
const LEAD =
  /^(?:(?:那么?|老师|对了|请问|再说|好吧|还有|换个话题吧?|换一个问题|问一下|对[你您]来说|在[你您]看来|[你您](?:个人|自己|们)?(?:更|比较|还是)?(?:觉得|认为|说|看|想|会选|选|推荐|更?喜欢|建议)(?:我们?)?(?:是)?|我(?:想|还想)问)[，,：:]?\s*)+/u;
/** Of which of both it is asked: 哪个城市, 谁. */
const WHICH_OF =
  /^(?<one>[^，,和跟与]{1,12}?)(?:和|跟|与|还有|或者|、)(?<other>[^，,哪谁你您]{1,12})[，,]?\s*(?<asked>(?:[^哪谁，,]{0,10}?)(?:哪|谁).*)$/u;
/** 哪个更重要，人品还是能力. */
const WHICH_FIRST =
  /^(?<asked>[^，,：:]*(?:哪|谁)[^，,：:]*)[，,：:]\s*(?<one>[^，,]{1,12}?)[，,]?(?:还是|和|或者?)(?<other>[^，,]{1,12}?)(?:呢|啊)?$/u;
const QUALITY =
  '好(?:吃|喝|看|玩儿?|学|用)?|方便|便宜|健康|重要|要紧|难|容易|有意思|快|合适|划算|舒服|累|省心|省钱|省事|安全|幸福|有用|自由|靠谱|赚钱';
/** 自己做饭好还是去饭店吃好. */
const THIS_OR_THAT = new RegExp(
  `^(?<one>[^，,]{1,14}?)(?:更|比较)?(?<asked>${QUALITY})?[，,]?还是(?<other>[^，,]{1,14}?)(?:更|比较|最)?(?<more>${QUALITY})?(?:一点儿?|一些)?(?:呢|啊)?$`,
  'u',
);
/** Of nobody but the tutor, or of no things at all. */
const NO_THING = /[你您谁哪什吗]|^(?:不|没|是|有)|为什么|怎么/u;

/** 杭州或者成都，qual é melhor: which of both, in another language. */
const WHICH_ABROAD =
  /(?:which (?:one )?(?:is|would be) (?:the )?(?:better|best)|what(?:'|’)?s better|qual (?:dos dois |das duas )?(?:[eé]|seria) (?:o |a )?melhor)/iu;
/** Who chooses, and that they mean to: 我明年想去. */
const WHO_CHOOSES = /^我(?:们)?[^，,]{0,6}?(?:想|要|打算|可能|准备)(?:去|到|在|买|学|选)?/u;

function pairIn(text: string): Pair | undefined {
  const sentence = text.replace(WHICH_ABROAD, '哪个更好').replace(WHO_CHOOSES, '');
  const bare = sentence.replace(LEAD, '');
  const isLed = bare !== sentence;
  const found =
    WHICH_OF.exec(bare)?.groups ??
    WHICH_FIRST.exec(bare)?.groups ??
    qualified(THIS_OR_THAT.exec(bare)?.groups, isLed);
  const { one = '', other = '', asked = '', more = '' } = found ?? {};
  const pair = { one: bareThing(one), other: bareThing(other), asked: `${asked}${more}` };
  const isThing = [pair.one, pair.other].every((text) => text !== '' && !NO_THING.test(text));
  return isThing && pair.one !== pair.other ? pair : undefined;
}

const bareThing = (text: string) =>
  text.trim().replace(/^(?:应该|该|要|会|先(?=.{2}))|(?:之间|相比|比起来|比|两[个者座种样])+$/gu, '');

/** 坐火车还是坐飞机 alone may ask what somebody does. */
function qualified(groups: Record<string, string> | undefined, isLed: boolean) {
  return isLed || groups?.['asked'] !== undefined || groups?.['more'] !== undefined ? groups : undefined;
}

/** Undefined where no two things are compared, or what would be said is no certain Chinese. */
export function whichOfTwo(context: TurnContext, asked: Utterance): Stance | undefined {
  const { setting, level, said } = context;
  const { stances } = setting.core.frames;
  const pair = stances && (pairIn(sentenceAsked(said, asked)) ?? pairIn(asked.raw));
  if (pair === undefined || /我/u.test(pair.one + pair.other)) return undefined;
  const home = homeOf(context, pair);
  const line = home === undefined ? reasonFor(context, pair.asked) : saidAt(stances?.own ?? [], level)?.line;
  const one = home ?? picked(context, pair);
  if (line === undefined || check(setting.core.lexicon, one).length > 0) return undefined;
  const filled = fill(line, { one: same(one) });
  const back = saidAt(stances?.back ?? [], level)?.line;
  return filled && { lines: [filled], asks: back === undefined ? [] : [back] };
}

function picked({ setting, state }: TurnContext, { one, other }: Pair): string {
  return hash(`${setting.seed}/${state.turn}/choice`) % 2 === 0 ? one : other;
}

/** The one in which the tutor lives. */
function homeOf({ setting: { situation } }: TurnContext, { one, other }: Pair): string | undefined {
  if (situation.kind !== 'tutor') return undefined;
  const home = situation.persona.facts.home?.zh ?? '';
  const own = [one, other].filter((place) => home.includes(place));
  return own.length === 1 ? own[0] : undefined;
}

function reasonFor({ setting, level, state }: TurnContext, asked: string): Line | undefined {
  const all = setting.core.frames.stances?.choices ?? [];
  const found = all.find(({ asks }) => asks.some((word) => asked.includes(word))) ?? all.at(-1);
  const isNew = ({ line }: { readonly line: Line }) =>
    !state.recent.some((text) => line.zh.split('{one}').every((part) => text.includes(part)));
  const replies = (found?.replies ?? []).filter(isNew);
  return saidAt(replies.length > 0 ? replies : (all.at(-1)?.replies ?? []), level)?.line;
}

/** To 为什么 after a choice. */
export function whyChosen({ setting, level }: TurnContext, last: string): Line | undefined {
  const { stances } = setting.core.frames;
  if (stances === undefined) return undefined;
  const all = [...stances.choices.flatMap(({ replies }) => replies), ...stances.own];
  const wasChosen = all.some(({ line }) => line.zh.split('{one}').every((part) => last.includes(part)));
  return wasChosen ? saidAt(stances.because, level)?.line : undefined;
}

/** One of two acts, with a reason; undefined at the levels that have none. */
export function chosenFor(
  { setting, level }: Pick<TurnContext, 'setting' | 'level'>,
  one: string,
): Line | undefined {
  const reason = saidAt(setting.core.frames.stances?.choices.at(-1)?.replies ?? [], level)?.line;
  return reason && fill(reason, { one: same(one) });
}
