/**
 * Clauses that nobody should say again: a rule proposes something, however unsure, or words stand where Chinese rarely
 * puts them. What is doubtful may be right; it is only not repeated.
 */

import type { Lexicon } from '../words/index.ts';
import { proposalsIn, textOf } from './check.ts';
import { measureFits } from './rules/words/measure-words.ts';
import { isSplitVerb, prepositionOf } from './split-verbs.ts';
import type { Token } from './tokens.ts';

type Tokens = readonly Token[];

const posOf = (token: Token | undefined): string => token?.pos[0] ?? '';
const isNoun = (token: Token | undefined): boolean => /^(?:n|s)/u.test(posOf(token));
const isPronoun = (token: Token | undefined): boolean => posOf(token) === 'r';
const isVerb = (token: Token | undefined): boolean => posOf(token).startsWith('v');
const isNumber = (token: Token | undefined): boolean => posOf(token) === 'm';
const isMeasure = (token: Token | undefined): boolean => posOf(token) === 'q';
const textAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? '';

/** Done in a moment: 结婚十年, 毕业三年 count from then. */
const OF_A_MOMENT = /^(?:结婚|离婚|分手|毕业|见面|退休|订婚|放假|搬家)$/u;
/** When it is: 下班我去接孩子, 下雨我就不去. */
const ALSO_A_TIME = /^(?:[上下放]班|[上下放]课|放学|下雨|下雪|刮风|放假|毕业|周末)$/u;
/** 吃饭时间, 毕业典礼. */
const HEADS =
  /^(?:时间|时候|之?前|之?后|以前|以后|期间|地点|典礼|证书|证|费|费用|馆|店|课|室|习惯|问题|论文|照片?|衣服|声|经验|感觉|能力|方式|原因|那[天年]|第[一二三])/u;

/** 见面我的朋友, 吃饭了面条: a verb that has its object already is given another. */
function hasTwoObjects(tokens: Tokens): boolean {
  return tokens.some(({ text }, at) => {
    if (!isSplitVerb(text)) return false;
    const isDone = /^[了过]$/u.test(textAt(tokens, at + 1));
    const next = tokens[at + (isDone ? 2 : 1)];
    if (next === undefined || HEADS.test(next.text)) return false;
    if (isNumber(next)) return !OF_A_MOMENT.test(text);
    if (isPronoun(next)) return !ALSO_A_TIME.test(text) && !/^[这那每大]/u.test(next.text);
    return isNoun(next) && (isDone || !ALSO_A_TIME.test(text));
  });
}

const ONE_WORD =
  /^[人家手口路身边生班级声天年月日点号楼层头脸心眼块元角分种样般下会份代股]$|^[一家个只本张条件位]./u;

/** 一猫, 三个狗: counted without its measure word, or by another. */
function isCountedOddly(tokens: Tokens): boolean {
  return tokens.some((token, at) => {
    if (!isNumber(token) || !/^[一二两三四五六七八九十几]$/u.test(token.text)) return false;
    if (/^(?:第|星期|周|礼拜)$/u.test(textAt(tokens, at - 1))) return false;
    const next = tokens[at + 1];
    if (next === undefined) return false;
    if (isMeasure(next)) {
      const noun = tokens[at + 2];
      return noun !== undefined && isNoun(noun) && !measureFits(noun.text, next.text);
    }
    return posOf(next) === 'n' && !next.pos.includes('q') && !ONE_WORD.test(next.text);
  });
}

const VERY = '很|非常|特别|十分|太|真|最';
const BY_SHAPE: readonly RegExp[] = [
  // 比我跑得很快.
  new RegExp(`(?<!不|好)比(?!赛|如|方)[^，]{1,8}?(?:${VERY})\\p{Script=Han}`, 'u'),
  // 今天是很忙.
  new RegExp(`(?<![不还但可就于只凡总要])是(?:很|非常|特别|十分|太)\\p{Script=Han}{1,3}$(?<!的)`, 'u'),
  // 把作业没做完.
  /把[^，]{1,8}(?:没|不(?!同|好|少|安|满))/u,
  // 虽然…，所以…
  /虽然.*所以|因为.*但是/u,
];

