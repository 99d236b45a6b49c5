// The public face of the rules of reading.

export { type Knowledge, knownShare, percentOf, toKnowledge } from './knowledge.ts';
export {
  checkOwnText,
  OWN_TEXT_MAX,
  OWN_TEXTS_MAX,
  OWN_TITLE_MAX,
  type OwnText,
  toParagraphs,
} from './own-text.ts';
export { type Reading, readingFacts, wordsRead } from './reading-events.ts';
export { type ListedText, TEXT_LIST_FILE, type TextFile, textFileOf, toTextFile } from './text-file.ts';
export {
  type CountedWord,
  countWords,
  type IsListed,
  type TextWord,
  textWordKey,
  textWordOf,
} from './text-words.ts';
export { type UnknownWord, wordsWorthLearning } from './worth-learning.ts';
