// Says a clause of the learner's again from the tutor's side, 我开公共汽车 as 你开公共汽车: it shows best what was heard.

import { type Token, tokensOf, usualness } from '../../../chinese/grammar/index.ts';
import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import { findingsIn, isDoubted } from '../../analysis/findings-in.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { UNKNOWN } from '../../understand/frames/from-foreign.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { fill, same, setLines, wordings } from '../wording.ts';
import { listenerFor } from './listener-asks.ts';
import { isAskedAlong, isOfTheTalk } from './telling-frame.ts';

/** In characters. */
const SHORTEST = 4;
const LONGEST = 24;
/** Who says much hears the key of it, and not the whole again. */
const LONGEST_ADVANCED = 18;
/** Of clauses that read less usual, too many have a mistake that no rule knows; nobody repeats those. */
const LEAST_USUAL: Readonly<Record<Level, number>> = {
  zero: -4.4,
  preschool: -4.4,
  beginner: -4.6,
  intermediate: -5.6,
  advanced: -6.6,
};
/** So much more usual is one that is long. */
const IF_LONG = 0.6;
/** In words. */
const LONG = 9;
/** Names may be written in letters: 我住在Recife. */
const SOUND = /^(?:[\p{Script=Han}\d]|(?<!\p{L})\p{Lu}\p{Ll}+)+$/u;
/** Said of oneself alone, or turned otherwise than word by word. */
const NOT_TURNED =
  /怎么(?!样都)|为什么|宁可|宁愿|除了|^个人|因此|也不要|就还|越(?!.*越)|谁说|^(?:可)?不是|会不会|是不是|有没有|能不能|该不该|要不要|^[你您]|自我|我国|我方|你我|咱|我叫|我姓|您|我(?:想问|看)|你[说看想]/u;
/** 喜欢吃的人 is no sentence. */
const UNFINISHED =
  /^(?:每次|每当|当|等到?)|的(?:人|时候|话|是)$|(?<!是.{1,14})的$|(?:以后|以前|之后|之前|的时候)$|[是得]$|(?:说|想|觉得|问|知道|发现|认为|希望|担心|以为|看到|听说|决定)$|^[的和跟把被让比]/u;
/** 我学习中文和太太: whom one does it with stands before it. */
const COMPANION_BEHIND =
  /(?<!爸爸|妈妈|爸|妈|[哥弟姐妹]|儿子|女儿|爷爷|奶奶|[狗猫人])[和跟]我?的?(?:太太|妻子|先生|丈夫|老公|老婆|朋友|家人|同学|同事|孩子|女儿|儿子|男朋友|女朋友)$/u;
const LAUGHTER_OR_PARTICLE = /(?:哈+|呵+|啊|吧|呢|哦|啦|嘛|呀|哎|唉)+$/u;

/** 打电话每个星期天: when it is stands before what is done. */
const TIME_BEHIND =
  /(?<!喜欢|爱|是|到|在|从|等|过|每|的|了|[我你他她们])(?:每(?:天|年|个?月|个?(?:星期|周|礼拜)[一二三四五六天日末]?)|[昨今明后]天|[上下]个?(?:星期|周|月|礼拜)[一二三四五六天日末]?|早上|晚上|下午|中午)$/u;

/** 我又回来了 is said to the teacher, and tells of nothing. */
const GREETING = /^我?(?:又|刚)?(?:回来|来)了$|再见|^.{0,4}(?:老师|大家|先生|女士|[你您])好$/u;

/** 我太笨了, 我下棋很臭: nobody is told again what they think ill of in themselves. */
const SELF_BLAME =
  /^我(?!的?(?:[爸妈哥姐弟妹儿女老同朋]|孩子)).{0,8}(?:笨|傻|蠢|没用|废物|糟糕|差劲|失败|真丢人|丢脸)|^我.{0,8}(?:得|很|太|真)(?:不好|难看|难听|难吃|差|烂|臭|丑|糟|慢|一般)(?:了|得很)?$/u;

/** 我不同意, 我觉得能: with whom or with what stands beside it. */
const ONLY_SIDES = /^我(?:也|很|都|完全|不太?)*(?:同意|反对|赞成|觉得[^，]{1,2}|知道|明白)$/u;

/** 我不是怕孤独, 我没生病: what is not so is no news; what is, is told beside it. */
function isNoNews({ isDenied, predicate, clause }: Frame): boolean {
  return (
    /^我(?:在|也)?学(?:习)?(?:中文|汉语)$/u.test(clause) ||
    (isDenied && predicate?.stance === 'bad') ||
    ONLY_SIDES.test(clause) ||
    /^我(?:也|并|可|真的?)?没(?:有)?(?:生病|难过|生气|伤心|哭|事)/u.test(clause) ||
    /^我(?:其实|也|并|可|倒)*不是(?!.*(?:人|师|生|员|家)$)/u.test(clause)
  );
}

