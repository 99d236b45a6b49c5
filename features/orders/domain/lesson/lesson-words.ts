// The words of what somebody buys: of the things first, then of what was written about them, each where it stood.

import { levelOfWord } from '../../../../chinese/levels/index.ts';
import { type Lexicon, segment } from '../../../../chinese/words/index.ts';
import { withoutNames } from '../../../my-words/domain/index.ts';

export type LessonWord = {
  /** Simplified characters. */
  readonly word: string;
  /** Numbered pinyin, a space between syllables. */
  readonly pinyin: string;
  /** The name or the sentence that it stands in. */
  readonly context: string;
};

type Reading = {
  readonly lexicon: Lexicon;
  readonly readingOf: (word: string, sentence: string) => string;
  /** Of shops and people in the texts, which are learnt by nobody. */
  readonly names?: readonly string[];
};

/** As many as one sits down with. */
const MOST = 24;
const SENTENCE = /[^。！？!?\n]+[。！？!?]?/g;
const CONTEXT_MOST = 120;

/** What stands in the first lists of every course (的, 是, 我) is no word of a purchase. */
const FIRST_BAND = 1;

export function lessonWords(texts: readonly string[], { lexicon, readingOf, names }: Reading): LessonWord[] {
  const found = new Map<string, LessonWord>();
  for (const context of texts.flatMap((text) => text.match(SENTENCE) ?? [])) {
    const sentence = context.trim().slice(0, CONTEXT_MOST);
    for (const each of withoutNames(sentence, names).flatMap((part) => segment(lexicon, part))) {
      const word = each.simplified;
      if (each.kind !== 'word' || found.has(word) || !/^\p{Script=Han}+$/u.test(word)) continue;
      if ((levelOfWord(lexicon, each)?.band ?? 0) <= FIRST_BAND) continue;
      const pinyin = readingOf(word, sentence);
      if (pinyin !== '') found.set(word, { word, pinyin, context: sentence });
    }
  }
  return [...found.values()].slice(0, MOST);
}
