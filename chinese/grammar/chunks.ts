/**
 * Puts the words of a clause together to its parts: who or what (N), when (T), how long (D), how often (C). The parts
 * are tokens too, so that one pattern language serves words and parts; words that belong to no part stay as they are.
 *
 * What is known of a part besides its kind: Np somebody, Nl a place, Nt a thing or anything else.
 */

import { classOf } from './classes.ts';
import { isSplitVerb } from './split-verbs.ts';
import { isMark, type Token } from './tokens.ts';

type Part = { readonly count: number; readonly pos: readonly string[] };

const HALF_DAYS = /^(?:早上|早晨|上午|中午|下午|傍晚|晚上|半夜|夜里)$/u;
const CLOCK_TAIL = /^(?:半|一刻|三刻|分|钟|整|多)$/u;
const MOMENT = classOf('moment');
const YEAR = /^(?:[0-9]{4}|[一二][零〇一二三四五六七八九]{3})$/u;
const UNITS = /^(?:年|天|周|星期|月|小时|分钟|钟头|钟|礼拜|夜|晚上|秒)$/u;
const VAGUE_TIMES =
  /^(?:一会儿|一会|很久|好久|半天|很长时间|多久|多长时间|不久|好几天|一辈子|整天|一下午|一晚上)$/u;
const TIMES = /^(?:次|遍|趟|回|下)$/u;
const DAYS =
  /^(?:今天|明天|昨天|后天|前天|今年|明年|去年|前年|后年|今晚|明晚|昨晚|每天|天天|周末|平时|现在|刚才|最近|将来|星期[一二三四五六日天]|周[一二三四五六日]|礼拜[一二三四五六日天]|每年|每周|春天|夏天|秋天|冬天|生日|春节|小时候)$/u;
/** The dictionary has them as numbers. */
const MONTH = /^(?:十[一二]?|[一二三四五六七八九])月份?$/u;
const USUAL_TIMES =
  /^(?:[上下这每][个一]?(?:星期.?|月|周.?|周末|礼拜.?|年)|[今明昨前后][天年晚早].*|星期.|周.|礼拜.|[月年][初底]|[寒暑]假|傍晚|凌晨|平常|平时|最近|[一二三四五六七八九十]{1,2}月份?)$/u;
const PEOPLE = new Set([...classOf('people'), ...classOf('kin'), ...classOf('person')]);
const PERSON_END = /(?:[人友师员生者哥姐弟妹爸妈爷奶叔姨民]|先生|小姐|女士|同学|朋友|经理|孩子|儿子)$/u;
const PLACE_END =
  /(?:[店馆院校园场站室楼厅局所厂库房街路城市省国村家边面里外]|超市|公司|银行|宿舍|地方|那儿|这儿|那里|这里|哪儿|哪里)$/u;
const PLACES = new Set(
  '家 公司 银行 学校 宿舍 超市 食堂 办公室 地铁 网上 门口 大学 中学 小学 城里 国外 附近 那儿 这儿 那里 这里 哪儿 哪里 外面 里面 楼上 楼下'.split(
    ' ',
  ),
);
const LOCALIZERS =
  /^(?:上|下|里|外|中|内|旁边|前面|后面|上面|下面|里面|外面|对面|附近|左边|右边|前边|后边|上边|下边|里边|外边|旁|门口|中间)$/u;
const DIGITS = /^(?:[0-9０-９]+|[零一二两三四五六七八九十百千万几半]+|多少)$/u;
const DEGREE = /^(?:很|非常|最|太|更|特别|十分|这么|那么|比较|挺)$/u;
const NO_NOUN =
  /^(?:买菜|时候|以后|以前|之后|之前|的话|时|后|前|起来|出来|下来|上来|过来|回来|进来|上去|下去|出去|回去|进去|过去|得|了|着|过|在|有|是|想|要|会|能|去|来|到|给|对|比|把|被|跟|和|用|没|没有|不|一起|一样|一点|一点儿|有点|有点儿|应该|可以|需要|必须|喜欢|多|少)$/u;
const NOUN_TAGS = new Set(['n', 'ns', 'nr', 'nz', 'nt', 's', 'vn', 'an', 'ng', 'nrt', 'nrfg', 'j']);

const is = (token: Token | undefined, pattern: RegExp) => token !== undefined && pattern.test(token.text);
const isPerson = ({ text, pos, kind }: Token) =>
  PEOPLE.has(text) || PERSON_END.test(text) || kind === 'name' || pos[0] === 'nr';

