// The public face of the words' pages: Chinese whose words open their card, and the tag of a level.

export { HskTag } from './card/sections/hsk-tag.tsx';
export { ChineseWords } from './words/chinese-words.tsx';
