// How a word is read.

import { spellWord, toMarks } from '../../../../chinese/sounds/index.ts';
import { type Lexicon, lookUp, segment } from '../../../../chinese/words/index.ts';

const TONES = { zh: ['', '第一声', '第二声', '第三声', '第四声', '轻声'] } as const;

/** Syllables in numbered pinyin; undefined where nobody knows. */
export function syllablesOf(lexicon: Lexicon, word: string): string[] | undefined {
  const whole = lookUp(lexicon, word)?.readings[0];
  if (whole !== undefined) return whole.split(' ');
  const parts = segment(lexicon, word).map(({ text }) => lookUp(lexicon, text)?.readings[0]);
  return parts.some((part) => part === undefined)
    ? undefined
    : parts.flatMap((part) => part?.split(' ') ?? []);
}

/** zànglǐ. */

export function pinyinOf(lexicon: Lexicon, word: string): string | undefined {
  const syllables = syllablesOf(lexicon, word);
  return syllables && spellWord(syllables);
}

/** The tones of so many syllables are told in words. */
const MOST_TONES = 2;

export type Reading = {
  readonly pinyin: string;
  /** Of one or two characters. */
  readonly tone: string | undefined;
  /** Other readings of a character alone. */
  readonly others: readonly string[];
};

/** `within`: the word in which a character is meant. */
export function readingOf(lexicon: Lexicon, word: string, within: string | undefined): Reading | undefined {
  const at = within?.indexOf(word) ?? -1;
  const whole = within === undefined || at < 0 ? undefined : syllablesOf(lexicon, within);
  const inside = whole?.length === within?.length ? whole?.slice(at, at + word.length) : undefined;
  // 榴 in 石榴 has lost its tone there: which tone it has, it says alone.
  const isNeutral = inside?.length === 1 && (inside[0] ?? '').endsWith('5');
  const syllables = (isNeutral ? undefined : inside) ?? syllablesOf(lexicon, word);
  if (syllables === undefined) return undefined;
  const [only = ''] = syllables;
  const isAlone = word.length === 1 && syllables.length === 1;
  const isShort = word.length === syllables.length && syllables.length <= MOST_TONES;
  const tone = isShort
    ? syllables.map((syllable) => TONES.zh[Number(syllable.at(-1))] ?? '').join('、')
    : undefined;
  const all = isAlone && inside === undefined ? (lookUp(lexicon, word)?.readings ?? []) : [];
  return {
    pinyin: spellWord(syllables),
    tone,
    others: all
      .filter((reading) => reading !== only && !reading.includes(' '))
      .slice(0, 2)
      .map(toMarks),
  };
}