function isDay(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (MOMENT.has(token.text) ||
      DAYS.test(token.text) ||
      MONTH.test(token.text) ||
      HALF_DAYS.test(token.text) ||
      (token.pos[0] === 't' && USUAL_TIMES.test(token.text)))
  );
}

/** 三点半, 下午两点, 五月三号, 上个星期, 2020年 … */
function timeAt(tokens: readonly Token[], from: number): Part | undefined {
  let at = from;
  for (;;) {
    const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (isDay(first)) at += 1;
    else if ((is(first, /^什么$/u) && is(second, /^时候$/u)) || (is(first, /^几$/u) && is(second, /^点$/u)))
      at += 2;
    else if (is(first, DIGITS) && is(second, /^点钟?$/u) && first?.text !== '几') {
      at += 2;
      while (is(tokens[at], CLOCK_TAIL) || (is(tokens[at], DIGITS) && is(tokens[at + 1], /^分$/u))) at += 1;
    } else if (is(first, DIGITS) && is(second, /^(?:月|号|日)$/u)) at += 2;
    else if (is(first, YEAR) && is(second, /^年$/u)) at += 2;
    else if (
      is(first, /^(?:上|下|这|每|上个|下个|这个|每个)$/u) &&
      is(second, /^个$/u) &&
      is(third, /^(?:星期[一二三四五六天日]?|周[一二三四五六日]|月|周末|周)$/u)
    )
      at += 3;
    else if (
      is(first, /^(?:上个|下个|这个|每个|上|下|这|每)$/u) &&
      is(second, /^(?:星期|月|周末|周|星期[一二三四五六天日])$/u)
    )
      at += 2;
    else break;
  }
  return at > from ? { count: at - from, pos: ['T'] } : undefined;
}

/** 三年, 两个半小时, 一会儿. */
function durationAt(tokens: readonly Token[], from: number): Part | undefined {
  if (is(tokens[from], VAGUE_TIMES)) return { count: 1, pos: ['D'] };
  if (is(tokens[from], /^(?:很|好)$/u) && is(tokens[from + 1], /^(?:久|长时间)$/u))
    return { count: 2, pos: ['D'] };
  if (!is(tokens[from], DIGITS) || is(tokens[from], YEAR)) return undefined;
  let at = from + 1;
  while (is(tokens[at], /^(?:个|多|半|来)$/u)) at += 1;
  if (!is(tokens[at], UNITS)) return undefined;
  const isMonth = is(tokens[at], /^月$/u);
  if (isMonth && !tokens.slice(from, at).some(({ text }) => text === '个')) return undefined;
  at += 1;
  while (is(tokens[at], /^(?:半|多|时间)$/u)) at += 1;
  return { count: at - from, pos: ['D'] };
}

/** 三次, 两遍. */
function countAt(tokens: readonly Token[], from: number): Part | undefined {
  const isCount = is(tokens[from], DIGITS) && is(tokens[from + 1], TIMES);
  return isCount ? { count: 2, pos: ['C'] } : undefined;
}

function isNoun(token: Token | undefined): token is Token {
  if (token === undefined || isMark(token) || NO_NOUN.test(token.text)) return false;
  if (isSplitVerb(token.text)) return false;
  if (token.kind === 'name' || token.kind === 'latin') return true;
  return NOUN_TAGS.has(token.pos[0] ?? '') || PLACES.has(token.text) || PEOPLE.has(token.text);
}

const isPronoun = (token: Token | undefined) =>
  token !== undefined &&
  token.pos[0] === 'r' &&
  /^(?:我|你|您|他|她|它|我们|你们|他们|她们|咱们|大家|自己|谁|别人|人家)$/u.test(token.text);

/** A measure word or a word that points. */
const isMeasure = (token: Token | undefined) =>
  token !== undefined &&
  token.pos.includes('q') &&
  !UNITS.test(token.text) &&
  !/^(?:点|号|次)$/u.test(token.text);

