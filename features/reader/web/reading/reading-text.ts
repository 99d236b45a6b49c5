// A text as it is read: sentence by sentence, each with its words.

import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { type CountedWord, countWords, type IsListed, textWordKey } from '../../domain/index.ts';

export type Sentence = {
  readonly zh: string;
  /** In the learner's language; undefined where nobody has translated it. */
  readonly meaning?: string | undefined;
  /** Who says it, at the beginning of what they say. */
  readonly speaker?: string | undefined;
};

export type ReadingText = { readonly paragraphs: readonly (readonly Sentence[])[] };

export type Analysis = {
  /** Of each sentence, in their order. */
  readonly sentences: readonly (readonly CountedWord[])[];
  /** Of the whole text, each once. */
  readonly words: readonly CountedWord[];
};

export const isListedIn =
  (core: LanguageCore): IsListed =>
  (word) =>
    core.levelOf(word)?.isListed === true;

/** The words of a text: a few milliseconds for a page of it. */
export function analyse(core: LanguageCore, sentences: readonly Sentence[]): Analysis {
  const annotated = sentences.map(({ zh }) => core.annotate(zh));
  const isListed = isListedIn(core);
  return {
    sentences: annotated.map((words) => countWords(words, isListed)),
    words: countWords(annotated.flat(), isListed),
  };
}

/** The first sentence in which a word stands. */
export function contextOf(analysis: Analysis, sentences: readonly Sentence[], word: CountedWord): string {
  const at = analysis.sentences.findIndex((words) =>
    words.some((each) => textWordKey(each) === textWordKey(word)),
  );
  return sentences[at]?.zh ?? '';
}
