// Finds the words of the classes in a clause: predicates first, longest first, then nouns in what is left.

import { type Lexicon, lookUp, segment, toSimplified } from '../../../chinese/words/index.ts';
import { FAMILY } from '../../../content/schema/listening/frame.ts';
import type { Predicate } from '../../../content/schema/listening/predicate.ts';
import { isCalled } from '../text/called.ts';
import type { NounMention, Place } from './frame.ts';
import { foldForeign, type VerbEntry, type WordIndex } from './word-index.ts';

export type PredicateMention = Place & {
  readonly predicate: Predicate;
  readonly word: string;
  /** The class of its object, where the word is of the predicate only with one. */
  readonly object: string | undefined;
};

export type FoundWords = {
  readonly text: string;
  readonly predicates: readonly PredicateMention[];
  readonly nouns: readonly NounMention[];
};

/** An object stands within so many characters behind its verb. */
const REACH = 12;
/** One character that weighs much with its object has it near: 得伤 does not stand in 得弄得满手是伤, nor 想爸爸 in 想写一本关于爸爸的书. */
const NEAR = 4;
const WEIGHS_MUCH = 5;

/** `spokenOf`: who a pronoun stands for, where somebody was named before; `implied`: who a clause without a subject is of. */
export function findWords(
  lexicon: Lexicon,
  index: WordIndex,
  clause: string,
  spokenOf?: NounMention,
  implied?: NounMention,
): FoundWords {
  const text = toSimplified(lexicon, clause).replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const starts = startsIn(lexicon, text);
  const all = nounsIn(index, text, starts, []);
  const isPronoun = spokenOf !== undefined && /^[他她它](?!们)/u.test(text);
  const about = isPronoun
    ? [{ ...spokenOf, start: 0, end: 1 }]
    : implied === undefined
      ? []
      : [{ ...implied, start: 0, end: 0 }];
  const predicates = predicatesIn(index, text, starts, [...about, ...all]).filter(
    // 在里约 invites nobody.
    (found) => !isAlsoGiven(text, found) && !all.some((noun) => isPartOf(found, noun)),
  );
  const spans = predicates.filter(({ object }) => object === undefined);
  const chinese = ownersIn(lexicon, text, nounsIn(index, text, starts, spans));
  return {
    text,
    predicates,
    nouns: [...chinese, ...foreignNouns(index, text)],
  };
}

/** 还给我发了一张照片, 还给了我一束花: nothing is given back. */
const ALSO_GIVEN = /^还给(?:[我你他她它]们?[发打买做写送讲看带拍唱]|了[我你他她它])/u;

function isAlsoGiven(text: string, { word, start }: PredicateMention): boolean {
  return word === '还给' && ALSO_GIVEN.test(text.slice(start));
}

function isPartOf({ start, end }: PredicateMention, noun: NounMention): boolean {
  const isLonger = noun.end - noun.start > end - start;
  return noun.kind === 'place' && isLonger && noun.start <= start && end <= noun.end;
}

/** Where words begin and end. */
function startsIn(lexicon: Lexicon, text: string): ReadonlySet<number> {
  return new Set([0, ...segment(lexicon, text).flatMap(({ start, end }) => [start, end])]);
}

function predicatesIn(
  index: WordIndex,
  text: string,
  starts: ReadonlySet<number>,
  nouns: readonly NounMention[],
): PredicateMention[] {
  const found: PredicateMention[] = [];
  for (let at = 0; at < text.length; ) {
    const hit = starts.has(at) ? predicateAt(index, text, at, { starts, nouns }) : undefined;
    if (hit !== undefined) found.push(hit);
    at = hit?.end ?? at + 1;
  }
  return found;
}

function predicateAt(
  { verbs, longestVerb }: WordIndex,
  text: string,
  at: number,
  { starts, nouns }: { readonly starts: ReadonlySet<number>; readonly nouns: readonly NounMention[] },
): PredicateMention | undefined {
  for (
    let length = Math.min(longestVerb.get(text.charAt(at)) ?? 0, text.length - at);
    length > 0;
    length -= 1
  ) {
    const word = text.slice(at, at + length);
    const entry = verbs.get(word)?.find((one) => fitsAround(one, { text, at, after: at + length }, nouns));
    if (entry === undefined || (length === 1 && !starts.has(at + 1)) || isPotential(text, at, word)) continue;
    if (UNTIL.test(text.slice(at)) || cutsVerb(verbs, text, { at, end: at + length }, starts)) continue;
    if (nouns.some(({ start, end }) => start === at && end > at + length)) continue;
    if (length === 1 && entry.predicate.stance !== 'neutral' && NAMED_SO.test(text.slice(0, at))) continue;
    if (!isNoun(text, at, word) && !isDegree(text, at, word))
      return { start: at, end: at + length, word, predicate: entry.predicate, object: entry.object };
  }
  return undefined;
}

