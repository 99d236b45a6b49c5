// How a word is read.

import { spellWord, toMarks } from '../../../../chinese/sounds/index.ts';
import { type Lexicon, lookUp, segment } from '../../../../chinese/words/index.ts';

const TONES = { zh: ['', '第一声', '第二声', '第三声', '第四声', '轻声'] } as const;

/** Syllables in numbered pinyin; undefined where nobody knows. */
function syllablesOf(lexicon: Lexicon, word: string): string[] | undefined {
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

export type Reading = {
  readonly pinyin: string;
  /** Of a character alone. */
  readonly tone: string | undefined;
  /** Other readings of a character alone. */
  readonly others: readonly string[];
};

/** `within`: the word in which a character is meant. */
export function readingOf(lexicon: Lexicon, word: string, within: string | undefined): Reading | undefined {
  const at = within?.indexOf(word) ?? -1;
  const whole = within === undefined || at < 0 ? undefined : syllablesOf(lexicon, within);
  const inside = whole?.length === within?.length ? whole?.slice(at, at + word.length) : undefined;
  const syllables = inside ?? syllablesOf(lexicon, word);
  if (syllables === undefined) return undefined;
  const [only = ''] = syllables;
  const isAlone = word.length === 1 && syllables.length === 1;
  const tone = isAlone ? TONES.zh[Number(only.at(-1))] : undefined;
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
