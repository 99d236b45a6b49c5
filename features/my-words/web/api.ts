// The public face of the words' pages: Chinese whose words open their card, the tag of a level, and writing by hand.

export { HskTag } from './card/sections/hsk-tag.tsx';
export { OwnPicture } from './list/own-picture.tsx';
export { WordToKeep } from './list/word-to-keep.tsx';
export { wordsBrought } from './queries.ts';
export { ChineseWords } from './words/chinese-words.tsx';
export type { ChildWords } from './words/for-child.ts';
export { meaningOfWord, type WordMeaning } from './words/meaning-of-word.ts';
export { type TaughtMeaning, TaughtMeanings } from './words/taught-meanings.ts';
export { LazyWriteWord } from './writing/lazy-write-word.tsx';
