// What reading a text to its end tells the log: that it was read, and weak evidence for words that nobody had to look up.

import { ANSWER_MAX, itemOf, type LearningFact, wordItem } from '../../learning-events/domain/index.ts';
import { type CountedWord, type TextWord, textWordKey } from './text-words.ts';

export type ReadSentence = {
  readonly words: readonly CountedWord[];
  /** Its translation was shown. */
  readonly isTranslated: boolean;
};

export type Reading = {
  readonly sentences: readonly ReadSentence[];
  /** Words whose card was opened. */
  readonly lookedUp: ReadonlySet<string>;
  /** By the log: by answers, not by a placement or the level that the learner named. */
  readonly isKnown: (word: TextWord) => boolean;
  /** Of all the words of the text, with those that are only probably known: 0 to 1. */
  readonly share: number;
  /** Of the questions; both 0 where none was asked. */
  readonly right: number;
  readonly asked: number;
  /** Each of them, in their order. */
  readonly answers?: readonly { readonly isRight: boolean; readonly answer: string }[];
};

/** Who misses more than one question has not understood the text: then it says nothing about its words. */
export const isUnderstood = ({ right, asked }: Pick<Reading, 'right' | 'asked'>): boolean =>
  asked - right <= 1;

/** A text of which fewer words are known is far above the reader: that they went through it tells nothing. */
const LEAST_SHARE = 0.8;

/**
 * Words known when they were met, in a sentence that was read without its translation. What was unknown stays so: it may
 * have been guessed, or passed over.
 */
export function wordsRead(reading: Reading): TextWord[] {
  if (!isUnderstood(reading) || reading.share < LEAST_SHARE) return [];
  const { sentences, lookedUp, isKnown } = reading;
  const read = sentences
    .filter(({ isTranslated }) => !isTranslated)
    .flatMap(({ words }) => words)
    .filter((word) => !word.isCompound && !lookedUp.has(word.word) && isKnown(word));
  return Array.from(new Map(read.map((word) => [textWordKey(word), word])).values());
}

type ReadingFact = LearningFact & {
  readonly source: 'reading';
  readonly sourceId: string;
  readonly partId: string;
};

/** `textId`: of a graded text, which is then read; undefined for a text of one's own, which the log does not name. */
export function readingFacts(textId: string | undefined, reading: Reading): ReadingFact[] {
  const { right, asked, answers = [] } = reading;
  const place = { aided: 'none', tookMs: null, source: 'reading', sourceId: textId ?? 'own' } as const;
  const words = wordsRead(reading).map(({ word, reading: read }) => ({
    ...place,
    skill: 'recognise' as const,
    item: wordItem(word, read),
    outcome: 'right' as const,
    answer: '',
    partId: 'word',
  }));
  if (textId === undefined) return words;
  return [
    ...words,
    ...answers.map(({ isRight, answer }, number) => ({
      ...place,
      skill: 'recognise' as const,
      item: itemOf('question', `${textId}/${number + 1}`),
      outcome: isRight ? ('right' as const) : ('wrong' as const),
      answer: answer.slice(0, ANSWER_MAX),
      partId: 'question',
    })),
    {
      ...place,
      skill: 'recognise',
      item: itemOf('text', textId),
      outcome: isUnderstood(reading) ? 'right' : 'near',
      answer: `${right}/${asked}`.slice(0, ANSWER_MAX),
      partId: 'end',
    },
  ];
}
