// The public face of the words' pages: Chinese whose words open their card, the tag of a level, and writing by hand.

export { WordToKeep } from './list/word-to-keep.tsx';
export { OwnPicture } from './own/own-picture.tsx';
export { wordsBrought } from './queries.ts';
export { ChineseWords } from './tappable/chinese-words.tsx';
export type { ChildWords } from './words/for-child.ts';
export { HskTag } from './words/hsk-tag.tsx';
export { meaningOfWord, type WordMeaning } from './words/meaning-of-word.ts';
export { type TaughtMeaning, TaughtMeanings } from './words/taught-meanings.ts';
export { LazyWriteWord } from './writing/lazy-write-word.tsx';