/** What is done at a place; the place stands before it. */
const ACTIVITY =
  /^(?:工作|学习?|吃饭?|喝|买|看|玩儿?|做饭?|见面?|见到|上[班课学]|跑步|散步|游泳|睡觉|聊天儿?|教|打工|实习|锻炼|运动|旅[游行]|唱歌|跳舞|读书|认识|开会)$/u;

/** 学习法语在学校: where it is done stands behind it. */
function isPlaceBehind(tokens: Tokens): boolean {
  const at = tokens.findLastIndex(({ text }) => text === '在');
  if (at < 1 || tokens.slice(at + 1).some(isVerb)) return false;
  const before = tokens.slice(0, at).filter(({ text }) => !/^[了过]$/u.test(text));
  const last = before.at(-1);
  if (last !== undefined && ACTIVITY.test(last.text)) return true;
  const isObject = isNoun(last) || last?.kind === 'name' || posOf(last) === 'nz';
  return isObject && before.some(({ text }) => ACTIVITY.test(text));
}

const LONG = /^(?:年|天|小时|分钟|星期|周|钟头)$/u;
const BESIDE_LONG = /[了过得有离]|已经|开车|走路|坐车|要|花|用/u;

/** 学习中文两年, 毕业大学三年前: how long, or since when, stands behind the object. */
function isTimeBehindObject(tokens: Tokens): boolean {
  const text = tokens.map((token) => token.text).join('');
  const last = tokens.at(-1);
  if (last === undefined) return false;
  const isSince = /^(?:年前|以前|之前)$/u.test(last.text);
  if (!isSince && !LONG.test(last.text)) return false;
  const number = tokens.findLastIndex(isNumber);
  const object = tokens[number - 1];
  if (number < 2 || object === undefined || !(isNoun(object) || posOf(object) === 'nz')) return false;
  const verb = tokens
    .slice(0, number - 1)
    .findLastIndex((one) => isVerb(one) && !/^[是有在住]$/u.test(one.text));
  return verb >= 0 && (isSince || !BESIDE_LONG.test(text));
}

/** 忘了名字它, 告诉他它: a pronoun that hangs at the end. */
function isPronounLeft(tokens: Tokens): boolean {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  return last !== undefined && /^[他她它你我]们?$/u.test(last.text) && (isNoun(before) || isPronoun(before));
}

const LEADS_THERE = /[在去到从来回住离往上]|喜欢|爱|想|是/u;

/** 见面了那里: nothing leads to the place. */
function isPlaceLeft(tokens: Tokens): boolean {
  const last = tokens.at(-1);
  if (last === undefined || !/^[这那](?:儿|里)$/u.test(last.text)) return false;
  const before = tokens.slice(0, -1);
  return before.some(isVerb) && !before.some(({ text }) => LEADS_THERE.test(text));
}

/** 喝咖啡了牛奶: 了 stands between two things. */
function isParticleAmid(tokens: Tokens): boolean {
  return tokens.some(
    ({ text }, at) => text === '了' && posOf(tokens[at - 1]) === 'n' && posOf(tokens[at + 1]) === 'n',
  );
}

/** 被我打电话: what is done to nobody is suffered by nobody. */
function isSufferedOddly(tokens: Tokens): boolean {
  const at = tokens.findIndex(({ text }) => text === '被');
  return at >= 0 && tokens.slice(at + 1).some(({ text }) => prepositionOf(text) !== undefined);
}

const SHAPES: readonly ((tokens: Tokens) => boolean)[] = [
  hasTwoObjects,
  isCountedOddly,
  isPlaceBehind,
  isTimeBehindObject,
  isPronounLeft,
  isPlaceLeft,
  isParticleAmid,
  isSufferedOddly,
];

/** Whether a clause may have a mistake, though no rule is sure of it. */
export function isDoubtful(lexicon: Lexicon, clause: string): boolean {
  if (BY_SHAPE.some((shape) => shape.test(clause))) return true;
  const text = textOf(lexicon, clause);
  return SHAPES.some((shape) => shape(text.tokens)) || proposalsIn(text).length > 0;
}