/** How many words before a noun say which one it is: 三本, 那件, 很好的, 红色的, 我的. */
function modifierAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || isMark(first)) return 0;
  if (
    is(
      first,
      /^(?:这|那|哪|每|某|这些|那些|哪些|一些|很多|许多|不少|所有|这个|那个|哪个|每个|别的|其他|什么|多少)$/u,
    )
  )
    return isMeasure(second) ? 2 : 1;
  if (is(first, DIGITS) && isMeasure(second)) return 2;
  if (is(first, /^很$/u) && is(second, /^多$/u) && !is(third, /^的$/u)) return 2;
  if (is(first, DEGREE) && second?.pos.includes('a') && is(third, /^的$/u)) return 3;
  if ((first.pos[0] === 'a' || first.pos[0] === 'b' || first.pos[0] === 'z') && !NO_NOUN.test(first.text)) {
    if (is(second, /^的$/u)) return 2;
    return isNoun(second) && !isPronoun(second) ? 1 : 0;
  }
  if (isPronoun(first)) {
    if (is(second, /^的$/u)) return 2;
    const isClose =
      second !== undefined && (PEOPLE.has(second.text) || PLACES.has(second.text)) && !isPronoun(second);
    return isClose ? 1 : 0;
  }
  return isNoun(first) && is(second, /^的$/u) ? 2 : 0;
}

const isNameOfPlace = ({ pos }: Token) => pos[0] === 'ns';

/** 飞机|北京, 衣服|妈妈: what stands beside it is something else. */
function beginsAnew(head: Token, word: Token): boolean {
  if (isNameOfPlace(word)) return !isNameOfPlace(head);
  return PEOPLE.has(word.text) && !isPerson(head) && !isNameOfPlace(head);
}

/** Whether what follows a modifier can be what it belongs to: no 什么你, but 很好的我们. */
function leadsOn(tokens: readonly Token[], at: number, modifier: number): boolean {
  const next = tokens[at + modifier];
  if (isPronoun(next)) return is(tokens[at + modifier - 1], /^的$/u);
  return isNoun(next) || modifierAt(tokens, at + modifier) > 0;
}

/** Somebody or something with all that says which: 我的一个好朋友, 那件红色的衣服, 桌子上. */
function nounAt(tokens: readonly Token[], from: number): Part | undefined {
  let at = from;
  let head: Token | undefined;
  for (;;) {
    if (head !== undefined && (durationAt(tokens, at) ?? countAt(tokens, at))) break;
    const modifier = modifierAt(tokens, at);
    if (modifier > 0 && leadsOn(tokens, at, modifier)) {
      at += modifier;
      continue;
    }
    const word = tokens[at];
    if (
      word === undefined ||
      (head === undefined ? !isNoun(word) && !isPronoun(word) : !isNoun(word) || isPronoun(word))
    )
      break;
    if (isDay(word) || (head !== undefined && beginsAnew(head, word))) break;
    if (isPronoun(word) && at === from && is(tokens[at + 1], /^的$/u) && isMark(tokens[at + 2])) break;
    head = word;
    at += 1;
    if (isPronoun(word)) {
      if (is(tokens[at], /^们$/u)) at += 1;
      break;
    }
    if (is(tokens[at], /^的$/u) && isNoun(tokens[at + 1])) at += 1;
  }
  if (head === undefined) return pointedAt(tokens, from);
  if (is(tokens[at], /^们$/u)) at += 1;
  const isInside = is(tokens[at], LOCALIZERS) && !isPronoun(head);
  if (isInside) at += 1;
  return { count: at - from, pos: ['N', kindOf(head, isInside), ...(at - from === 1 ? head.pos : [])] };
}

/** 那件, 你的, where the thing itself is not named. */
function pointedAt(tokens: readonly Token[], from: number): Part | undefined {
  const [first, second, third] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  const isOwn = isPronoun(first) && is(second, /^的$/u) && isMark(third);
  const isPointed = is(first, /^[这那哪]$/u) && isMeasure(second);
  return isOwn || isPointed ? { count: 2, pos: ['N', 'Nt'] } : undefined;
}

function kindOf(head: Token, isInside: boolean): string {
  if (isInside || head.pos[0] === 'ns' || head.pos[0] === 's' || PLACES.has(head.text)) return 'Nl';
  if (isPerson(head)) return 'Np';
  return PLACE_END.test(head.text) && head.text.length > 1 ? 'Nl' : 'Nt';
}

/** The parts of a text in their order; signs part them. */
export function chunksOf(source: string, tokens: readonly Token[]): Token[] {
  const chunks: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const taken = durationAt(tokens, at) ?? timeAt(tokens, at) ?? countAt(tokens, at) ?? nounAt(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (taken?.count ?? 1) - 1]];
    at += taken?.count ?? 1;
    if (first === undefined || last === undefined) break;
    if (taken === undefined) chunks.push(first);
    else
      chunks.push({
        ...first,
        text: taken.count === 1 ? first.text : source.slice(first.start, last.end),
        end: last.end,
        pos: taken.pos,
      });
  }
  return chunks;
}
