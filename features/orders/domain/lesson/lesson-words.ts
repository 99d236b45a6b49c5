// The words of what somebody buys: of the things first, then of what was written about them, each where it stood.

import { levelOfWord } from '../../../../chinese/levels/index.ts';
import { type Lexicon, segment, type Word } from '../../../../chinese/words/index.ts';
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
  /** Whether shops say so for one thing, such as 网面, which a dictionary takes for a net and a face. */
  readonly isTradeWord?: (text: string) => boolean;
  /** Of shops and people in the texts, which are learnt by nobody. */
  readonly names?: readonly string[];
};

/** As many as one sits down with. */
const MOST = 24;
const SENTENCE = /[^。！？!?\n]+[。！？!?]?/g;
const CONTEXT_MOST = 120;

/** What stands in the first lists of every course (的, 是, 我) is no word of a purchase. */
const FIRST_BAND = 1;

export function lessonWords(
  texts: readonly string[],
  { lexicon, readingOf, isTradeWord = () => false, names }: Reading,
): LessonWord[] {
  const found = new Map<string, LessonWord>();
  for (const context of texts.flatMap((text) => text.match(SENTENCE) ?? [])) {
    const sentence = context.trim().slice(0, CONTEXT_MOST);
    const pieces = withoutNames(sentence, names).flatMap((part) =>
      joinTradeWords(segment(lexicon, part), isTradeWord),
    );
    for (const piece of pieces) {
      const word = typeof piece === 'string' ? piece : piece.simplified;
      if (found.has(word) || !/^\p{Script=Han}+$/u.test(word)) continue;
      if (typeof piece !== 'string' && !isTaught(lexicon, piece)) continue;
      const pinyin = readingOf(word, sentence);
      if (pinyin !== '') found.set(word, { word, pinyin, context: sentence });
    }
  }
  return [...found.values()].slice(0, MOST);
}

const isTaught = (lexicon: Lexicon, word: Word): boolean =>
  word.kind === 'word' && (levelOfWord(lexicon, word)?.band ?? 0) > FIRST_BAND;

/** The longest word of the trade consists of so many words of the language. */
const JOINED_MOST = 4;

/** 网 and 面 beside each other are mesh; what is joined is text. */
function joinTradeWords(words: readonly Word[], isTradeWord: (text: string) => boolean): (Word | string)[] {
  const pieces: (Word | string)[] = [];
  for (let at = 0; at < words.length; ) {
    const sizes = Array.from({ length: JOINED_MOST - 1 }, (_, less) => JOINED_MOST - less);
    const textOf = (size: number) =>
      words
        .slice(at, at + size)
        .map(({ simplified }) => simplified)
        .join('');
    const size = sizes.find((most) => at + most <= words.length && isTradeWord(textOf(most)));
    const [word] = words.slice(at, at + 1);
    if (size !== undefined) pieces.push(textOf(size));
    else if (word) pieces.push(word);
    at += size ?? 1;
  }
  return pieces;
}