/** In characters: who says more hears that they were heard, and not the whole again. */
const LONGEST_AGAIN: Readonly<Record<Level, number>> = {
  zero: 12,
  preschool: LONGEST,
  beginner: 12,
  intermediate: 12,
  advanced: 16,
};
/** Up to here what hurts is said by words of its own. */
const GRAVE = 6;

/** What comforts is said behind it. */
const SIGH: Line = { zh: '唉！', en: 'Oh dear!', pt: 'Puxa!' };

/** What is said to the clause: by its kind, else the clause again where it is short; empty where it may have a mistake or has no subject of its own. */
export function restatements(context: TurnContext, frame: Frame): Line[] {
  const isHurt = frame.stance === 'bad' && (frame.predicate?.salience ?? 0) >= GRAVE;
  const met = listenerFor(context, frame)?.says ?? [];
  if (met.length > 0) return wordings(context, met);
  const clause = turnedClause(context, frame);
  if (clause === undefined) return [];
  const told = clause.replace(WHEN_FIRST, '');
  if (told.length > LONGEST_AGAIN[context.level] || saidAgainJustNow(context))
    return isHurt ? [SIGH] : setLines(context, 'storyHeard');
  return saidAgain(context, frame, told);
}

/** The clause again, whatever was said before: for who was misheard. */
export function clauseAgain(context: TurnContext, frame: Frame): Line[] {
  const clause = turnedClause(context, frame);
  return clause === undefined ? [] : saidAgain(context, frame, clause);
}

function saidAgain(context: TurnContext, { stance: felt }: Frame, told: string): Line[] {
  const { restatements: all } = context.setting.core.frames.echoes ?? { restatements: [] };
  const stance = felt === 'bad' ? 'bad' : 'neutral';
  const fitting = all.filter(({ level, stances }) => level === context.level && stances.includes(stance));
  return wordings(
    context,
    fitting.flatMap(({ line }) => fill(line, { told: same(told) }) ?? []),
  );
}

/** 昨天晚上你…: when it was needs no saying again. */
const WHEN_FIRST =
  /^(?:(?:[今昨前]天|这个|上个?)(?:早上|上午|中午|下午|晚上|星期|周末?|月)?|昨晚|刚才|现在)(?=[你他她它])/u;
/** In characters. */
const LEAST_SAID_AGAIN = 4;

/** Whether the last answer said a clause of the learner's again: nobody is parroted at two turns running. */
function saidAgainJustNow({ history, state }: TurnContext): boolean {
  const answer = state.recent.at(-1) ?? '';
  const before = history.findLast(({ by }) => by === 'learner')?.text ?? '';
  return before
    .split(/[^\p{L}\p{N}]+/u)
    .map((clause) => clause.replaceAll('我', '你'))
    .some((clause) => clause.length >= LEAST_SAID_AGAIN && answer.includes(clause));
}

type Restated = { readonly says: readonly Line[]; readonly frame: Frame };

/** The first of these clauses that can be said again. */
export function firstRestated(context: TurnContext, frames: readonly Frame[]): Restated | undefined {
  for (const frame of frames) {
    const says = restatements(context, frame);
    if (says.length > 0) return { says, frame };
  }
  return undefined;
}

/** Another clause that tells something, the last first. */
export function restatedBeside(context: TurnContext, { clause }: Frame): Restated | undefined {
  const others = context.told.filter((one) => one.clause !== clause && one.predicate !== undefined);
  return firstRestated(context, others.toReversed());
}

const longestFor = ({ level }: TurnContext) => (level === 'advanced' ? LONGEST_ADVANCED : LONGEST);

