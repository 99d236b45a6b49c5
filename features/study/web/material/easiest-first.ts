// Which of several sentences with a word is the easiest for its learner: the one with the fewest other words that are new.

import type { Sentence } from '../../domain/exercises/index.ts';

type Reader = {
  /** Shown by the sentence, and no burden in it. */
  readonly word: string;
  readonly isKnown: (word: string) => boolean;
};

/** Of those with as many new words the shorter first. */
export function easiestFirst(sentences: readonly Sentence[], reader: Reader): readonly Sentence[] {
  const newIn = new Map(sentences.map((sentence) => [sentence, newWordsIn(sentence, reader)]));
  const burdenOf = (sentence: Sentence): number => newIn.get(sentence) ?? 0;
  return sentences.toSorted((a, b) => burdenOf(a) - burdenOf(b) || a.zh.length - b.zh.length);
}

function newWordsIn({ pieces, readings }: Sentence, { word, isKnown }: Reader): number {
  const words = new Set(pieces.filter((piece, at) => readings[at] !== '' && piece !== word));
  return [...words].filter((each) => !isKnown(each)).length;
}
