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
  return simplified.length === 1 || isListed(simplified) ? word : { ...word, isCompound: true };
}

export const textWordKey = ({ word, reading }: TextWord): string => `${word} ${reading}`;

/** Each word once, as they come. */
export function countWords(words: readonly Annotated[], isListed: IsListed): CountedWord[] {
  const counted = new Map<string, TextWord & { count: number }>();
  for (const each of words) {
    const word = textWordOf(each, isListed);
    if (!word) continue;
    const known = counted.get(textWordKey(word));
    if (known) known.count += 1;
    else counted.set(textWordKey(word), { ...word, count: 1 });
  }
  return Array.from(counted.values());
}
