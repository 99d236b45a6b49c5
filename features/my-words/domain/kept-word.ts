// What can stand on a learner's list: a word in simplified or traditional characters, in one reading.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';

export const WORD_MAX = 24;
export const CONTEXT_MAX = 300;
/** A whole field of a deck; a longer one is folded where it is shown. */
export const MEANING_MAX = 2000;
/** Longer than any word, and than the meaning of one. */
export const SEARCH_MAX = 60;
/** Beyond what anybody learns in a lifetime; a script would go on. */
export const LIST_MAX = 20_000;

/** Words that are changed in one call. */
export const CHANGED_MAX = 200;

const HAS_HANZI = /\p{Script=Han}/u;
const WORD = /^[\p{Script=Han}〇·A-Za-z0-9]+$/u;
const SYLLABLE = /^(?:[a-z]{1,6}[1-5]|[A-Za-z0-9·]+)$/i;

/** Of the name of a deck, with the decks above it, and of a tag. */
export const LABEL_MAX = 100;

/** What a deck says of a word beside what it means: where it belongs, and how it has written it and called its files. */
export const LABEL_KINDS = ['deck', 'tag', 'note', 'spelling', 'sound', 'picture'] as const;
export type WordLabels = {
  readonly decks: readonly string[];
  readonly tags: readonly string[];
  /** By which its program knows it again. */
  readonly notes: readonly string[];
  /** Its pinyin as it stands there, with its own blanks, capitals and tones. */
  readonly spellings: readonly string[];
  /** What its recording and its picture are called there. */
  readonly sounds: readonly string[];
  readonly pictures: readonly string[];
};
export const UNLABELLED: WordLabels = {
  decks: [],
  tags: [],
  notes: [],
  spellings: [],
  sounds: [],
  pictures: [],
};

export type WordReading = { readonly word: string; readonly pinyin: string };

/** The word and its reading with single spaces; `word_invalid` for what no dictionary could have told. */
export function checkWord({ word, pinyin }: WordReading): Result<WordReading, Failure<'word_invalid'>> {
  const syllables = pinyin.trim().split(/\s+/);
  const isWord = WORD.test(word) && HAS_HANZI.test(word) && Array.from(word).length <= WORD_MAX;
  if (!isWord || !syllables.every((syllable) => SYLLABLE.test(syllable))) return err('word_invalid');
  return ok({ word, pinyin: syllables.join(' ') });
}