type Span = { readonly text: string; readonly at: number; readonly after: number };

/** 爷爷走了, 爷爷走了三年了, but not 爷爷走了三公里, nor 爷爷走了过去. */
const NOTHING_MORE =
  /^(?:$|[以之]?后|的时候|的那|[0-9一二三四五六七八九十两几半好]+(?:年|个月|天|久)|很久|[吧啊呢])/u;

/** Whether what a word asks for stands before and behind it. */
function fitsAround(
  { object, subject, isLast, predicate }: VerbEntry,
  { text, at, after }: Span,
  nouns: readonly NounMention[],
): boolean {
  if (isLast && !NOTHING_MORE.test(text.slice(after))) return false;
  if (subject !== undefined && !nouns.some((noun) => noun.end <= at && isOf(noun, subject))) return false;
  if (object === undefined) return true;
  const isBrief = after - at === 1 && predicate.salience >= WEIGHS_MUCH;
  return nouns.some(
    ({ start, classId }) =>
      classId === object &&
      start >= after &&
      start <= after + (isBrief ? NEAR : REACH) &&
      !(isBrief && ACTS.test(text.slice(after, start))) &&
      !BESIDE.test(text.slice(after, start)),
  );
}

/** 想吃妈妈做的蛋糕, 想去看爸爸: what is done with it is wished for. */
const ACTS = /[是说写做弄吃喝看听玩学买去来回见请帮打送找陪坐用养种教知认]/u;
/** 想跟爸爸喝酒 does not miss him. */
const BESIDE = /[跟和与给对陪帮让请带]/u;

function isOf({ classId }: NounMention, wanted: string): boolean {
  return classId === wanted || (wanted === 'family' && FAMILY.includes(classId));
}

/** 我的工作, 这个工作: what is owned or pointed at is a noun. */
function isNoun(text: string, at: number, word: string): boolean {
  return word.length > 1 && /(?:的|[这那一]个|[这那]份|一份)$/u.test(text.slice(0, at));
}

/** 听不出来, 回不去: a direction after 不 or 得 belongs to the verb before it. */
const DIRECTIONAL = /^(?:[上下过出回进起]?[来去])$/u;
/** 一碗面端上来: nobody comes. */
const CARRIED = /[端拿搬跑走飞爬站坐放传拉推抬伸举递捡掉摔流]$/u;
const DIRECTION = /^(?:来|去|到|出来|起来|下去|回来)$/u;

function isPotential(text: string, at: number, word: string): boolean {
  if (DIRECTIONAL.test(word) && CARRIED.test(text.slice(0, at))) return true;
  return DIRECTION.test(word) && /[\p{Script=Han}][不得][出起下回进上过]?$/u.test(text.slice(0, at));
}

/** 很难 is not said in 很难过: there 难过 begins inside it. */
function cutsVerb(
  verbs: WordIndex['verbs'],
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  starts: ReadonlySet<number>,
): boolean {
  if (starts.has(end)) return false;
  const bounds = [...starts].toSorted((a, b) => a - b);
  const from = bounds.findLast((bound) => bound < end) ?? 0;
  const to = bounds.find((bound) => bound > end) ?? text.length;
  return from > at && verbs.has(text.slice(from, to));
}

/** 我是累西腓人: nobody is tired. */
const NAMED_SO = /(?:是|叫|来自|住在?|[去回到]了?|从|离开)$/u;

/** 到现在 is until now, and nobody arrives. */
const UNTIL = /^到(?:现在|今天|目前|底|处|最后|时候|[0-9一二三四五六七八九十]+[岁点月年号])/u;

/** 吵死了, 饿死我了: after a quality, 死 says no more than very. */
const VERY = /^死/u;
const QUALITY = /[吵累饿笑气热忙冷困疼吓烦渴急美甜辣慕恨臭酸苦晒痛丑贵乐挤爱受过]$/u;

