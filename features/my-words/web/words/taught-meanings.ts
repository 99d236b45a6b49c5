// What the place teaches that its words mean, as a lesson does: on their card that comes before the dictionary.

import { createContext } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';

export type TaughtMeaning = {
  readonly word: string;
  /** Numbered syllables with a space between them. */
  readonly pinyin: string;
  readonly meaning: string;
  readonly language: Locale;
};

export const TaughtMeanings = createContext<readonly TaughtMeaning[]>([]);

/** Of a word that is taught in two readings, that of the one in the text. */
export function taughtMeaning(
  taught: readonly TaughtMeaning[],
  { word, readings }: { readonly word: string; readonly readings: readonly string[] },
): TaughtMeaning | undefined {
  const ofWord = taught.filter((each) => each.word === word && each.meaning !== '');
  return ofWord.find(({ pinyin }) => pinyin === readings.join(' ').toLowerCase()) ?? ofWord[0];
}
