// The words of a text: which, how read, how often. Names, numbers and signs are none.

import type { ReadWord } from '../../../chinese/sounds/index.ts';

/** A word in the reading that its place gives it: numbered pinyin, a space between syllables. */
export type TextWord = {
  readonly word: string;
  readonly reading: string;
  /** No list of HSK has it: it is put together of words that mean in it what they say (喝茶, 大雨). */
  readonly isCompound?: true;
};

/** Whether a list of HSK has the word. */
export type IsListed = (word: string) => boolean;

export type CountedWord = TextWord & {
  /** How often it stands in the text. */
  readonly count: number;
};

type Annotated = Pick<ReadWord, 'kind' | 'simplified' | 'readings'>;

/** Undefined for what is no word of the dictionary. */
export function textWordOf(
  { kind, simplified, readings }: Annotated,
  isListed: IsListed,
): TextWord | undefined {
  if (kind !== 'word') return undefined;
  const word = { word: simplified, reading: readings.join(' ') };
  const isOwn = simplified.length === 1 || (isListed(simplified) && !TRANSPARENT.test(simplified));
  return isOwn ? word : { ...word, isCompound: true };
}

/** Listed, and still nothing but their parts: 每天, 每次, 下面, 后边. */
const TRANSPARENT = /^(?:每.|[上下前后里外左右][面边])$/u;

/** Of one character, and seldom anything else after 小 and 老. */
const SURNAMES = new Set(
  '王李张刘陈杨赵吴周徐孙朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁沈任姚卢姜崔钟谭陆汪范廖贾夏韦付方邹孟秦邱江尹薛段雷侯陶黎贺顾郝龚邵钱严覃武戴莫孔汤',
);
const BEFORE_SURNAMES = new Set(['小', '老']);

/** 何 of 小何 is a name, whatever it means elsewhere. */
const isSurname = ({ simplified }: Annotated, before: Annotated | undefined): boolean =>
  before !== undefined && BEFORE_SURNAMES.has(before.simplified) && SURNAMES.has(simplified);

export const textWordKey = ({ word, reading }: TextWord): string => `${word} ${reading}`;

/** Each word once, as they come. */
export function countWords(words: readonly Annotated[], isListed: IsListed): CountedWord[] {
  const counted = new Map<string, TextWord & { count: number }>();
  for (const [at, each] of words.entries()) {
    const word = textWordOf(each, isListed);
    if (!word || isSurname(each, words[at - 1])) continue;
    const known = counted.get(textWordKey(word));
    if (known) known.count += 1;
    else counted.set(textWordKey(word), { ...word, count: 1 });
  }
  return Array.from(counted.values());
}