const QUOTES = /["“”「『]/u;

type OfFrame<Value> = (context: TurnContext, frame: Frame) => Value;

/** What is asked for often in a turn is worked out once of each clause. */
function onceATurn<Value>(compute: OfFrame<Value>): OfFrame<Value> {
  const known = new WeakMap<Frame, { readonly of: TurnContext['said']; readonly value: Value }>();
  return (context, frame) => {
    const before = known.get(frame);
    if (before?.of === context.said) return before.value;
    const value = compute(context, frame);
    known.set(frame, { of: context.said, value });
    return value;
  };
}

/** The clause from the tutor’s side; undefined where it may have a mistake or is no sentence by itself. */
export const turnedClause = onceATurn(turned);

function turned(context: TurnContext, frame: Frame): string | undefined {
  const { core } = context.setting;
  // 她把“思念”写成了“恩念” has lost its words.
  if (QUOTES.test(context.said.raw) && !context.said.raw.includes(frame.clause)) return undefined;
  const clause = withSubject(context, frame, frame.clause.replace(LAUGHTER_OR_PARTICLE, ''));
  if (isPutTogether(context, frame) || isOfTheTalk(frame.clause)) return undefined;
  if (frame.isSupposed || clause.length < SHORTEST || clause.length > longestFor(context)) return undefined;
  if (!SOUND.test(clause) || NOT_TURNED.test(clause) || UNFINISHED.test(clause)) return undefined;
  if (isOfSomebodyBefore(context, frame, clause) || isHalf(context, frame)) return undefined;
  if (isNoNews(frame) || SELF_BLAME.test(clause) || isOfNobodyNamed(frame, clause)) return undefined;
  if (COMPANION_BEHIND.test(clause) || GREETING.test(clause) || TIME_BEHIND.test(clause)) return undefined;
  if (isReported(context, frame) || goesOnQuoted(context, frame) || isAskedAlong(context, frame.clause))
    return undefined;
  const right = soundForm(core.lexicon, clause);
  if (right === undefined) return undefined;
  const tokens = tokensOf(core.lexicon, right);
  if (!isWhole(tokens, BELIEVED.has(context.level))) return undefined;
  return usualness(tokens) < LEAST_USUAL[context.level] + (tokens.length < LONG ? 0 : IF_LONG)
    ? undefined
    : right.replace(/[我你]/gu, (one) => (one === '我' ? '你' : '我'));
}

/** Whether a sentence that was mended is right in all its clauses, as far as the checker and their usualness tell. */
export function readsRight({ setting: { core }, level }: TurnContext, sentence: string): boolean {
  const { lexicon } = core;
  if (findingsIn(lexicon, sentence).length > 0) return false;
  return sentence.split(/[，,]/u).every((clause) => {
    const tokens = tokensOf(lexicon, clause);
    const least = LEAST_USUAL[level] + (tokens.length < LONG ? 0 : IF_LONG);
    return clause.length >= SHORTEST && !isDoubted(lexicon, clause) && usualness(tokens) >= least;
  });
}

/** With its mistakes mended; undefined where it may have one that nobody can mend. */
function soundForm(lexicon: Lexicon, clause: string): string | undefined {
  const found = findingsIn(lexicon, clause);
  const right = found.reduceRight(
    (text, { start, end, correction }) => text.slice(0, start) + correction + text.slice(end),
    clause,
  );
  return (found.length > 0 && findingsIn(lexicon, right).length > 0) || isDoubted(lexicon, right)
    ? undefined
    : right;
}

const HURT_UNNAMED = /^[^我咱他她它们人谁]*(?:伤|病|死|疼|断|废)[^我咱他她它们人谁]*$/u;
/** 后来膝盖受伤就废了, of somebody who is not named in it. */
function isOfNobodyNamed(frame: Frame, clause: string): boolean {
  const isNamed = mentionsIn(frame).some(({ kind }) => kind === 'person' || kind === 'animal');
  return frame.who.role === 'other' && !isNamed && HURT_UNNAMED.test(clause);
}

/** 不是懒，是累: half of it says nothing. */
function isHalf({ said: { raw } }: TurnContext, { clause }: Frame): boolean {
  return (
    /不是|不光|不但|不仅|与其|除了/u.test(clause) &&
    /^，(?:而|还|也)?(?:是|不如)/u.test(raw.slice(raw.indexOf(clause) + clause.length))
  );
}

/** 有个老人站在门前，一直在扫地: who is not named again is not the learner. */
export function isOfSomebodyBefore(
  { said: { raw } }: { readonly said: Pick<TurnContext['said'], 'raw'> },
  frame: Frame,
  clause = frame.clause,
): boolean {
  if (/[我咱他她它]/u.test(clause) || frame.who.role !== 'learner') return false;
  const before = raw.slice(0, Math.max(0, raw.indexOf(frame.clause)));
  const sentence = before.split(/[。！？!?；;\n]/u).at(-1) ?? '';
  return /有(?:一)?(?:个|位|只|些|群)|[那这]位|[他她它]|客人|老人|病人|学生|孩子/u.test(sentence);
}

/** 作者来信说：这不是我写的: whose words they are stands before. */
function isReported({ said: { raw } }: TurnContext, { clause }: Frame): boolean {
  const at = raw.indexOf(clause);
  return at > 0 && /(?<!我)(?:说|问|写道|回信|喊|告诉[我你他她])[：:]\s*$/u.test(raw.slice(0, at));
}

/** Of 我的店叫“月亮” the clause has lost its end. */
function goesOnQuoted({ said: { raw } }: TurnContext, { clause }: Frame): boolean {
  const at = raw.indexOf(clause);
  return at >= 0 && /^\s*["“‘「『《]/u.test(raw.slice(at + clause.length));
}

/** Of 我想学一个 prato fácil the clause was made word by word: a sentence only where all of it is known and begins as one. */
function isPutTogether({ said }: TurnContext, { clause }: Frame): boolean {
  if (!/(?<!\p{L})\p{Ll}{2}/u.test(said.raw) || said.raw.includes(clause)) return false;
  // My wife is pregnant takes no 是.
  const isCopied = clause.includes('是') && !said.raw.includes('是');
  const isOwn = /^我(?!们?的)们?\p{Script=Han}{2}/u.test(clause) && !/[和跟][我你他她]们?$/u.test(clause);
  return isCopied || !isOwn || clause.includes(UNKNOWN);
}

/** 学了三年 at the head of a text is of the learner. */
function withSubject(
  { said, state: { listening } }: TurnContext,
  { predicate, at, who }: Frame,
  clause: string,
): string {
  // 一直在扫地, of the old man who was named before it.
  if (
    who.role === 'noun' &&
    !clause.includes(who.noun.zh) &&
    !/[我你您他她它谁]/u.test(clause) &&
    !EXISTS.test(clause)
  )
    // 修不好了, after the neighbour was spoken of, is of the computer.
    return !said.raw.includes(who.noun.zh)
      ? clause
      : `${who.noun.noun?.your?.zh.replace(/^你/u, '我') ?? who.noun.zh}${clause}`;
  const isOwn =
    predicate !== undefined &&
    (at.start === 0 || AT_A_PLACE.test(clause)) &&
    who.role === 'learner' &&
    !/[我你您他她它]/u.test(clause);
  const isFirst = said.raw.startsWith(clause) || AT_A_PLACE.test(clause) || goesOnOfMe(said.raw, clause);
  // 带着两个孩子, after a question about the sister: it may be of either.
  const isOpen =
    listening.about !== undefined && listening.seeks !== undefined && said.raw.startsWith(clause);
  const longest = AT_A_PLACE.test(clause) ? LONGEST : LONGEST_WITHOUT;
  return isOwn && clause.length <= longest && !EXISTS.test(clause) && isFirst && !isOpen
    ? `我${clause}`
    : clause;
}

/** 我在公园跑步，摔倒了: the clause before is of the learner, and of nobody else. */
function goesOnOfMe(raw: string, clause: string): boolean {
  // 我买了一张旧钢琴，很便宜: the piano is.
  if (!/[了过]/u.test(clause) || /^(?:很|太|非常|真|特别|有点|都|也|还|不|没)/u.test(clause)) return false;
  const at = raw.indexOf(clause);
  const before =
    raw
      .slice(0, Math.max(0, at))
      .split(/[。！？!?；;\n]/u)
      .at(-1) ?? '';
  const last = before.split(/[，,]/u).at(-2) ?? '';
  return (
    /^(?:[今昨前]天|今晚|昨晚|早上|晚上|周末|刚才)?我(?!的|们|[爸妈哥姐弟妹])/u.test(last) &&
    !/[他她它]/u.test(before)
  );
}

/** 在里斯本一家酒店工作 stands behind a name, and is of who told it. */
const AT_A_PLACE = /^(?:现在|目前|一直)?在\p{L}{1,12}(?:工作|上班|上学|读书|学习|生活|住|教|做|当|开)/u;

/** In characters; what is longer may be of anybody: 跑得慢当不了记者. */
const LONGEST_WITHOUT = 8;

/** 有一个老人 is nobody's. */
const EXISTS = /^(?:[没]?有|是|不是)|的是/u;

const SUBJECT = /^[nr]/u;
const VERB = /^[va]/u;
/** 我学中文只是 goes on. */
const CUT = /^[dcp]/u;

/** Who knows so much Chinese has words that are rare. */
const BELIEVED: ReadonlySet<Level> = new Set(['intermediate', 'advanced']);

/** 昨天有个客人半夜打电话: who it is of stands behind. */
const THERE_IS =
  /^(?:[昨今前]天|昨晚|上个?(?:星期|周|月)|有一[次天])?(?:我们[^，]{1,5})?有一?[个位只条家](?=\p{Script=Han}{4})/u;
const NUMBERED = /[零一二三四五六七八九十百两\d]/u;

/** Whether somebody or something stands before what is said of it. */
function isWhole(tokens: readonly Token[], isBelieved: boolean): boolean {
  const verb = tokens.findIndex(({ pos }) => VERB.test(pos[0] ?? ''));
  // 你儿子五岁 says something without a verb, 你同事田中 does not.
  if (verb < 0) return NUMBERED.test(tokens.map(({ text }) => text).join(''));
  const isThere = THERE_IS.test(tokens.map(({ text }) => text).join(''));
  const subject = isThere || tokens.slice(0, verb).some(({ pos }) => SUBJECT.test(pos[0] ?? ''));
  const isCut = CUT.test(tokens.at(-1)?.pos[0] ?? '');
  return (
    subject && !isCut && (isBelieved || tokens.every(({ isRare, text }) => !isRare || text.endsWith('人')))
  );
}