function isDegree(text: string, at: number, word: string): boolean {
  return VERY.test(word) && QUALITY.test(text.slice(0, at));
}

function nounsIn(
  { nouns, longestNoun }: WordIndex,
  text: string,
  starts: ReadonlySet<number>,
  taken: readonly Place[],
): NounMention[] {
  const found: NounMention[] = [];
  for (let at = 0; at < text.length; ) {
    const hit =
      starts.has(at) && !taken.some(({ start, end }) => at >= start && at < end) ? longestAt(at) : undefined;
    if (hit !== undefined) found.push(hit);
    at = hit?.end ?? at + 1;
  }
  return found;

  function longestAt(start: number): NounMention | undefined {
    for (
      let length = Math.min(longestNoun.get(text.charAt(start)) ?? 0, text.length - start);
      length > 0;
      length -= 1
    ) {
      const zh = text.slice(start, start + length);
      const entry = zh === '早点' && SOONER.test(text.slice(start)) ? undefined : nouns.get(zh);
      // A single character inside a longer word of the lexicon is another word.
      if (entry !== undefined && (length > 1 || starts.has(start + length))) {
        const { id: classId, kind } = entry.nounClass;
        return { start, end: start + length, zh, classId, kind, noun: entry.noun, isOfOthers: false };
      }
    }
    return undefined;
  }
}

/** 早点睡 is sooner, and no breakfast. */
const SOONER = /^早点(?:儿)?(?!吃|铺|摊|店|很|好吃|$)\p{Script=Han}/u;

const FOREIGN_WORD = /\p{Script=Latin}{3,}/gu;

function foreignNouns({ foreign }: WordIndex, text: string): NounMention[] {
  return [...text.matchAll(FOREIGN_WORD)].flatMap(({ 0: word, index: start }) => {
    const entry = foreign.get(foldForeign(word));
    if (entry?.noun === undefined || isCalled(text, word, start)) return [];
    const { id: classId, kind } = entry.nounClass;
    const at = { start, end: start + word.length };
    return [{ ...at, zh: entry.noun.zh, classId, kind, noun: entry.noun, isOfOthers: false }];
  });
}

/** 一个孩子 that nobody has; 我有一个孩子 is the learner's. */
const ANYONE = /^(?!.*(?:我|有|养|是)).*(?:(?:[一那这某几两]|有)[个名位只]|[那这])$/u;

/** Whose a person is: 朋友的妈妈 and 他妈妈 are nobody's of the learner. */
function ownersIn(lexicon: Lexicon, text: string, nouns: readonly NounMention[]): NounMention[] {
  return nouns.map((noun, at) => {
    const before = nouns[at - 1];
    const isOwned =
      before !== undefined &&
      (before.kind === 'person' || before.kind === 'animal') &&
      text.slice(before.end, noun.start) === '的';
    const left = text.slice(0, noun.start);
    const isAnyone = (noun.kind === 'person' || noun.kind === 'animal') && ANYONE.test(left);
    const isFamily = FAMILY.includes(noun.classId);
    // 有一位奶奶每天给我留苹果: she is no grandmother of theirs.
    const isStranger =
      noun.classId === 'grandparent' &&
      /(?:^|[，,])(?:那儿|这儿|店里|病房里?)?有(?:一)?[位个]$|[一两三几这那]位$/u.test(left);
    const isTheirs = isFamily && (isNamedBefore(lexicon, left) || (THIRD.test(left) && !text.includes('我')));
    return {
      ...noun,
      isOfOthers: isOwned || isAnyone || isStranger || isTheirs || /[他她你您它]们?的?$/u.test(left),
    };
  });
}

/** 他怕太太伤心: it is his wife. */
const THIRD = /[他她]/u;

/** 田中的太太: what no dictionary has, and names, are people here. */
function isNamedBefore(lexicon: Lexicon, left: string): boolean {
  if (!left.endsWith('的')) return false;
  const owner = segment(lexicon, left.slice(0, -1)).at(-1)?.text ?? '';
  if (/^\p{Lu}\p{L}+$/u.test(owner)) return true;
  if (!/^\p{Script=Han}{2,}$/u.test(owner)) return false;
  const pos = lookUp(lexicon, owner)?.pos[0];
  return pos === undefined || pos.startsWith('nr');
}
