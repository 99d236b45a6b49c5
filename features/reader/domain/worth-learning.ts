// Which unknown words of a text are worth learning first: those that stand in it often and that learners need soonest.

import type { CountedWord, TextWord } from './text-words.ts';

export type UnknownWord = CountedWord & {
  /** Of HSK 3.0, 7 for 7–9 and for what no list has. */
  readonly band: number;
};

const HARDEST = 7;
/** As much as a reader can take along from one text. */
const MOST = 8;

type Params = {
  readonly words: readonly CountedWord[];
  readonly isKnown: (word: TextWord) => boolean;
  readonly bandOf: (word: string) => number | undefined;
};

export function wordsWorthLearning({ words, isKnown, bandOf }: Params): UnknownWord[] {
  return words
    .filter((word) => !isKnown(word))
    .map((word) => ({ ...word, band: bandOf(word.word) ?? HARDEST }))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.band - b.band)
    .slice(0, MOST);
}

/** A word that is a band easier is worth as much as one that stands there once more. */
const worthOf = ({ count, band }: UnknownWord): number => count - band;
