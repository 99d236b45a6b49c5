// What a slot such as {food}, {name} or {number} accepts at a place in the answer.

import type { Line } from '../../../content/schema/line.ts';
import type { WordLists } from '../../../content/schema/talks/talk.ts';
import { EVERYDAY_WORDS, PINYIN_SIGNS } from '../text/foreign.ts';
import { isHanzi, type Utterance } from '../text/utterance.ts';

/** A word found by a slot: where it ends (exclusive) and what it says in the three languages. */
export type SlotHit = { readonly end: number; readonly value: Line };

const LONGEST_ANY = 40;
const DIGITS = new Map([...'零一二三四五六七八九'].map((char, value) => [char, value] as const));
const UNITS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
/** 学生, 老师, 中国人, 狮子座: what follows 我是 without being a name. */
const NO_NAME_END = new Set('人生师员的了吗呢岁座');
/** A name ends before these: 李明很高兴认识你. 我很好 and 不知道 begin with one, so they are no names. */
const AFTER_A_NAME = new Set('我你您他她它是不没很也有在吗呢吧啊的了就请这那哪谁为怎想要会说吃喝看去叫喜');

export const FREE_SLOTS: ReadonlySet<string> = new Set(['name', 'number', 'any', 'homeland']);

/** All readings of a slot at `at`, the most likely first. */
export function slotHits(name: string, text: Utterance, at: number, words: WordLists): SlotHit[] {
  if (name === 'any') return anyHits(text, at);
  if (name === 'homeland') return anyHits(text, at).filter(({ value }) => mayBeHomeland(value.zh));
  if (name === 'name') return nameHits(text, at);
  if (name === 'number') return numberHits(text, at);
  if (name.startsWith('hanzi'))
    return text.hanzi >= Number(name.slice(5)) ? [{ end: at, value: same('') }] : [];
  return wordHits(name, text, at, words);
}

function same(text: string): Line {
  return { zh: text, en: text, pt: text };
}

function slice(text: Utterance, at: number, end: number): Line {
  return same(text.shown.slice(at, end).join('').trim());
}

function anyHits(text: Utterance, at: number): SlotHit[] {
  const hits: SlotHit[] = [];
  for (
    let end = at;
    end < Math.min(text.shown.length, at + LONGEST_ANY) && text.shown[end] !== '，';
    end += 1
  ) {
    hits.push({ end: end + 1, value: slice(text, at, end + 1) });
  }
  return hits;
}

/** All countries whose names end in 国 stand in the lists: 听国 is none. */
function mayBeHomeland(zh: string): boolean {
  const chars = [...zh];
  if (!chars.some(isHanzi)) return chars.length > 0;
  return chars.length > 1 && !/国人?$/u.test(zh);
}

function nameHits(text: Utterance, at: number): SlotHit[] {
  const latin = runEnd(text, at, (char) => /[\p{Script=Latin} ]/u.test(char), 24);
  if (latin > at) return isLatinName(text, at, latin) ? [{ end: latin, value: slice(text, at, latin) }] : [];
  const isWhat = (place: number) => text.shown[place] === '什' && text.shown[place + 1] === '么';
  const end = runEnd(
    text,
    at,
    (char, place) => isHanzi(char) && !AFTER_A_NAME.has(char) && !isWhat(place),
    5,
  );
  // 我姓金: nobody is called by a surname of one syllable alone.
  if (end - at < 2 || end - at > 4 || NO_NAME_END.has(text.shown[end - 1] ?? '')) return [];
  return [{ end, value: slice(text, at, end) }];
}

/** Anna, João Pedro; not "my name is", nor "wo jiao Anna" or "nihao". */
function isLatinName(text: Utterance, at: number, end: number): boolean {
  const parts = text.folded.slice(at, end).join('').trim().split(' ');
  const pinyin =
    at === 0 && parts.some((part) => PINYIN_SIGNS.has(part) && (parts.length > 1 || part.length > 3));
  return parts.length <= 3 && !pinyin && !parts.some((part) => EVERYDAY_WORDS.has(part));
}

function runEnd(
  text: Utterance,
  at: number,
  fits: (char: string, place: number) => boolean,
  longest: number,
): number {
  let end = at;
  while (end < at + longest && fits(text.shown[end] ?? '', end)) end += 1;
  return end;
}

function numberHits(text: Utterance, at: number): SlotHit[] {
  const digits = runEnd(text, at, (char) => /[0-9]/.test(char), 6);
  if (digits > at) return [{ end: digits, value: slice(text, at, digits) }];
  const end = runEnd(text, at, (char) => char === '两' || DIGITS.has(char) || UNITS.has(char), 8);
  if (end === at) return [];
  const zh = text.shown.slice(at, end).join('');
  const value = String(toNumber(zh));
  return [{ end, value: { zh, en: value, pt: value } }];
}

/** 两百三十五 → 235, 十二 → 12, 二零二六 → 2026. */
export function toNumber(zh: string): number {
  const chars = [...zh].map((char) => (char === '两' ? '二' : char));
  if (!chars.some((char) => UNITS.has(char)))
    return Number(chars.map((char) => DIGITS.get(char) ?? 0).join(''));
  let total = 0;
  let digit = 0;
  for (const char of chars) {
    const unit = UNITS.get(char);
    if (unit === undefined) digit = DIGITS.get(char) ?? 0;
    else {
      total += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    }
  }
  return total + digit;
}

function wordHits(list: string, text: Utterance, at: number, words: WordLists): SlotHit[] {
  const hits: SlotHit[] = [];
  for (const word of words[list] ?? []) {
    for (const form of [word.zh, ...word.also]) {
      const end = at + [...form].length;
      if (!startsWith(text, at, form) || isInside(text, at, end, words)) continue;
      const inText = word.inText ?? word;
      hits.push({ end, value: { zh: word.zh, en: inText.en, pt: inText.pt } });
    }
  }
  return hits.toSorted((a, b) => b.end - a.end);
}

function startsWith(text: Utterance, at: number, form: string): boolean {
  return [...form].every((char, index) => text.folded[at + index] === char);
}

type Forms = { readonly all: ReadonlySet<string>; readonly longest: number };
const formsOf = new WeakMap<WordLists, Forms>();

function allForms(words: WordLists): Forms {
  const known = formsOf.get(words);
  if (known !== undefined) return known;
  const all = new Set(
    Object.values(words)
      .flat()
      .flatMap(({ zh, also }) => [zh, ...also]),
  );
  const forms = { all, longest: Math.max(0, ...[...all].map((form) => [...form].length)) };
  formsOf.set(words, forms);
  return forms;
}

/** Whether the place is a part of a longer word of any list: there is no 牛 in 牛奶. */
function isInside(text: Utterance, at: number, end: number, words: WordLists): boolean {
  const { all, longest } = allForms(words);
  for (let from = Math.max(0, end - longest); from <= at; from += 1) {
    for (let to = Math.min(from + longest, text.folded.length); to >= end; to -= 1) {
      if (to - from > end - at && all.has(text.folded.slice(from, to).join(''))) return true;
    }
  }
  return false;
}
